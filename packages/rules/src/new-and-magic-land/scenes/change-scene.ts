import { toTable } from '../../table/event.ts'
import { playIn, sceneIn } from '../acting.ts'
import { draftedScene } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { settlerName } from '../sides.ts'
import { presence } from './presence.ts'

export const changeScene: Rule<'change-scene' | 'complicate-scene', 'scene-changed' | 'scene-complicated'> = {
  decide: {
    'change-scene': (deciding, { present }) => {
      const play = playIn(deciding)
      const there = [...new Set(present)]
      const before = Object.keys(sceneIn(deciding).present)
      if (there.length === before.length && there.every((seat) => before.includes(seat))) return []
      return [toTable({ type: 'scene-changed', present: there, names: there.map((seat) => settlerName(play, seat)) })]
    },
    'complicate-scene': (_deciding, { text }) => [toTable({ type: 'scene-complicated', text })],
  },
  evolve: {
    'scene-changed': ({ present }, drafts) => {
      draftedScene(drafts).present = presence(present)
    },
    // A line of the story: it changes nothing on the table.
    'scene-complicated': () => undefined,
  },
}
