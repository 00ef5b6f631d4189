/** A table before anybody has come, and after its end: what it says, and where it leads. */
import { OWN_GAMES } from '@homestake/rules'
import { expect, test } from 'vitest'
import { must } from '../apps/server/test/nml-table.ts'
import { join } from '../apps/server/test/table.ts'
import { looked } from './looked.ts'
import { comes, house } from './opened.ts'
import { atTable, sitDown } from './people.ts'

test('REST-1 whoever has the chair of an empty table copies the link with one press, and somebody comes by it', async () => {
  const { links } = await house.table('Bitter Creek')
  const chair = await comes({ width: 360, theme: 'dark' })
  await chair.goto(links.chair)
  await chair.getByRole('heading', { name: 'The table is laid' }).waitFor()
  await looked(chair, 'resting-empty-chair')
  await chair.getByRole('button', { name: 'Copy the players’ link' }).click()
  const copied = await chair.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(links.player)

  const first = await comes({ width: 1440 })
  await sitDown(first, copied, 'Ann')
  await first.getByRole('heading', { name: 'You are the first' }).waitFor()
  await first.getByRole('heading', { name: 'Your turn' }).waitFor()
  await looked(first, 'resting-first-player')
  await chair.getByRole('heading', { name: 'Before the journey' }).waitFor()
})

test.each(OWN_GAMES)('REST-3 a table of %s that has ended leads on, and only whoever has the chair to a copy', async (game) => {
  const made = await house.table('Bitter Creek', game)
  const host = await join(house.url, made, 'chair')
  await must(host, { type: 'end-table' })
  host.close()
  for (const [link, copies] of [[made.links.chair, 1], [made.links.spectator, 0]] as const) {
    const page = await comes({ width: 360 })
    await page.goto(link)
    await atTable(page)
    const ways = page.getByRole('navigation', { name: 'From here' })
    await ways.waitFor()
    expect((await ways.getByRole('link').allTextContents()).map((text) => text.trim())).toEqual(['Read the chronicle', 'Play it again', 'Open a new table'])
    expect(await ways.getByRole('button', { name: 'Save a copy' }).count()).toBe(copies)
    await looked(page, `resting-ended-${game}-${copies}`)
  }
}) // prettier-ignore
