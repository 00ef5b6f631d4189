/** BUDGET-1: the first screen is small, of the front page and of a table of each game. */
import { expect, test } from 'vitest'
import { scriptsOf } from './bytes.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable } from './people.ts'

/** Bytes of script, as gzip packs them. */
const FRONT = 150_000
const TABLE = 185_000

test('BUDGET-1 the front page fetches less than 150 KB of script', async () => {
  const { context, page } = await person(browser, { width: 360 })
  const fetched = await scriptsOf(page)
  await page.goto(house.url)
  await page.getByRole('heading', { name: 'Open a table' }).waitFor()
  expect(fetched.gzipped()).toBeLessThan(FRONT)
  await context.close()
})

test.each(['new-and-magic-land', 'towerlands', 'inverted-tower'] as const)(
  'BUDGET-1 a table of %s fetches less than 185 KB of script until it is drawn',
  async (game) => {
    const made = await house.table('Nine Fields', game)
    for (const link of [made.links.chair, made.links.spectator]) {
      const { context, page } = await person(browser, { width: 360 })
      const fetched = await scriptsOf(page)
      await page.goto(link)
      await atTable(page)
      expect(fetched.gzipped()).toBeLessThan(TABLE)
      await context.close()
    }
  },
)
