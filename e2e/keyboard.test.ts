/** A11Y-5: what every table has: the way to its middle, its menu and what that opens, and an end of the round of Tab. */
import { expect, test } from 'vitest'
import { Keyboard } from './keyboard.ts'
import { comes, house } from './opened.ts'
import { atTable } from './people.ts'

const GAMES = ['new-and-magic-land', 'towerlands', 'inverted-tower'] as const

test.each(GAMES)(
  'A11Y-5 Tab goes once round a table of %s, past what leads to its middle, and is caught nowhere',
  async (game) => {
    const made = await house.table('Nine Fields', game)
    const hands = await Keyboard.of(await comes({ width: 1440 }))
    const { page } = hands
    await page.goto(made.links.chair)
    await atTable(page)
    const skip = page.getByRole('button', { name: 'Skip to the middle of the table' })
    await hands.to(skip)
    await hands.key('Enter')
    await hands.look()
    await hands.meets(page.getByRole('region', { name: 'The table' }))
    const stops = new Set<string>()
    const stop = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '')
    // Once round: past the end of the page Tab begins again at its top.
    await hands.to(skip)
    for (let presses = 0; presses < 120; presses++) {
      stops.add(await stop())
      await hands.key('Tab')
      if (await skip.evaluate((one) => one === document.activeElement)) break
      if (await page.evaluate(() => document.activeElement !== document.body)) await hands.look()
    }
    expect(await skip.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(stops.size).toBeGreaterThan(8)
    expect([...hands.faults]).toEqual([])
  },
)

test('A11Y-5 what the menu opens is closed by Escape, and the focus is where it was', async () => {
  const made = await house.table()
  const hands = await Keyboard.of(await comes({ width: 1440 }))
  const { page } = hands
  await page.goto(made.links.chair)
  await atTable(page)
  const menu = page.getByRole('button', { name: 'The table’s menu' })
  for (const what of ['Links', 'See what they see', 'How we play']) {
    await hands.press(menu)
    const item = page.getByRole('menuitem', { name: what })
    await item.waitFor()
    for (let presses = 0; presses < 20 && (await item.getAttribute('data-highlighted')) === null; presses++)
      await hands.key('ArrowDown')
    await hands.look()
    await hands.key('Enter')
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    await hands.key('Tab')
    await hands.look()
    await hands.key('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => menu.evaluate((one) => one === document.activeElement)).toBe(true)
  }
  expect([...hands.faults]).toEqual([])
})
