/**
 * Plausible play for bots and property tests: a command that a viewer might well give, chosen from what they can see. Most
 * of what it proposes is legal; some is not, so that refusals are played too.
 */
import { judge } from '../../house/judge.ts'
import type { HouseCommand } from '../../house/commands.ts'
import type { TableView } from '../../house/house.ts'
import { betweenOf } from '../../table/compartment.ts'
import type { SeatId } from '../../table/ids.ts'
import type { Viewer } from '../../table/viewer.ts'
import type { NmlCommand } from '../commands.ts'
import { newAndMagicLand } from '../open.ts'
import { ASPECTS, SIDES, type Conflict, type NmlPlays, type Principal, type Settler } from '../state.ts'

export interface Proposal {
  readonly as?: SeatId
  readonly command: NmlCommand | (HouseCommand & { readonly type: 'edit' })
}

/** A number from 0 up to, and without, `n`. */
type Pick = (n: number) => number

type Command = Proposal['command']

/**
 * One command for this viewer, or `null` where they have nothing to do.
 * @param seats the seats of the table
 */
export const randomCommand = (
  view: TableView<NmlPlays>,
  viewer: Viewer,
  seats: readonly SeatId[],
  pick: Pick,
): Proposal | null => {
  const voices: (SeatId | 'gm')[] = [
    ...(viewer.seat === null ? [] : [viewer.seat]),
    // The chair mostly speaks for the GM, and now and then for a player who is away (D12).
    ...(viewer.chair ? (pick(4) === 0 ? [...seats, 'gm' as const] : ['gm' as const]) : []),
  ]
  const proposals = voices.flatMap((voice) =>
    (voice === 'gm' ? asGm(view, seats, pick) : asPlayer(view, voice, seats, pick)).map((command): Proposal =>
      voice === 'gm' || voice === viewer.seat ? { command } : { as: voice, command },
    ),
  )
  const careless = pick(12) === 0
  const likely = careless
    ? proposals
    : proposals.filter((asked) => judge(newAndMagicLand, view, viewer, asked) === null)
  return likely[pick(Math.max(1, likely.length))] ?? null
}

const WORDS = [
  'a barn',
  'the ford',
  'winter wheat',
  'old debts',
  'the long road',
  'a fever',
  'the well',
  'kin',
] as const
const some = (pick: Pick): string => `${WORDS[pick(WORDS.length)]} ${pick(90) + 10}`
const oneOf = <T>(from: readonly T[], pick: Pick): T | undefined => from[pick(Math.max(1, from.length))]

const edit = (into: string, path: string[], base: string | number | null, value: string | number | null): Command => ({
  type: 'edit',
  in: into,
  path: ['play', ...path],
  base,
  value,
})

/** Fields that are still empty, filled; and ratings left as they are. */
const writeSheet = (
  view: TableView<NmlPlays>,
  seat: SeatId,
  settler: Settler,
  seats: readonly SeatId[],
  pick: Pick,
): Command[] => {
  const own = ['settlers', seat]
  const empty = (path: string[], base: string | null): Command[] =>
    base === '' ? [edit('table', [...own, ...path], base, some(pick))] : []
  const secret = view[betweenOf(seat)]?.play.past ?? null
  const tied = Object.values(settler.relationships).some((tie) => tie.seat !== null)
  const other = oneOf(
    seats.filter((id) => id !== seat),
    pick,
  )
  return [
    ...empty(['name'], settler.name),
    ...empty(['dream'], settler.dream),
    ...empty(['past'], settler.past),
    ...(secret === '' ? [edit(betweenOf(seat), ['past'], '', some(pick))] : []),
    ...ASPECTS.flatMap((id) => empty(['aspects', id], settler.aspects[id])),
    ...Object.entries(settler.relationships).flatMap(([id, { name }]) => empty(['relationships', id, 'name'], name)),
    ...(tied || other === undefined
      ? []
      : [edit('table', [...own, 'relationships', `r${1 + pick(3)}`, 'seat'], null, other)]),
    { type: 'split-pools', grit: 1 + pick(9) },
    { type: 'submit-settler' },
  ]
}

