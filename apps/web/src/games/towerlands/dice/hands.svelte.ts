/**
 * What the hands of this browser have in mind: dice that are picked, a call that is being put together. It outlives the desk
 * that shows it, since a conflict goes through many stages while somebody writes a sentence. Nobody else sees it.
 */
import type { BySide, Dice, DieId, SideName } from '@homestake/rules/towerlands'
import type { TableSession } from '../../../table/session.svelte.ts'
import { NOTHING, pressed, standing, type Picks, type Task } from '../logic/pick.ts'
import type { Rules } from '../logic/piles.ts'
import { diceWords } from '../words/dice.ts'

/** Dice that are picked for one purpose. */
export class Picking {
  picks = $state.raw<Picks>(NOTHING)
  /** Why the last press picked nothing, or what of the picks is gone. */
  word = $state<string | null>(null)

  press(task: Task, dice: Dice, rules: Rules, id: DieId): void {
    const { picks, no } = pressed(task, this.picks, dice, rules, id)
    this.picks = picks
    this.word = no === null ? null : diceWords.pick.no[no]
  }

  /** Dice have changed, or what they are picked for: what can't be picked any more is let go, with a word. */
  review(task: Task, dice: Dice, rules: Rules): void {
    const { picks, lost } = standing(task, this.picks, dice, rules)
    if (lost.length === 0) return
    this.picks = picks
    const values = lost.flatMap((id) => dice[id]?.value ?? [])
    this.word = values.length === 0 ? diceWords.pick.lostSome : diceWords.pick.lost(values)
  }

  clear(): void {
    this.picks = NOTHING
    this.word = null
  }
}

/** What is picked for now, while the desk that asks for it is in sight. */
export interface Asking {
  readonly task: Task
  readonly picking: Picking
  /** Go on with what is picked. */
  readonly enter: () => void
}

/** One side, as whoever plays it from this browser holds it. */
export class Hand {
  /** Which call is being put together, by its key. */
  open = $state<string | null>(null)
  how = $state('')
  draws = $state(0)
  readonly call = new Picking()
  readonly swap = new Picking()
  readonly give = new Picking()
  asking = $state.raw<Asking | null>(null)
  /** Whether chances are to be seen beside what is put together. */
  odds = $state(false)
  /** Leads to the dice on the table. */
  toDice: (() => void) | null = null

  compose(key: string, dice: readonly DieId[] = [], draws = 0): void {
    this.open = key
    this.draws = draws
    this.call.clear()
    this.call.picks = { ...NOTHING, dice }
  }

  /** Pick for this from now on. @returns how to stop */
  ask(asking: Asking): () => void {
    this.asking = asking
    return () => {
      if (this.asking === asking) this.asking = null
    }
  }

  /** The call is made, or let be. */
  close(made: boolean): void {
    this.open = null
    this.call.clear()
    if (made) this.how = ''
  }
}

interface Held {
  readonly conflict: string
  readonly sides: BySide<Hand>
}
const held = new WeakMap<TableSession, Held>()

/** The hand of a side. What was meant for another conflict is forgotten. */
export const handOf = (session: TableSession, conflict: string, side: SideName): Hand => {
  let all = held.get(session)
  if (all?.conflict !== conflict) {
    all = { conflict, sides: { first: new Hand(), second: new Hand() } }
    held.set(session, all)
  }
  return all.sides[side]
}
