/** What is pressed before a picture is taken, the same at every table. */
import type { Page } from 'playwright-core'
import { goTo } from '../../e2e/people.ts'

export const openDesk = async (page: Page): Promise<void> => {
  await goTo(page, 'Desk')
  const handle = page.getByRole('button', { name: 'Open your desk' })
  if (await handle.isVisible()) await handle.click()
}

export const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'The table’s menu' }).click()

/** Press an entry of the table's menu. */
export const inMenu =
  (entry: string) =>
  async (page: Page): Promise<void> => {
    await openMenu(page)
    await page.getByRole('menuitem', { name: entry }).click()
  }
