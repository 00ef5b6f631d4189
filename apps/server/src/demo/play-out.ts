/** One beat after the other, each done before the next is thought of, until none is left or nobody looks. */
import { randomUUID } from 'node:crypto'
import type { Answer } from '@homestake/protocol'
import type { Beat, Beats } from './beat.ts'

/** Waits; rejects when the signal says so. */
export type Pace = (milliseconds: number, signal: AbortSignal) => Promise<void>

export interface PlayMeans {
  readonly act: (beat: Beat, id: string) => Promise<Answer>
  readonly pace: Pace
  readonly signal: AbortSignal
  /** Whether somebody looks. */
  readonly watched: () => boolean
  /** What comes next, while what was done is read; `null`: it is over. */
  readonly coming: (beat: Beat | null) => void
  /** The first command's id: two who begin the same at once do it once, and one of them goes on. */
  readonly first?: string
}

export type Played = 'to its end' | 'elsewhere' | 'unwatched'

/** After so many beats that nobody saw it stops. Whoever loads the page again is back before. */
const UNSEEN = 4
/** How often a beat is tried again while the journal is away, and after how many milliseconds. */
const TRIES = 10
const AGAIN = 1_000

/** @throws if a beat is refused: the cast knows the rules */
export const playOut = async (beats: Beats, means: PlayMeans): Promise<Played> => {
  let unseen = 0
  let id = means.first ?? randomUUID()
  for (let next = beats.next(); next.done !== true; id = randomUUID()) {
    const { value: beat } = next
    const answer = await done(beat, id, means)
    if (answer.status === 'duplicate') return 'elsewhere'
    if ('refusal' in answer) throw new Error(`${beat.who} may not ${beat.command.type}: ${answer.refusal.code}`)
    next = beats.next()
    means.coming(next.done === true ? null : next.value)
    unseen = means.watched() ? 0 : unseen + 1
    if (unseen >= UNSEEN) return 'unwatched'
    await means.pace(beat.hold, means.signal)
  }
  return 'to its end'
}

const done = async (beat: Beat, id: string, { act, pace, signal }: PlayMeans): Promise<Answer> => {
  for (let tries = 1; ; tries++) {
    const answer = await act(beat, id)
    // It may have happened all the same: then the same id says so.
    if (answer.status === 'duplicate' && tries > 1) return { ...answer, status: 'applied' }
    if (answer.status !== 'unavailable' || tries === TRIES) return answer
    await pace(AGAIN, signal)
  }
}
