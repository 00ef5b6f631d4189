/** New and Magic Land, told to somebody who watches: from what everybody sees. */
import type { SeatId } from '@homestake/rules'
import { SIDES, type Conflict, type NmlTable, type Settler } from '@homestake/rules/new-and-magic-land'
import { rollChances, throwingSeen } from '@homestake/rules/new-and-magic-land/odds'
import { percent } from '../../../words/numbers.ts'
import { told, type Telling } from '../../telling.ts'
import { listed } from '@homestake/rules/language'
import { personName, settlerName, sideNames, type NmlHouse } from '../logic/people.ts'
import { lightOf, nextSeason } from '../logic/season.ts'
import { lastRoll, verdictOf } from '../logic/verdict.ts'
import { waitsOf } from '../logic/waits.ts'
import { words as screen } from '../words.ts'
import { verdictWords } from '../words/verdict.ts'
import { words } from './words.ts'

export const tellingOf = (table: NmlHouse): Telling => {
  const { phase, conflict } = table.play
  if (table.ended || phase === 'closed') return told(words.over)
  if (conflict !== null) return ofConflict(table, conflict)
  switch (phase) {
    case 'making':
      return told(words.making, waitsOf(table).join(' · '))
    case 'between':
      return told(words.between, opening(table.play))
    case 'season':
      return ofSeason(table)
    case 'ending':
      return told(words.ending(screen.seasons[lightOf(table.play)].title), ending(table))
    case 'festival':
      return ofFestival(table)
    default:
      return ((never: never) => never)(phase)
  }
}

const seasonOf = ({ season }: NmlTable): string => (season === null ? '' : screen.seasons[season.name].title)

const opening = (play: NmlTable): string => {
  const next = nextSeason(play)
  return next === null ? '' : words.opens(screen.seasons[next].title)
}

const named = (table: NmlHouse, is: (seat: SeatId, settler: Settler) => boolean): string =>
  listed(
    (Object.entries(table.play.settlers) as [SeatId, Settler][])
      .filter(([seat, settler]) => is(seat, settler))
      .map(([seat]) => settlerName(table, seat)),
  )

const ofSeason = (table: NmlHouse): Telling => {
  const { scene, turn } = table.play
  if (scene !== null) {
    const present = listed((Object.keys(scene.present) as SeatId[]).map((seat) => settlerName(table, seat)))
    return told(words.scene, present === '' ? '' : words.present(present))
  }
  const goalless = named(table, (_seat, { stage, goal }) => stage === 'playing' && goal === '')
  const waits =
    goalless !== '' ? words.goals(goalless) : turn === null ? '' : words.sets(personName(table, turn.holder))
  return told(words.turn(seasonOf(table.play)), waits)
}

const ending = (table: NmlHouse): string => {
  const left = named(table, (seat) => (table.play.endings[seat]?.at.step ?? 'done') !== 'done')
  return left === '' ? '' : words.settles(left)
}

const ofFestival = (table: NmlHouse): Telling => {
  const { festival } = table.play
  if (festival === null || festival.turn === null) return told(words.festival)
  return told(words.festival, words.festivalTurn[festival.step](settlerName(table, festival.turn)))
}

const ofConflict = (table: NmlHouse, conflict: Conflict): Telling => {
  const names = sideNames(table, conflict)
  const stakes = SIDES.map((side) => ({ who: names[side], text: conflict.sides[side].stakes })).filter(
    ({ text }) => text !== '',
  )
  return told(happening(table, conflict), awaited(table, conflict), {
    stakes,
    odds: oddsSaid(table, conflict),
    result: conflict.stage === 'result' || conflict.stage === 'rewards',
    busy: true,
  })
}

const happening = (table: NmlHouse, conflict: Conflict): string => {
  const { first, second } = sideNames(table, conflict)
  if (conflict.stage === 'stakes') return words.at(first, second)
  if (conflict.stage === 'gather') {
    const last = lastRoll(table, conflict)
    return last === null ? words.gather(first, second) : words.again(last)
  }
  const verdict = verdictOf(table, conflict)
  if (verdict === null) return words.at(first, second)
  const { headline, outcome, numbers } = verdict
  if (outcome !== '') return words.outcome(headline, outcome)
  return [headline, ...numbers.slice(0, 1)].join(' · ')
}

const awaited = (table: NmlHouse, conflict: Conflict): string => {
  const sides = (is: (side: (typeof SIDES)[number]) => boolean): string =>
    listed(
      SIDES.filter(is)
        .map((side) => sideNames(table, conflict)[side])
        .map((who, at) => (at === 0 ? who : words.within(who))),
    )
  const settlers = (seats: Readonly<Record<SeatId, unknown>>): string =>
    listed((Object.keys(seats) as SeatId[]).map((seat) => settlerName(table, seat)))
  switch (conflict.stage) {
    case 'stakes':
      return words.agree(sides((side) => !conflict.sides[side].accepted))
    case 'gather':
      return words.ready(sides((side) => !conflict.sides[side].ready))
    case 'result':
      return conflict.lower === null ? words.tie : words.mayRaise(sideNames(table, conflict)[conflict.lower])
    case 'counter': {
      const left = Object.entries(conflict.waiting).filter(([, still]) => still)
      return left.length === 0 ? '' : words.burns(settlers(Object.fromEntries(left)))
    }
    case 'rewards':
      if (!conflict.narrated) return words.tells(personName(table, conflict.narrator))
      return Object.keys(conflict.gains).length === 0 ? '' : words.gains(settlers(conflict.gains))
    default:
      return ((never: never) => never)(conflict)
  }
}

/** The chances of the next roll, as far as everybody may reckon them. */
const oddsSaid = (table: NmlHouse, conflict: Conflict): string | null => {
  if (table.options.odds === 'off' || conflict.stage !== 'gather') return null
  const throwing = throwingSeen({ table: table.play, gm: null }, conflict)
  if (throwing === null || [throwing.first, throwing.second].some(({ dice }) => dice === 0)) return null
  const { first, second, tie } = rollChances(throwing)
  const names = sideNames(table, conflict)
  return verdictWords.sides(names.first, percent(first), names.second, percent(second), percent(tie))
}
