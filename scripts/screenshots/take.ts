/** Take one screen at one width, by day and by night, and say what is wrong with it. */
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { person } from '../../e2e/chromium.ts'
import { atTable } from '../../e2e/people.ts'
import type { Screen } from './screen.ts'

export const WIDTHS = [1440, 768, 360] as const
export const THEMES = ['light', 'dark'] as const
export type Width = (typeof WIDTHS)[number]
export type Theme = (typeof THEMES)[number]

export const fileOf = (screen: Screen, theme: Theme, width: Width): string =>
  `${screen.name.replaceAll(/[^\w]+/g, '-')}-${theme}-${width}.png`

/**
 * The page is opened once, and the light changes on it as it does on a device.
 * @returns what is to be complained of: sideways scrolling, words in the console, a page that does not come
 */
export const take = async (
  browser: Browser,
  { origin, folder }: { readonly origin: string; readonly folder: string },
  screen: Screen,
  width: Width,
): Promise<readonly string[]> => {
  const { context, page } = await person(browser, { width, ...(screen.locale === undefined ? {} : { locale: screen.locale }) })
  const complaints: string[] = []
  const complain = (what: string): void => {
    if (screen.mayComplain?.test(what) !== true) complaints.push(`${screen.name}, ${width}: ${what}`)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.message))
  const shoot = async (theme: Theme): Promise<void> => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.screenshot({ path: join(folder, fileOf(screen, theme, width)), fullPage: screen.whole ?? false })
  }
  try {
    await keep(page, screen)
    await page.goto(origin + screen.path)
    await (screen.ready ?? (screen.locale === undefined ? atTable : drawn))(page)
    await screen.act?.(page)
    await settled(page)
    for (const theme of THEMES) await shoot(theme)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) complain(`${wide} px wide`)
  } catch (error) {
    complain(error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error))
    await shoot('light').catch(() => undefined)
  } finally {
    await context.close()
  }
  return complaints
}

/** What is fetched later, such as a stage after its table, is there with its faces: the page has stopped growing. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let before = -1
        const look = (): void => {
          const now = document.body.innerHTML.length
          if (now === before) done()
          else {
            before = now
            setTimeout(look, 150)
          }
        }
        look()
      }),
  )
  await page.evaluate(() => document.fonts.ready)
}

/** A table is drawn, whatever language it is in. */
const drawn = (page: Page): Promise<void> => page.locator('main').first().waitFor()

/** Put into a browser what it keeps, before its page opens. */
export const keep = async (page: Page, { keeps = {} }: Pick<Screen, 'keeps'>): Promise<void> => {
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of kept) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    Object.entries(keeps).map(([key, value]) => [key, JSON.stringify(value)] as const),
  )
}
