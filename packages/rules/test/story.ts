/** A play whose acts are kept as a journal keeps them, so that they can be taken back. */
import { decide, type Found } from '../src/authority.ts'
import type { NmlPlays } from '../src/new-and-magic-land/index.ts'
import { newAndMagicLandGame as game } from '../src/new-and-magic-land/game.ts'
import type { Visible } from '../src/table/compartment.ts'
import type { Refusal } from '../src/table/refusal.ts'
import { testChance } from '../src/testing.ts'
import { gm, Play, type ShortCommand, type Who } from './given.ts'
import { record, type Kept } from './recorded.ts'

export class Story {
  readonly play: Play
  readonly acts: readonly Kept<NmlPlays>[]

  constructor(play: Play, acts: readonly Kept<NmlPlays>[] = []) {
    this.play = play
    this.acts = acts
  }

  do(who: Who, command: ShortCommand, faces?: readonly number[]): Story {
    const { events, refusal } = this.play.when(who, command, faces)
    if (refusal !== null) throw new Error(`${command.type}: ${refusal.message}`)
    return this.told(events, command.type)
  }

  private told(events: Kept<NmlPlays>['entry']['events'], type: string): Story {
    const one = record(game, this.play.state, this.acts.at(-1)?.entry.cursor ?? {}, events, type)
    return new Story(new Play(one.after, this.acts.length + 1), [...this.acts, one])
  }

  /** What somebody is answered who takes back what an act, named by its command, told at a place. */
  asked(type: string, to: Visible = 'table', who: Who = gm) {
    const at = this.acts.findLastIndex(({ entry }) => entry.command.type === type)
    const act = this.acts[at]?.entry
    const found: Found = act === undefined ? null : { act, later: this.acts.slice(at + 1).map(({ entry }) => entry) }
    const command = { type: 'take-back', in: to, n: act?.cursor[to] ?? 1 }
    return decide(game, this.play.state, who.viewer, { command, found }, testChance('undo'))
  }

  takeBack(type: string, to: Visible = 'table'): Story {
    const outcome = this.asked(type, to)
    if ('code' in outcome) throw new Error(`${type}: ${outcome.message}`)
    return this.told(outcome.events, 'take-back')
  }

  refused(type: string, to: Visible = 'table', who: Who = gm): Refusal {
    const outcome = this.asked(type, to, who)
    if (!('code' in outcome)) throw new Error(`${type} was taken back`)
    return outcome
  }
}
