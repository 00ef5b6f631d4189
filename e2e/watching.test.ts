/** Who watches: the stage that explains itself, the delay, and the overlay for streaming software. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { gathering, leave, nmlTable, roll, type NmlTable } from '../apps/server/test/nml-table.ts'
import { fight, leave as leaveTl, tlTable } from '../apps/server/test/tl-table.ts'
import { Company } from './company.ts'
import { browser, house } from './opened.ts'
import { atTable, goTo } from './people.ts'

let people: NmlTable
let watching: Company<'wide' | 'middle' | 'phone'>

beforeAll(async () => {
  people = await nmlTable(house.url)
  watching = await Company.come(browser, {
    wide: { width: 1440, theme: 'light' },
    middle: { width: 768, theme: 'dark' },
    phone: { width: 360, theme: 'dark' },
  })
  for (const [, page] of watching.everyone) {
    await page.goto(people.made.links.spectator)
    await atTable(page)
    await goTo(page, 'Table')
  }
})

const told = (page: Page) => page.getByRole('region', { name: 'What is happening' })

test('WATCH-1 whoever watches is told what happens, whose move it is and what is at stake', async () => {
  const { wide, middle, phone } = watching.pages
  for (const page of [wide, middle, phone])
    await told(page)
      .getByText(/They play it out/)
      .waitFor()
  await gathering(people)
  for (const page of [wide, middle, phone]) {
    await told(page).getByText('Ruth and the opposition gather dice.').waitFor()
    await told(page).getByRole('status').filter({ hasText: 'Ruth and the opposition: to gather' }).waitFor()
  }
  await told(wide).getByText('The ford').waitFor()
  expect(await told(phone).getByText('The ford').count(), 'there it stands just below').toBe(0)
  house.faces.push([6, 3, 3, 2])
  await roll(people)
  await told(wide).getByText('Ruth leads').waitFor()
  await told(wide).getByText('The opposition: to raise the stakes and roll again, or to give in.').waitFor()
  await watching.axe()
  await watching.fits()
  await watching.shoot('told')
  expect(watching.troubles).toEqual([])
})

/** How opaque a picture is at a place, 0 to 255. */
const alphaAt = async (page: Page, x: number, y: number): Promise<number> => {
  const png = (await page.screenshot({ omitBackground: true })).toString('base64')
  return page.evaluate(
    async ([source, left, top]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0)
      return pen?.getImageData(Number(left), Number(top), 1, 1).data[3] ?? -1
    },
    [png, x, y] as const,
  )
}

/** What can be seen in an overlay that looks as if it could be pressed. */
const presses = (page: Page): Promise<number> =>
  page.locator(':is(button:not([data-tells]), input, select, textarea, summary):visible').count()

test('WATCH-2 the overlay shows the stage and the newest line on a ground that is transparent', async () => {
  const [player, spectator] = [people.made.links.player, people.made.links.spectator]
  const overlays = await Company.come(browser, {
    light: { width: 1920, height: 1080, theme: 'light' },
    dark: { width: 1280, height: 720, theme: 'dark' },
  })
  const { light, dark } = overlays.pages
  await light.goto(spectator.replace('#', '?overlay#'))
  await dark.goto(player.replace('#', '?overlay#'))
  for (const page of [light, dark]) {
    await told(page).getByText('Ruth leads').waitFor()
    await page.locator('[inert] article').waitFor()
    expect(await page.locator('button:not([inert] *)').count()).toBe(0)
    expect(await presses(page)).toBe(0)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    for (const [x, y] of [
      [0, 0],
      [width - 1, 0],
      [width - 1, height - 1],
      [0, height - 1],
    ] as const)
      // prettier-ignore
      expect(await alphaAt(page, x, y)).toBe(0)
    const band = await told(page).boundingBox()
    expect(await alphaAt(page, (band?.x ?? 0) + 4, (band?.y ?? 0) + 4)).toBe(255)
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThan(height)
  }
  await people.ann.command({ type: 'say', to: 'table', kind: 'telling', text: 'The mule first.' })
  await light
    .getByText('Ann says: The mule first.')
    .or(light.getByText(/The mule first/))
    .first()
    .waitFor()
  await overlays.axe()
  await overlays.fits()
  await overlays.shoot('overlay')
  const lost = await Company.come(browser, { none: { width: 1280 } })
  await lost.pages.none.goto(`${house.url}/t/${people.made.table}?overlay`)
  await lost.pages.none.getByText('This address has no key.').waitFor()
  expect(overlays.troubles).toEqual([])
})

