/** Taking back on the screen: the chair is asked first, everybody sees it, and it can all be done with the keyboard. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gathering, leave, nmlTable, roll } from '../apps/server/test/nml-table.ts'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, goTo } from './people.ts'

const SHOTS = process.env['SHOTS']

test('UNDO-6 a throw is taken back: it stays in the chronicle, struck through, and is no result any more', async () => {
  const people = await nmlTable(house.url)
  await gathering(people)
  house.faces.push([6, 2, 3])
  await roll(people)
  people.gm.close()
  const gm = await person(browser, { width: 1440 })
  const watcher = await person(browser, { width: 360, theme: 'dark' })
  await gm.page.goto(people.made.links.chair)
  await atTable(gm.page)
  await watcher.page.goto(people.made.links.spectator)
  await atTable(watcher.page)
  const chronicle = gm.page.getByRole('group', { name: 'The chronicle' })
  const rolled = chronicle
    .getByRole('article')
    .filter({ hasText: /Ruth rolls \d+ against/ })
    .first()
  await rolled.waitFor()
  await watcher.page.getByRole('heading', { name: 'Ruth leads' }).waitFor()
  expect(await watcher.page.getByRole('button', { name: /^Take back/ }).count()).toBe(0)

  // What came later goes first, and says so.
  const declared = chronicle
    .getByRole('article')
    .filter({ hasText: /The ford/ })
    .first()
  const earlier = declared.getByRole('button', { name: /^Take back/ })
  await earlier.focus()
  await gm.page.keyboard.press('Enter')
  await declared.getByText('What this changed will be as it was before').waitFor()
  await declared.getByRole('button', { name: 'Take it back' }).click()
  await declared.getByText(/Take this back first: “Ruth rolls/).waitFor()
  expect(await faults(gm.page)).toEqual([])
  const shoot = async (name: string) => {
    if (SHOTS === undefined) return
    mkdirSync(SHOTS, { recursive: true })
    await gm.page.screenshot({ path: join(SHOTS, `undo-${name}-gm.png`) })
    await watcher.page.screenshot({ path: join(SHOTS, `undo-${name}-watcher.png`) })
  }
  await shoot('asked')
  await gm.page.keyboard.press('Escape')
  await declared.getByRole('button', { name: 'Leave it' }).waitFor({ state: 'detached' })
  expect(await earlier.evaluate((at) => at === document.activeElement)).toBe(true)

  await rolled.getByRole('button', { name: /^Take back/ }).click()
  await rolled.getByRole('button', { name: 'Take it back' }).click()
  await rolled.getByText(/The GM took this back, /).waitFor()
  await watcher.page.getByRole('heading', { name: 'Ruth leads' }).waitFor({ state: 'detached' })
  await watcher.page.getByText(/^The GM: Taken back: Ruth rolls/).waitFor({ state: 'attached' })
  await goTo(watcher.page, 'Chronicle')
  const struck = watcher.page.getByRole('article').filter({ hasText: 'The GM took this back' })
  expect(await struck.locator('s').textContent()).toMatch(/^Ruth rolls/)
  expect(await watcher.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await faults(watcher.page)).toEqual([])
  await shoot('taken')
  leave(people)
  await Promise.all([gm.context.close(), watcher.context.close()])
})
