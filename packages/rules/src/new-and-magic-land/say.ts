/** What the chronicle and the live region say of an event: the verdict in words first, then the number, then its makings. */
import type { Names, Said } from '../contract/game.ts'
import type { SeatId } from '../table/ids.ts'
import type { NmlEvent } from './events.ts'
import type { EventsByType } from './rule.ts'
import { saysOfEndings } from './ending/say.ts'
import { saysOfFestival } from './festival/say.ts'
import { deed, line, quiet, turn, type Says } from './saying.ts'
import { saysOfScenes } from './scenes/say.ts'
import { seasonSecret } from './seasons/secret.ts'
import { otherSide } from './sides.ts'
import { SIDES, type PoolName, type RolledSide, type Why } from './state.ts'
import { nmlWords as words } from './words.ts'

const reasonOf = (why: Why): string => {
  switch (why.kind) {
    case 'always':
    case 'victory':
      return words.why[why.kind]
    case 'aspect':
    case 'drama':
      return why.text
    case 'relationship':
    case 'help':
      return words.why.tie(why.name, why.rating)
    case 'past':
      return words.why.past(why.text)
    default:
      return ((never: never) => never)(why)
  }
}

const rolled = ({ roll, names, whys, lower, pool, gm }: EventsByType['rolled']): Said => {
  const details = SIDES.flatMap((side) => makings(roll.sides[side], names[side], side === gm ? null : pool, whys))
  const { first, second } = roll.sides
  if (lower === null) {
    const total = first.hidden ? (second.hidden ? 0 : second.total) : first.total
    return line('roll', words.tie(names.first, names.second, total), details)
  }
  const winner = otherSide(lower)
  const won = roll.sides[winner]
  const lost = roll.sides[lower]
  if (lost.hidden)
    return line('roll', words.leadsOverHidden(names[winner], won.hidden ? 0 : won.total, names[lower]), details)
  return line(
    'roll',
    won.hidden ? words.hiddenLeads(names[winner], lost.total) : words.leads(names[winner], won.total, lost.total),
    details,
  )
}

/** What made a side's number up: the best die and the pool, then each die with what it was for. `pool` null: the GM's. */
const makings = (
  side: RolledSide,
  name: string,
  pool: PoolName | null,
  whys: EventsByType['rolled']['whys'],
): string[] => {
  if (side.hidden) return [words.hiddenSide(name, side.count)]
  const poolName = pool === null ? words.conflictPool : words.pool(pool)
  return [
    words.made(name, side.best, side.pool, poolName),
    ...side.dice.map(({ bundle, faces, value }) => {
      const why = whys[bundle]
      return words.dieFor(words.chain(faces, value), name, why === undefined ? '' : reasonOf(why))
    }),
  ]
}

const gathered = ({ what, name, helped }: EventsByType['dice-gathered']): Said =>
  what.why.kind === 'victory'
    ? deed(words.burnedVictory(name))
    : deed(words.gathered(helped === undefined ? name : words.helping(name, helped), what.dice, reasonOf(what.why)))

const won = (event: EventsByType['conflict-won'], names: Names): Said => {
  const { outcome, stakes } = event
  const called = (seat: SeatId): string => event.settlers[seat] ?? names.seat(seat)
  const details = [
    ...(event.victoryDice.length === 0 ? [] : [words.earned(event.victoryDice.map(called))]),
    ...event.weakened.map(({ seat, name, rating }) => words.weakened(called(seat), name, rating)),
    ...event.endings.map((seat) => words.storyEnds(called(seat))),
  ]
  if (outcome.winner === null) return turn(words.stalemate(event.names.first, event.names.second), details)
  const loser = event.names[otherSide(outcome.winner)]
  const why = { concession: [words.gaveIn(loser)], roll: [words.beaten(loser)], harvest: [] }[outcome.how]
  return turn(words.won(event.names[outcome.winner], loser, stakes[outcome.winner]), [...why, ...details])
}

