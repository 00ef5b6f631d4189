/** A table plays: one command after another, or each at its time. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '@homestake/client'
import type { Group } from './group.ts'
import type { Samples } from './samples.ts'
import { seenByAll } from './seen.ts'
import type { Script, Turn } from './turn.ts'

/** Refusals that a well-behaved client never meets. */
const ERRORS = new Set(['fault', 'malformed', 'unknown-command', 'too-fast'])

/** @param intended when it was to be sent, in milliseconds of this process */
const take = async ({ one, command }: Turn, people: readonly Connection[], intended: number, samples: Samples) => {
  const outcome = await one.command(command)
  const answered = performance.now()
  if ('refusal' in outcome) {
    const { code } = outcome.refusal
    if (outcome.status === 'unavailable' || ERRORS.has(code)) return samples.failed(code)
    return samples.refused(code)
  }
  if (outcome.status === 'offline') throw new Error('a line broke')
  await seenByAll(people, outcome.cursor)
  samples.took(answered - intended, performance.now() - intended)
}

/** All of a script, as fast as it goes, until it ends or its time is over. */
export const playOn = async (group: Group, script: Script, samples: Samples, end: () => number): Promise<void> => {
  for (const turn of script) {
    if (performance.now() >= end()) return
    await take(turn, group.everyone, performance.now(), samples)
  }
}

/**
 * A command every so many milliseconds, until the first that was to be sent after the end. One that is late because another took long is sent as soon as can be, and its
 * time counts from when it was to be sent: what a slow server holds up is not left out.
 */
export const playAt = async (
  group: Group,
  script: Script,
  samples: Samples,
  { first, every, end }: { readonly first: number; readonly every: number; readonly end: () => number },
): Promise<void> => {
  for (let intended = first; intended < end(); intended += every) {
    const early = intended - performance.now()
    if (early > 0) await wait(early)
    const next = script.next()
    if (next.done === true) return
    await take(next.value, group.everyone, intended, samples)
  }
}
