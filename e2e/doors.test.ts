/** Seats that change hands, as they are met at the door: on another device, free again, locked, and with the recovery code. */
import { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { hashKey } from '@homestake/protocol/keys'
import { seatIds } from '@homestake/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../apps/server/test/table.ts'
import { person } from './chromium.ts'
import { browser, comes, house } from './opened.ts'
import { looked } from './looked.ts'
import { atTable, sitDown } from './people.ts'

let table: MadeTable
let chair: Connection
beforeEach(async () => {
  table = await house.table()
  chair = new Connection({ url: house.url, table: table.table, key: table.keys.chair })
  await until(chair, ({ status }) => status === 'live')
})
afterEach(() => chair.close())

const seats = () => seatIds((chair.present.view as unknown as { table: Parameters<typeof seatIds>[0] }).table)
const annas = async () => {
  await until(chair, () => seats().length === 1)
  const [seat] = seats()
  if (seat === undefined) throw new Error('nobody sits')
  return seat
}
const does = async (command: Parameters<Connection['command']>[0]): Promise<void> =>
  expect(await chair.command(command)).toMatchObject({ status: 'applied' })

test('SEAT-16 a link for once takes a seat along to a phone, and the first device is told', async () => {
  const desk = await person(browser, { width: 1440, theme: 'light' })
  await sitDown(desk.page, table.links.player, 'Anna')
  const code = 'code-of-a-link'.padEnd(32, '_')
  await does({ type: 'move-seat', seat: await annas(), code: hashKey(code) })
  const phone = await person(browser, { width: 360, theme: 'dark' })
  await phone.page.goto(`${house.url}/t/${table.table}#${code}`)
  const go = phone.page.getByRole('button', { name: 'Go on as Anna here' })
  await go.waitFor()
  await looked(phone.page, 'door-move')
  await go.click()
  await atTable(phone.page)
  await desk.page.getByText('Your seat went along to another device.').waitFor()
  await looked(desk.page, 'door-moved')
  await phone.page.reload()
  await atTable(phone.page)
  expect(seats()).toHaveLength(1)
  // Whoever is outside comes to the door again, as anybody with the players’ link.
  await desk.page.getByRole('button', { name: 'To the door of this table' }).click()
  await desk.page.getByRole('button', { name: 'Sit down' }).waitFor()
  await Promise.all([desk.context.close(), phone.context.close()])
})

test('SEAT-13 SEAT-14 whose seat is closed is told so; opened again, somebody takes it up', async () => {
  const anna = await person(browser, { width: 360, theme: 'light' })
  await sitDown(anna.page, table.links.player, 'Anna')
  const seat = await annas()
  await does({ type: 'close-seat', seat })
  await anna.page.getByText('This seat is closed.').waitFor()
  await does({ type: 'open-seat', seat })
  const ida = await person(browser, { width: 360, theme: 'dark' })
  await ida.page.goto(table.links.player)
  await ida.page.getByRole('radio', { name: 'Anna’s seat, as it was left' }).check()
  await ida.page.getByLabel('What are you called?').fill('Ida')
  await looked(ida.page, 'door-take-up')
  await ida.page.getByRole('button', { name: 'Sit down' }).click()
  await atTable(ida.page)
  expect(seats()).toEqual([seat])
  // Anna’s browser makes a new token: it can sit down again.
  await anna.page.getByRole('button', { name: 'To the door of this table' }).click()
  await anna.page.getByRole('button', { name: 'Sit down' }).click()
  await atTable(anna.page)
  expect(seats()).toHaveLength(2)
  await Promise.all([anna.context.close(), ida.context.close()])
})

test('SEAT-19 a locked table lets people watch', async () => {
  await does({ type: 'lock', locked: true })
  const eve = await person(browser, { width: 360, theme: 'light' })
  await eve.page.goto(table.links.player)
  await eve.page.getByText('This table is locked', { exact: false }).waitFor()
  await looked(eve.page, 'door-locked')
  await eve.page.getByRole('button', { name: 'Only watch' }).click()
  await atTable(eve.page)
  await eve.context.close()
})

test('SEAT-23 whoever comes to a table that has ended is not asked for a seat, and may read', async () => {
  await does({ type: 'end-table' })
  const eve = await comes({ width: 360 })
  await eve.goto(table.links.player)
  await eve.getByText('This table has come to its end.', { exact: false }).waitFor()
  expect(await eve.getByLabel('What are you called?').count()).toBe(0)
  await looked(eve, 'door-ended')
  await eve.getByRole('button', { name: 'Read it' }).click()
  await atTable(eve)
})

test('SEAT-22 the recovery code opens the chair at any door of the table, and a new one is shown', async () => {
  const gm = await person(browser, { width: 360, theme: 'dark' })
  await gm.page.goto(`${house.url}/t/${table.table}#${'x'.repeat(32)}`)
  await gm.page.getByRole('button', { name: 'I have the recovery code' }).click()
  const field = gm.page.getByLabel('Recovery code')
  await field.fill('not-the-code-at-all-but-long-enough')
  await gm.page.getByRole('button', { name: 'Use this code' }).click()
  await gm.page.getByText('This code does not fit the table.').waitFor()
  await looked(gm.page, 'door-code')
  await field.fill(table.recovery)
  await gm.page.getByRole('button', { name: 'Use this code' }).click()
  const take = gm.page.getByRole('button', { name: 'Take the chair' })
  await take.waitFor()
  await looked(gm.page, 'door-recover')
  await take.click()
  await gm.page.getByText('Your recovery code').waitFor()
  await looked(gm.page, 'door-recovered')
  await until(chair, ({ status }) => status === 'refused')
  await gm.page.getByRole('button', { name: 'I have kept it' }).click()
  await gm.page.getByRole('button', { name: 'Sit down at the table' }).click()
  await gm.page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Desk' }).waitFor()
  await gm.context.close()
})
