/** A die that lay face down is turned over: the one slow moment of the table. It can be ended by any key or tap. */
import type { Attachment } from 'svelte/attachments'
import { plays } from '../../parts/plays.ts'

export const TURN_MS = 1100

const at = (degrees: number, lift: number, offset: number, easing = 'ease-in-out'): Keyframe => ({
  transform: `perspective(22rem) translateY(${-lift}%) rotateY(${degrees}deg) scale(${1 + lift / 220})`,
  offset,
  easing,
})

/** @param now whether it is turned over before one’s eyes; what lies open already just lies there */
export const turnsOver = (now: boolean): Attachment<Element> | undefined =>
  now
    ? plays([at(180, 0, 0, 'ease-out'), at(176, 34, 0.22), at(8, 34, 0.72, 'ease-in'), at(-9, 0, 0.86), at(0, 0, 1)], {
        ms: TURN_MS,
      })
    : undefined