const asPlayer = (view: TableView<NmlPlays>, seat: SeatId, seats: readonly SeatId[], pick: Pick): Command[] => {
  const { play } = view.table
  const settler = play.settlers[seat]
  if (settler === undefined) return []
  if (settler.stage === 'draft') return writeSheet(view, seat, settler, seats, pick)
  const { conflict } = play
  if (conflict === null)
    return [
      { type: 'set-goal', goal: some(pick) },
      declare(seat, oneOf(['gm' as const, ...seats.filter((id) => id !== seat)], pick) ?? 'gm', pick),
    ]
  const ties = Object.keys(settler.relationships)
  return [
    ...forSide(conflict, seat, pick),
    ...(conflict.stage === 'gather'
      ? [
          ...ASPECTS.map((aspect): Command => ({ type: 'call-aspect', conflict: conflict.id, aspect })),
          ...ties.flatMap((relationship): Command[] => [
            { type: 'call-relationship', conflict: conflict.id, relationship },
            { type: 'help', conflict: conflict.id, side: oneOf(SIDES, pick) ?? 'first', relationship },
          ]),
          { type: 'burn-victory' as const, conflict: conflict.id },
          ...strike(conflict, pick),
        ]
      : []),
    ...(conflict.stage === 'counter'
      ? [
          { type: 'counter' as const, conflict: conflict.id, step: conflict.step },
          { type: 'let-stand' as const, conflict: conflict.id, step: conflict.step },
        ]
      : []),
    ...(conflict.stage === 'rewards'
      ? [
          { type: 'narrate' as const, conflict: conflict.id, text: some(pick) },
          { type: 'tell-ending' as const, conflict: conflict.id, text: some(pick) },
          {
            type: 'raise-relationship' as const,
            conflict: conflict.id,
            relationship: oneOf([null, ...(conflict.gains[seat]?.may ?? [])], pick) ?? null,
          },
        ]
      : []),
  ]
}

const declare = (first: Principal, second: Principal, pick: Pick): Command => ({
  type: 'declare-conflict',
  first,
  second,
  pool: pick(2) === 0 ? 'grit' : 'heart',
  stakes: some(pick),
  opposition: first === 'gm' || second === 'gm' ? some(pick) : '',
})

const strike = (conflict: Conflict, pick: Pick): Command[] => {
  const bundle = oneOf(
    SIDES.flatMap((side) => Object.keys(conflict.sides[side].bundles)),
    pick,
  )
  return bundle === undefined || pick(3) > 0 ? [] : [{ type: 'strike-bundle', conflict: conflict.id, bundle }]
}

/** What a principal says for its side. A step of the past, now and then, is what a slow browser sends. */
const forSide = (conflict: Conflict, principal: Principal, pick: Pick): Command[] => {
  const step = pick(20) === 0 ? Math.max(0, conflict.step - 1) : conflict.step
  const window = { conflict: conflict.id, step }
  return SIDES.filter((side) => conflict.sides[side].principal === principal).flatMap((side): Command[] => {
    const { stakes } = conflict.sides[side]
    switch (conflict.stage) {
      case 'stakes':
        return [
          ...(stakes === '' || pick(6) === 0
            ? [{ type: 'write-stakes' as const, conflict: conflict.id, side, stakes: some(pick) }]
            : []),
          ...(pick(6) === 0
            ? [
                {
                  type: 'choose-pool' as const,
                  conflict: conflict.id,
                  pool: oneOf(['grit', 'heart'] as const, pick) ?? 'grit',
                },
              ]
            : []),
          ...(pick(20) === 0 ? [{ type: 'drop-conflict' as const, conflict: conflict.id }] : []),
          { type: 'accept-stakes', ...window, side },
        ]
      case 'gather':
        return [
          { type: 'ready', ...window, side },
          { type: 'ready', ...window, side },
          ...(pick(8) === 0 ? [{ type: 'unready' as const, ...window, side }] : []),
          ...(pick(6) === 0
            ? [{ type: 'write-stakes' as const, conflict: conflict.id, side, stakes: some(pick) }]
            : []),
          { type: 'burn-harvest', ...window, side, deed: some(pick) },
        ]
      case 'result':
        return [
          { type: 'escalate', ...window, side, stakes: some(pick) },
          { type: 'escalate', ...window, side, stakes: some(pick) },
          { type: 'concede', ...window, side },
          { type: 'let-rest', ...window, side },
          { type: 'burn-harvest', ...window, side, deed: some(pick) },
        ]
      default:
        return []
    }
  })
}

