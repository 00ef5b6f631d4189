/** The season's end of one settler as the screen tells it (N-R48 to N-R54). */
import type {
  Ending,
  NmlOptions,
  NmlTable,
  PoolName,
  Relationship,
  SeasonEnd,
  Settler,
} from '@homestake/rules/new-and-magic-land'

/** The steps as the track shows them: `price` is what the Goal gave or cost. */
export const STOPS = ['goal', 'price', 'tie', 'rest', 'dream'] as const
export type Stop = (typeof STOPS)[number] | 'last-words'

const STOP_OF = {
  roll: 'goal',
  tell: 'goal',
  points: 'price',
  loss: 'price',
  relationship: 'tie',
  refresh: 'rest',
  restore: 'rest',
  dream: 'dream',
  'last-words': 'last-words',
} as const satisfies Record<Exclude<Ending['step'], 'done'>, Stop>

export interface Mark {
  readonly stop: Stop
  readonly mark: 'done' | 'now' | 'later'
}

/** The order of the stops: NA17 may put the price of a failed Goal behind the rest. */
const orderOf = (achieved: boolean | null, options: NmlOptions): Stop[] =>
  options.lossBeforeRefresh === 'off' && achieved === false
    ? ['goal', 'tie', 'rest', 'price', 'dream']
    : ['goal', 'price', 'tie', 'rest', 'dream']

/** @param out the story has ended on the way: what would have come is left out */
export const trackOf = ({ at, achieved }: SeasonEnd, options: NmlOptions, out: boolean): Mark[] => {
  const order = orderOf(achieved, options)
  const stops: Stop[] =
    out || at.step === 'last-words' ? [...order.slice(0, order.indexOf('price') + 1), 'last-words'] : order
  const now = at.step === 'done' ? stops.length : stops.indexOf(STOP_OF[at.step])
  return stops.map((stop, i) => ({ stop, mark: i < now ? 'done' : i === now ? 'now' : 'later' }))
}

export interface Loss {
  readonly pool: PoolName
  readonly left: number
  readonly of: number
  /** N-R5, NA17: it empties the pool, and the story ends. */
  readonly ends: boolean
}

/** N-R51: what either choice leaves. */
export const lossesOf = (settler: Settler): Loss[] =>
  (['grit', 'heart'] as const).map((pool) => {
    const { score, spent } = settler[pool]
    const left = Math.max(0, score - 1 - spent)
    return { pool, left, of: Math.max(0, score - 1), ends: left === 0 }
  })

/** NA18: what a tie gains at the season's end, two where it is to another settler in play. */
export const tieGain = (tie: Pick<Relationship, 'seat'>, play: NmlTable, options: NmlOptions): number => {
  const settler = tie.seat === null ? undefined : play.settlers[tie.seat]
  return settler?.stage === 'playing' && options.pcBonus === 'relationship' ? 2 : 1
}

/** N-R53: what all ties add to the die. */
export const tiesSum = (settler: Settler): number =>
  Object.values(settler.relationships).reduce((sum, { rating }) => sum + rating, 0)
