/** The GM’s comfort: quick notes from anywhere, scenes and stakes written beforehand, names with one press. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { leave, must, nmlTable, playOf, seatOf, type NmlTable } from '../apps/server/test/nml-table.ts'
import { leave as leaveTl, tlTable } from '../apps/server/test/tl-table.ts'
import { until } from '../apps/server/test/table.ts'
import { Company } from './company.ts'
import { browser, house } from './opened.ts'
import { atTable, goTo } from './people.ts'
import { press, stage } from './settlers.ts'

let people: NmlTable
let chair: Company<'gm' | 'phone'>

const desk = (page: Page) => page.getByRole('region', { name: /desk$/ })
const openDesk = async (page: Page): Promise<void> => {
  await goTo(page, 'Desk')
  const handle = page.getByRole('button', { name: 'Open your desk' })
  if (await handle.isVisible()) await handle.click()
  await desk(page).waitFor()
}
const slips = (page: Page, name: string) => desk(page).getByRole('region', { name, exact: true })

beforeAll(async () => {
  people = await nmlTable(house.url)
  chair = await Company.come(browser, { gm: { width: 1440, theme: 'light' }, phone: { width: 360, theme: 'dark' } })
  for (const [, page] of chair.everyone) {
    await page.goto(people.made.links.chair)
    await atTable(page)
  }
})

test('DESK-2 a note is kept by a key from anywhere, lies at the desk on every screen, and nobody else gets it', async () => {
  const { gm, phone } = chair.pages
  const before = JSON.stringify(people.watcher.present)
  await gm.keyboard.press('Alt+n')
  const dialog = gm.getByRole('dialog', { name: 'A note to yourself' })
  await dialog.getByRole('textbox').fill('The abbot limps.')
  await dialog.getByRole('textbox').press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await phone.getByRole('button', { name: 'The table’s menu' }).click()
  await phone.getByRole('menuitem', { name: 'Quick note' }).click()
  await phone.getByRole('dialog').getByRole('textbox').fill('Ask Clement about the weir.')
  await chair.shoot('quick-note')
  await phone.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()

  for (const page of [gm, phone]) {
    await openDesk(page)
    await slips(page, 'Quick notes').getByRole('checkbox', { name: 'Done: Ask Clement about the weir.' }).waitFor()
  }
  const field = slips(gm, 'Quick notes').getByRole('textbox', { name: 'Note', exact: true }).first()
  await field.fill('The abbot lies.')
  await field.blur()
  const same = slips(phone, 'Quick notes').getByRole('checkbox', { name: 'Done: The abbot lies.' })
  await same.check()
  await slips(gm, 'Quick notes').getByRole('checkbox', { name: 'Done: The abbot lies.', checked: true }).waitFor()
  await slips(gm, 'Quick notes').getByRole('button', { name: 'Throw away: The abbot lies.' }).click()
  await same.waitFor({ state: 'detached' })
  expect(JSON.stringify(people.watcher.present)).toBe(before)
})

test('DESK-3 a scene that was written beforehand is set with a press, and ticked off', async () => {
  const { gm, phone } = chair.pages
  const scenes = slips(gm, 'Scenes, written beforehand')
  await scenes.getByRole('textbox', { name: 'What is going on' }).fill('Smoke over the ridge.')
  await scenes.getByRole('button', { name: 'Keep this scene' }).click()
  await slips(phone, 'Scenes, written beforehand')
    .getByRole('checkbox', { name: 'Done: Smoke over the ridge.' })
    .waitFor()
  await must(people.gm, { type: 'prepare-opposition', name: 'The river' })
  await chair.axe()
  await chair.fits()
  await chair.shoot('desk')

  await must(people.gm, { type: 'close-scene', scene: playOf(people.gm).scene?.number })
  for (const one of [people.ann, people.bob]) {
    await until(one, () => playOf(one).turn?.holder === seatOf(one))
    await must(one, { type: 'pass-scene', turn: playOf(one).turn?.turn ?? 0 })
  }
  await gm.getByRole('button', { name: 'Close your desk' }).click()
  await stage(gm)
    .getByRole('group', { name: 'Prepared' })
    .getByRole('button', { name: 'Smoke over the ridge.' })
    .click()
  await chair.shoot('prepared-scene')
  await press(gm, 'Set the scene')
  await stage(gm).getByText('Smoke over the ridge.').first().waitFor()
  await slips(phone, 'Scenes, written beforehand')
    .getByRole('checkbox', { name: 'Done: Smoke over the ridge.', checked: true })
    .waitFor()

  await press(gm, 'Start a conflict')
  await stage(gm).getByRole('group', { name: 'Prepared' }).getByRole('button', { name: 'The river' }).click()
  await expect
    .poll(() =>
      stage(gm)
        .getByRole('textbox', { name: /called/ })
        .first()
        .inputValue(),
    )
    .toBe('The river')
  expect(chair.troubles).toEqual([])
  leave(people)
})

test('DESK-3 stakes that were written beforehand are put where they belong in Towerlands', async () => {
  const tl = await tlTable(house.url)
  const company = await Company.come(browser, {
    gm: { width: 1440, theme: 'dark' },
    phone: { width: 360, theme: 'light' },
  })
  const { gm, phone } = company.pages
  for (const page of [gm, phone]) {
    await page.goto(tl.made.links.chair)
    await atTable(page)
    await openDesk(page)
  }
  const stakes = slips(gm, 'Stakes, written beforehand')
  await stakes.getByRole('textbox', { name: 'What is to be won' }).fill('the abbey’s silence')
  await stakes.getByRole('button', { name: 'Keep these stakes' }).click()
  await slips(phone, 'Stakes, written beforehand').getByRole('checkbox').waitFor()
  await company.axe()
  await company.fits()
  await company.shoot('desk-towerlands')
  await gm.getByRole('button', { name: 'Close your desk' }).click()
  await press(gm, 'Propose a conflict')
  await stage(gm).getByRole('group', { name: 'Prepared' }).getByRole('button').click()
  await expect
    .poll(() => stage(gm).getByRole('textbox', { name: /win/ }).first().inputValue())
    .toBe('the abbey’s silence')
  expect(company.troubles).toEqual([])
  leaveTl(tl)
})
