/** What axe finds wrong with what a page shows now. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * Against WCAG 2.2 AA, one line each. Axe runs in the page itself, which has no frames: no second page is opened to put
 * results together.
 */
export const faultsByWcag = (page: Page): Promise<string[]> => found(page, WCAG)

/** The same, and what is known to be good practice. */
export const faults = (page: Page): Promise<string[]> => found(page, [...WCAG, 'best-practice'])

const found = async (page: Page, tags: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options = JSON.stringify({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
  const { violations } = await page.evaluate<Pick<axe.AxeResults, 'violations'>>(
    `axe.run(document, ${options}).then(({ violations }) => ({ violations }))`,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
