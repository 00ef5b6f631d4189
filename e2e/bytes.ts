/** What a first screen costs: the files that a page asks for before anybody has touched it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** Where the web app was built. */
const BUILT = process.env['WEB_DIST'] ?? new URL('../apps/web/dist', import.meta.url).pathname

/**
 * Follows what a page asks for, from now on. What it fetches in idle moments, for later, is not part of a first screen: those
 * moments never come here.
 */
export const firstOf = async (
  page: Page,
): Promise<{ readonly scripts: Set<string>; readonly styles: Set<string>; gzipped(): number }> => {
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
    if (pathname.endsWith('.css')) styles.add(pathname)
  })
  return {
    scripts,
    styles,
    gzipped: () => [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join(BUILT, path))).length, 0),
  }
}
