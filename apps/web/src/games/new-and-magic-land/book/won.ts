/** What settlers won, in the words of their stakes. */
import type { NmlEvent } from '@homestake/rules/new-and-magic-land'
import { festivalWords } from '../words/festival.ts'

type Line = { readonly event: { readonly type: string } }

/** @param lines those that still count, oldest first. What the opposition won is not told here. */
export const wonIn = (lines: readonly Line[]): string[] => {
  const won: string[] = []
  let gm: 'first' | 'second' | null = null
  for (const { event } of lines) {
    const happened = event as NmlEvent
    if (happened.type === 'conflict-declared')
      gm = happened.first === 'gm' ? 'first' : happened.second === 'gm' ? 'second' : null
    if (happened.type !== 'conflict-won' || happened.outcome.winner === null) continue
    const { winner } = happened.outcome
    if (winner !== gm) won.push(festivalWords.book.won(happened.names[winner], happened.stakes[winner]))
  }
  return won
}
