/** How often each face fell. */
import { isHouseEvent, type OpenGame } from '@homestake/rules'
import { throwsIn } from '@homestake/rules/proof'

export interface Faces {
  readonly sides: number
  /** By face, from 1. */
  readonly counts: readonly number[]
  readonly total: number
}

/** @param lines public lines */
export const facesOf = (game: OpenGame, lines: readonly { readonly event: { readonly type: string } }[]): Faces[] => {
  const bySides = new Map<number, number[]>()
  const throws = lines.flatMap(({ event }) => (isHouseEvent(event) ? [] : throwsIn(game, event)))
  for (const { dice } of throws)
    for (const { sides, faces } of dice) {
      const counts = bySides.get(sides) ?? Array<number>(sides).fill(0)
      bySides.set(sides, counts)
      for (const face of faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1
    }
  return [...bySides]
    .map(([sides, counts]) => ({ sides, counts, total: counts.reduce((sum, count) => sum + count, 0) }))
    .toSorted((a, b) => a.sides - b.sides)
}
