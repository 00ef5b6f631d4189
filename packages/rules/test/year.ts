/** A year on from a table of `given.ts`: seasons that end, the Festival, and the shortest way through both. */
import type { SeatId } from '../src/table/ids.ts'
import type { NmlOptions, PoolName } from '../src/new-and-magic-land/index.ts'
import { gm, gmFor, inSeason, type Play } from './given.ts'

/** The GM closes the scene, if one runs, and the season: the season's end begins. */
export const atEnd = (season: Play = inSeason()): Play => {
  const between = season.table.scene === null ? season : season.do(gm, { type: 'close-scene' })
  return between.do(gm, { type: 'close-season' })
}

/** A season's end at which one settler holds this many Victory Dice. */
export const atEndWith = (seat: SeatId, victoryDice: number, options: Partial<NmlOptions> = {}): Play =>
  atEnd(inSeason(options)).with(seat, (settler) => {
    settler.victoryDice = victoryDice
  })

/** One step of a settler's season's end, the plainest choice there is. */
const step = (play: Play, seat: SeatId, faces: readonly number[], pool: PoolName): Play => {
  const who = gmFor(seat)
  const at = play.table.endings[seat]?.at
  switch (at?.step) {
    case 'roll':
      return play.do(who, { type: 'roll-victory' }, faces)
    case 'tell':
      return play.do(who, { type: 'tell-goal', text: '' })
    case 'points':
      return play.do(who, { type: 'split-gain', grit: at.sixes, heart: 0 })
    case 'loss':
      return play.do(who, { type: 'choose-loss', pool })
    case 'relationship':
      return play.do(who, { type: 'tie-grows', relationship: 'r1' })
    case 'refresh':
      return play.do(who, { type: 'roll-refresh' }, [1])
    case 'restore':
      return play.do(who, { type: 'restore', grit: 0, heart: 0 })
    case 'dream':
      return play.do(who, { type: 'settle-dream', dream: play.settler(seat).dream })
    case 'last-words':
      return play.do(who, { type: 'tell-last-words', text: 'So it ends.' })
    default:
      return play
  }
}

/**
 * A settler goes on with the season's end up to a step, or through all of it.
 * @param faces of the Victory Dice; without any: all ones
 */
export const goOn = (
  play: Play,
  seat: SeatId,
  { to = 'done', faces, pool = 'heart' }: { to?: string; faces?: readonly number[]; pool?: PoolName } = {},
): Play => {
  let now = play
  const dice = faces ?? Array<number>(play.settler(seat).victoryDice).fill(1)
  while (now.table.endings[seat] !== undefined && now.table.endings[seat]?.at.step !== to) {
    const next = step(now, seat, dice, pool)
    if (next === now) throw new Error(`${seat} never comes to ${to}`)
    now = next
  }
  return now
}

/** Everybody through the whole season's end. */
export const throughEnd = (play: Play, pool: PoolName = 'heart'): Play =>
  (Object.keys(play.table.endings) as SeatId[]).reduce((now, seat) => goOn(now, seat, { pool }), play)

/** Another season, from its opening to its end, in which nothing happens. */
export const emptySeason = (play: Play, rating: number): Play =>
  throughEnd(atEnd(play.do(gm, { type: 'open-season', rating })))

/** After five seasons: the Festival may open. Goals are all missed, so points go, from ten-point pools. */
export const afterFive = (play: Play): Play => {
  const rich = (Object.keys(play.table.settlers) as SeatId[]).reduce(
    (now, seat) =>
      now.with(seat, (settler) => {
        settler.heart = { score: 10, spent: 0 }
      }),
    play,
  )
  return [1, 2, 3, 4, 5].reduce(emptySeason, rich)
}
