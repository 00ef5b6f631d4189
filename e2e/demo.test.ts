/** Somebody who knows nothing of all this presses one button, and sees a table play. */
import { expect, test } from 'vitest'
import { tableId } from '@homestake/rules'
import { DEMO_WORDS } from '../apps/server/src/demo/words/index.ts'
import { Company } from './company.ts'
import { browser, house } from './opened.ts'
import { goTo } from './people.ts'

const { en } = DEMO_WORDS

test('DEMO-5 one press at the front door, and a table plays: the scene, the dice, its end, and the way to one of one’s own', async () => {
  house.hurry = 40
  const company = await Company.come(browser, {
    wide: { width: 1440 },
    phone: { width: 360, theme: 'dark' },
  })
  const { wide, phone } = company.pages
  for (const page of [wide, phone]) {
    await page.goto(house.url)
    await page.getByRole('button', { name: 'Watch a table play' }).click()
    await page.getByText('This table plays itself.').waitFor()
  }
  // The stage goes on; the chronicle keeps what was set and what fell.
  for (const page of [wide, phone]) {
    await page.getByText(en.scene).first().waitFor({ state: 'attached' })
    await page
      .getByText(/rolls \d+ against \d+ and leads|A tie at \d+/)
      .first()
      .waitFor({ state: 'attached' })
  }
  await company.shoot('demo-rolled')
  await goTo(phone, 'Chronicle')
  for (const page of [wide, phone]) await page.getByRole('article').filter({ hasText: en.yours }).first().waitFor()
  await company.fits()
  await company.axe()
  await company.shoot('demo-end')
  for (const page of [wide, phone]) {
    await page.getByRole('link', { name: 'Open one of your own' }).click()
    await page.getByRole('heading', { name: 'Open a table' }).waitFor()
    expect(
      await page
        .getByRole('textbox', { name: 'What is the table called?' })
        .evaluate((field) => field === document.activeElement),
    ).toBe(true)
    expect(await page.getByRole('heading', { name: 'Your tables' }).count()).toBe(0)
  }
  expect(company.troubles).toEqual([])
})

test('DEMO-5 whoever looks at one that stands still is told so, and led to another', async () => {
  house.hurry = 1000
  const company = await Company.come(browser, { left: { width: 1440 } })
  const { left } = company.pages
  await left.goto(house.url)
  await left.getByRole('button', { name: 'Watch a table play' }).click()
  await left.getByRole('article').filter({ hasText: en.yours }).first().waitFor()
  // As after a server that has gone, with its cast.
  const id = tableId.parse(new URL(left.url()).pathname.split('/')[2])
  house.server.sockets.showCast(id, { chair: false, seats: [], watching: 0, writing: [] })
  await left.getByText('stands still now').waitFor()
  await company.axe()
  await company.shoot('demo-stopped')
  await left.getByRole('link', { name: 'Watch another' }).click()
  await left.getByRole('button', { name: 'Watch a table play' }).waitFor()
  expect(company.troubles).toEqual([])
})

test('DEMO-5 it can be read while it is there, and says kindly when it is gone', async () => {
  house.hurry = 1000
  const company = await Company.come(browser, { reader: { width: 768 } })
  const { reader } = company.pages
  await reader.goto(house.url)
  await reader.getByRole('button', { name: 'Watch a table play' }).click()
  await reader.getByRole('article').filter({ hasText: en.yours }).first().waitFor()
  await reader.getByRole('button', { name: 'The table’s menu' }).click()
  await reader.getByRole('menuitem', { name: 'Read the chronicle' }).click()
  await reader.getByRole('heading', { level: 1 }).waitFor()
  await reader.getByText(en.bowl).first().waitFor()
  const id = new URL(reader.url()).pathname.split('/')[2] ?? ''
  expect(id).toMatch(/^demo-table-en-/)
  await reader.goto(`${house.url}/t/demo-table-en-longago12345`)
  await reader.getByText('The end of the link is missing').waitFor()
  await reader.goto(`${house.url}/t/demo-table-en-longago12345#${'x'.repeat(32)}`)
  await reader.getByText('cleared away after an hour').waitFor()
})
