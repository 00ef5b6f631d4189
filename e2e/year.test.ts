/** A short year through every screen: players on phones, the others on wide screens; in the full run also all on one kind. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { finish, gathering, leave, playOf, roll, settled, type NmlTable } from '../apps/server/test/nml-table.ts'
import { until } from '../apps/server/test/table.ts'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, goTo } from './people.ts'
import { atDesk, beginSeason, closeSeason, holdSeat, takeStock } from './seasons.ts'
import { press, stage, tell } from './settlers.ts'

const SHOTS = process.env['SHOTS']
const SEASONS = ['Travel', 'Fall', 'Winter', 'Spring', 'Summer'] as const

/** Ruth wins a conflict against the GM, so that she has a Victory Die. */
const victory = async (people: NmlTable): Promise<void> => {
  await gathering(people)
  house.faces.push([5, 1])
  await roll(people)
  await finish(people)
  await until(people.ann, () => playOf(people.ann).conflict === null)
}

const WIDE = { width: 1440, theme: 'light' } as const
const PHONE = { width: 360, theme: 'dark' } as const
const MIXED = { on: 'phones and wide screens', players: PHONE, others: WIDE }
const SAME = [
  { on: 'wide screens', players: WIDE, others: WIDE },
  { on: 'phones', players: PHONE, others: PHONE },
]

test.each(process.env['HOMESTAKE_FULL'] === undefined ? [MIXED] : [MIXED, ...SAME])(
  'a year on $on: seasons, scenes, season’s ends, the Festival and the book',
  { timeout: 400_000 },
  async ({ on, players, others }) => {
    const people = await settled(house.url)
    const { made } = people
    const troubles: string[] = []
    const screens = [others, players, players, others]
    const come = async (who: string, i: number): Promise<Page> => {
      const { page } = await person(browser, screens[i] ?? others)
      page.on('pageerror', (error) => troubles.push(`${who}: ${error.message}`))
      page.on('console', (message) => message.type() === 'error' && troubles.push(`${who}: ${message.text()}`))
      return page
    }
    const [gm, ruth, clement, watcher] = (await Promise.all(['gm', 'ruth', 'clement', 'watcher'].map(come))) as [
      Page,
      Page,
      Page,
      Page,
    ]
    const everyone = [gm, ruth, clement, watcher]
    await holdSeat(ruth, made, people.ann)
    await holdSeat(clement, made, people.bob)
    await gm.goto(made.links.chair)
    await ruth.goto(made.links.player)
    await clement.goto(made.links.player)
    await watcher.goto(made.links.spectator)
    await Promise.all(everyone.map(atTable))
    const shoot = async (name: string): Promise<void> => {
      for (const [i, page] of everyone.entries())
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(
          (screens[i] ?? others).width,
        )
      if (SHOTS === undefined) return
      mkdirSync(SHOTS, { recursive: true })
      for (const [i, who] of ['gm', 'ruth', 'clement', 'watcher'].entries())
        await (everyone[i] as Page).screenshot({ path: join(SHOTS, `${name}-${who}-${on.replaceAll(' ', '-')}.png`) })
    }
    const check = async (): Promise<void> => {
      for (const page of [gm, ruth, watcher]) expect(await faults(page)).toEqual([])
    }

    try {
      for (const [i, season] of SEASONS.entries()) {
        await beginSeason(gm, [ruth, clement], season, i + 1)
        if (i === 0) {
          await shoot('year-1-scene')
          await check()
        }
        if (i < 2) await victory(people)
        await closeSeason(gm, everyone, season)
        if (i === 0) {
          await shoot('year-2-opening')
          await check()
          house.faces.push([6])
          await press(ruth, /^Roll 1 Victory Die/)
          await stage(watcher)
            .getByText(/The Goal is reached|reaches/)
            .first()
            .waitFor()
          await shoot('year-3-rolled')
          // Leaving in the middle loses nothing.
          await ruth.reload()
          await atTable(ruth)
        }
        const loses = i % 2 === 0 ? 'Heart' : 'Grit'
        const [hers, his] = [await takeStock(ruth, loses), await takeStock(clement, loses)]
        expect([...hers, ...his]).toContain('dream')
        if (i === 0) expect(hers).toContain('points')
        expect(his).toContain('loss')
        await Promise.all(
          everyone.map((page) =>
            stage(page)
              .getByText(/^Before /)
              .first()
              .waitFor(),
          ),
        )
      }
      await shoot('year-4-between')
      await atDesk(gm, async (desk) => {
        await desk.getByRole('button', { name: /Harvest Festival/ }).click()
      })
      await Promise.all(everyone.map((page) => stage(page).getByText('Harvest Festival').first().waitFor()))
      await tell(ruth, 'Tell it', 'The feast, with your settler in it', 'Plum brandy, and a reel.').catch(async () => {
        await stage(ruth)
          .getByRole('textbox', { name: 'The feast, with your settler in it' })
          .fill('Plum brandy, and a reel.')
        await press(ruth, 'Tell it')
      })
      await shoot('year-5-festival')
      await check()
      house.faces.push([6, 1])
      await press(ruth, 'Throw the Harvest Dice')
      await stage(watcher).getByText('The Dream is fulfilled').first().waitFor()
      await shoot('year-6-fate')
      await stage(ruth).getByRole('textbox', { name: 'What came of the Dream' }).fill('The bell rings.')
      await press(ruth, 'Tell it, and pass the floor')
      await stage(clement).getByRole('textbox', { name: 'The feast, with your settler in it' }).fill('He dances badly.')
      await press(clement, 'Tell it')
      await press(clement, /Throw the Harvest Dice|See what came of it/)
      await stage(clement).getByRole('textbox', { name: 'What came of the Dream' }).fill('Next year, then.')
      await press(clement, 'Tell it, and pass the floor')

      // The table is a book, for everyone who holds a link, and nothing can be played any more.
      await Promise.all(
        everyone.map((page) =>
          stage(page).getByText('The Dream is fulfilled').or(stage(page).getByText('fulfilled')).first().waitFor(),
        ),
      )
      await Promise.all(
        everyone.map((page) =>
          stage(page)
            .getByText(/throws? check/)
            .first()
            .waitFor(),
        ),
      )
      await shoot('year-7-book')
      await check()
      for (const page of [gm, ruth]) {
        await goTo(page, 'Chronicle')
        expect(await page.getByRole('textbox').count()).toBe(0)
      }
      // What was hidden in five seasons was held to its promise, by the browser of somebody who only watched.
      await watcher.goto(`${new URL(watcher.url()).origin}${new URL(watcher.url()).pathname}/dice`)
      await watcher.getByText('It is what was promised').nth(4).waitFor()
      expect(await watcher.getByText('NOT what was promised').count()).toBe(0)
      await shoot('year-8-dice')
      await check()
      expect(troubles).toEqual([])
    } catch (error) {
      await shoot('year-failed').catch(() => undefined)
      throw error
    }
    leave(people)
  },
)
