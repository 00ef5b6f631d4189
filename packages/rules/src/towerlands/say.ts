/** What the chronicle and the live region say of an event: the verdict in words first, then the number, then its makings. */
import type { Names, Said } from '../contract/game.ts'
import { keptCount, valuesOf } from './dice/die.ts'
import type { TlEvent } from './events.ts'
import type { EventsByType } from './rule.ts'
import { deed, line, quiet, turn, type Says } from './saying.ts'
import { otherSide, SIDES, type SideName } from './state.ts'
import { tlWords as words } from './words.ts'

const piles = (name: string, dice: EventsByType['trait-called']['dice']): string =>
  words.piles(name, valuesOf(dice, 'kept'), valuesOf(dice, 'unkept'))

const rolled = ({ names, dice, wells }: EventsByType['rolled']): Said =>
  line('roll', words.rolled(names.first, keptCount(dice.first), names.second, keptCount(dice.second)), [
    ...SIDES.map((side) => piles(names[side], dice[side])),
    ...wells.map(({ name, shown }) => words.wellGives(name, shown.name, shown.rating)),
  ])

const compared = ({ round, names, values, winner }: EventsByType['round-compared']): Said =>
  line(
    'roll',
    winner === null
      ? words.roundTied(round, values.first)
      : words.roundWon(round, names[winner], values[winner], values[otherSide(winner)]),
  )

const stakesOf = (name: string, { win, lose, goal }: { win: string; lose: string; goal: string }): string[] => [
  ...(win === '' ? [] : [words.wants(name, win)]),
  ...(lose === '' ? [] : [words.risks(name, lose)]),
  ...(goal === '' ? [] : [words.aims(name, goal)]),
]

const ended = ({ winner, how, names, win, waited, healing }: EventsByType['conflict-ended']): Said => {
  if (winner !== null && waited)
    return turn(words.stands(names[winner]), win === '' ? [] : [words.stakesWon(names[winner], win)])
  if (winner === null) return turn((how === 'off' ? words.calledOff : words.stalemate)(names.first, names.second))
  return turn(words.won(how, names[winner], names[otherSide(winner)]), [
    ...(healing || win === '' ? [] : [words.stakesWon(names[winner], win)]),
  ])
}

const told = ({ text }: { readonly text: string }): Said | null => (text === '' ? null : line('telling', text))
const other = (names: EventsByType['rolled']['names'], side: SideName): string => names[otherSide(side)]

const SAYS: Says<TlEvent['type']> = {
  'sheet-submitted': ({ name }) => turn(words.submitted(name)),
  'traits-held': quiet,
  'sheet-approved': ({ name }) => turn(words.approved(name)),
  'sheet-returned': ({ name, why }) => turn(words.returned(name, why)),
  'trait-added': quiet,
  'trait-dropped': quiet,
  'other-prepared': quiet,
  'other-dropped': quiet,
  'play-opened': ({ names }) => turn(words.playOpened(names)),
  'play-ended': () => turn(words.playEnded),
  'burden-given': ({ name, made }) => deed(words.burdenGiven(name, made.name, made.domain, made.value)),
  'burden-taken': ({ name, was }) => deed(words.burdenTaken(name, was)),
  'burden-reworded': ({ was, name }) => deed(words.burdenReworded(was, name)),
  'burden-overcome': ({ name, was, story }) => deed(words.burdenOvercome(name, was), story === '' ? [] : [story]),
  'conflict-proposed': ({ sides: { first, second } }) =>
    deed(words.proposed(first.name, second.name), stakesOf(first.name, first)),
  'stakes-written': ({ name, ...stakes }) => deed(words.newStakes(name), stakesOf(name, stakes)),
  'stakes-accepted': quiet,
  'other-cast': ({ name }) => deed(words.cast(name)),
  'conflict-dropped': ({ names, decided }) =>
    turn(decided === '' ? words.dropped(names.first, names.second) : words.settledFreely(decided)),
  'domain-chosen': ({ domain, names, influence, rating }) =>
    turn(
      words.domainChosen(domain, names.first, names.second),
      SIDES.map((side) => words.numbers(names[side], influence[side], rating[side])),
    ),
  'healing-asked': ({ name, called }) => deed(words.healingAsked(name, called)),
  'healing-opened': ({ name, domain, storyPoints }) => turn(words.healingOpened(name, domain, storyPoints)),
  'burden-changed': ({ name, called, value }) => deed(words.burdenChanged(name, called, value)),
  rolled,
  'ready-marked': quiet,
  'off-marked': ({ name, off }) => deed(words.callsOff(name, off)),
  conceded: ({ name }) => deed(words.conceded(name)),
  'round-compared': compared,
  'die-sacrificed': ({ side, names, made }) =>
    deed(words.sacrificed(names[side], other(names, side), made.name, made.value)),
  told,
  'stage-entered': quiet,
  'call-asked': ({ name, called, how }) => deed(words.asked(name, called), [words.because(how)]),
  'call-struck': ({ name, called }) => deed(words.struck(name, called)),
  'trait-called': ({ name, called, how, added, fallen, was, dice }) =>
    line(
      'roll',
      added
        ? words.wellCalled(name, called, fallen.map(({ face }) => face)) // prettier-ignore
        : words.rerolled(name, called, fallen.map(({ die, face }) => [was[die] ?? face, face])), // prettier-ignore
      [words.because(how), piles(name, dice)],
    ),
  'burden-called': ({ caller, side, names, called, how, gave, took, dice }) =>
    caller === side
      ? deed(words.burdenCalled(names[caller], called, took, gave), [words.because(how), piles(names[side], dice)])
      : deed(words.ownAnswered(names[side], called, took, gave), [piles(names[side], dice)]),
  'own-burden-called': ({ name, called, how }) => deed(words.ownCalled(name, called), [words.because(how)]),
  'piles-swapped': ({ name, raised, lowered, dice }) => deed(words.swapped(name, raised, lowered), [piles(name, dice)]),
  'chance-declined': ({ name }) => deed(words.declined(name)),
  'burden-written': ({ by, name, made, text }) =>
    deed(words.written(by, name, made.name, made.domain, made.value), text === '' ? [] : [text]),
  refrained: ({ name }) => deed(words.refrained(name)),
  'result-accepted': quiet,
  escalated: ({ names, side, win }) => deed(words.escalated(names[side], win), [words.waits]),
  'conflict-ended': ended,
}

const said = <T extends TlEvent['type']>(type: T, event: EventsByType[T], names: Names): Said | null =>
  SAYS[type](event, names)

/** What is said of an event; `null`: nothing, it only changes the state. */
export const say = (event: TlEvent, names: Names): Said | null => said(event.type, event, names)
