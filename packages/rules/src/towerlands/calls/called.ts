/** What comes of each kind of call. */
import { reveal, toTable } from '../../table/event.ts'
import { burdenIn, certain, optionsIn } from '../acting.ts'
import type { Dice } from '../dice/die.ts'
import { added, rerolled, valueSwapped } from '../dice/settle.ts'
import { enter, onwards } from '../flow.ts'
import type { TlDeciding, TlEvents } from '../rule.ts'
import { otherSide, type At, type Call, type Conflict, type SideName } from '../state.ts'
import { figureOf, SHARED, sheetOf, sideNames, traitsOf } from '../who.ts'

type CallOf<K extends Call['kind']> = Call & { readonly kind: K }

/** The call takes effect: dice fall or values change, and the window goes on; out of a last chance the conflict does. */
export const takesEffect = (
  deciding: TlDeciding,
  conflict: At<'window' | 'chance' | 'approval'>,
  side: SideName,
  call: Call,
): TlEvents => {
  if (call.kind === 'own') return ownCalled(deciding, conflict, side, call)
  const { dice, events } =
    call.kind === 'burden' ? burdenCalled(deciding, conflict, side, call) : traitCalled(deciding, conflict, side, call)
  const from = conflict.stage === 'approval' ? conflict.back : conflict.stage
  if (from === 'window')
    return [...events, ...(conflict.stage === 'approval' ? [enter(conflict, { stage: 'window' })] : [])]
  const after = { ...conflict.sides[side], dice, calls: conflict.sides[side].calls + 1, calledIn: conflict.round }
  return [...events, ...onwards(deciding, { ...conflict, sides: { ...conflict.sides, [side]: after } })]
}

/** What a call is called. The name of a trait that nobody knew is told by calling it. */
export const nameOfCall = (deciding: TlDeciding, conflict: Conflict, side: SideName, call: Call): string => {
  if (call.kind === 'trait' || call.kind === 'well')
    return reveal(certain(traitsOf(deciding.view, conflict, side)[call.trait], `trait ${call.trait}`).name)
  return burdenOf(deciding, conflict, call.kind === 'own' ? side : otherSide(side), call.burden).name
}

const burdenOf = (deciding: TlDeciding, { sides }: Conflict, side: SideName, burden: string) =>
  burdenIn(deciding, certain(figureOf(sides[side]), 'bearer'), burden)

/** T-R51, T-R52, TA2: a trait rerolls dice, a Well adds some. */
const traitCalled = (
  deciding: TlDeciding,
  conflict: Conflict,
  side: SideName,
  call: CallOf<'trait' | 'well'>,
): { readonly dice: Dice; readonly events: TlEvents } => {
  const options = optionsIn(deciding)
  const own = conflict.sides[side]
  const trait = certain(traitsOf(deciding.view, conflict, side)[call.trait], `trait ${call.trait}`)
  const chance = deciding.dice()
  const ids =
    call.kind === 'trait' ? call.dice : Array.from({ length: call.dice }, (_, i) => `w${chance.number}-${i + 1}`)
  const fallen = ids.map((die, index) => ({ die, index, face: chance.die(index, 20).next() }))
  const faces = Object.fromEntries(fallen.map(({ die, face }) => [die, face]))
  const dice =
    call.kind === 'trait'
      ? rerolled(own.dice, faces, options)
      : added(own.dice, faces, conflict.fresh ? own.influence : null, options)
  const spent = call.kind === 'well' && options.wells === 'pool' ? call.dice : 0
  const onSheet = !Object.values<string>(SHARED).includes(call.trait)
  const event = toTable({
    type: 'trait-called' as const,
    conflict: conflict.id,
    side,
    name: own.name,
    called: reveal(trait.name),
    how: call.how,
    trait: call.trait,
    shown: onSheet ? reveal({ ...trait, spent: trait.spent + spent }) : null,
    of: onSheet ? sheetOf(conflict, side) : null,
    added: call.kind === 'well',
    throw: chance.number,
    fallen,
    was: Object.fromEntries(ids.flatMap((id) => (own.dice[id] === undefined ? [] : [[id, own.dice[id].value]]))),
    dice,
  })
  return { dice, events: [event] }
}

/** T-R57 to T-R60, D9: an opponent's burden and one of one's own dice change values. */
const burdenCalled = (deciding: TlDeciding, conflict: Conflict, side: SideName, call: CallOf<'burden'>) =>
  exchanged(deciding, conflict, side, {
    side,
    bearer: otherSide(side),
    burden: call.burden,
    die: call.die,
    how: call.how,
  })

/** @param change whose die changes values with whose burden */
export const exchanged = (
  deciding: TlDeciding,
  conflict: Conflict,
  caller: SideName,
  change: { readonly side: SideName; readonly bearer: SideName; readonly burden: string; readonly die: string; readonly how: string }, // prettier-ignore
): { readonly dice: Dice; readonly events: TlEvents } => {
  const { side, bearer, burden, die, how } = change
  const before = conflict.sides[side].dice
  const found = burdenOf(deciding, conflict, bearer, burden)
  const dice = valueSwapped(before, die, found.value, optionsIn(deciding))
  const event = toTable({
    type: 'burden-called' as const,
    conflict: conflict.id,
    caller,
    side,
    names: sideNames(conflict),
    of: certain(figureOf(conflict.sides[bearer]), 'bearer'),
    burden,
    called: found.name,
    how,
    die,
    gave: certain(before[die], `die ${die}`).value,
    took: found.value,
    dice,
  })
  return { dice, events: [event] }
}

/** T-R61: the burden's die goes across; the opponent chooses which of his takes its place. */
const ownCalled = (deciding: TlDeciding, conflict: Conflict, side: SideName, call: CallOf<'own'>): TlEvents => [
  toTable({
    type: 'own-burden-called' as const,
    conflict: conflict.id,
    side,
    name: conflict.sides[side].name,
    burden: call.burden,
    called: burdenOf(deciding, conflict, side, call.burden).name,
    how: call.how,
  }),
  enter(conflict, { stage: 'pick', side: otherSide(side), burden: call.burden }),
]
