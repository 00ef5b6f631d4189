/**
 * A11Y-7, H35: nothing is told by colour alone. Every state of a die, a bead, a room is drawn by itself, on a page that is built for
 * this; then all colours are made one, and still no two states may have the same picture.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from './chromium.ts'
import { browser } from './opened.ts'
import { SHOTS } from './looked.ts'

const WEB = join(import.meta.dirname, '../apps/web')
const PAGE = 'http://marks.test/'
const KINDS: { readonly [extension: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Every colour becomes the same: what is left is words, outlines and marks. */
const ONE_COLOUR = `
  section { --die: #ddd; --drama: #ddd; --felt: #444; --felt-ink: #eee; --gold: #eee; --die-ink: #222; --drama-ink: #222; --accent: #222; --bad: #222; --good: #222; --gm: #222; --warm: #222;
    --stone: #ddd; --stone-2: #bbb; --stone-ink: #222; --stone-edge: #222; --stone-out: #ddd; --stone-out-2: #bbb; --stone-out-ink: #222; --stone-free: #ddd; --stone-free-2: #bbb; --stone-free-ink: #222;
    --stone-burden: #ddd; --stone-burden-2: #bbb; --stone-burden-ink: #222; --room: #eee; --room-ink: #222; --room-ink-2: #222; --room-here: #eee; --room-here-ink: #222; --torch: #222; --ink-2: #222; --seat: #ddd; --seat-ink: #222; }
  .die { --face: #ddd !important; --pip: #222 !important; }
  .die .body, .face, .gone { filter: none !important; opacity: 1 !important; }
  .cell, .dead { box-shadow: none !important; opacity: 1 !important; }
`

const out = mkdtempSync(join(tmpdir(), 'marks-'))
beforeAll(() =>
  build({
    configFile: join(WEB, 'vite.config.ts'), root: join(WEB, 'marks'), publicDir: false, logLevel: 'error',
    build: { outDir: out, emptyOutDir: true, minify: false, reportCompressedSize: false },
  }),
) // prettier-ignore
afterAll(() => rmSync(out, { recursive: true, force: true }))

const opened = async (theme: 'light' | 'dark'): Promise<Page> => {
  const { page } = await person(browser, { width: 1160, height: 900, theme })
  await page.route(`${PAGE}**`, (route) => {
    const path = new URL(route.request().url()).pathname
    const file = join(out, path === '/' ? 'index.html' : path)
    return route.fulfill({ contentType: KINDS[extname(file)] ?? 'font/woff2', body: readFileSync(file) })
  })
  await page.goto(PAGE)
  await page.locator('[data-state]').last().waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS === undefined) return
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `marks-${name}.png`), fullPage: true })
}

/** Dots of a picture that are seen to differ: fewer than these nobody sees. */
const SEEN = 24

/** Which states of one thing have the same picture. */
const alike = async (page: Page): Promise<string[]> => {
  const picture = (await page.screenshot({ fullPage: true, animations: 'disabled' })).toString('base64')
  return page.evaluate(
    async ([png, seen]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d')
      if (pen === null) throw new Error('nothing to draw with')
      pen.drawImage(image, 0, 0)
      const drawn = (state: Element): Uint8ClampedArray => {
        const { x, y, width, height } = state.getBoundingClientRect()
        return pen.getImageData(Math.round(x + scrollX), Math.round(y + scrollY), Math.round(width), Math.round(height))
          .data
      }
      const differ = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
        let dots = 0
        for (let i = 0; i < a.length; i += 4)
          if ([0, 1, 2].some((c) => Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)) > 40)) dots++
        return dots
      }
      const found: string[] = []
      for (const kind of document.querySelectorAll<HTMLElement>('[data-kind]')) {
        const states = [...kind.querySelectorAll<HTMLElement>('[data-state]')].map((state) => ({
          name: state.dataset['state'] ?? '',
          picture: drawn(state),
        }))
        for (const [i, one] of states.entries())
          for (const other of states.slice(i + 1))
            if (differ(one.picture, other.picture) < Number(seen))
              found.push(`${kind.dataset['kind'] ?? ''}: ${one.name} = ${other.name}`)
      }
      return found
    },
    [picture, SEEN] as const,
  )
}

test('H35 A11Y-7 with all colours made one no two states of a die, a bead or a room look alike', async () => {
  const page = await opened('light')
  await shoot(page, 'light')
  await page.addStyleTag({ content: 'html { filter: grayscale(1) }' })
  await shoot(page, 'grey')
  await page.addStyleTag({ content: ONE_COLOUR })
  await shoot(page, 'one-colour')
  expect(await alike(page)).toEqual([])
  // It would be seen: a die that counts, without its mark and its outline, is one that does not.
  await page.addStyleTag({
    content:
      '.counts, .sum { display: none !important } .die .body { outline: none !important; transform: none !important; scale: none !important }',
  })
  expect(await alike(page)).toContain('a die of New and Magic Land: counts = does not')
})

test('A11Y-7 where the system chooses the colours no two states look alike either', async () => {
  const page = await opened('dark')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', contrast: 'more', colorScheme })
    await shoot(page, `forced-${colorScheme}`)
    expect({ colorScheme, alike: await alike(page) }).toEqual({ colorScheme, alike: [] })
  }
})
