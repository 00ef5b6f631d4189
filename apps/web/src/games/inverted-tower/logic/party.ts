/** IA18: a party’s say in where it goes. */
import type { SeatId } from '@homestake/rules'
import { standing, type Run, type Way } from '@homestake/rules/inverted-tower'

export interface Vote {
  readonly way: Way
  readonly names: readonly string[]
}

/** What was said, the most wanted first. */
export const votesOf = ({ votes, delvers, ...run }: Run): Vote[] => {
  const said = new Map<Way, string[]>()
  for (const seat of standing({ ...run, votes, delvers })) {
    const way = votes[seat]
    if (way !== undefined) said.set(way, [...(said.get(way) ?? []), delvers[seat]?.name ?? ''])
  }
  return [...said].map(([way, names]) => ({ way, names })).sort((a, b) => b.names.length - a.names.length)
}

/** How many have to say the same. */
export const needed = (run: Run): number => Math.floor(standing(run).length / 2) + 1

/** Those to whom something may be given. */
export const companions = (run: Run, seat: SeatId): SeatId[] => standing(run).filter((other) => other !== seat)
