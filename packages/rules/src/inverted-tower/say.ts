/** What the chronicle and the live region say of an event: the verdict in words first, then the number, then its makings. */
import type { Said } from '../contract/game.ts'
import type { ItEvent } from './events.ts'
import { passes } from './numbers.ts'
import { stretchLine } from './race/stretch-line.ts'
import { faceOf } from './rolls.ts'
import type { EventsByType } from './rule.ts'
import { deed, quiet, rolled, turn, type Says } from './saying.ts'
import type { Fallen } from './schemas.ts'
import { itWords as words } from './words.ts'

const facesOf = (dice: readonly Fallen[]): string[] =>
  dice.length === 0 ? [] : [words.dice(dice.flatMap(({ faces }) => faces))]

const together = (...sentences: readonly string[]): string => sentences.join(' ')

const entered = ({ room, found, healed, check, dice }: EventsByType['room-entered']): Said =>
  rolled(
    together(words.room(room, found), ...(healed.length === 0 ? [] : [words.rested(healed.map(({ hp }) => hp))])),
    [
      check === null ? words.lastRoom : words.checked(faceOf(check), passes(faceOf(check), 0)),
      ...facesOf(dice),
    ],
  ) // prettier-ignore

const back = ({ name, room, check, monsters, waiting, healed, dice }: EventsByType['moved-back']): Said => {
  const verdict = waiting
    ? words.waiting(name, room, monsters)
    : monsters > 0
      ? words.wandering(name, room, monsters)
      : (check === null ? words.backUnchecked : words.back)(name, room)
  return rolled(together(verdict, ...(healed.length === 0 ? [] : [words.rested(healed.map(({ hp }) => hp))])), [
    ...(check === null ? [] : [words.wanderCheck(faceOf(check))]),
    ...facesOf(dice),
  ])
}

const attacked = (event: EventsByType['attacked']): Said => {
  const { name, die, modifier, passed, left, hp, attribute, daggers } = event
  const verdict = passed ? words.hit(name, faceOf(die), modifier, left) : words.missed(name, faceOf(die), modifier, hp)
  return rolled(verdict, [words.blow(attribute, daggers)])
}

const SAYS: Says<ItEvent['type']> = {
  'delver-waits': ({ name, attribute }) => turn(words.waits(name, attribute)),
  // A runner's beginning is told to all of them at once.
  'run-begun': ({ tower, names }) => (tower === 'race' ? null : turn(words.goesDown(names))),
  'delver-joined': ({ name }) => turn(words.joins(name)),
  'room-entered': entered,
  'trap-faced': ({ name, die, modifier, passed, hp }) =>
    rolled(
      passed
        ? words.trapPassed(name, faceOf(die), modifier)
        : words.trapFailed(name, faceOf(die), modifier, hp),
    ),
  'treasure-found': ({ name, treasure, die }) => rolled(words.finds(name, treasure), facesOf([die])),
  'moved-back': back,
  rested: ({ healed }) => deed(words.rested(healed.map(({ hp }) => hp))),
  descended: ({ floor }) => turn(words.descends(floor)),
  attacked,
  fled: ({ name, left }) => deed(words.flees(name, left)),
  'level-gained': ({ name, level, maxHp }) => deed(words.level(name, level, maxHp)),
  'attribute-raised': ({ name, attribute, value }) => deed(words.raised(name, attribute, value)),
  'potion-drunk': ({ name, hp }) => deed(words.drinks(name, hp)),
  bought: ({ name, item, gold }) => deed(words.buys(name, item, gold)),
  given: ({ name, toName, item, count }) => deed(words.gives(name, toName, item, count)),
  'way-chosen': ({ name, way }) => deed(words.wants(name, way)),
  'turn-passed': quiet,
  'turn-skipped': ({ name }) => deed(words.skipped(name)),
  // Alone, the end of the run says it.
  'delver-left': ({ tower, name, fate }) =>
    tower !== 'party' ? null : turn(fate === 'dead' ? words.dies(name) : words.goesHome(name)),
  'run-ended': ({ end, names, floor, kills, rooms }) =>
    turn(words.ended(end, names, floor), [words.score(kills, rooms)]),
  'best-kept': quiet,
  'race-begun': ({ number, names }) => turn(words.raceBegins(number, names)),
  'rivals-seen': quiet,
  'runners-kept': quiet,
  'stretch-kept': quiet,
  'stretch-told': ({ reader, name, stretch }) => {
    if (reader !== null) return null
    const { floor, end } = stretch
    const line = stretchLine(stretch)
    if (line === '') return end === null ? null : turn(`${words.toldEnd(name, end, floor)}.`)
    return deed(words.told(name, floor, line), end === null ? [] : [words.toldEnd(name, end, floor)])
  },
  'stretches-dropped': quiet,
  'race-ended': ({ number, results }) =>
    turn(
      words.raceEnds(number),
      results.map(({ name, floor, kills, end }, i) => words.placed(i + 1, name, floor, kills, end)),
    ),
  'race-left': quiet,
} // prettier-ignore

const said = <T extends ItEvent['type']>(type: T, event: EventsByType[T]): Said | null => SAYS[type](event)

/** What is said of an event; `null`: nothing, it only changes the state. */
export const say = (event: ItEvent): Said | null => said(event.type, event)
