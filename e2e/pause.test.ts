/** A paused table with three people at it: anybody stops it, nobody is named, and it goes on by the chair or by all who play. */
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { looked } from './looked.ts'
import { comes, house } from './opened.ts'
import { atTable, composer, goTo, sitDown, write } from './people.ts'

let table: MadeTable
let gm: Page
let anna: Page
let bert: Page
const everyone = (): Page[] => [gm, anna, bert]

beforeEach(async () => {
  table = await house.table()
  gm = await comes({ width: 1440, theme: 'light' })
  anna = await comes({ width: 768, theme: 'dark' })
  bert = await comes({ width: 360, theme: 'light' })
  await gm.goto(table.links.chair)
  await atTable(gm)
  await sitDown(anna, table.links.player, 'Anna')
  await sitDown(bert, table.links.player, 'Bert')
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const strip = (page: Page) => page.getByRole('status', { name: 'The table pauses.' })
const paused = (page: Page, state: 'visible' | 'detached' = 'visible'): Promise<void> => strip(page).waitFor({ state })
const all = (what: (page: Page) => Promise<void>): Promise<void[]> => Promise.all(everyone().map(what))
const pauses = async (page: Page): Promise<void> => {
  await button(page, 'Lines, veils, a pause').click()
  await button(page, 'Pause now').click()
  await all((one) => paused(one))
}

test('SAFE-2 SAFE-3 a player stops the table: nobody is named, nothing of the game can be pressed, and people talk', async () => {
  await pauses(bert)
  for (const page of everyone()) {
    await goTo(page, 'Chronicle')
    const told = page.getByText('The table pauses. Take a breath; nobody has to say why.').last()
    await told.waitFor()
    expect(await told.locator('xpath=ancestor-or-self::li[1]').innerText()).not.toMatch(/Anna|Bert|The GM/)
    expect(await strip(page).innerText()).not.toMatch(/Anna|Bert/)
  }
  await looked(bert, 'paused-360')

  await goTo(anna, 'Table')
  const hand = button(anna, 'Hand it to the GM')
  await hand.waitFor()
  expect(await hand.getAttribute('aria-disabled')).toBe('true')
  expect(
    await hand.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent),
  ).toBe('The table pauses.')
  await looked(anna, 'paused-768')
  await button(gm, 'Lines, veils, a pause').click()
  const again = button(gm, 'Pause now')
  await again.waitFor()
  expect(await again.getAttribute('aria-disabled')).toBe('true')
  await looked(gm, 'paused-1440')
  await gm.keyboard.press('Escape')

  await write(anna, 'Tea?')
  await gm.getByText('Tea?', { exact: true }).waitFor()
  expect(await composer(anna).inputValue()).toBe('')
})

test('SAFE-4 it goes on when all who play say so, and the chair alone may say so at once', async () => {
  await pauses(anna)
  await button(anna, 'Go on').click()
  await strip(anna).getByText('You would go on.').waitFor()
  for (const page of everyone()) await strip(page).getByText('1 of 2 players would go on.').waitFor()
  expect(await button(anna, 'Go on').count()).toBe(0)
  await looked(anna, 'agreed-768')
  await button(bert, 'Go on').click()
  await all((page) => paused(page, 'detached'))

  await pauses(gm)
  await button(gm, 'Go on').click()
  await all((page) => paused(page, 'detached'))
})
