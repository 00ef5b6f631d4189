/**
 * What happens between a link and a table: looking the key up, and then the links (for who has just made the table), a name
 * and a colour (for a player who is new here), or straight in.
 */
import type { Where } from '@homestake/client'
import type { Card } from '@homestake/protocol'
import type { GameId, RefusalCode } from '@homestake/rules'
import { openDoor } from './card.ts'
import { keep, keepName, keptOf, tokenFor } from './kept.ts'

export type Trouble = 'no-key' | 'unreachable' | RefusalCode

export type Stage =
  | { readonly at: 'looking' }
  | { readonly at: 'wrong'; readonly why: Trouble }
  | { readonly at: 'links'; readonly card: Card; readonly key: string }
  | { readonly at: 'join'; readonly card: Card; readonly key: string }
  | { readonly at: 'in'; readonly where: Where }

export class DoorWay {
  stage = $state.raw<Stage>({ at: 'looking' })
  /** What is played behind this door; `null` until the key has opened it. */
  game = $state.raw<GameId | null>(null)
  readonly table: string
  readonly #link: string | null

  /** @param link the key in the address; `null`: the one that this browser used last */
  constructor(table: string, link: string | null) {
    this.table = table
    this.#link = link
    void this.look()
  }

  async look(): Promise<void> {
    const kept = keptOf(this.table)
    const key = this.#link ?? kept.last
    if (key === null) return this.#wrong('no-key')
    const opened = await openDoor(this.table, key, kept)
    if (!opened.ok) return this.#wrong(opened.refusal.code === 'unavailable' ? 'unreachable' : opened.refusal.code)
    const { card, role, token } = opened.value
    if (role === null) return this.#wrong('wrong-key')
    this.game = card.game
    const keys = role === 'seat' ? { ...kept.keys, player: key } : { ...kept.keys, [role]: key }
    keep(this.table, { title: card.title, keys, last: key })
    if (role === 'chair') {
      hideKey()
      const { sitAs } = kept
      if (token === null && sitAs !== null) return this.sit(key, sitAs, null)
      const links = kept.recovery !== null && sitAs === null
      this.stage = links ? { at: 'links', card, key } : this.#in(token === null ? { key } : { key, token })
    } else if (role === 'player') this.stage = { at: 'join', card, key }
    else this.stage = this.#in(token === null ? { key } : { key, token })
  }

  /** From the links page to the table. */
  enter(key: string): void {
    this.stage = this.#in({ key })
  }

  /** Take a seat, from the chair too; the token is kept before anybody is asked for one. */
  sit(key: string, name: string, colour: string | null): void {
    keepName(name)
    const wish = { name, ...(colour === null ? {} : { colour }) }
    this.stage = this.#in({ key, token: tokenFor(this.table), ...wish })
  }

  /** The table would not let us in after all. */
  turnedAway(why: RefusalCode | string): void {
    if (why === 'unknown-seat') void this.look()
    else this.#wrong(why as Trouble)
  }

  #wrong(why: Trouble): void {
    this.stage = { at: 'wrong', why }
  }

  #in(proof: Omit<Where, 'url' | 'table'>): Stage {
    return { at: 'in', where: { url: location.origin, table: this.table, ...proof } }
  }
}

/** The chair's key leaves the address bar: it is shown on shared screens and copied without a thought. */
const hideKey = (): void => {
  if (location.hash !== '') history.replaceState(null, '', location.pathname)
}
