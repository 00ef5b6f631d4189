/** What the Inverted Tower keeps secret, in a race: what a runner meets and does in rooms that others have not come past (D11). */
import type { Asking } from '@homestake/client'
import { seatIds, seatOf } from '@homestake/rules'
import { annMay, begin, isOut, leadsBeyond, markOf } from './it-worlds.ts'
import type { Pick, Run, Secrets } from './secrets.ts'
import { edits, notesOf } from './world.ts'
import type { TwoWorlds } from './worlds.ts'

const OUT = 'a runner who is out in one world alone'
const FURTHER = 'a runner who has come further in one world'

/** What tells everything to all. */
const ENDS: readonly string[] = ['end-race', 'end-table']

const run = ({ a, b }: TwoWorlds, _seed: number, pick: Pick): Run => {
  /** How far Ann had come when the worlds parted; `null`: they are one. */
  let parted: number | null = null
  return {
    alone() {
      // Who is no further than Bob has nothing that he could not know.
      if (parted === null && (isOut(a, 'ann') || markOf(a, 'ann') <= markOf(a, 'bob'))) return null
      const asking = annMay(b, pick)
      if (asking === null) return null
      parted ??= markOf(a, 'ann')
      return { name: 'ann', asking }
    },
    asked(name, asking) {
      if (ENDS.includes(asking.type)) return 'left-out'
      // Whoever is out may know everything.
      if (asking.type === 'retire' && (asking.as ?? a.seat(name)) === a.seat('bob')) return 'left-out'
      if (parted === null) return [asking, asking]
      if (name === 'bob') return leadsBeyond(a, asking, parted) ? 'left-out' : [asking, asking]
      if (name === 'gm') return [asking, asking]
      const [here, there] = [annMay(a, pick), annMay(b, pick)]
      return here === null || there === null ? 'left-out' : [here, there]
    },
    told: () => isOut(a, 'bob') || isOut(b, 'bob'),
    covered: () => [
      ...(isOut(a, 'ann') === isOut(b, 'ann') ? [] : [OUT]),
      ...(markOf(a, 'ann') === markOf(b, 'ann') ? [] : [FURTHER]),
    ],
  }
}

export const itSecrets: Secrets = {
  game: 'inverted-tower',
  what: 'what a runner meets and does ahead of the others',
  covers: [FURTHER, OUT],
  runs: [15, 600],
  options: (seed) => ({
    race: 'on',
    levelUpHeals: 'full',
    daggers: seed % 3 === 0 ? 'spent' : 'kept',
    flee: seed % 2 === 0 ? 'on' : 'off',
    layout: seed % 5 === 0 ? 'line' : 'free',
    roomsPerFloor: seed % 4 === 0 ? '5' : 'none',
  }),
  keptFrom: () => ['gm', 'bob', 'watcher'],
  begin,
  run,
  own: (world, step): Asking => edits(`seat:${world.seat('ann')}`, ['notes'], notesOf(world, `seat:${world.seat('ann')}`), `a plan ${step}`), // prettier-ignore
  /** A table that has ended takes no more notes. */
  tellsOwn: (_name, { type }) => type === 'end-table',
  /** Ann took the first seat. */
  held({ state, actor }) {
    const [ann] = seatIds(state.table)
    const hers: { readonly run?: unknown } = ann === undefined ? {} : (state[seatOf(ann)]?.play ?? {})
    const { run: is } = hers
    return is === undefined || is === null ? null : { is, shared: actor.seat === ann }
  },
}