const asGm = (view: TableView<NmlPlays>, seats: readonly SeatId[], pick: Pick): Command[] => {
  const { play } = view.table
  const { conflict } = play
  const desk = view.gm?.play.oppositions ?? {}
  const prepared = oneOf(Object.entries(desk), pick)
  const always: Command[] = [
    ...Object.entries(play.settlers).flatMap(([seat, { stage }]): Command[] =>
      stage !== 'submitted'
        ? []
        : pick(5) === 0
          ? [{ type: 'return-settler', seat: seat as SeatId, why: some(pick) }]
          : [{ type: 'approve-settler', seat: seat as SeatId }],
    ),
    ...(pick(4) === 0 ? [{ type: 'prepare-opposition' as const, name: some(pick) }] : []),
    ...(prepared === undefined || pick(4) > 0
      ? []
      : [
          { type: 'drop-opposition' as const, opposition: prepared[0] },
          edit('gm', ['oppositions', prepared[0], 'note'], prepared[1].note, some(pick)),
        ]),
  ]
  if (conflict !== null) return [...always, ...gmInConflict(view, conflict, seats, pick)]
  const playing = seats.filter((seat) => play.settlers[seat]?.stage === 'playing')
  const ready = playing.length === seats.length || pick(30) === 0
  return [
    ...always,
    ...(play.phase !== 'season' && ready ? [{ type: 'open-season' as const, rating: 1 + pick(6) }] : []),
    ...(play.phase === 'season' && (play.season?.closing === true || pick(20) === 0)
      ? [{ type: 'close-season' as const }]
      : []),
    ...(play.phase === 'season' ? [declare('gm', oneOf(playing, pick) ?? 'gm', pick)] : []),
  ]
}

const gmInConflict = (
  view: TableView<NmlPlays>,
  conflict: Conflict,
  seats: readonly SeatId[],
  pick: Pick,
): Command[] => [
  ...forSide(conflict, 'gm', pick),
  ...(conflict.stage === 'gather'
    ? [
        ...SIDES.map((side): Command => ({ type: 'spend-drama', conflict: conflict.id, side, aspect: some(pick) })),
        ...seats.map((seat): Command => ({ type: 'call-past', conflict: conflict.id, seat, how: some(pick) })),
        ...strike(conflict, pick),
        ...(pick(30) === 0 ? [{ type: 'drop-conflict' as const, conflict: conflict.id }] : []),
      ]
    : []),
  ...Object.entries(conflict.complications).flatMap(([complication, { text }]): Command[] =>
    text === '' ? [{ type: 'write-complication', conflict: conflict.id, complication, text: some(pick) }] : [],
  ),
  ...(conflict.stage === 'rewards' && (conflict.narrator === 'gm' || pick(4) === 0)
    ? [{ type: 'narrate' as const, conflict: conflict.id, text: some(pick) }]
    : []),
  ...(view.table.play.conflict !== null && pick(10) === 0
    ? [{ type: 'name-opposition' as const, conflict: conflict.id, name: some(pick) }]
    : []),
]
