/** What an address plays again: a stretch by numbers of the table’s compartment, and the moment that is looked at first. */
export interface Stretch {
  readonly from: number
  /** Before which it ends; `null`: it goes on to where the table is. */
  readonly to: number | null
  readonly at: number | null
}

const PLACE = /\/replay\/(\d{1,12})(?:-(\d{1,12}))?\/?$/

export const stretchOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): Stretch => {
  const [, from, to] = PLACE.exec(pathname) ?? []
  const at = /^\?at=(\d{1,12})$/.exec(search)?.[1]
  return {
    from: Math.max(1, Number(from ?? 1)),
    to: to === undefined ? null : Number(to),
    at: at === undefined ? null : Number(at),
  }
}

export const addressOf = (table: string, { from, to }: Omit<Stretch, 'at'>, at: number | null = null): string =>
  `/t/${table}/replay/${from}${to === null ? '' : `-${to}`}${at === null ? '' : `?at=${at}`}`
