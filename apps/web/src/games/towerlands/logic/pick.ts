/**
 * Dice that a hand picks on the table, before anything is done with them. A *task* says what is picked for; a *pair* is one kept
 * and one unkept die that change piles (T-R53), a *half* one of the two while the other is still missing.
 */
import { isFree, type Dice, type Die, type DieId, type Pair } from '@homestake/rules/towerlands'
import type { Rules } from './piles.ts'

export type Task =
  /** Up to so many of either pile, each once (TA11). */
  | { readonly kind: 'some'; readonly most: number }
  /** One out of these piles. */
  | { readonly kind: 'one'; readonly from: readonly Die['pile'][] }
  | { readonly kind: 'pairs' }

export interface Picks {
  readonly dice: readonly DieId[]
  readonly pairs: readonly Pair[]
  readonly half: DieId | null
}
export const NOTHING: Picks = { dice: [], pairs: [], half: null }

/** Why a press picked nothing. */
export type NoPick = 'full' | 'out' | 'other-pile' | 'twenty'

export interface Pressed {
  readonly picks: Picks
  readonly no: NoPick | null
}

const pairOf = ({ pairs }: Picks, id: DieId): Pair | undefined => pairs.find((pair) => pair.includes(id))

/** Whether this die can be picked at all; `null`: it can. */
export const cantPick = (task: Task, dice: Dice, rules: Rules, id: DieId): NoPick | null => {
  const die = dice[id]
  if (die === undefined || die.pile === 'out') return 'out'
  if (task.kind === 'one' && !task.from.includes(die.pile)) return 'other-pile'
  return task.kind === 'pairs' && die.pile === 'kept' && isFree(die, rules) ? 'twenty' : null
}

/** A die is pressed: it is picked, or let go. One that is pressed where only one fits takes its place. */
export const pressed = (task: Task, picks: Picks, dice: Dice, rules: Rules, id: DieId): Pressed => {
  const no = cantPick(task, dice, rules, id)
  if (no !== null) return { picks, no }
  const took = (picked: Picks): Pressed => ({ picks: picked, no: null })
  if (task.kind === 'pairs') return took(paired(picks, dice, id))
  if (picks.dice.includes(id)) return took({ ...picks, dice: picks.dice.filter((one) => one !== id) })
  const most = task.kind === 'one' ? 1 : task.most
  if (most === 1) return took({ ...picks, dice: [id] })
  return picks.dice.length < most ? took({ ...picks, dice: [...picks.dice, id] }) : { picks, no: 'full' }
}

const paired = (picks: Picks, dice: Dice, id: DieId): Picks => {
  const { pairs, half } = picks
  const pair = pairOf(picks, id)
  if (pair !== undefined) return { ...picks, pairs: pairs.filter((one) => one !== pair) }
  if (half === id) return { ...picks, half: null }
  const other = half === null ? undefined : dice[half]
  if (half === null || other === undefined || other.pile === dice[id]?.pile) return { ...picks, half: id }
  return { ...picks, pairs: [...pairs, other.pile === 'kept' ? [half, id] : [id, half]], half: null }
}

/** What of the picks still stands after dice have changed, or the task has; `lost`: what does not. */
export const standing = (
  task: Task | null,
  picks: Picks,
  dice: Dice,
  rules: Rules,
): { picks: Picks; lost: DieId[] } => {
  const can = (id: DieId): boolean => task !== null && cantPick(task, dice, rules, id) === null
  const most = task === null || task.kind === 'pairs' ? 0 : task.kind === 'one' ? 1 : task.most
  const kept: Picks =
    task?.kind === 'pairs'
      ? {
          dice: [],
          pairs: picks.pairs.filter(
            ([a, b]) => can(a) && can(b) && dice[a]?.pile === 'kept' && dice[b]?.pile === 'unkept',
          ),
          half: picks.half !== null && can(picks.half) ? picks.half : null,
        }
      : { dice: picks.dice.filter(can).slice(0, most), pairs: [], half: null }
  const ids = ({ dice: some, pairs, half }: Picks): DieId[] => [
    ...some,
    ...pairs.flat(),
    ...(half === null ? [] : [half]),
  ]
  const left = ids(kept)
  const lost = ids(picks).filter((id) => !left.includes(id))
  return lost.length === 0 ? { picks, lost } : { picks: kept, lost }
}

/** How a die is marked; a pair by its number. */
export type PickMark =
  { readonly kind: 'picked' | 'half' } | { readonly kind: 'pair'; readonly number: number; readonly with: DieId }

export const markOf = (picks: Picks, id: DieId): PickMark | null => {
  if (picks.dice.includes(id)) return { kind: 'picked' }
  if (picks.half === id) return { kind: 'half' }
  const number = picks.pairs.findIndex((pair) => pair.includes(id))
  const pair = picks.pairs[number]
  return pair === undefined ? null : { kind: 'pair', number: number + 1, with: pair[0] === id ? pair[1] : pair[0] }
}

/** Where the arrow keys lead within a pile; `null`: they lead nowhere here. */
export const nextPlace = (key: string, place: number, count: number): number | null => {
  if (count === 0) return null
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count
    case 'ArrowLeft':
      return (place + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
