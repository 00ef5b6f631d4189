/**
 * Dice as the rules see them. A *throw* is all dice of one command; each die in it is a stream of faces, so that a die
 * that explodes goes on with its own next face, and no other die shifts.
 */
export interface Faces {
  /** The next face of this die, 1 to its sides. */
  next(): number
}

/** One die of a throw and the faces that were taken from it, in order. */
export interface DrawnDie {
  readonly die: number
  readonly sides: number
  readonly faces: readonly number[]
}

export interface Dice {
  /** The number of this throw in its chapter, counted from 1. */
  readonly number: number
  /** The stream of die `index` (counted from 0) of this throw. Asking twice for one index gives the same stream. */
  die(index: number, sides: number): Faces
  /** What has been drawn so far. Empty: nothing was thrown. */
  drawn(): readonly DrawnDie[]
}

/** Build `Dice` over any source of faces, remembering what was drawn. */
export const recordDice = (number: number, source: (index: number, sides: number) => () => number): Dice => {
  const streams = new Map<number, { sides: number; faces: number[]; next: () => number }>()
  return {
    number,
    die(index, sides) {
      const known = streams.get(index)
      if (known !== undefined && known.sides !== sides) throw new Error(`die ${index} has ${known.sides} sides`)
      const stream = known ?? { sides, faces: [], next: source(index, sides) }
      streams.set(index, stream)
      return {
        next() {
          const face = stream.next()
          if (!Number.isInteger(face) || face < 1 || face > sides) throw new Error(`no face ${face} on a d${sides}`)
          stream.faces.push(face)
          return face
        },
      }
    },
    drawn: () => [...streams].map(([die, { sides, faces }]) => ({ die, sides, faces })),
  }
}

/**
 * Dice whose faces are handed in, in the order in which they are drawn: for tests and for replaying an entry.
 * @throws when more faces are drawn than were handed in
 */
export const scriptedDice = (faces: readonly number[], number = 1): Dice => {
  let used = 0
  return recordDice(number, () => () => {
    const face = faces[used++]
    if (face === undefined) throw new Error(`only ${faces.length} faces were handed in`)
    return face
  })
}
