/**
 * The tree that a screen reader walks, at a moment of play: roles, names and states, as the file `trees/<name>.txt` has them, to
 * be read like a page. `TREES=write` writes the files anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST = 110

const read = async (place: Locator): Promise<string> =>
  (await place.ariaSnapshot())
    .split('\n')
    .filter((line) => !line.trim().startsWith('- /'))
    .map((line) => (line.length > MOST ? `${line.slice(0, MOST)}…` : line))
    .join('\n')

/** What a place says is what the file says. */
export const reads = async (place: Locator, name: string): Promise<void> => {
  const file = join(import.meta.dirname, 'trees', `${name}.txt`)
  if (process.env['TREES'] === 'write') writeFileSync(file, `${await read(place)}\n`)
  else await expect.poll(() => read(place), { timeout: 8000 }).toBe(readFileSync(file, 'utf8').trimEnd())
}

declare global {
  interface Window {
    spoken?: string[]
  }
}

/** Hear what the one live region says, from the first moment. Before the page is opened. */
export const hear = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const spoken = (window.spoken = [] as string[])
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = target instanceof Element ? target : target.parentElement
        const text = region?.closest('body > #app > .unseen[aria-live=polite]')?.textContent
        if (text !== undefined && text !== '') spoken.push(text)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })

export const heard = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.spoken ?? [])
