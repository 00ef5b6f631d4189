/** Going down is a chapter: one delver, a party, a race. */
import { itEvent } from '@homestake/rules/inverted-tower'
import { words } from '../words.ts'

export const chapterOf = (event: { readonly type: string }): string | null => {
  if (event.type !== 'run-begun' && event.type !== 'race-begun') return null
  const parsed = itEvent.safeParse(event)
  if (!parsed.success) return null
  if (parsed.data.type === 'race-begun') return words.chapters.race(parsed.data.number)
  return parsed.data.type === 'run-begun' ? words.chapters.run(parsed.data.names) : null
}
