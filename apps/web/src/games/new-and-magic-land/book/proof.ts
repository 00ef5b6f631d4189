/** The dice of a year, drawn again: which season they fell in, and what was face-down until it closed. */
import { provedBy, type Places, type Proof } from '@homestake/rules/proof'
import { newAndMagicLand, type NmlEvent, type SeasonName } from '@homestake/rules/new-and-magic-land'

interface Season {
  /** The season in which it was thrown; `null` before the first. */
  readonly season: SeasonName | null
  /** Thrown at that season's end. */
  readonly end: boolean
}

class YearPlaces implements Places<Season> {
  #season: SeasonName | null = null
  #closed = false
  #end = false

  opened(): void {
    this.#end = this.#closed
  }

  saw(event: { readonly type: string }): void {
    const happened = event as NmlEvent
    if (happened.type === 'season-closed') this.#closed = true
    if (happened.type === 'season-opened' || happened.type === 'festival-opened') {
      this.#season = happened.type === 'season-opened' ? happened.season : 'festival'
      this.#closed = this.#end = false
    }
  }

  where(): Season {
    return { season: this.#season, end: this.#end }
  }
}

/** @param lines all public lines, oldest first */
export const proofsOf = (lines: readonly { readonly event: { readonly type: string } }[]): (Proof & Season)[] =>
  provedBy(newAndMagicLand, lines, new YearPlaces())
