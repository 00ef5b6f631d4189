/** The dice of a towerland's story, drawn again: each conflict is a chapter of its own. */
import { provedBy, type Places, type Proof } from '@homestake/rules/proof'
import { towerlands, type BySide, type TlEvent } from '@homestake/rules/towerlands'

interface Between {
  /** Whose conflict it was; `null`: nobody's. */
  readonly names: BySide<string> | null
}

class ConflictPlaces implements Places<Between> {
  #names: BySide<string> | null = null

  opened(): void {
    this.#names = null
  }

  saw(event: { readonly type: string }): void {
    const happened = event as TlEvent
    if (happened.type === 'conflict-proposed')
      this.#names = { first: happened.sides.first.name, second: happened.sides.second.name }
    if (happened.type === 'healing-asked') this.#names = { first: happened.name, second: happened.called }
    if (happened.type === 'domain-chosen') this.#names = happened.names
  }

  where(): Between {
    return { names: this.#names }
  }
}

/** @param lines all public lines, oldest first */
export const proofsOf = (lines: readonly { readonly event: { readonly type: string } }[]): (Proof & Between)[] =>
  provedBy(towerlands, lines, new ConflictPlaces())
