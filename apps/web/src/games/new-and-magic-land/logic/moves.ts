/** Whose move it is. */
import { type SeatId } from '@homestake/rules'
import { SIDES, type Conflict, type Principal } from '@homestake/rules/new-and-magic-land'

export type What =
  'write-stakes' | 'agree' | 'gather' | 'answer' | 'tie' | 'counter' | 'complication' | 'narrate' | 'gain' | 'ending'

export interface Move {
  readonly who: Principal
  readonly what: What
}

const owing = (record: Readonly<Record<SeatId, unknown>>, what: What, owes: (value: unknown) => boolean): Move[] =>
  (Object.entries(record) as [SeatId, unknown][]).flatMap(([who, value]) => (owes(value) ? [{ who, what }] : []))

const owedComplications = (conflict: Conflict): Move[] =>
  Object.values(conflict.complications).some(({ text }) => text === '') ? [{ who: 'gm', what: 'complication' }] : []

const sidesWho = (conflict: Conflict, what: What, lacks: (side: 'first' | 'second') => boolean): Move[] =>
  SIDES.filter(lacks).map((side) => ({ who: conflict.sides[side].principal, what }))

/** Everybody who is waited for, and what for: never empty while a conflict is open. */
export const movesOf = (conflict: Conflict): Move[] => {
  switch (conflict.stage) {
    case 'stakes': {
      const unwritten = sidesWho(conflict, 'write-stakes', (side) => conflict.sides[side].stakes === '')
      return unwritten.length > 0 ? unwritten : sidesWho(conflict, 'agree', (side) => !conflict.sides[side].accepted)
    }
    case 'gather':
      return [...sidesWho(conflict, 'gather', (side) => !conflict.sides[side].ready), ...owedComplications(conflict)]
    case 'result':
      return conflict.lower === null
        ? sidesWho(conflict, 'tie', (side) => !conflict.rests[side])
        : [{ who: conflict.sides[conflict.lower].principal, what: 'answer' }]
    case 'counter':
      return owing(conflict.waiting, 'counter', (waits) => waits === true)
    case 'rewards':
      return [
        ...(conflict.narrated ? [] : [{ who: conflict.narrator, what: 'narrate' } as const]),
        ...owing(conflict.gains, 'gain', () => true),
        ...owing(conflict.endings, 'ending', (waits) => waits === true),
        ...owedComplications(conflict),
      ]
    default:
      return ((never: never) => never)(conflict)
  }
}
