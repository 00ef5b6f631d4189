/** D11: a race of two, with somebody who watches. What nobody may know yet is in nobody's frames. */
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, sitDown } from './people.ts'
import { framesOf, takeSeat, thrown, towerTable } from './tower.ts'

test('D11 IA18 two run to the same dice, and nobody is told a room before they have come there', async () => {
  const made = await towerTable(house, 'A race', { race: 'on' })
  const [ann, ben, eve] = await Promise.all([
    person(browser, { width: 1440 }),
    person(browser, { width: 360, theme: 'dark' }),
    person(browser, { width: 1440, theme: 'dark' }),
  ])
  const [bens, eves] = [framesOf(ben.page), framesOf(eve.page)]
  await ann.page.goto(made.links.chair)
  await takeSeat(ann.page, 'Ann')
  await sitDown(ben.page, made.links.player, 'Ben')
  await eve.page.goto(made.links.spectator)
  await atTable(eve.page)
  await eve.page.getByText('Nobody has gone down yet.').waitFor()

  await ben.page.getByRole('button', { name: 'DEX 1' }).click()
  await ann.page.getByText('Not ready yet: Ann.').waitFor()
  await eve.page.getByText('Ben (DEX) waits').first().waitFor()
  await ben.page.getByText('You are ready.').waitFor()
  expect(await faults(ben.page)).toEqual([])
  await ann.page.getByRole('button', { name: 'STR 1' }).click()
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'New room' }).waitFor()

  const press = (key: string) => () => ann.page.keyboard.press(key)
  await thrown(house, ann.page, [1, 1], press('n'), 'Room 1: one monster.')
  await thrown(house, ann.page, [6, 2], press('Enter'), 'kills a monster')
  await thrown(house, ann.page, [6, 5, 2], press('n'), 'Room 2: a bonfire.')
  await ben.page.getByRole('button', { name: /^Ann/ }).click()
  await ben.page.getByText('Of Ann you know nothing beyond the mouth of floor 1.').waitFor()
  expect(await eve.page.getByText('Mob 1').count()).toBe(0)
  for (const frames of [bens, eves]) expect(frames.filter((one) => /"kind":"(bonfire|mobs)"/.test(one))).toEqual([])
  expect(await faults(eve.page)).toEqual([])

  await ben.page.getByRole('button', { name: 'Back to your tower' }).click()
  const tap = (name: string | RegExp) => () => ben.page.getByRole('button', { name }).first().click()
  await thrown(house, ben.page, [1, 1], tap('New room'), 'Room 1: one monster.')
  await thrown(house, ben.page, [6, 2], tap(/^DEX 1/), 'kills a monster')
  await thrown(house, ben.page, [6, 5, 2], tap('New room'), 'Room 2: a bonfire.')
  // Now that both are past it, everyone is told of the first room, and of no more.
  await eve.page.getByText('Ann, floor 1, Room 1: Mob 1 (killed)').first().waitFor()
  expect(eves.filter((one) => one.includes('"kind":"bonfire"'))).toEqual([])

  for (const { page } of [ann, ben]) {
    await page.getByRole('button', { name: 'Retire' }).click()
    await page.getByRole('button', { name: 'Retire' }).last().click()
    await page.getByText('Home from floor 1', { exact: true }).waitFor()
  }
  await ann.page.getByRole('heading', { name: 'Race 1: the end' }).waitFor()
  await eve.page.getByText('It is the one that was promised before the start.').waitFor()
  expect(await eve.page.getByRole('row').allInnerTexts()).toHaveLength(3)
  await eve.page.getByText('Room 2: Bonfire').first().waitFor({ state: 'attached' })
  expect(await faults(ann.page)).toEqual([])
  expect(await eve.page.getByRole('button', { name: /New room|Again as|Retire/ }).count()).toBe(0)
  await Promise.all([ann, ben, eve].map(({ context }) => context.close()))
})
