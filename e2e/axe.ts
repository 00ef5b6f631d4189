/** What axe finds wrong with what a page shows now. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.2 AA, and what is known to be good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * One line each. Axe runs in the page itself, which has no frames: no second page is opened to put results together.
 */
export const faults = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options = JSON.stringify({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
  const { violations } = await page.evaluate<Pick<axe.AxeResults, 'violations'>>(
    `axe.run(document, ${options}).then(({ violations }) => ({ violations }))`,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}
