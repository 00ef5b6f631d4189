/** The dice of a year, drawn again: which season they fell in, and what was face-down until it closed. */
import { newAndMagicLand, type NmlEvent, type SeasonName } from '@homestake/rules/new-and-magic-land'
import { provedBy, type Proof, type Reader, type Shown } from '../../../table/book/proof.ts'

interface Season {
  /** The season in which it was thrown; `null` before the first. */
  readonly season: SeasonName | null
  /** Thrown at that season's end. */
  readonly end: boolean
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

class YearReader implements Reader<Season> {
  #season: SeasonName | null = null
  #closed = false
  #end = false

  opened(): void {
    this.#end = this.#closed
  }

  saw(event: { readonly type: string }): readonly Shown[] {
    const happened = event as NmlEvent
    if (happened.type === 'season-closed') this.#closed = true
    if (happened.type === 'season-opened' || happened.type === 'festival-opened') {
      this.#season = happened.type === 'season-opened' ? happened.season : 'festival'
      this.#closed = this.#end = false
    }
    return shownBy(happened)
  }

  where(): Season {
    return { season: this.#season, end: this.#end }
  }
}

/** @param lines all public lines, oldest first */
export const proofsOf = (lines: readonly { readonly event: { readonly type: string } }[]): (Proof & Season)[] =>
  provedBy(lines, new YearReader())
