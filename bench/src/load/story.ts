/** Rounds of the small story: each settler opens a conflict in turn, and it is played to its end. */
import type { Asking, Connection } from '@homestake/client'
import type { StoryPlays } from '../story/plays.ts'
import type { Group } from './group.ts'
import { viewIn, type Script } from './turn.ts'

export function* storySettlers({ players }: Group): Script {
  for (const [settler, one] of players.entries()) yield { one, command: { type: 'play', settler } }
}

export function* stories({ gm, players }: Group): Script {
  const by = (one: Connection, command: Asking) => ({ one, command })
  for (;;) {
    const one = players[viewIn<StoryPlays>(gm.present).table.play.turn]
    if (one === undefined) return
    yield by(one, { type: 'open', stakes: ['the orchard is planted', 'the orchard is cut'], pool: 'grit' })
    yield by(gm, { type: 'gather', n: 2 })
    yield by(one, { type: 'roll' })
    yield by(gm, { type: 'escalate' })
    yield by(one, { type: 'concede' })
  }
}
