/**
 * The dice of a story, drawn again. A chapter of the dice binds the server to a seed before anything is thrown, and opens
 * it at its end: then whoever holds the lines can recompute each throw that was shown.
 */
import { commitToSeed, isHouseEvent, recompute, type DrawnDie } from '@homestake/rules'
import { newAndMagicLand, type NmlEvent, type SeasonName } from '@homestake/rules/new-and-magic-land'

type Line = { readonly event: { readonly type: string } }

interface Shown {
  readonly number: number
  readonly dice: readonly DrawnDie[]
}

/** What became of one chapter of the dice. */
export interface Proof {
  readonly chapter: string
  /** The season in which it was thrown; `null` before the first. */
  readonly season: SeasonName | null
  /** Thrown at that season's end. */
  readonly end: boolean
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

const shownBy = (event: NmlEvent): readonly Shown[] => {
  // What was face-down all season is opened as it closes (D1).
  if (event.type === 'season-closed')
    return event.sealedRolls.map(({ throw: number, side }) => ({
      number,
      dice: side.dice.map(({ die, faces }) => ({ die, sides: 6, faces })),
    }))
  const shown = newAndMagicLand.shown(event)
  return shown === null || shown.dice.length === 0 ? [] : [shown]
}

const same = (a: readonly DrawnDie[], b: readonly DrawnDie[]): boolean =>
  a.every((die, i) => die.faces.every((face, k) => face === b[i]?.faces[k]))

/** @param lines all public lines, oldest first */
export const proofsOf = (lines: readonly Line[]): Proof[] => {
  const proofs: Proof[] = []
  let season: SeasonName | null = null
  let promised: string | null = null
  let closed = false
  let end = false
  let throws: Shown[] = []
  for (const { event } of lines) {
    if (!isHouseEvent(event)) {
      const happened = event as NmlEvent
      if (happened.type === 'season-closed') closed = true
      if (happened.type === 'season-opened' || happened.type === 'festival-opened') {
        season = happened.type === 'season-opened' ? happened.season : 'festival'
        closed = end = false
      }
      throws.push(...shownBy(happened))
    } else if (event.type === 'chapter-opened') {
      promised = event.commitment
      end = closed
      throws = []
    } else if (event.type === 'chapter-closed') {
      const { chapter, seed, nonces, commitment, thrown } = event
      const wrong = throws.filter(({ number, dice }) => !same(dice, recompute({ seed, nonces, number }, dice)))
      proofs.push({
        chapter,
        season,
        end,
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
