import type { TableView } from '../../house/house.ts'
import type { SeatId } from '../../table/ids.ts'
import { DOMAINS, SIDES, TRAIT_KINDS, type Conflict, type TlPlays, type TlTable } from '../state.ts'
import { burdensOf, figureOf } from '../who.ts'
import { propose } from './as-player.ts'
import { forSide } from './as-side.ts'
import { edit, oneOf, some, type Pick, type PlayCommand as Command } from './pick.ts'

const aDomain = (pick: Pick) => oneOf(DOMAINS, pick) ?? 'mental'

/** What the GM might do; but to end the story is left to whoever lets it be played. */
export const asGm = (view: TableView<TlPlays>, seats: readonly SeatId[], pick: Pick): Command[] => {
  const { play } = view.table
  const reading = Object.entries(play.heroes).flatMap(([id, { stage }]): Command[] => {
    const seat = id as SeatId
    if (stage !== 'submitted') return []
    return [pick(6) === 0 ? { type: 'return-sheet', seat, why: some(pick) } : { type: 'approve-sheet', seat }]
  })
  if (play.conflict !== null) return [...reading, ...inConflict(view, play.conflict, pick)]
  const desk = view.gm?.play.others ?? {}
  const sheet = oneOf(Object.entries(desk), pick)
  const waits = Object.values(play.heroes).some(({ stage }) => stage !== 'playing')
  return [
    ...reading,
    ...(waits && pick(20) > 0 ? [] : [{ type: 'open-play' as const }]),
    ...(pick(8) === 0 ? [{ type: 'prepare-other' as const, name: some(pick) }] : []),
    ...(sheet === undefined ? [] : atDesk(sheet[0], sheet[1], pick)),
    ...heroNumbers(view, seats, pick),
    propose(view, pick(2) === 0 ? 'gm' : (oneOf(seats, pick) ?? 'gm'), pick(2) === 0 ? 'gm' : (oneOf(seats, pick) ?? 'gm'), pick), // prettier-ignore
  ]
}

type OtherSheet = NonNullable<TableView<TlPlays>['gm']>['play']['others'][string]

const atDesk = (other: string, sheet: OtherSheet, pick: Pick): Command[] => {
  const unnamed = Object.entries(sheet.traits).find(([, { name }]) => name === '')
  const domain = aDomain(pick)
  return [
    ...(pick(3) === 0
      ? [
          {
            type: 'add-trait' as const,
            to: { kind: 'other' as const, other },
            kind: oneOf(TRAIT_KINDS, pick) ?? 'well',
          },
        ]
      : []),
    ...(unnamed === undefined ? [] : [edit('gm', ['others', other, 'traits', unnamed[0], 'name'], '', some(pick))]),
    ...(pick(6) === 0 ? [edit('gm', ['others', other, 'domains', domain], sheet.domains[domain], pick(5))] : []),
    ...(pick(30) === 0 ? [{ type: 'drop-other' as const, other }] : []),
  ]
}

/** What the GM may change between conflicts (TA4). */
const heroNumbers = ({ table: { play } }: TableView<TlPlays>, seats: readonly SeatId[], pick: Pick): Command[] => {
  const seat = oneOf(seats, pick)
  const hero = seat === undefined ? undefined : play.heroes[seat]
  if (seat === undefined || hero === undefined || pick(4) > 0) return []
  const whose = { kind: 'hero' as const, seat }
  const burden = oneOf(Object.entries(hero.burdens), pick)
  return [
    edit('table', ['heroes', seat, 'storyPoints'], hero.storyPoints, 1 + pick(3)),
    { type: 'add-trait', to: whose, kind: pick(2) === 0 ? 'well' : 'friend' },
    { type: 'give-burden', to: whose, name: some(pick), domain: aDomain(pick), value: 1 + pick(20) },
    ...(burden === undefined
      ? []
      : [
          { type: 'take-burden' as const, from: whose, burden: burden[0] },
          { type: 'reword-burden' as const, of: whose, burden: burden[0], name: some(pick) },
          edit('table', ['heroes', seat, 'burdens', burden[0], 'value'], burden[1].value, 1 + pick(3)),
        ]),
  ]
}

/** A burden of one who stands in the conflict has another name. */
const rewords = (play: TlTable, { sides }: Conflict, pick: Pick): Command[] => {
  const of = figureOf(sides[oneOf(SIDES, pick) ?? 'first'])
  const burden = oneOf(Object.keys(burdensOf(play, of)), pick)
  return of === null || burden === undefined ? [] : [{ type: 'reword-burden', of, burden, name: some(pick) }]
}

const inConflict = (view: TableView<TlPlays>, conflict: Conflict, pick: Pick): Command[] => {
  const window = { conflict: conflict.id, step: conflict.step }
  const known = oneOf(Object.keys(view.gm?.play.others ?? {}), pick)
  const numbers = pick(2) === 0 ? { influence: null, rating: null } : { influence: 1 + pick(4), rating: pick(5) }
  return [
    ...forSide(view, conflict, 'gm', pick),
    ...(conflict.stage === 'domain'
      ? [{ type: 'choose-domain' as const, ...window, domain: aDomain(pick), ...numbers }]
      : []),
    ...(conflict.stage === 'setup' ? [{ type: 'open-healing' as const, ...window, domain: aDomain(pick) }] : []),
    ...(conflict.stage === 'roll' ? [{ type: 'roll' as const, ...window }] : []),
    ...(conflict.stage === 'approval'
      ? [
          { type: 'approve-call' as const, ...window },
          ...(pick(3) === 0 ? [{ type: 'strike-call' as const, ...window }] : []),
        ]
      : []),
    ...(pick(15) === 0 ? rewords(view.table.play, conflict, pick) : []),
    ...(pick(40) === 0 ? [{ type: 'withdraw' as const, conflict: conflict.id }] : []),
    ...(pick(80) === 0 ? [{ type: 'settle-freely' as const, conflict: conflict.id, text: some(pick) }] : []),
    ...(pick(12) === 0 && known !== undefined
      ? [{ type: 'cast-other' as const, conflict: conflict.id, other: known }]
      : []),
  ]
}
