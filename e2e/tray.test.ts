/** What the dice on the screen show, and when: H30. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gathering, leave, nmlTable, roll } from '../apps/server/test/nml-table.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable } from './people.ts'

/** The faces that are drawn, die by die: as many pips as each face has. */
const faces = (page: Page): Promise<number[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .die')].map((die) =>
      [...die.querySelectorAll('.link svg')].map((face) => face.querySelectorAll('circle').length),
    ),
  )

test('H30 the log has the result at once, the dice never show another, and a press ends their flight', async () => {
  const people = await nmlTable(house.url)
  const watching = await person(browser, { width: 1440, still: false })
  const { page } = watching
  await page.goto(people.made.links.spectator)
  await atTable(page)
  await gathering(people)
  await page.getByText('The flood').first().waitFor()

  house.faces.push([6, 6, 3, 2])
  const began = performance.now()
  await roll(people)
  // The chronicle and the live region do not wait for the dice; the stage does, and gives nothing away.
  await page
    .getByRole('article')
    .filter({ hasText: 'Ruth rolls 19 against 6' })
    .or(page.getByText(/Ruth rolls \d+ against/))
    .first()
    .waitFor({ timeout: 1000 })
  expect(performance.now() - began).toBeLessThan(3000)
  await page.getByRole('heading', { name: 'Ruth leads' }).waitFor({ timeout: 4000 })
  expect(await faces(page)).toEqual([[6, 6, 3], [2]])
  expect(await page.getByText('6, 6, 3 make 15 (counts)').count()).toBe(1)

  const { id, step } = (await live(people.made.table)).conflict
  expect(
    await people.gm.command({
      type: 'escalate',
      conflict: id,
      step,
      side: 'second',
      stakes: 'The flood, and the mill',
    }),
  ).toMatchObject({ status: 'applied' })
  await page.getByText('The flood, and the mill').first().waitFor()
  house.faces.push([6, 6, 6, 6, 6, 1, 4])
  await roll(people)
  await page.getByText('The dice are in the air').first().waitFor({ state: 'attached' })
  expect(await page.getByRole('heading', { name: 'Ruth leads' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Ruth leads' }).waitFor({ timeout: 300 })
  expect(await faces(page)).toEqual([[6, 6, 6, 6, 6, 1], [4]])

  // Who comes later, or reloads, finds them lying there.
  await page.reload()
  await atTable(page)
  await page.getByRole('heading', { name: 'Ruth leads' }).waitFor()
  expect(await faces(page)).toEqual([[6, 6, 6, 6, 6, 1], [4]])
  leave(people)
  await watching.context.close()
})

const live = async (table: string) => {
  const awake = await house.server.tables.get(table as never)
  return awake?.state.table.play as unknown as { conflict: { id: string; step: number } }
}