test('WATCH-2 the chair copies the overlay’s link with the other links', async () => {
  const chair = await Company.come(browser, {
    gm: { width: 1440, theme: 'light' },
    phone: { width: 360, theme: 'dark' },
  })
  for (const [, page] of chair.everyone) {
    await page.goto(people.made.links.chair)
    await atTable(page)
    await page.getByRole('button', { name: 'The table’s menu' }).click()
    await page.getByRole('menuitem', { name: 'Links', exact: true }).click()
    const stream = page.getByRole('group', { name: 'For streaming' })
    await stream.getByRole('button').click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(people.made.links.spectator.replace('#', '?overlay#'))
  }
  await chair.axe()
  await chair.shoot('stream-link')
})

test('DELAY-8 the chair chooses a delay, and whoever watches is told how far behind they are', async () => {
  const chair = await Company.come(browser, {
    gm: { width: 1440, theme: 'dark' },
    phone: { width: 360, theme: 'light' },
  })
  for (const [, page] of chair.everyone) {
    await page.goto(people.made.links.chair)
    await atTable(page)
    await page.getByRole('button', { name: 'The table’s menu' }).click()
    await page.getByRole('menuitem', { name: 'Look after the table' }).click()
    await page.getByLabel('Those who watch see the table').waitFor()
  }
  await chair.pages.gm.getByLabel('Those who watch see the table').selectOption({ label: '2 minutes later' })
  for (const [, page] of watching.everyone) await page.getByText('You watch 2 minutes behind.').waitFor()
  await chair.axe()
  await chair.shoot('delay')
  await people.gm.command({ type: 'say', to: 'table', kind: 'telling', text: 'Nobody knows this yet.' })
  await people.ann.command({ type: 'say', to: 'table', kind: 'telling', text: 'Nor this.' })
  expect(await watching.pages.wide.getByText('Nobody knows this yet.').count()).toBe(0)
  await watching.axe()
  await watching.fits()
  await watching.shoot('behind')
  await chair.pages.gm.getByLabel('Those who watch see the table').selectOption({ label: 'as it is' })
  await watching.pages.wide.getByText('Nobody knows this yet.').first().waitFor()
  await watching.pages.wide.getByText('You watch 2 minutes behind.').waitFor({ state: 'detached' })
  leave(people)
})

test('WATCH-1 WATCH-2 Towerlands and the Inverted Tower tell their watchers too', async () => {
  const tl = await tlTable(house.url)
  await fight(tl)
  const company = await Company.come(browser, {
    wide: { width: 1440, theme: 'dark' },
    phone: { width: 360, theme: 'light' },
    overlay: { width: 1920, height: 1080, theme: 'dark' },
  })
  const { wide, phone, overlay } = company.pages
  for (const page of [wide, phone]) {
    await page.goto(tl.made.links.spectator)
    await atTable(page)
    await goTo(page, 'Table')
  }
  await overlay.goto(tl.made.links.spectator.replace('#', '?overlay#'))
  for (const page of [wide, overlay])
    await told(page)
      .getByText(/wins “the bell.*” or loses “her word.*”/)
      .waitFor()
  expect(await presses(overlay)).toBe(0)
  await told(phone)
    .getByText(/to call on something of theirs/)
    .waitFor()
  await company.axe()
  await company.fits()
  await company.shoot('told-towerlands')
  leaveTl(tl)

  const tower = await house.table('The well', 'inverted-tower')
  const delver = await Company.come(browser, { ann: { width: 1440 } })
  await delver.pages.ann.goto(tower.links.chair)
  for (const page of [wide, phone]) {
    await page.goto(tower.links.spectator)
    await atTable(page)
    await goTo(page, 'Table')
    await told(page).getByText('Nobody is in the tower yet.').waitFor()
  }
  await overlay.goto(tower.links.spectator.replace('#', '?overlay#'))
  await told(overlay).getByText('Nobody is in the tower yet.').waitFor()
  expect(await presses(overlay)).toBe(0)
  await company.axe()
  await company.fits()
  await company.shoot('told-tower')
})
