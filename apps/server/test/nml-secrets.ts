/** What New and Magic Land keeps secret (D1, D2). */
import type { Asking } from '@homestake/client'
import type { NmlPlays } from '@homestake/rules/new-and-magic-land'
import { viewIn } from './players.ts'
import type { Pick, Run, Secrets } from './secrets.ts'
import { edits, notesOf, type World } from './world.ts'
import type { TwoWorlds } from './worlds.ts'

const playIn = (world: World) => viewIn<NmlPlays>(world.who('watcher').present).table.play

/** A roll, a closing or an opened season shows what the option says it may show. */
const TELLS = ['season-closed', 'season-closing']
const hasTold = (world: World): boolean =>
  world
    .who('watcher')
    .present.lines.some(
      ({ event }) => TELLS.includes(event.type) || (event.type === 'rolled' && event['conflictPool'] !== null),
    )

const LEFT_OUT = ['close-season', 'tick-opposition', 'drop-opposition']

const run = ({ a, b }: TwoWorlds, _seed: number, pick: Pick): Run => {
  const used: [number, number][] = []
  return {
    alone: (step) => {
      if (pick(2) === 0) return { name: 'gm', asking: { type: 'prepare-opposition', name: `wolf ${step}` } }
      b.who('gm').writing('gm')
      return { name: 'gm', asking: edits('gm', ['notes'], notesOf(b, 'gm'), `in b at ${step}`) }
    },
    asked(_name, asking) {
      if (LEFT_OUT.includes(asking.type) || (asking.type === 'edit' && asking['in'] === 'gm')) return 'left-out'
      if (asking.type !== 'open-season') return [asking, asking]
      const free = [3, 4, 5, 6]
      const rating = free.filter((n) => !used.some(([x]) => x === n))[pick(2)]
      const other = free.filter((n) => n !== rating && !used.some(([, x]) => x === n))[pick(2)]
      if (rating === undefined || other === undefined) return 'tells'
      used.push([rating, other])
      return [
        { ...asking, rating },
        { ...asking, rating: other },
      ]
    },
    /** Sealed rolls tell who leads. */
    covered: () => (used.length > 0 ? ['a season under two Ratings'] : []),
    told: () => hasTold(a) || hasTold(b) || playIn(a).conflict?.roll?.leads !== playIn(b).conflict?.roll?.leads,
  }
}

export const nmlSecrets: Secrets = {
  game: 'new-and-magic-land',
  what: 'Rating, supply, notes and prepared oppositions',
  covers: ['a season under two Ratings'],
  runs: [30, 600],
  options: (seed) => ({
    dramaDice: seed % 2 === 0 ? 'sealed' : 'hidden',
    past: seed % 3 === 0 ? 'secret' : 'open',
  }),
  keptFrom: () => ['ann', 'bob', 'watcher'],
  begin: () => Promise.resolve(),
  run,
  own: (world, step): Asking => edits(`seat:${world.seat('ann')}`, ['notes'], notesOf(world, `seat:${world.seat('ann')}`), `a plan ${step}`), // prettier-ignore
  tellsOwn: () => false,
  held: ({ state, actor }) => ({ is: state.gm, shared: actor.chair }),
}
