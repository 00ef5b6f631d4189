/** Days and times as people say them, in the language that the page speaks. */
import { locale } from '@homestake/rules/language'

const days = new Map<string, Intl.DateTimeFormat>()
const clocks = new Map<string, Intl.DateTimeFormat>()

const formatter = (kept: Map<string, Intl.DateTimeFormat>, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const where = locale()
  const format = kept.get(where) ?? new Intl.DateTimeFormat(where, how)
  kept.set(where, format)
  return format
}

/** @param at milliseconds since 1970 */
export const dayOf = (at: number): string =>
  formatter(days, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
/** @param at milliseconds since 1970 */
export const clockOf = (at: number): string => formatter(clocks, { hour: '2-digit', minute: '2-digit' }).format(at)
