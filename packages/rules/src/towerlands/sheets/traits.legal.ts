import { betweenOf, seatOf } from '../../table/compartment.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Whose } from '../commands.ts'
import type { Legals, Looking } from '../rule.ts'
import type { TraitId } from '../state.ts'
import { isFighting, isGm } from '../who.ts'
import { tlWords as words } from '../words.ts'
import { TEMPLATE } from './blank.ts'

/** How many traits fit on a sheet. */
export const SHEET = 40

/** TA4: a draft's player adds and drops traits, the GM elsewhere, between conflicts. */
export const traitsLegal: Legals<'add-trait' | 'drop-trait'> = {
  'add-trait': (looking, { to }) => {
    const refusal = mayShape(looking, to)
    if (refusal !== null) return refusal
    const many = traitIds(looking, to).length
    if (to.kind === 'draft' && looking.options.creation === 'template' && many >= TEMPLATE.traits)
      return refuse('not-allowed', words.templateTraits)
    return many < SHEET ? null : refuse('not-allowed', words.tooMany)
  },
  'drop-trait': (looking, { from, trait }) => {
    const refusal = mayShape(looking, from)
    if (refusal !== null) return refusal
    return traitIds(looking, from).includes(trait) ? null : refuse('not-found', words.noSuchTrait)
  },
}

const mayShape = ({ view, play, actor }: Looking, whose: Whose): Refusal | null => {
  if (whose.kind === 'draft') {
    if (actor.seat === null) return refuse('not-yours', words.needsHero)
    if (actor.standIn) return refuse('not-yours', words.draftIsPrivate)
    return play.heroes[actor.seat]?.stage === 'draft' && view[seatOf(actor.seat)]?.play.draft
      ? null
      : refuse('not-now', words.sheetIsSet)
  }
  if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
  if (whose.kind === 'hero' ? play.conflict !== null : isFighting(play, whose.other))
    return refuse('not-now', words.conflictOn)
  const there =
    whose.kind === 'hero'
      ? (play.heroes[whose.seat]?.sheet ?? null) !== null
      : Object.hasOwn(view.gm?.play.others ?? {}, whose.other)
  return there ? null : refuse('not-found', words.noSuchSheet)
}

const traitIds = ({ view, play, actor }: Looking, whose: Whose): TraitId[] => {
  switch (whose.kind) {
    case 'draft':
      return actor.seat === null ? [] : Object.keys(view[seatOf(actor.seat)]?.play.draft?.traits ?? {})
    case 'hero':
      return [
        ...Object.keys(play.heroes[whose.seat]?.sheet?.traits ?? {}),
        ...Object.keys(view[betweenOf(whose.seat)]?.play.traits ?? {}),
      ]
    case 'other':
      return Object.keys(view.gm?.play.others[whose.other]?.traits ?? {})
    default:
      return ((never: never) => never)(whose)
  }
}
