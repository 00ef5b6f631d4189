/** What one side might call (T-R51 to T-R61, TA2): traits, Wells, the opponent's burdens and its own. Whether it may, the rules say. */
import {
  burdensOf, figureOf, named, otherSide, traitsOf,
  type Burden, type Call, type Conflict, type DieId, type SideName, type TlCommand, type TlOptions, type Trait,
} from '@homestake/rules/towerlands' // prettier-ignore
import type { TlView } from './people.ts'
import type { Task } from './pick.ts'
import { wellLeft } from './traits.ts'

export type Callable = { readonly key: string; readonly id: string; readonly name: string } & (
  | { readonly kind: 'trait'; readonly trait: Trait }
  | { readonly kind: 'well'; readonly trait: Trait; readonly least: number; readonly most: number }
  | { readonly kind: 'burden' | 'own'; readonly burden: Burden }
)

/** What somebody has in mind to do with it. */
export interface Composed {
  readonly dice: readonly DieId[]
  /** How many dice of a Well. */
  readonly draws: number
  readonly how: string
}

const wells = (trait: Trait, options: TlOptions): { least: number; most: number } => {
  const most = wellLeft(trait, options) ?? trait.rating
  return { least: options.wells === 'pool' ? Math.min(1, most) : most, most }
}

const strongest = (a: { trait: Trait }, b: { trait: Trait }): number => b.trait.rating - a.trait.rating
const heaviest = (a: { burden: Burden }, b: { burden: Burden }): number => b.burden.value - a.burden.value

export interface CallGroups {
  readonly traits: readonly Callable[]
  readonly wells: readonly Callable[]
  readonly theirs: readonly Callable[]
  readonly own: readonly Callable[]
}

/** Everything that a side might call, as far as this viewer knows it; the strongest first. */
export const callGroups = (view: TlView, conflict: Conflict, side: SideName): CallGroups => {
  const { options, play } = view.table
  const all = Object.entries(traitsOf(view, conflict, side)).map(([id, trait]) => ({
    id,
    trait,
    name: named(trait.name),
  }))
  const burdens = (of: SideName, kind: 'burden' | 'own'): Callable[] =>
    Object.entries(burdensOf(play, figureOf(conflict.sides[of])))
      .map(([id, burden]) => ({ key: `${kind} ${id}`, kind, id, burden, name: burden.name }))
      .sort(heaviest)
  return {
    traits: all
      .filter(({ trait }) => trait.kind !== 'well')
      .sort(strongest)
      .map((one) => ({ ...one, key: `trait ${one.id}`, kind: 'trait' })),
    wells: all
      .filter(({ trait }) => trait.kind === 'well')
      .sort(strongest)
      .map((one) => ({ ...one, key: `well ${one.id}`, kind: 'well', ...wells(one.trait, options) })),
    theirs: burdens(otherSide(side), 'burden'),
    own: burdens(side, 'own'),
  }
}

export const callables = ({ traits, wells: some, theirs, own }: CallGroups): Callable[] => [
  ...traits,
  ...some,
  ...theirs,
  ...own,
]

/** Which dice are picked for it; `null`: none. */
export const taskOf = (callable: Callable): Task | null => {
  switch (callable.kind) {
    case 'trait':
      return { kind: 'some', most: callable.trait.rating }
    case 'burden':
      return { kind: 'one', from: ['kept', 'unkept'] }
    case 'well':
    case 'own':
      return null
    default:
      return ((never: never) => never)(callable)
  }
}

const callOf = (callable: Callable, { dice, draws, how }: Composed): Call => {
  const { id } = callable
  switch (callable.kind) {
    case 'trait':
      return { kind: 'trait', trait: id, dice: [...dice], how }
    case 'well':
      return { kind: 'well', trait: id, dice: draws, how }
    case 'burden':
      return { kind: 'burden', burden: id, die: dice[0] ?? '', how }
    case 'own':
      return { kind: 'own', burden: id, how }
    default:
      return ((never: never) => never)(callable)
  }
}

export const callCommand = (conflict: Conflict, side: SideName, callable: Callable, composed: Composed): TlCommand => ({
  type: 'call',
  conflict: conflict.id,
  step: conflict.step,
  side,
  call: callOf(callable, composed),
})

/** The command as it might be given, whatever is chosen: the rules' reasons then speak of the thing itself. */
export const probe = (conflict: Conflict, side: SideName, callable: Callable): TlCommand => {
  const die = Object.entries(conflict.sides[side].dice).find(([, { pile }]) => pile !== 'out')?.[0] ?? ''
  const draws = callable.kind === 'well' ? Math.max(1, callable.least) : 0
  return callCommand(conflict, side, callable, { dice: [die], draws, how: '…' })
}
