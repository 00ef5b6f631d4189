/** Bots at one table, each through the real client. */
import type { Connection, Outcome, Present } from '@homestake/client'
import type { Player } from './players.ts'
import { picker } from './random.ts'

/** Nonsense is answered after everything that was sent before it; on a line that breaks meanwhile, it is asked again. */
export const settled = (people: readonly Connection[]): Promise<unknown> => Promise.all(people.map(answered))

/** Milliseconds. */
const PATIENCE = 60_000

const answered = async (one: Connection): Promise<void> => {
  const ask = (done: (lost: boolean) => void) =>
    one.socket.timeout(PATIENCE).emit('sync', null, (error: Error | null) => done(error !== null))
  while (await new Promise<boolean>(ask));
}

export interface Act {
  readonly one: Connection
  /** What this one saw when they gave it. */
  readonly present: Present
  readonly proposal: NonNullable<ReturnType<Player['propose']>>
  readonly outcome: Outcome
}

/**
 * So many commands, one after the other, each given by somebody who has seen what came before.
 * @param meddling of how many commands one is proposed for somebody else, and so mostly not one's own to give; 0: none
 */
export const botsPlay = async (
  player: Player,
  people: readonly Connection[],
  commands: number,
  { seed = 7, meddling = 0, each }: { seed?: number; meddling?: number; each?: (act: Act) => void } = {},
): Promise<void> => {
  const pick = picker(seed)
  const anybody = (): Connection => {
    const one = people[pick(people.length)]
    if (one === undefined) throw new Error('nobody is here')
    return one
  }
  for (let given = 0, idle = 0; given < commands;) {
    const one = anybody()
    const { present } = one
    const proposal = player.propose(meddling > 0 && pick(meddling) === 0 ? anybody().present : present, pick)
    if (proposal === null) {
      if (++idle > 100 * commands) throw new Error('nobody has anything to do')
      continue
    }
    given++
    const { as, command } = proposal
    const outcome = await one.command({ ...command, ...(as === undefined ? {} : { as }) })
    await settled(people)
    each?.({ one, present, proposal, outcome })
  }
}
