import { viewOf } from '../../authority/view-of.ts'
import { reveal, toTable } from '../../table/event.ts'
import { conflictOf, optionsIn, playIn } from '../acting.ts'
import type { Dice, Die } from '../dice/die.ts'
import { firstKeep } from '../dice/keep.ts'
import { draftedConflict, draftedTraits } from '../drafted.ts'
import { onwards } from '../flow.ts'
import type { Rule, TlDeciding } from '../rule.ts'
import { SIDES, type Conflict, type SideName, type Trait } from '../state.ts'
import { burdensOf, bySide, figureOf, sideNames, traitsOf } from '../who.ts'

/** T-R30 to T-R37: both sides roll Influence and domain, and keep. In a healing scene every burden lies there as a die. */
export const roll: Rule<'roll', 'rolled'> = {
  decide: {
    roll: (deciding) => {
      const conflict = conflictOf(deciding, 'roll')
      const options = optionsIn(deciding)
      const wells = bySide((side) => wellsOf(deciding, conflict, side))
      const count = (side: SideName): number =>
        conflict.sides[side].influence +
        conflict.sides[side].rating +
        wells[side].reduce((sum, [, { rating }]) => sum + rating, 0)
      const dice = deciding.dice()
      const fall = (side: SideName, from: number) =>
        Array.from({ length: count(side) }, (_, i) => ({
          die: `${side[0]}${i + 1}`,
          index: from + i,
          face: dice.die(from + i, 20).next(),
        }))
      const first = fall('first', 0)
      const second = fall('second', first.length)
      const thrown = { first, second }
      const kept = bySide((side) => {
        const lie = Object.fromEntries(thrown[side].map(({ die, face }): [string, Die] => [die, unkept(face)]))
        return firstKeep(conflict.sides[side].influence, { ...lie, ...virtual(deciding, conflict, side) }, options)
      })
      const after: Conflict = {
        ...conflict,
        sides: bySide((side) => ({ ...conflict.sides[side], dice: kept[side] })),
      }
      return [
        toTable({
          type: 'rolled',
          conflict: conflict.id,
          throw: dice.number,
          names: sideNames(conflict),
          dice: kept,
          fallen: [...first, ...second],
          wells: SIDES.flatMap((side) => {
            const of = figureOf(conflict.sides[side])
            return of === null
              ? []
              : wells[side].map(([trait, shown]) => ({
                  of,
                  trait,
                  shown: reveal({ ...shown }),
                  name: conflict.sides[side].name,
                }))
          }),
        }),
        ...onwards(deciding, after),
      ]
    },
  },
  evolve: {
    rolled: ({ conflict: id, dice, wells }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      for (const side of SIDES) conflict.sides[side].dice = dice[side]
      for (const { of, trait, shown } of wells) {
        draftedTraits(drafts, of)[trait] = shown
        if (of.kind === 'hero') delete drafts.between(of.seat).play.traits[trait]
      }
    },
  },
}

const unkept = (value: number): Die => ({ value, pile: 'unkept', swapped: false, was: null })

/** T-R71, D9: the burdens' dice count as thrown at the first keep. */
const virtual = (deciding: TlDeciding, { healing, sides }: Conflict, side: SideName): Dice =>
  healing === null || side === 'first'
    ? {}
    : Object.fromEntries(
        Object.values(burdensOf(playIn(deciding), figureOf(sides.first))).map(({ value }, i) => [
          `v${i + 1}`,
          unkept(value),
        ]),
      )

/** TA2, `wells: start`: a side's Wells, which always give their dice. The burden in a healing scene has none. */
const wellsOf = (deciding: TlDeciding, conflict: Conflict, side: SideName): [string, Trait][] => {
  const of = figureOf(conflict.sides[side])
  if (optionsIn(deciding).wells !== 'start' || of === null) return []
  // Whoever rolls may not know the other's Wells; the chair does, and what gives dice is told.
  const all = traitsOf(viewOf(deciding.state, { chair: true, seat: null }), conflict, side)
  return Object.entries(all).filter(([, { kind, rating }]) => kind === 'well' && rating > 0)
}
