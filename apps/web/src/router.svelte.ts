/** Where we are, from the address. Three kinds of page need no library. */
export type Page =
  | { readonly at: 'landing' }
  | { readonly at: 'new' }
  | { readonly at: 'table'; readonly table: string; readonly key: string | null; readonly book: boolean }
  | { readonly at: 'nowhere' }

const SECRET = /^[A-Za-z0-9_-]{20,64}$/
const TABLE = /^\/t\/([A-Za-z0-9_-]{8,32})(\/book)?\/?$/

/** The key stands in the fragment, so that no server log and no referrer ever holds it. */
export const pageOf = ({ pathname, hash }: { readonly pathname: string; readonly hash: string }): Page => {
  if (pathname === '/' || pathname === '') return { at: 'landing' }
  if (pathname === '/new') return { at: 'new' }
  const [, table, book] = TABLE.exec(pathname) ?? []
  if (table === undefined) return { at: 'nowhere' }
  const key = hash.slice(1)
  return { at: 'table', table, key: SECRET.test(key) ? key : null, book: book !== undefined }
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
