/** What people do, by what they see: links, buttons, labels. */
import type { Page } from 'playwright-core'

/** Wait until the table is drawn. */
export const atTable = async (page: Page): Promise<void> => {
  await page
    .getByRole('region', { name: 'The table' })
    .or(page.getByRole('navigation', { name: 'Places' }))
    .first()
    .waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** Open the players' link and sit down. */
export const sitDown = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link)
  await page.getByLabel('What are you called?').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await atTable(page)
}

/** Go to a place of the bar, where there is a bar. */
export const goTo = async (page: Page, place: 'Sheet' | 'Table' | 'Desk' | 'Chronicle'): Promise<void> => {
  const button = page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: place })
  if (await button.isVisible()) await button.click()
}

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Write in the chronicle' })

/** Write a line in the chronicle. */
export const write = async (page: Page, text: string): Promise<void> => {
  await goTo(page, 'Chronicle')
  await composer(page).fill(text)
  await composer(page).press('Enter')
}
