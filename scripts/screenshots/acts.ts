/** What is pressed before a picture is taken, the same at every table. */
import type { Page } from 'playwright-core'
import { goTo } from '../../e2e/people.ts'

export const openDesk = async (page: Page): Promise<void> => {
  await goTo(page, 'Desk')
  const handle = page.getByRole('button', { name: 'Open your desk' })
  if (await handle.isVisible()) await handle.click()
}

/** Ask for something in the chronicle to be taken back. */
export const takeBack =
  (text: RegExp) =>
  async (page: Page): Promise<void> => {
    await goTo(page, 'Chronicle')
    const line = page.getByRole('article').filter({ hasText: text }).last()
    await line.getByRole('button', { name: /^Take back/ }).click()
    await line.getByRole('button', { name: 'Take it back' }).waitFor()
  }

/** Go some steps on in a replay. */
export const windOn =
  (steps: number) =>
  async (page: Page): Promise<void> => {
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight')
  }

export const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'The table’s menu' }).click()

/** Press an entry of the table's menu. */
export const inMenu =
  (entry: string) =>
  async (page: Page): Promise<void> => {
    await openMenu(page)
    await page.getByRole('menuitem', { name: entry }).click()
  }
