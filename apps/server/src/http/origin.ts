/**
 * Where the page comes from that speaks to the server. A browser says so by itself, and nothing on a page can change it: so
 * no strange page uses what somebody’s browser can reach. Whoever is no browser says nothing, and needs no page to deceive.
 */
import type { IncomingHttpHeaders } from 'node:http'

export interface Origins {
  readonly PUBLIC_URL?: string | undefined
  readonly ALLOWED_ORIGINS: readonly string[]
}

const parsed = (origin: string): URL | null => (URL.canParse(origin) ? new URL(origin) : null)

/** @returns whether a request with these headers comes from a page of this server, from an allowed one, or from none */
export const originReader = ({ PUBLIC_URL, ALLOWED_ORIGINS }: Origins): ((headers: IncomingHttpHeaders) => boolean) => {
  const allowed = new Set(PUBLIC_URL === undefined ? ALLOWED_ORIGINS : [...ALLOWED_ORIGINS, new URL(PUBLIC_URL).origin])
  return ({ origin, host }) => {
    if (origin === undefined) return true
    const url = parsed(origin)
    // The scheme is the proxy’s affair: behind one that speaks HTTPS, only the host is as the browser knows it.
    return url !== null && (url.host === host?.toLowerCase() || allowed.has(url.origin))
  }
}
