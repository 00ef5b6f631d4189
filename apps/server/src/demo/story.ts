/** What is played while somebody watches: a scene at a river, a conflict, what it leaves behind, and the season’s end. */
import { reading, talks, tells, GLANCE, PLAYERS, type Beats, type Player, type Stage } from './beat.ts'
import { conflict, type Ended } from './conflict.ts'
import { seasonEnd } from './season-end.ts'

const FIRST_TO_SPEAK = { won: 'pell', lost: 'josef', neither: 'pell' } as const satisfies Record<Ended, Player>

export function* story(stage: Stage): Beats {
  const { words, seats, see } = stage
  const play = () => see('gm').table.play
  yield {
    who: 'gm',
    command: {
      type: 'set-scene',
      turn: play().turn?.turn ?? 0,
      present: PLAYERS.map((player) => seats[player]),
      about: words.scene,
    },
    hold: reading(words.scene),
  }
  yield tells('hanna', words.rope)
  yield tells('josef', words.paces)
  yield talks('pell', words.soup)
  const ended = yield* conflict(stage)
  yield talks(FIRST_TO_SPEAK[ended], words.said[ended])
  const scene = play().scene?.number ?? 0
  const left = words.left[ended]
  yield { who: 'gm', command: { type: 'complicate-scene', scene, text: left }, hold: reading(left) }
  yield tells('gm', words.child)
  yield tells('pell', words.bowl)
  yield { who: 'gm', command: { type: 'close-scene', scene }, hold: GLANCE }
  yield talks('gm', words.closing)
  yield* seasonEnd(stage)
  yield talks('gm', words.end)
  yield talks('gm', words.yours)
}
