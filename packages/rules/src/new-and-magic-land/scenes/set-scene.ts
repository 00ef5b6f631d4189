import { toTable } from '../../table/event.ts'
import { playIn, turnIn } from '../acting.ts'
import { draftedTurn } from '../drafted.ts'
import { holderName } from '../in-play.ts'
import type { Rule } from '../rule.ts'
import { settlerName } from '../sides.ts'
import { presence } from './presence.ts'

/** N-R15: who is there, and what is going on. */
export const setScene: Rule<'set-scene', 'scene-set'> = {
  decide: {
    'set-scene': (deciding, { present, about }) => {
      const play = playIn(deciding)
      const { holder, scenes } = turnIn(deciding)
      const there = [...new Set(present)]
      return [
        toTable({
          type: 'scene-set',
          number: scenes + 1,
          setBy: holder,
          name: holderName(play, holder),
          present: there,
          names: there.map((seat) => settlerName(play, seat)),
          about,
        }),
      ]
    },
  },
  evolve: {
    'scene-set': ({ number, setBy, present, about }, drafts) => {
      draftedTurn(drafts).scenes = number
      drafts.table.play.scene = { number, setBy, present: presence(present), about }
    },
  },
}
