/**
 * A real browser for tests and scripts, on a bare machine too: the Chromium that a package ships, driven by Playwright.
 * `CHROMIUM_PATH` names another one.
 */
import packaged from '@sparticuz/chromium'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

/** It shall draw pages and nothing else: no sandbox (there is none in a container), no GPU, no calls home. */
const ARGS = [
  '--no-sandbox',
  '--disable-setuid-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-extensions',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--no-first-run',
  '--no-default-browser-check',
  '--hide-scrollbars',
  '--font-render-hinting=none',
]

export const launch = async (): Promise<Browser> => {
  const { CHROMIUM_PATH } = process.env
  const executablePath = CHROMIUM_PATH ?? (await packaged.executablePath())
  return chromium.launch({ executablePath, headless: true, args: ARGS })
}

export interface Device {
  readonly width: number
  readonly height?: number
  readonly theme?: 'light' | 'dark'
  /** What the browser wishes to be spoken. */
  readonly locale?: string
  /** Animation is shown unless a test is about something else. */
  readonly still?: boolean
}

/** A browser of one person: its own storage, its own screen. */
export const person = async (
  browser: Browser,
  { width, height = width < 761 ? 780 : 900, theme = 'light', still = true, locale = 'en-GB' }: Device,
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: still ? 'reduce' : 'no-preference',
    hasTouch: width < 761,
    locale,
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined)
  context.setDefaultTimeout(12_000)
  return { context, page: await context.newPage() }
}
