/**
 * Pictures of every screen, by day and by night, at three widths, into `screenshots/`. Build the web app first. What a
 * picture shows is checked too: no sideways scrolling, nothing in the browser's console.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launch, person } from '../e2e/chromium.ts'
import { openHouse } from '../e2e/house.ts'
import { atTable, goTo, sitDown, write } from '../e2e/people.ts'

const OUT = join(import.meta.dirname, '../screenshots')
const WIDTHS = [1440, 768, 360] as const
const THEMES = ['light', 'dark'] as const
const complaints: string[] = []

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const house = await openHouse()
const browser = await launch()

for (const theme of THEMES)
  for (const width of WIDTHS) {
    const table = await house.table()
    const sit = async (who: string) => {
      const { context, page } = await person(browser, { width, theme })
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${who} ${theme} ${width}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`${who} ${theme} ${width}: ${error.message}`))
      return { context, page }
    }
    const shoot = async (page: Page, name: string, fullPage = false) => {
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(OUT, `${name}-${theme}-${width}.png`), fullPage })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) complaints.push(`${name} ${theme} ${width}: ${wide} px wide`)
    }

    const gm = await sit('gm')
    await gm.page.goto(house.url)
    await gm.page.getByRole('heading', { name: 'Open a table' }).waitFor()
    await shoot(gm.page, 'landing', true)
    await gm.page.getByLabel('What is the table called?').fill('Bitter Creek')
    await gm.page.getByRole('button', { name: 'Lay the table' }).click()
    await gm.page.getByText('Your recovery code').waitFor()
    await shoot(gm.page, 'links', true)

    await gm.page.goto(table.links.chair)
    await atTable(gm.page)
    const anna = await sit('anna')
    await anna.page.goto(table.links.player)
    await anna.page.getByLabel('What are you called?').waitFor()
    await shoot(anna.page, 'join', true)
    await sitDown(anna.page, table.links.player, 'Anna')
    await write(anna.page, 'Grey light. Eleven of us on the bank with ropes, and nobody wanting to be first.')
    await write(gm.page, 'The wagons stop where the road does.')
    await gm.page.getByRole('article').filter({ hasText: 'Grey light' }).waitFor({ state: 'attached' })
    await shoot(anna.page, 'player-chronicle')
    await goTo(anna.page, 'Sheet')
    await shoot(anna.page, 'player-sheet')
    await goTo(anna.page, 'Table')
    await shoot(anna.page, 'player-table')
    await goTo(gm.page, 'Table')
    await shoot(gm.page, 'gm-table')

    await gm.page.getByRole('button', { name: /^Who is here/ }).click()
    await gm.page.getByRole('button', { name: 'Name and colour of Anna' }).click()
    await shoot(gm.page, 'people')
    await gm.page.keyboard.press('Escape')
    await gm.page.getByRole('button', { name: 'The table’s menu' }).click()
    await shoot(gm.page, 'menu')
    await gm.page.getByRole('menuitem', { name: 'How we play' }).click()
    await shoot(gm.page, 'how-we-play')
    await gm.page.keyboard.press('Escape')
    await goTo(gm.page, 'Desk')
    const handle = gm.page.getByRole('button', { name: 'Open your desk' })
    if (await handle.isVisible()) await handle.click()
    await shoot(gm.page, 'desk')

    const watcher = await sit('watcher')
    await watcher.page.goto(table.links.spectator)
    await atTable(watcher.page)
    await shoot(watcher.page, 'spectator')
    await watcher.page.goto(`${house.url}/t/${table.table}#${'x'.repeat(32)}`)
    await watcher.page.getByRole('heading', { level: 1 }).waitFor()
    await shoot(watcher.page, 'wrong-link')

    await Promise.all([gm, anna, watcher].map(({ context }) => context.close()))
    console.log(`${theme} ${width}`)
  }

await browser.close()
await house.close()
console.log(complaints.length === 0 ? 'Nothing to complain of.' : complaints.join('\n'))
process.exit(complaints.length === 0 ? 0 : 1)
