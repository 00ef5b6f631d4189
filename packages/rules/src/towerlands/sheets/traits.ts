import type { Draft } from 'mutative'
import { seatId } from '../../table/ids.ts'
import { toBetween, toGm, toSeat, toTable, type Addressed } from '../../table/event.ts'
import { actingSeat, certain, heroOf, optionsIn } from '../acting.ts'
import type { Whose } from '../commands.ts'
import { draftedHero } from '../drafted.ts'
import type { EventsByType, Rule, TlDeciding, TlDrafts } from '../rule.ts'
import type { Trait } from '../state.ts'
import { blankTrait } from './blank.ts'

type Place = Pick<EventsByType['trait-added'], 'at' | 'whose'>

/** Traits come and go where their sheet lies, and nobody else is told. */
export const traits: Rule<'add-trait' | 'drop-trait', 'trait-added' | 'trait-dropped'> = {
  decide: {
    'add-trait': (deciding, { to, kind }) => {
      const place = placeOf(deciding, to, null)
      return [addressed(place, { type: 'trait-added', ...place, trait: deciding.chance.id(), kind })]
    },
    'drop-trait': (deciding, { from, trait }) => {
      const place = placeOf(deciding, from, trait)
      return [addressed(place, { type: 'trait-dropped', ...place, trait })]
    },
  },
  evolve: {
    'trait-added': ({ at, whose, trait, kind }, drafts) => {
      traitsAt(drafts, { at, whose })[trait] = blankTrait(kind)
    },
    'trait-dropped': ({ at, whose, trait }, drafts) => {
      delete traitsAt(drafts, { at, whose })[trait]
    },
  },
}

/** Where a trait stands, or is to stand: with private sheets a hero's uncalled ones stand in `between`. */
const placeOf = (deciding: TlDeciding, whose: Whose, trait: string | null): Place => {
  if (whose.kind === 'draft') return { at: 'draft', whose: actingSeat(deciding.actor) }
  if (whose.kind === 'other') return { at: 'other', whose: whose.other }
  const open =
    trait === null
      ? optionsIn(deciding).privateSheets === 'off'
      : Object.hasOwn(heroOf(deciding, whose.seat).sheet?.traits ?? {}, trait)
  return { at: open ? 'hero' : 'between', whose: whose.seat }
}

const addressed = <E extends { readonly type: string }>({ at, whose }: Place, event: E): Addressed<E> => {
  switch (at) {
    case 'draft':
      return toSeat(seatId.parse(whose), event)
    case 'between':
      return toBetween(seatId.parse(whose), event)
    case 'hero':
      return toTable(event)
    case 'other':
      return toGm(event)
    default:
      return ((never: never) => never)(at)
  }
}

const traitsAt = (drafts: TlDrafts, { at, whose }: Place): Record<string, Draft<Trait>> => {
  switch (at) {
    case 'draft':
      return certain(drafts.seat(seatId.parse(whose)).play.draft, 'draft').traits
    case 'between':
      return drafts.between(seatId.parse(whose)).play.traits
    case 'hero':
      return certain(draftedHero(drafts, seatId.parse(whose)).sheet, 'sheet').traits
    case 'other':
      return certain(drafts.gm.play.others[whose], 'other').traits
    default:
      return ((never: never) => never)(at)
  }
}
