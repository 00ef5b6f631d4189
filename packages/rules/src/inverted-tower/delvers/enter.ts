import { openSeats } from '../../house/seats/passing.ts'
import { toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { certain } from '../acting.ts'
import { openDice } from '../chapter.ts'
import type { CommandsByType, ItDeciding, ItEvents, Rule } from '../rule.ts'
import { newDelver, newRun, type Entering } from '../new-run.ts'
import { raceBegins } from '../race/begin.ts'
import type { Gathering, Run } from '../state.ts'
import { isOver, namesOf, waiting } from '../who.ts'

/** D8: with the first delver play begins, and the options stay as they are. */
const begun = ({ state }: ItDeciding): ItEvents => (state.table.begun ? [] : [toTable({ type: 'begun' })])

const orderOf = ({ state }: ItDeciding, seat: SeatId): number => state.table.seats[seat]?.order ?? 0
const inOrder = (deciding: ItDeciding, seats: readonly SeatId[]): SeatId[] =>
  [...seats].sort((a, b) => orderOf(deciding, a) - orderOf(deciding, b))

const enteringOf = ({ state, actor }: ItDeciding, { name, attribute }: CommandsByType['enter']): Entering => {
  const seat = certain(actor.seat, 'seat that enters')
  return { seat, name: name === '' ? (state.table.seats[seat]?.name ?? '') : name, attribute }
}

/** IA18: a tower of one's own: down at once. */
const alone = (deciding: ItDeciding, entering: Entering): ItEvents => {
  const { state, chance } = deciding
  const run = newRun(chance.id(), state.table.play.counted.runs + 1, [entering])
  return [
    ...openDice(deciding),
    toTable({ type: 'run-begun', tower: 'own', seat: entering.seat, run, names: namesOf(run) }),
  ]
}

/** A party takes in whoever comes late, where they are in the order of seats. */
const late = (deciding: ItDeciding, entering: Entering, party: Run): ItEvents => [
  toTable({
    type: 'delver-joined',
    tower: 'party',
    seat: entering.seat,
    name: entering.name,
    delver: newDelver(entering),
    order: inOrder(deciding, [...party.order, entering.seat]),
  }),
]

/** Those who wait go down together. */
const together = (deciding: ItDeciding, { for: kind, delvers }: Gathering): ItEvents => {
  const seats = inOrder(deciding, waiting(deciding.state.table, delvers))
  const entering = seats.map((seat): Entering => ({ seat, ...certain(delvers[seat], `delver of ${seat}`) }))
  if (kind === 'race') return raceBegins(deciding, entering)
  const run = newRun(deciding.chance.id(), deciding.state.table.play.counted.runs + 1, entering)
  return [toTable({ type: 'run-begun', tower: 'party', seat: run.turn, run, names: namesOf(run) })]
}

/** They wait for each other; when everybody who sits at the table is there, nobody has to say "go". */
const gather = (deciding: ItDeciding, { seat, ...entering }: Entering, kind: Gathering['for']): ItEvents => {
  const { play } = deciding.state.table
  const waits = play.gathering?.delvers[seat]
  // Whoever waits already, as they are, has nothing to say by pressing again.
  if (waits?.name === entering.name && waits.attribute === entering.attribute) return []
  const gathering: Gathering = { for: kind, delvers: { ...play.gathering?.delvers, [seat]: entering } }
  const everybody = openSeats(deciding.state.table).every((one) => Object.hasOwn(gathering.delvers, one))
  return [
    ...openDice(deciding),
    toTable({ type: 'delver-waits', for: kind, seat, ...entering }),
    ...(everybody ? together(deciding, gathering) : []),
  ]
}

export const entering: Rule<'enter' | 'start', 'delver-waits' | 'run-begun'> = {
  decide: {
    enter: (deciding, command) => {
      const { play, options } = deciding.state.table
      const one = enteringOf(deciding, command)
      const { party } = play
      if (options.mode === 'party' && party !== null && !isOver(party)) return late(deciding, one, party)
      const kind = options.mode === 'party' ? 'party' : options.race === 'on' ? 'race' : null
      return [...begun(deciding), ...(kind === null ? alone(deciding, one) : gather(deciding, one, kind))]
    },
    start: (deciding) => together(deciding, certain(deciding.state.table.play.gathering, 'gathering')),
  },
  evolve: {
    'delver-waits': ({ for: kind, seat, name, attribute }, drafts) => {
      const { play } = drafts.table
      play.gathering ??= { for: kind, delvers: {} }
      play.gathering.delvers[seat] = { name, attribute }
    },
    'run-begun': ({ tower, seat, run }, drafts) => {
      if (tower === 'race') {
        drafts.seat(seat).play.run = run
        return
      }
      const { play } = drafts.table
      play.counted.runs = run.number
      if (tower === 'own') play.runs[seat] = run
      else {
        play.party = run
        play.gathering = null
      }
    },
  },
}
