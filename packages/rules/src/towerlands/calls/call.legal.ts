import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Legals, Looking } from '../rule.ts'
import { otherSide, type Burden, type Call, type Conflict, type SideName, type Trait } from '../state.ts'
import { burdensOf, figureOf, hasCall, isGm, isUsed, traitsOf } from '../who.ts'
import { conflictAt, isRefusal, ownSideAt } from '../window.ts'
import { tlWords as words } from '../words.ts'

/** T-R51 to T-R61, TA2, TA9 to TA15, TA20. */
export const callLegal: Legals<'call' | 'approve-call' | 'strike-call'> = {
  call: (looking, command) => {
    const conflict = ownSideAt(looking, command, 'window', 'chance')
    if (isRefusal(conflict)) return conflict
    const { side, call } = command
    if (conflict.stage === 'chance' && conflict.side !== side) return refuse('not-yours', words.notYourSide)
    if (!hasCall(conflict, conflict.sides[side], looking.options)) return refuse('not-allowed', words.noCallLeft)
    return call.kind === 'trait' || call.kind === 'well'
      ? traitLacks(looking, conflict, side, call)
      : burdenLacks(looking, conflict, side, call)
  },
  'approve-call': (looking, command) => forGm(looking, command),
  'strike-call': (looking, command) => forGm(looking, command),
}

const forGm = (looking: Looking, named: { readonly conflict: string; readonly step: number }): Refusal | null => {
  const conflict = conflictAt(looking, named, 'approval')
  if (isRefusal(conflict)) return conflict
  return isGm(looking.actor) ? null : refuse('not-yours', words.gmOnly)
}

type CallOf<K extends Call['kind']> = Call & { readonly kind: K }

const traitLacks = (
  { view, options }: Looking,
  conflict: Conflict,
  side: SideName,
  call: CallOf<'trait' | 'well'>,
): Refusal | null => {
  const trait = traitsOf(view, conflict, side)[call.trait]
  if (trait === undefined) return refuse('not-found', words.noSuchTrait)
  if (isUsed(conflict, side, call.trait)) return refuse('not-allowed', words.usedAlready)
  if (trait.rating === 0) return refuse('not-allowed', words.noDiceInIt)
  if (call.kind === 'well') return wellLacks(trait, call.dice, options.wells)
  if (trait.kind === 'well') return refuse('not-allowed', words.isAWell)
  if (call.dice.length > trait.rating) return refuse('not-allowed', words.tooManyDice(trait.rating))
  if (new Set(call.dice).size !== call.dice.length) return refuse('not-allowed', words.diceTwice)
  return call.dice.every((die) => inPlay(conflict, side, die)) ? null : refuse('not-found', words.noSuchDie)
}

const wellLacks = (trait: Trait, dice: number, wells: Looking['options']['wells']): Refusal | null => {
  if (trait.kind !== 'well') return refuse('not-allowed', words.noWell)
  if (wells === 'off' || wells === 'start') return refuse('not-allowed', words.wellsOff)
  if (wells === 'call') return dice === trait.rating ? null : refuse('not-allowed', words.wellWhole(trait.rating))
  const left = Math.max(0, trait.rating - trait.spent)
  return dice <= left ? null : refuse('not-allowed', words.wellDry(left))
}

const burdenLacks = (
  { play, options }: Looking,
  conflict: Conflict,
  side: SideName,
  call: CallOf<'burden' | 'own'>,
): Refusal | null => {
  if (conflict.healing !== null) return refuse('not-allowed', words.healingBurdens)
  if (call.kind === 'own' && conflict.stage === 'chance') return refuse('not-allowed', words.notNow)
  const bearer = figureOf(conflict.sides[call.kind === 'own' ? side : otherSide(side)])
  const burden: Burden | undefined = burdensOf(play, bearer)[call.burden]
  if (burden === undefined) return refuse('not-found', words.noSuchBurden)
  if (burden.from === conflict.id) return refuse('not-allowed', words.newBurden)
  if (isUsed(conflict, side, call.burden)) return refuse('not-allowed', words.usedAlready)
  if (options.burdenDomainMatch === 'on' && burden.domain !== conflict.domain)
    return refuse('not-allowed', words.wrongDomain)
  return call.kind === 'own' || inPlay(conflict, side, call.die) ? null : refuse('not-found', words.noSuchDie)
}

const inPlay = ({ sides }: Conflict, side: SideName, die: string): boolean =>
  ['kept', 'unkept'].includes(sides[side].dice[die]?.pile ?? 'out')
