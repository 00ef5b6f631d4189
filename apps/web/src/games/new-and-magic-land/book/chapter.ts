/** A season is a chapter, and so is the Festival. */
import { nmlEvent } from '@homestake/rules/new-and-magic-land'
import { words } from '../words.ts'

export const chapterOf = (event: { readonly type: string }): string | null => {
  if (event.type !== 'season-opened' && event.type !== 'festival-opened') return null
  const parsed = nmlEvent.safeParse(event)
  if (!parsed.success) return null
  return words.seasons[parsed.data.type === 'season-opened' ? parsed.data.season : 'festival'].title
}
