/** A11Y-6: what a screen reader finds at the main moments of each game, and what it is told by itself. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gathering, leave, must, nmlTable, roll } from '../apps/server/test/nml-table.ts'
import { join } from '../apps/server/test/table.ts'
import { fight, leave as part, tlTable } from '../apps/server/test/tl-table.ts'
import { comes, house } from './opened.ts'
import { atTable } from './people.ts'
import { holdSeat } from './seasons.ts'
import { press, stage } from './settlers.ts'
import { takeSeat } from './tower.ts'
import { heard, hear, reads } from './tree.ts'

/** What was prepared follows from an opened seed by luck, now and then: how much of it does is not read. */
const leaveLuckOut = async (page: Page): Promise<void> => {
  const proofs = page.getByRole('region', { name: 'Dice put away, with their seeds' })
  await proofs.getByText('throws check out').waitFor()
  await proofs.locator('> .sum, > ul').evaluateAll((parts) => parts.forEach((part) => part.remove()))
}

const table = (page: Page) => page.getByRole('region', { name: 'The table', exact: true })
const conflict = (page: Page) => page.locator('article.conflict')

test('A11Y-6 New and Magic Land: calm, gathering, after the roll, ended; each result is spoken once', async () => {
  const people = await nmlTable(house.url)
  const page = await comes({ width: 1440 })
  await hear(page)
  await holdSeat(page, people.made, people.ann)
  await page.goto(people.made.links.player)
  await atTable(page)
  await reads(table(page), 'nml-calm')
  await gathering(people)
  await stage(page).getByText('The flood').first().waitFor()
  await press(page, /^Aspect 1/)
  await page.getByRole('button', { name: /^Aspect 1/, pressed: true }).waitFor()
  await reads(conflict(page), 'nml-gathering')
  house.faces.push([6, 6, 3, 1, 2])
  await roll(people)
  await page.getByRole('heading', { name: 'Ruth leads' }).first().waitFor()
  await reads(conflict(page), 'nml-rolled')
  // Nothing of what was before this browser came, and the roll once.
  await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(/^Ruth rolls/))
  const spoken = await heard(page)
  expect(spoken.filter((text) => text.includes('Ruth rolls'))).toHaveLength(1)
  expect(spoken.join(' ')).not.toMatch(/takes a seat|Snow on the ford/)
  await must(people.gm, { type: 'end-table' })
  await leaveLuckOut(page)
  await reads(page.getByRole('article', { name: 'The book of this table' }), 'nml-ended')
  leave(people)
})

test('A11Y-6 Towerlands: calm, what each die is, ended; each result is spoken once', async () => {
  const people = await tlTable(house.url)
  const page = await comes({ width: 1440 })
  await hear(page)
  await holdSeat(page, people.made, people.ann)
  await page.goto(people.made.links.player)
  await atTable(page)
  await reads(table(page), 'tl-calm')
  house.faces.push([14, 13, 8, 6, 17, 14, 10, 5, 2])
  await fight(people)
  await page.getByRole('heading', { name: 'The abbot wins, if nobody calls' }).waitFor()
  await reads(conflict(page), 'tl-rolled')
  await expect.poll(() => heard(page)).toContain('Isolt keeps 2, The abbot keeps 2.')
  const spoken = await heard(page)
  expect(new Set(spoken).size).toBe(spoken.length)
  expect(spoken.join(' ')).not.toMatch(/takes a seat|Play is open/)
  await must(people.gm, { type: 'end-table' })
  await leaveLuckOut(page)
  await reads(page.getByRole('article', { name: 'The book of this towerland' }), 'tl-ended')
  part(people)
})

test('A11Y-6 the Inverted Tower: at its mouth, a fight, a blow, ended; each result is spoken once', async () => {
  const made = await house.table('The well', 'inverted-tower')
  const page = await comes({ width: 1440 })
  await hear(page)
  await page.goto(made.links.chair)
  await atTable(page)
  await takeSeat(page, 'Anna')
  await reads(table(page), 'it-mouth')
  await press(page, /^STR 1/)
  await page.getByRole('button', { name: 'New room' }).waitFor()
  house.faces.push([1, 4])
  await press(page, 'New room')
  await page.getByText('Room 1: two monsters.').first().waitFor()
  await reads(table(page), 'it-fight')
  house.faces.push([4])
  await press(page, /^STR 1/)
  await page.getByText('Anna kills a monster').first().waitFor()
  await reads(page.getByRole('article', { name: 'The tower of Anna' }), 'it-blow')
  const spoken = await heard(page)
  expect(spoken.filter((text) => text.includes('kills a monster'))).toHaveLength(1)
  expect(spoken.filter((text) => text.includes('two monsters'))).toHaveLength(1)
  const host = await join(house.url, made, 'chair')
  await must(host, { type: 'end-table' })
  await leaveLuckOut(page)
  await reads(table(page), 'it-ended')
  host.close()
})
