import { TRAIT_KINDS, type TlOptions, type Trait, type TraitKind } from '@homestake/rules/towerlands'
import type { TraitLine } from './sheet.ts'

export interface TraitGroup {
  readonly kind: TraitKind
  readonly lines: readonly TraitLine[]
}

/** Traits by kind, in the order of the kinds; within a kind the strongest first. */
export const groupsOf = (lines: readonly TraitLine[]): TraitGroup[] =>
  TRAIT_KINDS.map((kind) => ({
    kind,
    lines: lines.filter(({ trait }) => trait.kind === kind).sort((a, b) => b.trait.rating - a.trait.rating),
  })).filter(({ lines: some }) => some.length > 0)

/** TA2: how many dice a Well still has, where it holds a store; `null` where nothing is counted. */
export const wellLeft = ({ kind, rating, spent }: Trait, { wells }: TlOptions): number | null =>
  kind === 'well' && wells === 'pool' ? Math.max(0, rating - spent) : null
