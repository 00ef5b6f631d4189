/** Links, doors and seats, as people meet them. */
import type { MadeTable } from '@homestake/protocol'
import { tableId } from '@homestake/rules'
import { beforeEach, expect, test } from 'vitest'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, composer, sitDown } from './people.ts'

let table: MadeTable
beforeEach(async () => {
  table = await house.table()
})

test('a player sees who is here before anything is asked, and colours that are taken say whose they are', async () => {
  const anna = await person(browser, { width: 360 })
  await sitDown(anna.page, table.links.player, 'Anna')
  const ben = await person(browser, { width: 360 })
  await ben.page.goto(table.links.player)
  await ben.page.getByRole('region', { name: 'At the table' }).getByText('Anna').waitFor()
  const madder = ben.page.getByRole('radio', { name: /Madder/ })
  expect(await madder.isDisabled()).toBe(true)
  expect(await ben.page.getByText('Anna has it').isVisible()).toBe(true)
  await Promise.all([anna.context.close(), ben.context.close()])
})

test('a seat survives a reload, and its browser is never asked again', async () => {
  const { context, page } = await person(browser, { width: 1440 })
  await sitDown(page, table.links.player, 'Anna')
  await page.reload()
  await atTable(page)
  await page.goto(table.links.player)
  await atTable(page)
  expect(house.server.sockets.here(tableId.parse(table.table)).seats.length).toBe(1)
  expect(await composer(page).isVisible()).toBe(true)
  await context.close()
})

test('the chair’s key leaves the address bar, and a reload still finds the chair', async () => {
  const { context, page } = await person(browser, { width: 1440 })
  await page.goto(table.links.chair)
  await atTable(page)
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await page.getByRole('button', { name: 'Open your desk' }).waitFor()
  await context.close()
})

test('nobody but the GM sees a handle of the desk', async () => {
  const anna = await person(browser, { width: 1440 })
  await sitDown(anna.page, table.links.player, 'Anna')
  const watcher = await person(browser, { width: 1440 })
  await watcher.page.goto(table.links.spectator)
  await atTable(watcher.page)
  for (const { page, context } of [anna, watcher]) {
    expect(await page.getByRole('button', { name: /desk/i }).count()).toBe(0)
    await context.close()
  }
})

test('who watches can’t write', async () => {
  const { context, page } = await person(browser, { width: 1440 })
  await page.goto(table.links.spectator)
  await page.getByText('You watch.', { exact: false }).waitFor()
  expect(await composer(page).count()).toBe(0)
  await context.close()
})

test.each([
  ['without its key', (link: string) => link.replace(/#.*/, ''), 'The end of the link is missing'],
  [
    'with a key that fits nothing',
    (link: string) => link.replace(/#.*/, `#${'x'.repeat(32)}`),
    'The link does not fit this table',
  ],
  ['to no table', (link: string) => link.replace(/\/t\/[^#]+/, '/t/nothing-here'), 'There is no table at this address'],
])('a link %s says what is wrong with it and whom to ask', async (_what, spoil, says) => {
  const { context, page } = await person(browser, { width: 360 })
  await page.goto(spoil(table.links.player))
  await page.getByText(says, { exact: false }).waitFor()
  await page.getByText('Ask whoever sent you the link', { exact: false }).waitFor()
  await context.close()
})

test('a recovery code is shown until somebody says that it is kept', async () => {
  const { context, page } = await person(browser, { width: 1440 })
  await page.goto(house.url)
  await page.getByLabel('What is the table called?').fill('Kept')
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.getByText('Your recovery code').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('button', { name: 'Sit down at the table' }).click()
  await page.getByRole('button', { name: 'Open your desk' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Open your desk' }).waitFor()
  expect(await page.getByText('Your recovery code').count()).toBe(0)
  await context.close()
})

test('a copied link says so in its own place', async () => {
  const { context, page } = await person(browser, { width: 1440 })
  await page.goto(table.links.chair)
  await atTable(page)
  await page.getByRole('button', { name: 'The table’s menu' }).click()
  await page.getByRole('menuitem', { name: 'Links' }).click()
  await page.getByRole('button', { name: 'Copy: Yours: the GM’s chair' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(table.links.chair)
  await context.close()
})
