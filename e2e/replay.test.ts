/** A stretch of the story once more, on the screen: for whoever watches, with the keyboard, at a moment that has an address. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { finish, gathering, leave, must, nmlTable, roll } from '../apps/server/test/nml-table.ts'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable } from './people.ts'

const SHOTS = process.env['SHOTS']

const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS === undefined) return
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `replay-${name}.png`) })
}

test('REPLAY-4 the sheets and, for the chair, the desk are there as they were then', async () => {
  const people = await nmlTable(house.url)
  const { gm } = people
  const notes = (base: string, value: string) => must(gm, { type: 'edit', in: 'gm', path: ['notes'], base, value })
  await notes('', 'The ford is a trap.')
  await must(gm, { type: 'prepare-opposition', name: 'The river' })
  await gathering(people)
  await notes('The ford is a trap.', 'It was no trap.')
  const { page, context } = await person(browser, { width: 1440 })
  await page.goto(people.made.links.chair)
  await atTable(page)
  await page.goto(`${house.url}/t/${people.made.table}/replay/1`)
  await page.getByRole('button', { name: 'Open your desk' }).click()
  const desk = page.getByRole('region', { name: 'The GM’s desk' })
  for (let i = 0; i < 60 && !(await desk.getByText('The ford is a trap.').isVisible()); i++)
    await page.keyboard.press('ArrowRight')
  await desk.getByText('The ford is a trap.').waitFor()
  await desk.getByRole('heading', { name: 'The river' }).waitFor()
  expect(await desk.locator(':is(button, input, textarea, select):visible').count()).toBe(0)
  expect(await faults(page)).toEqual([])
  await shoot(page, 'desk-wide')
  for (let i = 0; i < 60 && !(await desk.getByText('It was no trap.').isVisible()); i++)
    await page.keyboard.press('ArrowRight')
  await desk.getByText('It was no trap.').waitFor()

  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 780 })
    const places = page.getByRole('navigation', { name: 'Places' })
    await places.getByRole('button', { name: 'Sheet' }).click()
    await page.getByRole('region', { name: 'People and sheets' }).getByRole('heading', { name: 'Ruth' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await faults(page)).toEqual([])
    await shoot(page, `sheets-${width}`)
    await places.getByRole('button', { name: 'Desk' }).click()
    await desk.getByText('It was no trap.').waitFor()
    await shoot(page, `desk-${width}`)
  }
  await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Table' }).click()
  await page.getByRole('region', { name: 'What was told' }).waitFor()
  leave(people)
  await context.close()
})

test('REPLAY-4 REPLAY-5 a season is played again from its chapter of the chronicle, line by line', async () => {
  const people = await nmlTable(house.url)
  await gathering(people)
  house.faces.push([6, 2, 3])
  await roll(people)
  await finish(people)
  const { page, context } = await person(browser, { width: 1440 })
  await page.goto(people.made.links.spectator)
  await atTable(page)
  await page.goto(`${house.url}/t/${people.made.table}/book`)
  await page.getByRole('link', { name: /^Play again: Travel/ }).click()
  const where = page.getByRole('slider', { name: 'Where you are' })
  await where.waitFor()
  expect(await where.getAttribute('aria-valuetext')).toBe('Before the first line')

  // By the keyboard: on until the dice have fallen, and back.
  const lead = page.getByRole('heading', { name: 'Ruth leads' })
  const rolls = /^Line \d+ of \d+: Ruth rolls/
  const line = () => where.getAttribute('aria-valuetext').then((text) => text ?? '')
  for (let i = 0; i < 40 && !rolls.test(await line()); i++) await page.keyboard.press('ArrowRight')
  expect(await line()).toMatch(rolls)
  await lead.waitFor()
  expect(await faults(page)).toEqual([])
  await shoot(page, 'wide')
  const told = page.getByRole('region', { name: 'What was told' }).getByRole('article')
  const lines = await told.count()
  await page.keyboard.press('ArrowLeft')
  await lead.waitFor({ state: 'detached' })
  expect(await told.count()).toBeLessThan(lines)

  // A link to the moment, without a key.
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click()
  await page.getByText('Copied').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/replay\/\d+(-\d+)?\?at=\d+$/)
  await page.goto(link)
  await lead.waitFor()
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await faults(page)).toEqual([])
  await shoot(page, 'narrow')

  // It goes on by itself to its end, and back to the table.
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor({ timeout: 30_000 })
  expect(await where.inputValue()).toBe(await where.getAttribute('max'))
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await atTable(page)
  leave(people)
  await context.close()
})
