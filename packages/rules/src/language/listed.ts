/** Names one after the other, as the language that is spoken joins them: “Ruth, Clement and Ines”. */
import { locale } from './spoken.ts'

const kept = new Map<string, Intl.ListFormat>()

export const listed = (items: readonly (string | number)[]): string => {
  const where = locale()
  const format = kept.get(where) ?? new Intl.ListFormat(where, { type: 'conjunction' })
  kept.set(where, format)
  return format.format(items.map(String))
}
