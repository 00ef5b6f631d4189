/**
 * `evolve` gets one draft a compartment. The container is read-only; a draft can't be put into another compartment; and
 * an event may only change compartments that are no wider than those it was addressed to. So a slip in a rule throws,
 * and leaves no trace, before it could carry a secret outwards.
 */
import { create, type Draft } from 'mutative'
import type { Compartment } from '../table/compartment.ts'
import { refuseStrangers } from './strangers.ts'
import { betweenOf, isCompartment, seatOf } from '../table/compartment.ts'
import type { SeatId } from '../table/ids.ts'
import type { Json } from '../table/json.ts'
import type { Patch } from '../table/patch.ts'
import type { BetweenHouse, GmHouse, Plays, SealedHouse, SeatHouse, TableHouse, TableState } from '../house/house.ts'

export interface Drafts<P extends Plays> {
  readonly table: Draft<TableHouse<P['options'], P['table']>>
  readonly gm: Draft<GmHouse<P['gm']>>
  readonly sealed: Draft<SealedHouse<P['sealed']>>
  seat(seat: SeatId): Draft<SeatHouse<P['seat']>>
  between(seat: SeatId): Draft<BetweenHouse<P['between']>>
}

export type Diffs = { readonly [C in Compartment]?: readonly Patch[] }

export interface Evolved<P extends Plays> {
  readonly state: TableState<P>
  readonly diffs: Diffs
  readonly inverse: Diffs
}

interface Open {
  readonly draft: object
  finish(): [object, RawPatch[], RawPatch[]]
}

export interface RawPatch {
  op: 'add' | 'replace' | 'remove'
  path: string | (string | number)[]
  value?: unknown
}

/** Whether an event that was addressed to one compartment may change another: outwards never. */
const mayChange = (to: Compartment, target: Compartment): boolean =>
  to === 'table' || target === to || target === 'sealed' || (to.startsWith('between:') && target === 'gm')

const toPatch = (compartment: Compartment, raw: RawPatch): Patch => {
  const path = raw.path as (string | number)[]
  if (raw.op === 'remove') return ['-', path]
  const value = plain(raw.value, () => `${compartment}/${path.join('/')}`)
  // A numeric last step is a place in an array: there `add` inserts. In an object, to add a key is to put it.
  return [raw.op === 'add' && typeof path[path.length - 1] === 'number' ? '+' : '=', path, value]
}

/** Check that a value is plain JSON: whatever else stood in the state would not survive the journal. */
function plain(value: unknown, where: () => string): Json {
  refuseOther(value, where)
  return value as Json
}

const refuseOther = (value: unknown, where: () => string): void => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (typeof value !== 'object' || !(Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype))
    throw new Error(`${where()} is not plain JSON`)
  for (const key of Object.keys(value)) refuseOther(Reflect.get(value, key), () => `${where()}/${key}`)
}

/**
 * Change a state through drafts.
 * @param steps called in order, each with the compartment that its event was addressed to
 * @throws where a step reaches for a compartment that is not there, or carries something outwards
 */
export const withDrafts = <P extends Plays>(
  state: TableState<P>,
  steps: readonly { readonly to: Compartment; readonly run: (drafts: Drafts<P>, add: AddSeat) => void }[],
): Evolved<P> => {
  const open = new Map<Compartment, Open>()
  const added = new Map<Compartment, object>()
  const parts: { readonly [key: string]: object | undefined } = state

  const draftOf = (to: Compartment, target: Compartment): object => {
    if (!mayChange(to, target)) throw new Error(`an event to ${to} may not change ${target}`)
    const known = open.get(target)
    if (known !== undefined) return known.draft
    const base = added.get(target) ?? parts[target]
    if (base === undefined || !isCompartment(target)) throw new Error(`there is no compartment ${target}`)
    const [draft, finish] = create(base, { enablePatches: { arrayLengthAssignment: false } })
    open.set(target, { draft, finish: finish as Open['finish'] })
    return draft
  }

  const draftsFor = (to: Compartment): Drafts<P> => {
    const drafts = {
      get table() {
        return draftOf(to, 'table')
      },
      get gm() {
        return draftOf(to, 'gm')
      },
      get sealed() {
        return draftOf(to, 'sealed')
      },
      seat: (seat: SeatId) => draftOf(to, seatOf(seat)),
      between: (seat: SeatId) => draftOf(to, betweenOf(seat)),
    }
    return Object.freeze(drafts) as Drafts<P>
  }

  const add: AddSeat = (seat, own, between) => {
    if (seatOf(seat) in state) throw new Error(`seat ${seat} is there already`)
    added.set(seatOf(seat), own)
    added.set(betweenOf(seat), between)
  }

  for (const { to, run } of steps) run(draftsFor(to), add)

  const next: { [key: string]: object | undefined } = { ...parts }
  const diffs: { [C in Compartment]?: Patch[] } = {}
  const inverse: { [C in Compartment]?: Patch[] } = {}
  const finished = [...open].map(([compartment, { finish }]) => [compartment, ...finish()] as const)
  for (const [compartment, value] of finished) next[compartment] = value
  for (const [compartment, , forward, back] of finished) {
    refuseStrangers([parts, next], compartment, forward)
    if (added.has(compartment) || forward.length === 0) continue
    diffs[compartment] = forward.map((patch) => toPatch(compartment, patch))
    inverse[compartment] = back.map((patch) => toPatch(compartment, patch))
  }
  for (const [compartment, value] of added) {
    next[compartment] ??= value
    diffs[compartment] = [['=', [], plain(next[compartment], () => compartment)]]
  }
  return { state: next as unknown as TableState<P>, diffs, inverse }
}

export type AddSeat = (seat: SeatId, own: object, between: object) => void
