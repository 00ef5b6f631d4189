/**
 * The dice of a story, drawn again. A chapter of the dice binds the server to a seed before anything is thrown, and opens
 * it at its end: then whoever holds the lines can recompute each throw that was shown.
 */
import { commitToSeed, isHouseEvent, recompute, type DrawnDie } from '@homestake/rules'

type Line = { readonly event: { readonly type: string } }

export interface Shown {
  readonly number: number
  readonly dice: readonly DrawnDie[]
}

/** What became of one chapter of the dice. */
export interface Proof {
  readonly chapter: string
  readonly seed: string
  readonly nonces: string
  readonly commitment: string
  /** The opened seed is the one to which the server bound itself before the first throw. */
  readonly kept: boolean
  /** How many throws it had. */
  readonly thrown: number
  /** How many of them lines show. */
  readonly shown: number
  /** The numbers of those whose faces the seed does not give. */
  readonly wrong: readonly number[]
}

/** What a game knows of its own lines, read from the first to the last. */
export interface Reader<Where extends object> {
  /** A chapter of the dice begins. */
  opened(): void
  /** A line of the game; @returns the throws that it shows */
  saw(event: Line['event']): readonly Shown[]
  /** Where in the story the chapter that ends now has been. */
  where(): Where
}

const same = (a: readonly DrawnDie[], b: readonly DrawnDie[]): boolean =>
  a.every((die, i) => die.faces.every((face, k) => face === b[i]?.faces[k]))

/** @param lines all public lines, oldest first */
export const provedBy = <Where extends object>(lines: readonly Line[], reader: Reader<Where>): (Proof & Where)[] => {
  const proofs: (Proof & Where)[] = []
  let promised: string | null = null
  let throws: Shown[] = []
  for (const { event } of lines) {
    if (!isHouseEvent(event)) throws.push(...reader.saw(event))
    else if (event.type === 'chapter-opened') {
      promised = event.commitment
      throws = []
      reader.opened()
    } else if (event.type === 'chapter-closed') {
      const { chapter, seed, nonces, commitment, thrown } = event
      const wrong = throws.filter(({ number, dice }) => !same(dice, recompute({ seed, nonces, number }, dice)))
      proofs.push({
        ...reader.where(),
        chapter,
        seed,
        nonces,
        commitment,
        kept: commitToSeed(seed) === commitment && promised === commitment,
        thrown,
        shown: new Set(throws.map(({ number }) => number)).size,
        wrong: [...new Set(wrong.map(({ number }) => number))],
      })
      promised = null
      throws = []
    }
  }
  return proofs
}

/** Over all chapters: how many throws hold, of how many that were shown; a broken promise spoils its whole chapter. */
export const summed = (proofs: readonly Proof[]): { readonly right: number; readonly shown: number } => ({
  right: proofs.reduce((sum, { kept, shown, wrong }) => sum + (kept ? shown - wrong.length : 0), 0),
  shown: proofs.reduce((sum, { shown }) => sum + shown, 0),
})
