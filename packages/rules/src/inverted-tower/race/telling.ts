/**
 * D11: who is told what of a runner, and when. The *mark* of a runner is the newest room that they have come to. A stretch is
 * told when it is over, to those whose own mark is beyond it: they throw none of its dice any more. Whoever is out is told
 * everything. The table is told what everybody who still runs may know.
 */
import type { Draft } from 'mutative'
import { reveal, tell, toSealed, toSeat, toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { certain } from '../acting.ts'
import type { ItDeciding, ItEvents, Rule } from '../rule.ts'
import type { Runner, Stretch } from '../state.ts'
import { namesOf } from '../who.ts'
import { again, follow } from './stretch.ts'

export interface Mark {
  readonly floor: number
  readonly room: number
}

/** A runner's stretch is over, and they stand at a new mark, or are out. */
export interface Moved extends Mark {
  readonly seat: SeatId
  readonly stretch: Draft<Stretch>
  readonly over: boolean
}

type Runners = Readonly<Record<SeatId, Runner>>
const seatsOf = (runners: Runners): SeatId[] => Object.keys(runners) as SeatId[]

export const isBefore = (a: Mark, b: Mark): boolean => a.floor < b.floor || (a.floor === b.floor && a.room < b.room)

/** Whether a stretch may be told up to a mark; `null`: everything may. */
const within = (stretch: Mark, limit: Mark | null): boolean => limit === null || isBefore(stretch, limit)

const limitOf = (runner: Runner): Mark | null => (runner.over ? null : runner)

/** How far everybody has come who still runs. */
export const hindmost = (runners: Runners): Mark | null => {
  const going = seatsOf(runners).flatMap((seat) => limitOf(certain(runners[seat], seat)) ?? [])
  return going.reduce<Mark | null>((last, one) => (last === null || isBefore(one, last) ? one : last), null)
}

/** The runners as they are after these moves. */
export const movedOn = (runners: Runners, moves: readonly Moved[]): Runners => {
  const next: Record<SeatId, Runner> = { ...runners }
  for (const { seat, stretch, floor, room, over } of moves) {
    const runner = certain(next[seat], `runner ${seat}`)
    const { throws, kept } = runner
    next[seat] = { floor, room, over, throws: throws + stretch.throws, kept: [...kept, stretch] }
  }
  return next
}

interface News {
  readonly seat: SeatId
  readonly stretch: Stretch
}

/** What a reader may know now and could not before, in the order of rooms. */
const newsFor = (before: Runners, after: Runners, was: Mark | null, is: Mark | null, but: SeatId | null): News[] =>
  seatsOf(after)
    .filter((seat) => seat !== but)
    .flatMap((seat) => {
      const known = new Set(before[seat]?.kept.filter((stretch) => within(stretch, was)))
      return certain(after[seat], `runner ${seat}`)
        .kept.filter((stretch) => within(stretch, is) && !known.has(stretch))
        .map((stretch): News => ({ seat, stretch }))
    })
    .sort((a, b) => (isBefore(a.stretch, b.stretch) ? -1 : isBefore(b.stretch, a.stretch) ? 1 : 0))

/** Everything that is to be kept, told and forgotten after these moves. */
export const telling = (deciding: ItDeciding, moves: readonly Moved[]): ItEvents => {
  const before = deciding.state.sealed.play.runners
  const after = movedOn(before, moves)
  const { runs } = deciding.state.table.play
  const told = (reader: SeatId | null, { seat }: News) => ({
    type: 'stretch-told' as const,
    reader,
    seat,
    name: namesOf(certain(runs[seat], `run of ${seat}`))[0] ?? '',
  })
  const all = hindmost(after)
  return [
    ...moves.map(({ seat, stretch, floor, room, over }) =>
      toSealed({ type: 'stretch-kept' as const, seat, stretch, floor, room, over }),
    ),
    ...seatsOf(after).flatMap((reader) =>
      newsFor(before, after, limitOf(certain(before[reader], reader)), limitOf(certain(after[reader], reader)), reader).map((news) =>
        toSeat(reader, { ...told(reader, news), stretch: tell(reader, again(news.stretch)) }),
      ),
    ),
    ...newsFor(before, after, hindmost(before), all, null).map((news) =>
      toTable({ ...told(null, news), stretch: reveal(again(news.stretch)) }),
    ),
    toSealed({ type: 'stretches-dropped' as const, upTo: all === null ? null : { floor: all.floor, room: all.room } }),
  ] // prettier-ignore
}

export const tellings: Rule<never, 'stretch-kept' | 'stretch-told' | 'stretches-dropped'> = {
  decide: {},
  evolve: {
    'stretch-kept': ({ seat, stretch, floor, room, over }, drafts) => {
      const runner = certain(drafts.sealed.play.runners[seat], `runner ${seat}`)
      Object.assign(runner, { floor, room, over, throws: runner.throws + stretch.throws })
      runner.kept.push(stretch)
    },
    'stretch-told': ({ reader, seat, stretch }, drafts) => {
      const runs = reader === null ? drafts.table.play.runs : drafts.seat(reader).play.told
      follow(certain(runs[seat], `run of ${seat}`), seat, stretch)
    },
    'stretches-dropped': ({ upTo }, drafts) => {
      for (const runner of Object.values(drafts.sealed.play.runners)) {
        const left = runner.kept.filter((stretch) => !within(stretch, upTo))
        if (left.length < runner.kept.length) runner.kept = left
      }
    },
  },
}
