import type { OwnGame } from '@homestake/rules'
import { hasRulings } from './rulings/pages.ts'

/** What of a table is read rather than played: its chronicle, the proof of its dice, or a stretch of it once more. */
export type Reads = 'book' | 'dice' | 'replay'

/** Where we are, from the address. Three kinds of page need no library. */
export type Page =
  | { readonly at: 'landing' }
  | { readonly at: 'new' }
  | { readonly at: 'table'; readonly table: string; readonly key: string | null; readonly reads: Reads | null }
  /** The stage alone, for streaming software. */
  | { readonly at: 'overlay'; readonly table: string; readonly key: string | null }
  | { readonly at: 'rulings'; readonly game: OwnGame }
  | { readonly at: 'nowhere' }

const SECRET = /^[A-Za-z0-9_-]{20,64}$/
const RULINGS = /^\/rules\/([a-z-]+)\/?$/
const OVERLAY = /[?&]overlay(?:[=&]|$)/
const TABLE = /^\/t\/([A-Za-z0-9_-]{8,32})(?:\/(book|dice)|\/(replay)(?:\/\d{1,12}(?:-\d{1,12})?)?)?\/?$/

interface Address {
  readonly pathname: string
  readonly hash: string
  readonly search?: string
}

/** The key stands in the fragment, so that no server log and no referrer ever holds it. */
export const pageOf = ({ pathname, hash, search = '' }: Address): Page => {
  if (pathname === '/' || pathname === '') return { at: 'landing' }
  if (pathname === '/new') return { at: 'new' }
  const [, game] = RULINGS.exec(pathname) ?? []
  if (game !== undefined) return hasRulings(game) ? { at: 'rulings', game } : { at: 'nowhere' }
  const [, table, read, replay] = TABLE.exec(pathname) ?? []
  const reads = read ?? replay
  if (table === undefined) return { at: 'nowhere' }
  const key = SECRET.test(hash.slice(1)) ? hash.slice(1) : null
  if (reads === undefined && OVERLAY.test(search)) return { at: 'overlay', table, key }
  return {
    at: 'table',
    table,
    key,
    reads: reads === undefined ? null : (reads as Reads),
  }
}

export class Router {
  page = $state.raw<Page>(pageOf(location))
  readonly #look = () => (this.page = pageOf(location))

  constructor() {
    addEventListener('popstate', this.#look)
    addEventListener('hashchange', this.#look)
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.#look()
    scrollTo(0, 0)
  }

  close(): void {
    removeEventListener('popstate', this.#look)
    removeEventListener('hashchange', this.#look)
  }
}
