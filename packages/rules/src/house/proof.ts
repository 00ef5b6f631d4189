/**
 * The dice of a story, drawn again. A chapter of the dice binds the server to a seed before anything is thrown, and opens
 * it at its end: then whoever holds the lines can recompute each throw that was shown.
 */
import type { OpenGame, ShownThrow } from '../contract/game.ts'
import { recompute } from '../dice/chapter.ts'
import { commitToSeed } from '../dice/commitment.ts'
import type { DrawnDie } from '../dice/dice.ts'
import { isHouseEvent } from './events.ts'

type Line = { readonly event: { readonly type: string } }

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

/** Tells where in the story a chapter of the dice was, out of a game's lines, read from the first to the last. */
export interface Places<Where extends object> {
  /** A chapter of the dice begins. */
  opened(): void
  /** A line of the game. */
  saw(event: Line['event']): void
  /** Where in the story the chapter that ends now has been. */
  where(): Where
}

/** For whoever does not ask where a chapter was. */
export const nowhere: Places<object> = { opened: () => undefined, saw: () => undefined, where: () => ({}) }

/** The throws that a line of a game shows; none where the line can't be read. */
export const throwsIn = (game: OpenGame, event: Line['event']): readonly ShownThrow[] => {
  const parsed = game.events.safeParse(event)
  return parsed.success ? game.shown(parsed.data) : []
}

const same = (a: readonly DrawnDie[], b: readonly DrawnDie[]): boolean =>
  a.every((die, i) => die.faces.every((face, k) => face === b[i]?.faces[k]))

/** @param lines all public lines, oldest first */
export const provedBy = <Where extends object>(
  game: OpenGame,
  lines: readonly Line[],
  places: Places<Where>,
): (Proof & Where)[] => {
  const proofs: (Proof & Where)[] = []
  let promised: string | null = null
  let throws: ShownThrow[] = []
  for (const { event } of lines) {
    if (!isHouseEvent(event)) {
      places.saw(event)
      throws.push(...throwsIn(game, event))
    } else if (event.type === 'chapter-opened') {
      promised = event.commitment
      throws = []
      places.opened()
    } else if (event.type === 'chapter-closed') {
      const { chapter, seed, nonces, commitment, thrown } = event
      const wrong = throws.filter(({ number, dice }) => !same(dice, recompute({ seed, nonces, number }, dice)))
      proofs.push({
        ...places.where(),
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
