/**
 * What happens between a link and a table: looking the key up, and then the links (for who has just made the table), a name
 * and a colour (for a player who is new here), or straight in.
 */
import type { Where } from '@homestake/client'
import { recoverChair, takeSeatAlong } from '@homestake/client/http'
import { demoLanguage, type Card } from '@homestake/protocol'
import type { GameId, RefusalCode, SeatId } from '@homestake/rules'
import { words } from '../words/index.ts'
import { caughtUp } from '../words/page-language.svelte.ts'
import { openDoor } from './card.ts'
import { adopted, keep, keepName, keptOf, makeToken, tokenFor } from './kept.ts'

export type Trouble = 'no-key' | 'unreachable' | RefusalCode

export type Stage =
  | { readonly at: 'looking' }
  /** `said`: the table's own words for why it closed its door. */
  | { readonly at: 'wrong'; readonly why: Trouble; readonly said: string | null }
  | { readonly at: 'move'; readonly card: Card; readonly key: string }
  | { readonly at: 'recover'; readonly card: Card; readonly key: string }
  | { readonly at: 'links'; readonly card: Card; readonly key: string }
  | { readonly at: 'join'; readonly card: Card; readonly key: string }
  | { readonly at: 'in'; readonly where: Where }

export class DoorWay {
  stage = $state.raw<Stage>({ at: 'looking' })
  /** What is played behind this door; `null` until the key has opened it. */
  game = $state.raw<GameId | null>(null)
  readonly table: string
  #link: string | null
  readonly #tried: string[] = []

  /** @param link the key in the address; `null`: the one that this browser used last */
  constructor(table: string, link: string | null) {
    this.table = table
    this.#link = link
    void this.look()
  }

  async look(): Promise<void> {
    if (await adopted(this.table)) this.#link = null
    const kept = keptOf(this.table)
    const key = this.#link ?? kept.last
    if (key === null) return this.#wrong('no-key')
    const opened = await openDoor(this.table, key, kept)
    if (!opened.ok) return this.#wrong(opened.refusal.code === 'unavailable' ? 'unreachable' : opened.refusal.code)
    const { card, role, token, link } = opened.value
    if (role === null) return this.#elsewhere(key)
    this.game = card.game
    if (role === 'move') return this.#at({ at: 'move', card, key })
    if (role === 'recovery') return this.#at({ at: 'recover', card, key })
    const keys = link === null || link === 'seat' ? kept.keys : { ...kept.keys, [link]: key }
    // A token that opened a seat once, and opens none now, would only be told that it had its seat.
    const spent = kept.held && token === null && role !== 'spectator' ? { token: null, held: false } : {}
    keep(this.table, { title: card.title, keys, last: key, ...spent })
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
    const { token, held } = keptOf(this.table)
    this.stage = this.#in(token === null || !held ? { key } : { key, token })
  }

  /** Take a seat along to this device. @returns why not */
  async move(code: string): Promise<string | null> {
    const token = makeToken()
    const moved = await takeSeatAlong(location.origin, this.table, { code, token })
    if (!moved.ok) return moved.refusal.message
    keep(this.table, { token, held: true, last: keptOf(this.table).last ?? code })
    hideKey()
    this.stage = this.#in({ key: keptOf(this.table).keys.player ?? code, token })
    return null
  }

  /** Look a recovery code up. @returns why it is none */
  async useCode(code: string): Promise<string | null> {
    const opened = await openDoor(this.table, code, keptOf(this.table))
    if (!opened.ok) return opened.refusal.message
    if (opened.value.role !== 'recovery') return words.doors.recover.wrong
    this.game = opened.value.card.game
    this.#at({ at: 'recover', card: opened.value.card, key: code })
    return null
  }

  /** New keys for the chair: kept here before the server counts them. @returns why not */
  async recover(code: string): Promise<string | null> {
    const making = await caughtUp(import('./new-keys.ts')).catch(() => null)
    if (making === null) return words.outcome.offline
    const { keys, hashes } = making.newChairKeys(makeToken)
    const { recovery, ...links } = keys
    keep(this.table, { pending: { keys: links, recovery } })
    const answer = await recoverChair(location.origin, this.table, { code, hashes })
    if (!answer.ok) return answer.refusal.message
    this.#link = null
    hideKey()
    await this.look()
    return null
  }

  /** Come in with the players' link and without a seat. */
  watch(key: string): void {
    this.stage = this.#in({ key })
  }

  /** Take a seat, from the chair too; the token is kept before anybody is asked for one. */
  sit(key: string, name: string, colour: string | null, seat: SeatId | null = null): void {
    keepName(name)
    const wish = { name, ...(colour === null ? {} : { colour }), ...(seat === null ? {} : { seat }) }
    this.stage = this.#in({ key, token: tokenFor(this.table), ...wish })
  }

  /** The table would not let us in after all. */
  turnedAway(why: RefusalCode | string, said: string | null): void {
    this.#wrong(why as Trouble, said)
  }

  /** The key opens nothing: another one that this browser keeps may, where none was given. */
  async #elsewhere(key: string): Promise<void> {
    const { keys } = keptOf(this.table)
    const other =
      this.#link === null ? [keys.player, keys.spectator].find((one) => one !== undefined && one !== key) : undefined
    if (other === undefined || this.#tried.includes(other)) return this.#wrong('wrong-key')
    this.#tried.push(other)
    keep(this.table, { last: other })
    return this.look()
  }

  #at(stage: Stage): void {
    this.stage = stage
  }

  #wrong(why: Trouble, told: string | null = null): void {
    const gone = why === 'no-such-table' && demoLanguage(this.table) !== null
    const said = gone ? words.demo.gone : told
    this.stage = { at: 'wrong', why, said }
  }

  #in(proof: Omit<Where, 'url' | 'table'>): Stage {
    return { at: 'in', where: { url: location.origin, table: this.table, ...proof } }
  }
}

/** The chair's key leaves the address bar: it is shown on shared screens and copied without a thought. */
const hideKey = (): void => {
  if (location.hash !== '') history.replaceState(null, '', location.pathname)
}
