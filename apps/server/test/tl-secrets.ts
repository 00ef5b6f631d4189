/** What Towerlands keeps secret (1.4): the GM's people until they are used, private sheets until they are called, drafts. */
import type { Asking } from '@homestake/client'
import { seatId } from '@homestake/rules'
import { traitsOf, type Call, type SideName } from '@homestake/rules/towerlands'
import type { Pick, Run, Secrets } from './secrets.ts'
import { begin, deskOf, oneOf, rewritten, viewOf } from './tl-worlds.ts'
import { edits, notesOf } from './world.ts'
import type { TwoWorlds } from './worlds.ts'

/** With private sheets, in every other run. */
const isClosed = (seed: number): boolean => seed % 2 === 0

const run = ({ a, b }: TwoWorlds, seed: number, pick: Pick): Run => {
  const options = viewOf(a, 'watcher').table.options
  const ann = seatId.parse(a.seat('ann'))
  const onlyHers = () => Object.keys(deskOf(b)).filter((id) => !Object.hasOwn(deskOf(a), id))
  const sheetsDiffer = (id: string): boolean => JSON.stringify(deskOf(a)[id]) !== JSON.stringify(deskOf(b)[id])

  /** Whether calling this, or throwing what gives dice from the start, lays open something that is not the same in both. */
  const differs = (side: SideName, trait: string | null): boolean => {
    const [here, there] = [a, b].map((world) => {
      const view = viewOf(world, 'gm')
      const { conflict } = view.table.play
      if (conflict === null) return ''
      const all = traitsOf(view, conflict, side)
      return JSON.stringify(trait === null ? Object.values(all).filter(({ kind }) => kind === 'well') : all[trait])
    })
    return here !== there
  }

  /** A trait of Ann's that only she and the GM know. */
  const privately = (step: number): Asking | null => {
    const between = `between:${ann}` as const
    const [trait, is] = oneOf(Object.entries(viewOf(b, 'gm')[between]?.play.traits ?? {}), pick) ?? []
    return trait === undefined || is === undefined
      ? null
      : edits(between, ['play', 'traits', trait, 'name'], is.name, `bound to ${step}`)
  }

  return {
    alone(step) {
      b.who('gm').writing('gm')
      const dropped = oneOf(onlyHers(), pick)
      const asking = oneOf(
        [
          { type: 'prepare-other', name: `wolf ${step}` },
          rewritten(b, step, pick),
          rewritten(b, step, pick),
          rewritten(b, step, pick),
          { type: 'say', to: 'gm', kind: 'telling', text: `Not yet, at ${step}` },
          edits('gm', ['notes'], notesOf(b, 'gm'), `in b at ${step}`),
          dropped === undefined ? null : { type: 'drop-other', other: dropped },
          isClosed(seed) ? privately(step) : null,
        ],
        pick,
      )
      return asking === undefined || asking === null ? null : { name: 'gm', asking }
    },
    asked(_name, asking) {
      const known = viewOf(a, 'watcher').table.play.others
      switch (asking.type) {
        case 'edit':
          // What is written at the desk, or between Ann and the GM, has another base in the other world.
          return asking['in'] === 'gm' || asking['in'] === `between:${ann}` ? 'left-out' : [asking, asking]
        case 'drop-other':
        case 'drop-trait':
        case 'end-play':
          return 'left-out'
        case 'propose-conflict':
        case 'cast-other': {
          // Whoever comes to the table has a name from then on, and nothing else.
          const other = asking['other']
          if (typeof other !== 'string' || Object.hasOwn(known, other)) return [asking, asking]
          return deskOf(a)[other]?.name === deskOf(b)[other]?.name ? [asking, asking] : 'tells'
        }
        case 'choose-domain': {
          // The GM gives the numbers, and does not lay open what the sheet says.
          const given = { ...asking, influence: asking['influence'] ?? 2, rating: asking['rating'] ?? 3 }
          return [given, given]
        }
        case 'roll':
          return options.wells === 'start' && (differs('first', null) || differs('second', null)) ? 'tells' : [asking, asking] // prettier-ignore
        case 'call': {
          const { kind, ...call } = asking['call'] as Call
          if (!('trait' in call) || !differs(asking['side'] as SideName, call.trait)) return [asking, asking]
          // Most of the time the GM keeps it to herself, so that there is something to compare after it.
          return kind === 'trait' && pick(4) > 0 ? 'left-out' : 'tells'
        }
        default:
          return [asking, asking]
      }
    },
    told: () => false,
    covered() {
      const { conflict, heroes } = viewOf(a, 'watcher').table.play
      const cast = conflict === null ? [] : Object.values(conflict.sides).flatMap(({ other }) => other ?? [])
      return [
        ...(conflict !== null && conflict.stage !== 'stakes' && cast.some(sheetsDiffer)
          ? ['a sheet that stands in a conflict']
          : []),
        ...(onlyHers().length > 0 ? ['somebody who is prepared'] : []),
        ...(isClosed(seed) && Object.keys(heroes[ann]?.sheet?.traits ?? {}).length > 0
          ? ['a private trait among others that were called']
          : []),
      ]
    },
  }
}

export const tlSecrets: Secrets = {
  game: 'towerlands',
  what: 'the GM’s people and notes, and private traits',
  covers: [
    'a sheet that stands in a conflict',
    'somebody who is prepared',
    'a private trait among others that were called',
  ],
  runs: [20, 600],
  options: (seed) => ({
    privateSheets: isClosed(seed) ? 'on' : 'off',
    wells: ['call', 'pool', 'start'][seed % 3] ?? 'call',
    calls: seed % 4 < 2 ? 'perRound' : 'perConflict',
    gmApproval: seed % 5 === 0 ? 'on' : 'off',
  }),
  keptFrom: (seed) => (isClosed(seed) ? ['bob', 'watcher'] : ['ann', 'bob', 'watcher']),
  begin,
  run,
  own(world, step, pick) {
    const seat = seatId.parse(world.seat('ann'))
    const mine = viewOf(world, 'ann')[`seat:${seat}`]
    const draft = mine?.play.draft
    const at = (path: string[], base: string | number, value: string | number) =>
      edits(`seat:${seat}`, path, base, value)
    return (
      oneOf(
        [
          at(['notes'], mine?.notes ?? '', `a plan ${step}`),
          ...(draft
            ? [
                at(['play', 'draft', 'name'], draft.name, `Somebody ${step}`),
                at(['play', 'draft', 'about'], draft.about, 'x'.repeat(pick(300))),
                at(['play', 'draft', 'domains', 'mental'], draft.domains.mental, pick(9)),
              ]
            : []),
        ],
        pick,
      ) ?? at(['notes'], mine?.notes ?? '', `a plan ${step}`)
    )
  },
  /** To hand a draft in is to tell it; and what is written in it has another base in the other world. At a table that has ended nothing is kept. */
  tellsOwn: (name, asking) => asking.type === 'end-play' || (name === 'ann' && asking.type !== 'say'),
  held: ({ state, actor }) => ({ is: state.gm, shared: actor.chair }),
}
