/** Seats, links and the chair change hands at the table: what the chair presses, and what its players see of it. */
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { comes, house } from './opened.ts'
import { looked } from './looked.ts'
import { atTable, sitDown } from './people.ts'

let table: MadeTable
let gm: Page
let anna: Page

beforeEach(async () => {
  table = await house.table()
  gm = await comes({ width: 1440, theme: 'light' })
  anna = await comes({ width: 360, theme: 'dark' })
  await gm.goto(table.links.chair)
  await atTable(gm)
  await sitDown(anna, table.links.player, 'Anna')
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
/** The entry of somebody's seat in the list of people. */
const editAnna = async (page: Page): Promise<void> => {
  await press(page, /^Who is here/)
  await press(page, 'Edit Anna’s seat')
}
const menu = async (page: Page, item: string): Promise<void> => {
  await press(page, 'The table’s menu')
  await page.getByRole('menuitem', { name: item }).click()
}
const linkIn = async (page: Page): Promise<string> => page.getByRole('dialog').locator('code').first().innerText()

test('SEAT-15 SEAT-13 the chair closes a seat, whose player sees why; it is opened, and taken up again', async () => {
  await editAnna(gm)
  await press(gm, 'Close this seat')
  await gm.getByText('Anna loses the seat, and nobody can take it up', { exact: false }).waitFor()
  await looked(gm, 'close-asked')
  await press(gm, 'Yes, close it')
  await anna.getByText('This seat is closed.').waitFor()
  await looked(anna, 'closed-player')
  await press(gm, 'Open this seat again')
  await gm.getByRole('button', { name: 'Close this seat' }).waitFor()
  await looked(gm, 'opened')
  await press(anna, 'To the door of this table')
  await anna.getByRole('radio', { name: 'Anna’s seat, as it was left' }).waitFor()
})

test('SEAT-16 SEAT-13 a player takes the seat to another device, and leaves the table from there', async () => {
  await editAnna(anna)
  await press(anna, 'Take this seat to another device')
  await anna.getByRole('img', { name: 'QR code of the link to this seat' }).waitFor()
  await looked(anna, 'move-player')
  const link = await linkIn(anna)
  const other = await comes({ width: 1440, theme: 'dark' })
  await other.goto(link)
  await press(other, 'Go on as Anna here')
  await atTable(other)
  await anna.getByText('Your seat went along to another device.').waitFor()
  await editAnna(other)
  await press(other, 'Leave the table')
  await looked(other, 'leave-asked')
  await press(other, 'Yes, leave')
  await other.getByText('This seat is free now', { exact: false }).waitFor()
})

test('SEAT-20 the chair is offered to a player, who takes it with its secrets; who had it has it no more', async () => {
  await editAnna(gm)
  await press(gm, 'Offer the chair')
  await press(gm, 'Yes, offer it to Anna')
  await gm.keyboard.press('Escape')
  await gm.getByText('You offer the chair to Anna.').waitFor()
  await looked(gm, 'offered-chair')
  await anna.getByText('You are offered the GM’s chair.', { exact: false }).waitFor()
  await looked(anna, 'offered-player')
  await press(anna, 'Take the chair')
  await anna.getByRole('heading', { name: 'The chair is yours' }).waitFor()
  await anna.getByText('Your recovery code').waitFor()
  await looked(anna, 'taken')
  await press(anna, 'I have kept it')
  await gm.getByText('The chair is somebody else’s now', { exact: false }).waitFor()
  await press(anna, 'Close')
  await anna.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Desk' }).click()
  await anna.getByRole('region', { name: /desk/i }).waitFor()
  // What was kept here opens the chair again.
  await anna.reload()
  await anna.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Desk' }).waitFor()
})

test('SEAT-17 SEAT-18 SEAT-19 the table is locked, and its links are renewed: the old ones open nothing', async () => {
  await menu(gm, 'Look after the table')
  await press(gm, 'Lock the table')
  await gm.getByRole('button', { name: 'Unlock the table' }).waitFor()
  await looked(gm, 'tend')
  await press(gm, 'Renew the players’ link')
  await press(gm, 'Yes, renew it')
  await gm.getByText('This link is new.', { exact: false }).waitFor()
  await looked(gm, 'renewed-player')
  const link = await linkIn(gm)
  const ben = await comes({ width: 360, theme: 'dark' })
  await ben.goto(table.links.player)
  await ben.getByText('The link does not fit this table', { exact: false }).waitFor()
  await ben.goto('about:blank')
  await ben.goto(link)
  await ben.getByText('This table is locked', { exact: false }).waitFor()

  await press(gm, 'Renew my link and recovery code')
  await press(gm, 'Yes, renew it')
  await gm.getByText('Your recovery code').waitFor()
  await looked(gm, 'renewed-chair')
  await press(gm, 'I have kept it')
  await gm.reload()
  await gm.getByRole('button', { name: 'Open your desk' }).waitFor()
  await anna.reload()
  await atTable(anna)
})

test('SEAT-21 while the chair is away its players ask for it, and whoever has it says that they are here', async () => {
  await gm.goto('about:blank')
  await press(anna, /^Who is here/)
  await press(anna, 'Ask for the chair')
  await press(anna, 'Yes, ask for it')
  await anna.keyboard.press('Escape')
  await anna.getByText('You ask for the empty chair.').waitFor()
  await anna.getByText('Agreed: Anna.').waitFor()
  expect(await anna.getByRole('button', { name: 'Take the chair' }).getAttribute('aria-disabled')).toBe('true')
  await looked(anna, 'vote-player')
  await gm.goto(table.links.chair)
  await gm.getByText('Anna would take the chair', { exact: false }).waitFor()
  await looked(gm, 'vote-chair')
  await press(gm, 'I am here')
  await anna.getByText('You ask for the empty chair.').waitFor({ state: 'detached' })
})
