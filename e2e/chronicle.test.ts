/** The chronicle while people read and write in it, with a line that breaks. */
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { must } from '../apps/server/test/nml-table.ts'
import { join } from '../apps/server/test/table.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, composer, sitDown, write } from './people.ts'

let table: MadeTable
beforeEach(async () => {
  table = await house.table()
})

const chair = async (width = 1440) => {
  const gm = await person(browser, { width })
  await gm.page.goto(table.links.chair)
  await atTable(gm.page)
  return gm
}
const line = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const box = (page: Page) => page.getByRole('group', { name: 'The chronicle' })
const top = (page: Page) => box(page).evaluate((at) => at.scrollTop)

/** Many lines, faster than typing, and seen by the page of whoever has the chair. */
const fill = async (page: Page, lines: number) => {
  const writer = await join(house.url, table, 'chair')
  for (let n = 1; n <= lines; n++) {
    const text = `Line ${n} of the chronicle, long enough to take its room.`
    await must(writer, { type: 'say', to: 'table', kind: 'telling', text })
  }
  writer.close()
  await line(page, `Line ${lines} of`).waitFor({ state: 'attached' })
}

test('H34 the place where somebody reads never jumps, and they are told of new lines', async () => {
  const gm = await chair()
  await fill(gm.page, 24)
  const anna = await person(browser, { width: 1440 })
  await sitDown(anna.page, table.links.player, 'Anna')
  await line(anna.page, 'Line 24 of').waitFor()
  await box(anna.page).evaluate((at) => (at.scrollTop = 300))
  await anna.page.getByRole('button', { name: 'Jump to latest' }).waitFor()
  const before = await top(anna.page)
  await write(gm.page, 'Something new')
  await anna.page.getByRole('button', { name: 'Jump to latest · 1 new' }).waitFor()
  expect(await top(anna.page)).toBe(before)
  await anna.page.getByRole('button', { name: /Jump to latest/ }).click()
  await anna.page.getByRole('button', { name: /Jump to latest/ }).waitFor({ state: 'detached' })
  await Promise.all([gm.context.close(), anna.context.close()])
})

test('older pages come above without moving what is read', async () => {
  const gm = await chair()
  await fill(gm.page, 75)
  const anna = await person(browser, { width: 1440 })
  await sitDown(anna.page, table.links.player, 'Anna')
  await line(anna.page, 'Line 75 of').waitFor()
  expect(await line(anna.page, 'Line 3 of').count()).toBe(0)
  const first = line(anna.page, 'Line 20 of')
  await box(anna.page).evaluate((at) => (at.scrollTop = 220))
  const place = () => first.evaluate((at) => at.getBoundingClientRect().top)
  const before = await place()
  await line(anna.page, 'Line 3 of').waitFor({ state: 'attached' })
  expect(Math.abs((await place()) - before)).toBeLessThan(4)
  await Promise.all([gm.context.close(), anna.context.close()])
})

test('a line is spoken once, history never, and one’s own typing not at all', async () => {
  const gm = await chair()
  await write(gm.page, 'An old line')
  await line(gm.page, 'An old line').waitFor()
  const anna = await person(browser, { width: 1440 })
  await sitDown(anna.page, table.links.player, 'Anna')
  await line(anna.page, 'An old line').waitFor()
  const spoken = (page: Page) => page.locator('[aria-live=polite]').allTextContents()
  expect((await spoken(anna.page)).join('')).not.toContain('An old line')
  await write(gm.page, 'A new line')
  await line(anna.page, 'A new line').waitFor()
  expect((await spoken(anna.page)).join('')).toBe('The GM: A new line')
  expect((await spoken(gm.page)).join('')).not.toContain('A new line')
  await Promise.all([gm.context.close(), anna.context.close()])
})

test('what is written to the GM is read by the GM and by nobody else, and says so', async () => {
  const gm = await chair()
  const [anna, ben] = await Promise.all([person(browser, { width: 1440 }), person(browser, { width: 1440 })])
  await sitDown(anna.page, table.links.player, 'Anna')
  await sitDown(ben.page, table.links.player, 'Ben')
  await anna.page.getByLabel('Who reads this').selectOption({ label: 'You and the GM' })
  await composer(anna.page).pressSequentially('I lied')
  await gm.page.getByText('Anna is writing…').waitFor()
  expect(await ben.page.getByText('is writing…').count()).toBe(0)
  await composer(anna.page).press('Enter')
  await line(gm.page, 'I lied').getByText('You and Anna').waitFor()
  await line(anna.page, 'I lied').getByText('You and the GM').waitFor()
  await write(gm.page, 'For everyone')
  await line(ben.page, 'For everyone').waitFor()
  expect(await line(ben.page, 'I lied').count()).toBe(0)
  await Promise.all([gm, anna, ben].map(({ context }) => context.close()))
})

test('while the line is down the text stays, and it says that nothing was sent', async () => {
  const { context, page } = await chair()
  await context.setOffline(true)
  house.server.sockets.io.disconnectSockets(true)
  await page.getByText('You are offline. What you do now is not sent.').waitFor()
  await write(page, 'Into the void')
  await page.getByText('You are offline: nothing was sent.').waitFor()
  expect(await composer(page).inputValue()).toBe('Into the void')
  await context.setOffline(false)
  await page.getByText('Back', { exact: true }).waitFor()
  await composer(page).press('Enter')
  await line(page, 'Into the void').waitFor()
  expect(await composer(page).inputValue()).toBe('')
  await context.close()
})

test('a draft survives a reload', async () => {
  const { context, page } = await chair()
  await composer(page).fill('Half a thought')
  await page.reload()
  await atTable(page)
  expect(await composer(page).inputValue()).toBe('Half a thought')
  await context.close()
})
