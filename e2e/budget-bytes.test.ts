/** BUDGET-1: the first screen is small, of the front page and of a table of each game. */
import { expect, test } from 'vitest'
import { firstOf } from './bytes.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, sitDown } from './people.ts'

/** Bytes of script, as gzip packs them. */
const MOST = 150_000
/** Each costs a slow phone some milliseconds: see `apps/web/first-screens.ts`. */
const FILES = { scripts: 20, styles: 8 }
/** Stylesheets of the form that a player who has just sat down begins with. */
const FORM = 2

test('BUDGET-1 the front page fetches less than 150 KB of script in a few files', async () => {
  const { context, page } = await person(browser, { width: 360 })
  const fetched = await firstOf(page)
  await page.goto(house.url)
  await page.getByRole('heading', { name: 'Open a table' }).waitFor()
  expect(fetched.gzipped()).toBeLessThan(MOST)
  expect(fetched.scripts.size).toBeLessThanOrEqual(FILES.scripts)
  expect(fetched.styles.size).toBeLessThanOrEqual(FILES.styles)
  await context.close()
})

test.each(['new-and-magic-land', 'towerlands', 'inverted-tower'] as const)(
  'BUDGET-1 a table of %s fetches less than 150 KB of script in a few files until it is drawn, for chair, player and spectator',
  async (game) => {
    const made = await house.table('Nine Fields', game)
    for (const role of ['chair', 'player', 'spectator'] as const) {
      const { context, page } = await person(browser, { width: 360 })
      const fetched = await firstOf(page)
      if (role === 'player') await sitDown(page, made.links.player, 'Ann')
      else {
        await page.goto(made.links[role])
        await atTable(page)
      }
      if (process.env['HOMESTAKE_FULL'] !== undefined) console.info({ game, role, bytes: fetched.gzipped() })
      expect(fetched.gzipped()).toBeLessThan(MOST)
      expect(fetched.scripts.size).toBeLessThanOrEqual(FILES.scripts)
      expect(fetched.styles.size).toBeLessThanOrEqual(FILES.styles + (role === 'player' ? FORM : 0))
      await context.close()
    }
  },
)
