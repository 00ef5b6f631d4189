/** Sound: off until somebody wants it, kept by the browser, and silent about what was. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comes, house } from './opened.ts'
import { sitDown } from './people.ts'
import { thrown, towerTable } from './tower.ts'

/** Counts what the page starts to play. */
const counting = (page: Page) =>
  page.addInitScript(() => {
    const counted = { starts: 0 }
    Reflect.set(window, 'counted', counted)
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const start = Reflect.get(prototype, 'start')
      Reflect.set(prototype, 'start', function (this: AudioNode, ...when: number[]) {
        counted.starts++
        return Reflect.apply(start, this, when)
      })
    }
  })
const starts = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'counted') as { readonly starts: number }).starts)
const inMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'The table’s menu' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('SOUND-1 it is off, is put on in the menu, and stays on in this browser, where it says nothing of what was', async () => {
  const page = await comes({ width: 1440 })
  await counting(page)
  const { links } = await towerTable(house, 'The well of Sant’Ivo', {})
  await sitDown(page, links.player, 'Bryn')
  await page.getByRole('heading', { name: 'Who goes down?' }).waitFor()
  await page.keyboard.press('1')
  const enter = () => page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'New room' }).waitFor()
  await thrown(house, page, [6, 1, 5], enter, 'Room 1: a trap (INT).')
  expect(await starts(page)).toBe(0)

  await inMenu(page, 'Sound: off')
  await expect.poll(() => starts(page)).toBeGreaterThan(0)
  const before = await starts(page)
  await page.getByRole('button', { name: /^Face the trap/ }).waitFor()
  await thrown(
    house,
    page,
    [4],
    () => page.getByRole('button', { name: /^Face the trap/ }).click(),
    'walks into the trap',
  )
  await expect.poll(() => starts(page)).toBeGreaterThan(before)

  await page.reload()
  await page.getByText('walks into the trap').first().waitFor()
  await page.getByRole('button', { name: 'The table’s menu' }).click()
  await page.getByRole('menuitem', { name: 'Sound: on, softly' }).waitFor()
  expect(await starts(page)).toBe(0)
})
