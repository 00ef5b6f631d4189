/** What a settler's player may do at the season's end and at the Festival. */
import type { TableView } from '../../house/house.ts'
import type { SeatId } from '../../table/ids.ts'
import type { NmlPlays, Settler } from '../state.ts'
import { oneOf, some, type Pick, type PlayCommand as Command } from './pick.ts'

/** The step that a settler is at, done in some way. */
export const atEnding = (view: TableView<NmlPlays>, seat: SeatId, settler: Settler, pick: Pick): Command[] => {
  const at = view.table.play.endings[seat]?.at
  switch (at?.step) {
    case 'roll':
      return [{ type: 'roll-victory' }]
    case 'tell':
      return [{ type: 'tell-goal', text: pick(2) === 0 ? '' : some(pick) }]
    case 'points': {
      const grit = pick(at.sixes + 1)
      return [{ type: 'split-gain', grit, heart: at.sixes - grit }]
    }
    case 'loss':
      return [{ type: 'choose-loss', pool: pick(2) === 0 ? 'grit' : 'heart' }]
    case 'relationship': {
      const other = oneOf(Object.keys(view.table.play.settlers) as SeatId[], pick) ?? null
      const grows = oneOf(Object.keys(settler.relationships), pick)
      return [
        { type: 'tie-new', name: some(pick), note: '', seat: null },
        { type: 'tie-new', name: '', note: some(pick), seat: other },
        ...(grows === undefined ? [] : [{ type: 'tie-grows' as const, relationship: grows }]),
      ]
    }
    case 'refresh':
      return [{ type: 'roll-refresh' }]
    case 'restore': {
      const grit = Math.min(settler.grit.spent, at.amount)
      const heart = Math.min(settler.heart.spent, at.amount - grit)
      return [
        { type: 'restore', grit, heart },
        { type: 'restore', grit: pick(settler.grit.spent + 1), heart: pick(settler.heart.spent + 1) },
      ]
    }
    case 'dream':
      return [{ type: 'settle-dream', dream: pick(3) === 0 ? some(pick) : settler.dream || some(pick) }]
    case 'last-words':
      return [{ type: 'tell-last-words', text: some(pick) }]
    default:
      return []
  }
}

/** One's turn at the Festival. */
export const atFestival = (view: TableView<NmlPlays>, seat: SeatId, pick: Pick): Command[] => {
  const { festival } = view.table.play
  if (festival === null || festival.turn !== seat) return []
  return [{ type: 'tell-feast', text: some(pick) }, { type: 'roll-harvest' }, { type: 'tell-fate', text: some(pick) }]
}
