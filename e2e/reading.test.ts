/** What a table keeps for its people: the chronicle to read, search and save, its dice to check, lines, veils and a pause. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { Company } from './company.ts'
import { browser, house } from './opened.ts'
import { atTable, sitDown, write } from './people.ts'

let table: MadeTable
let people: Company<'gm' | 'anna' | 'watcher'>

beforeAll(async () => {
  table = await house.table()
  people = await Company.come(browser, {
    gm: { width: 1440, theme: 'light' },
    anna: { width: 360, theme: 'dark' },
    watcher: { width: 768, theme: 'dark' },
  })
  const { gm, anna, watcher } = people.pages
  await gm.goto(table.links.chair)
  await atTable(gm)
  await sitDown(anna, table.links.player, 'Anna')
  await watcher.goto(table.links.spectator)
  await atTable(watcher)
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const menu = async (page: Page, item: string): Promise<void> => {
  await press(page, 'The table’s menu')
  await page.getByRole('menuitem', { name: item }).click()
}
const looked = async (name: string): Promise<void> => {
  await people.shoot(name)
  await people.axe()
  await people.fits()
}

test('SAFE-1 SAFE-2 SAFE-3 SAFE-4 lines and veils are written together; anybody pauses the table, and everybody sees it', async () => {
  const { gm, anna, watcher } = people.pages
  await press(anna, 'Lines, veils, a pause')
  await anna.getByLabel('What it is about').fill('Spiders')
  await press(anna, 'Write it down')
  await press(gm, 'Lines, veils, a pause')
  await gm.getByText('Spiders', { exact: true }).waitFor()
  await gm.getByRole('combobox', { name: 'Line or veil' }).selectOption('veil')
  await gm.getByLabel('What it is about').fill('What the wolves do')
  await press(gm, 'Write it down')
  await anna.getByText('What the wolves do', { exact: true }).waitFor()
  await press(watcher, 'Lines, veils, a pause')
  await watcher.getByText('Veils: not shown').waitFor()
  await looked('lines')
  await press(watcher, 'Close')
  await press(gm, 'Close')
  await press(anna, 'Pause now')
  for (const [, page] of people.everyone) await page.getByRole('status', { name: 'The table pauses.' }).waitFor()
  await looked('paused')
  await press(gm, 'Go on')
  for (const [, page] of people.everyone)
    await page.getByRole('status', { name: 'The table pauses.' }).waitFor({ state: 'detached' })
})

test('the chronicle is searched at the table, read as a page of its own, and saved in three forms', async () => {
  const { gm, anna } = people.pages
  await write(gm, 'The ferry is rotten, says the ferryman.')
  await gm.getByText('The ferry is rotten').waitFor()
  await gm
    .locator('label')
    .filter({ hasText: /^Talk$/ })
    .click()
  await write(gm, 'Who brings snacks?')
  await gm.getByText('Who brings snacks?').waitFor()
  await press(gm, 'Find in the chronicle')
  await gm.getByRole('searchbox').fill('ferry ROTTEN')
  await gm.getByText('One line found.').waitFor()
  expect(await gm.getByText('Who brings snacks?').count()).toBe(0)
  await looked('finding')
  await menu(gm, 'Read the chronicle')
  await gm.getByRole('heading', { level: 1, name: 'Bitter Creek' }).waitFor()
  await gm.getByText('The ferry is rotten').waitFor()
  await anna.goto(`${house.url}/t/${table.table}/book`)
  await anna.getByText('The ferry is rotten').waitFor()
  await looked('book')
  const saved = async (form: string): Promise<string> => {
    const download = gm.waitForEvent('download')
    await press(gm, 'Save')
    await gm.getByRole('menuitem', { name: form }).click()
    return (await download).path()
  }
  expect(readFileSync(await saved('Markdown'), 'utf8')).toMatch(/^# Bitter Creek\n/)
  expect(readFileSync(await saved('A page to print'), 'utf8')).toContain('<p class="telling">The ferry is rotten')
  const json = await saved('JSON, to check the dice')
  const { status, stdout } = spawnSync(process.execPath, [join('scripts', 'verify-dice.ts'), json], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining('Every throw holds.')])
  await gm.getByRole('combobox', { name: 'What' }).selectOption('talk')
  await gm.getByText('One line found.').waitFor()
  await gm.getByRole('link', { name: 'Back to the table' }).click()
  await atTable(gm)
})

test('the dice have a page of their own, and the GM looks through a player’s eyes', async () => {
  const { gm, anna } = people.pages
  await anna.goto(`${house.url}/t/${table.table}/dice`)
  await anna.getByRole('heading', { level: 1, name: 'The dice of Bitter Creek' }).waitFor()
  await anna.getByRole('heading', { name: 'What this shows, and what it does not' }).waitFor()
  await menu(gm, 'See what they see')
  await press(gm, 'Anna')
  await gm.getByText('You see what Anna sees').waitFor()
  expect(await gm.getByRole('button', { name: 'Open the desk' }).count()).toBe(0)
  await looked('dice')
  await press(gm, 'Back to your own eyes')
  expect(people.troubles).toEqual([])
})
