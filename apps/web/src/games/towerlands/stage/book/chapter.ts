/** A conflict is a chapter, with what is told after it. */
import { tlEvent } from '@homestake/rules/towerlands'
import { words } from '../../words.ts'

export const chapterOf = (event: { readonly type: string }): string | null => {
  if (event.type !== 'conflict-proposed' && event.type !== 'healing-asked') return null
  const parsed = tlEvent.safeParse(event)
  if (!parsed.success) return null
  if (parsed.data.type === 'healing-asked') return words.chapters.healing(parsed.data.name, parsed.data.called)
  if (parsed.data.type !== 'conflict-proposed') return null
  const { first, second } = parsed.data.sides
  return words.chapters.conflict(first.name, second.name)
}
