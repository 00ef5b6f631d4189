/** IA18: a party of three on phones: turns, a gift, somebody who is away, the fallen. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { goTo, sitDown } from './people.ts'
import { newest, takeSeat, thrown, towerTable } from './tower.ts'

const sideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('IA18 D12 three go down together: in turn, giving, skipping who is away, and the fallen watch', async () => {
  const made = await towerTable(house, 'A party', { mode: 'party', daggers: 'spent' })
  const [ann, ben, cleo] = await Promise.all(
    (['light', 'dark', 'light'] as const).map((theme) => person(browser, { width: 360, theme })),
  )
  if (!ann || !ben || !cleo) throw new Error('three people')
  await ann.page.goto(made.links.chair)
  await takeSeat(ann.page, 'Ann')
  await sitDown(ben.page, made.links.player, 'Ben')
  await sitDown(cleo.page, made.links.player, 'Cleo')
  await ann.page.getByRole('button', { name: 'STR 1' }).click()
  await ben.page.getByRole('button', { name: 'DEX 1' }).click()
  await ann.page.getByText('Not ready yet: Cleo.').waitFor()
  expect(await faults(ann.page)).toEqual([])
  await cleo.page.getByRole('button', { name: 'INT 1' }).click()

  // In the order of seats; whoever's turn it is not can do what is done between rolls.
  const tap = (page: Page, name: string | RegExp) => () => page.getByRole('button', { name }).first().click()
  await ann.page.getByText('Your turn').waitFor()
  await thrown(house, ann.page, [1, 5], tap(ann.page, 'New room'), 'Room 1: three monsters.')
  await thrown(house, ann.page, [1], tap(ann.page, /^STR 1/), 'Ann is hurt')
  await ben.page.getByText('Your turn').waitFor()
  await ann.page.getByText('Ben’s turn').waitFor()
  expect(await ann.page.getByRole('button', { name: /^STR 1/ }).count()).toBe(0)
  await tap(ben.page, 'Give…')()
  expect(await faults(ben.page)).toEqual([])
  await tap(ben.page, 'Give to Ann')()
  await newest(cleo.page).getByText('Ben gives Ann a potion.').waitFor()
  await tap(ann.page, 'Drink')()
  await newest(ann.page).getByText('Ann drinks a potion: 5 HP.').waitFor()

  // A party waits for no ghost.
  await ben.context.close()
  await tap(ann.page, 'Skip Ben’s turn')()
  await cleo.page.getByText('Your turn').waitFor()
  expect(await faults(ann.page)).toEqual([])

  const struck = (page: Page, attribute: string, left: number) =>
    thrown(house, page, [1], tap(page, new RegExp(`^${attribute} `)), `${left} HP left`)
  for (const left of [4, 3, 2, 1, 0]) {
    await struck(cleo.page, 'DEX', left)
    if (left > 0) {
      await struck(ann.page, 'DEX', left)
      await tap(ann.page, 'Skip Ben’s turn')()
      await cleo.page.getByText('Your turn').waitFor()
    }
  }
  await cleo.page.getByText('Cleo has fallen and watches from above.').waitFor()
  expect(await faults(cleo.page)).toEqual([])

  // The host acts for whoever is away as well.
  await struck(ann.page, 'DEX', 0)
  await ann.page.getByText('Act for Ben').click()
  for (const left of [4, 3, 2, 1, 0]) await struck(ann.page, 'STR', left)
  await ann.page.getByText('Dead on floor 1').first().waitFor()
  await cleo.page.getByRole('button', { name: 'Again as Cleo, INT 1' }).waitFor()
  for (const place of ['Sheet', 'Desk', 'Table'] as const) {
    await goTo(ann.page, place)
    expect(await sideways(ann.page)).toBe(false)
    expect(await faults(ann.page)).toEqual([])
  }
  await Promise.all([ann, cleo].map(({ context }) => context.close()))
})
