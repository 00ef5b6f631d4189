/** The rules as they are played here: pages of their own, and what is said of them at the table. */
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { Company } from './company.ts'
import { browser, house } from './opened.ts'
import { atTable, sitDown } from './people.ts'

let table: MadeTable
let people: Company<'gm' | 'phone'>

beforeAll(async () => {
  table = await house.table()
  people = await Company.come(browser, {
    gm: { width: 1440, theme: 'light' },
    phone: { width: 360, theme: 'dark' },
  })
})

/** What a press opens beside the page. */
const beside = async (page: Page, press: () => Promise<void>): Promise<Page> => {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()])
  await opened.getByRole('heading', { level: 1 }).waitFor()
  return opened
}
const sought = (page: Page) => page.locator('[data-sought]')
const contents = (page: Page) => page.getByRole('navigation', { name: 'What stands here' })

test('RULE-1 each game’s rules are a page: found from the front door and from the table, read at the rule that was asked for', async () => {
  const { gm, phone } = people.pages
  await phone.goto(house.url)
  await phone.getByRole('radio', { name: /Towerlands/ }).check()
  const towerlands = await beside(phone, () =>
    phone.getByRole('link', { name: 'How Towerlands is played here' }).click(),
  )
  expect(await towerlands.getByRole('heading', { level: 1 }).textContent()).toContain('Towerlands')
  await towerlands.close()

  await gm.goto(table.links.chair)
  await atTable(gm)
  await gm.getByRole('button', { name: 'The table’s menu' }).click()
  const own = await beside(gm, () => gm.getByRole('menuitem', { name: 'The rules as they are played here' }).click())
  expect(new URL(own.url()).pathname).toBe('/rules/new-and-magic-land')
  await own.close()

  for (const { page, at, says } of [
    { page: gm, at: 'new-and-magic-land#NA9', says: /helper’s Relationship/ },
    { page: phone, at: 'inverted-tower#I-R16', says: /the attribute of a trap/ },
  ]) {
    await page.goto(`${house.url}/rules/${at}`)
    await sought(page).filter({ hasText: says }).waitFor()
    expect(await sought(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await expect.poll(() => sought(page).evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true)
  }
  await people.shoot('rule')
  await people.axe()
  await people.fits()

  await contents(phone).getByText('What stands here').click()
  await contents(phone).getByRole('link', { name: 'Fights' }).click()
  await sought(phone).filter({ hasText: 'Fights' }).waitFor()
  await gm.goto(`${house.url}/rules/new-and-magic-land#lost-place`)
  await gm.getByText('lost-place does not stand on this page.').waitFor()
  await people.shoot('contents')
  await people.fits()
  expect(people.troubles).toEqual([])
})

test('RULE-3 RULE-4 at the table the rules that matter now are a fold, by keyboard too, and it stays as it was left', async () => {
  const { gm, phone } = people.pages
  await gm.goto(table.links.chair)
  await atTable(gm)
  const fold = gm.getByText('How does this go: opening a season?')
  const rule = gm.getByText('You choose a Rating from 1 to 6')
  await fold.waitFor()
  expect(await rule.isVisible()).toBe(false)
  await fold.focus()
  await gm.keyboard.press('Enter')
  await rule.waitFor()
  const page = await beside(gm, () => gm.getByRole('link', { name: 'N-R12' }).click())
  await sought(page).filter({ hasText: 'Six seasons' }).waitFor()
  await page.close()
  await gm.reload()
  await rule.waitFor()

  await sitDown(phone, table.links.player, 'Anna')
  const own = phone.getByText('How does this go: making a settler?')
  await own.waitFor()
  await own.click()
  await phone.getByText('Three Aspects: a word').waitFor()
  await people.shoot('reminder')
  await people.axe()
  await people.fits()
  await own.click()
  // A fold tells that it was closed a moment after it is.
  await expect.poll(() => phone.evaluate(() => localStorage.getItem('homestake:reminders'))).toBeNull()
  await phone.reload()
  await own.waitFor()
  expect(await phone.getByText('Three Aspects: a word').isVisible()).toBe(false)
  expect(people.troubles).toEqual([])
})
