/** Everyone can play: axe finds nothing, by day and by night, on a desk and on a phone; the keyboard alone is enough. */
import type { MadeTable } from '@homestake/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, composer, goTo, sitDown, write } from './people.ts'

let table: MadeTable
beforeAll(async () => {
  table = await house.table()
})

describe.each([
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 768 },
] as const)('$theme at $width', ({ theme, width }) => {
  test('axe finds nothing on the way in', async () => {
    const { context, page } = await person(browser, { width, theme })
    await page.goto(house.url)
    await page.getByRole('heading', { name: 'Open a table' }).waitFor()
    await page.getByText('How we play').click()
    expect(await faults(page)).toEqual([])
    await page.getByLabel('What is the table called?').fill('Bitter Creek')
    await page.getByRole('button', { name: 'Lay the table' }).click()
    await page.getByText('Your recovery code').waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto(table.links.player)
    await page.getByLabel('What are you called?').waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto(`${house.url}/t/${table.table}#${'x'.repeat(32)}`)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await faults(page)).toEqual([])
    await context.close()
  })

  test('axe finds nothing at the table', async () => {
    const [gm, anna, watcher] = await Promise.all([1, 2, 3].map(() => person(browser, { width, theme })))
    if (!gm || !anna || !watcher) throw new Error('three people')
    await gm.page.goto(table.links.chair)
    await atTable(gm.page)
    await sitDown(anna.page, table.links.player, `Anna ${width}`)
    await watcher.page.goto(table.links.spectator)
    await atTable(watcher.page)
    await write(anna.page, 'Grey light.')
    for (const { page } of [gm, anna, watcher])
      for (const place of ['Sheet', 'Table', 'Chronicle'] as const) {
        await goTo(page, place)
        expect(await faults(page)).toEqual([])
      }
    await goTo(gm.page, 'Desk')
    const handle = gm.page.getByRole('button', { name: 'Open your desk' })
    if (await handle.isVisible()) await handle.click()
    expect(await faults(gm.page)).toEqual([])
    await gm.page.getByRole('button', { name: /^Who is here/ }).click()
    await gm.page.getByRole('button', { name: `Edit Anna ${width}’s seat` }).click()
    expect(await faults(gm.page)).toEqual([])
    await Promise.all([gm, anna, watcher].map(({ context }) => context.close()))
  })
})

test('nothing scrolls sideways at 360 px, with text at 200 % too', async () => {
  const { context, page } = await person(browser, { width: 360 })
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  const twice = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  await page.goto(house.url)
  await page.getByRole('heading', { name: 'Open a table' }).waitFor()
  await twice()
  expect(await wide()).toBe(360)
  await sitDown(page, table.links.player, 'Big Letters')
  expect(await wide()).toBe(360)
  await twice()
  for (const place of ['Sheet', 'Table', 'Chronicle'] as const) {
    await goTo(page, place)
    expect(await wide()).toBe(360)
  }
  expect(await composer(page).isVisible()).toBe(true)
  await context.close()
})

test('a table is made, entered and written at with the keyboard alone', async () => {
  const { context, page } = await person(browser, { width: 1440 })
  await page.goto(house.url)
  await page.getByRole('heading', { name: 'Open a table' }).waitFor()
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(() => {
        const at = document.activeElement
        if (!(at instanceof HTMLElement) || !at.matches('button, input, textarea, a')) return ''
        const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((one) => one.textContent) : []
        return [at.getAttribute('aria-label'), at.textContent, ...labels].join(' ')
      })
      if (name.test(label)) return
    }
    throw new Error(`the keyboard never reaches ${name}`)
  }
  await tabTo(/What is the table called/)
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Enter')
  await page.getByText('Your recovery code').waitFor()
  await tabTo(/I have kept it/)
  await page.keyboard.press('Enter')
  await tabTo(/Sit down at the table/)
  await page.keyboard.press('Enter')
  await atTable(page)
  await tabTo(/Open your desk/)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'The GM’s desk' }).waitFor()
  await page.getByRole('button', { name: 'Close your desk' }).press('Enter')
  await tabTo(/Write in the chronicle/)
  await page.keyboard.type('Typed')
  await page.keyboard.press('Enter')
  await page.getByRole('article').filter({ hasText: 'Typed' }).waitFor()
  await context.close()
})