const SAYS: Says<NmlEvent['type']> = {
  'pools-split': quiet,
  'settler-submitted': ({ name }) => turn(words.submitted(name)),
  'settler-approved': ({ name }) => turn(words.approved(name)),
  'settler-returned': ({ name, why }) => turn(words.returned(name, why)),
  'goal-set': ({ name, goal }) => deed(words.goal(name, goal)),
  'season-opened': ({ season, settlers, rating, supply, commitment }) =>
    turn(words.seasonOpened(season, settlers), [
      ...(rating === null || supply === null ? [] : [words.seasonNumbers(rating, supply)]),
      words.bound(commitment),
    ]),
  'rating-chosen': ({ rating, supply }) => line('secret', words.ratingChosen(rating, supply), []),
  'season-closing': () => turn(words.seasonClosing),
  'season-closed': ({ season, rating, supply, left, salt, commitment, sealedRolls }) =>
    turn(words.seasonClosed(season, rating, supply, left), [
      words.check(seasonSecret(rating, supply), salt, commitment),
      ...sealedRolls.map(({ throw: number, side }) =>
        words.sealedOpened(number, words.sums(side.best, side.pool, side.total)),
      ),
    ]),
  'opposition-prepared': quiet,
  'opposition-ticked': quiet,
  'opposition-dropped': quiet,
  'drama-spent': quiet,
  'supply-shown': quiet,
  'conflict-declared': ({ names, pool, stakes }) =>
    deed(words.declared(names.first, names.second, pool), [words.wants(names.first, stakes)]),
  'stakes-written': ({ name, stakes }) => deed(words.newStakes(name, stakes)),
  'opposition-named': quiet,
  'pool-chosen': quiet,
  'stakes-accepted': quiet,
  'stakes-agreed': ({ names, pool, stakes }) =>
    turn(
      words.agreed(names.first, names.second, pool),
      SIDES.map((side) => words.wants(names[side], stakes[side])),
    ),
  'conflict-dropped': ({ names }) => turn(words.dropped(names.first, names.second)),
  'dice-gathered': gathered,
  'past-revealed': ({ name, past }) => deed(words.pastRevealed(name, past)),
  'bundle-struck': ({ refused, name, why }) =>
    deed(refused ? words.refused(name, reasonOf(why)) : words.struck(name, reasonOf(why))),
  'complication-owed': quiet,
  'complication-written': ({ text }) => line('telling', words.complication(text), []),
  'ready-marked': quiet,
  rolled,
  'sealed-roll': ({ roll: { side } }) => line('secret', words.sealedRoll(side.total, side.best, side.pool), []),
  escalated: ({ side, stakes, names, paid, season }) =>
    deed(words.escalated(names[side], stakes), [
      ...paid.map(({ pool, left, name }) => words.paid(name, pool, left)),
      ...(season.paid ? [words.gmPaid(season.left)] : []),
    ]),
  'pool-spent': quiet,
  'pool-restored': quiet,
  'rest-marked': quiet,
  'harvest-burned': ({ names, side, deed: done, waiting }, { seat }) =>
    deed(words.burnedHarvest(names[side], done), waiting.length === 0 ? [] : [words.mayCounter(waiting.map(seat))]),
  'harvest-countered': ({ name }) => deed(words.countered(name)),
  'harvest-let-stand': quiet,
  'conflict-won': won,
  narrated: ({ text }) => line('telling', text, []),
  'relationship-raised': ({ relationship, whose, name, rating }) =>
    relationship === null ? null : deed(words.raised(whose, name, rating)),
  'ending-told': ({ text }) => line('telling', text, []),
  'conflict-closed': quiet,
  ...saysOfScenes,
  ...saysOfEndings,
  ...saysOfFestival,
}

const said = <T extends NmlEvent['type']>(type: T, event: EventsByType[T], names: Names): Said | null =>
  SAYS[type](event, names)

/** What is said of an event; `null`: nothing, it only changes the state. */
export const say = (event: NmlEvent, names: Names): Said | null => said(event.type, event, names)
