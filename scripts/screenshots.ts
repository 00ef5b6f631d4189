/**
 * Pictures of every screen, by day and by night, at three widths, into `screenshots/`, with a page that shows them all. Build
 * the web app first. What a picture shows is checked too: no sideways scrolling, nothing in the browser's console.
 *
 *   npm run screenshots                 all of them
 *   npm run screenshots -- nml gather   only those of a part (nml, towerlands, tower, house, reading) whose name has all these words
 *   npm run screenshots -- reading 360  only at this width
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from '../e2e/chromium.ts'
import { openHouse } from '../e2e/house.ts'
import { contactSheet } from './screenshots/contact-sheet.ts'
import { houseScreens } from './screenshots/house.ts'
import { itScreens } from './screenshots/inverted-tower.ts'
import { nmlScreens } from './screenshots/new-and-magic-land.ts'
import { readingScreens } from './screenshots/reading.ts'
import { inGerman } from './screenshots/screen.ts'
import { tlScreens } from './screenshots/towerlands.ts'
import { take, THEMES, WIDTHS } from './screenshots/take.ts'

const OUT = join(import.meta.dirname, '../screenshots')
/** How many browsers' pages are open at once. */
const HANDS = 2

const PARTS = { nml: nmlScreens, towerlands: tlScreens, tower: itScreens, house: houseScreens, reading: readingScreens }

const wanted = process.argv.slice(2).map((word) => word.toLowerCase())
const parts = Object.entries(PARTS)
const asked = parts.map(([part]) => part).filter((part) => wanted.includes(part))
const widths = WIDTHS.filter((width) => wanted.includes(String(width)))
const words = wanted.filter((word) => !asked.includes(word) && !widths.some((width) => word === String(width)))
const house = await openHouse()
const all = []
for (const [part, stage] of parts) if (asked.length === 0 || asked.includes(part)) all.push(...(await stage(house)))
/** What is pressed is pressed by its English name, so only what is there at once can be seen in German. */
const german = all.filter(({ act, ready, locale }) => act === undefined && ready === undefined && locale === undefined)
const screens = [...all, ...german.map(inGerman)].filter(({ name }) =>
  words.every((word) => name.toLowerCase().includes(word)),
)

if (wanted.length === 0) rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
writeFileSync(join(OUT, 'index.html'), contactSheet(screens))

const browser = await launch()
const waiting = screens.flatMap((screen) => (widths.length === 0 ? WIDTHS : widths).map((width) => ({ screen, width })))
const complaints: string[] = []
const hand = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    complaints.push(...(await take(browser, { origin: house.url, folder: OUT }, next.screen, next.width)))
}
console.log(`${waiting.length * THEMES.length} pictures of ${screens.length} screens`)
await Promise.all(Array.from({ length: HANDS }, hand))
await browser.close()
await house.close()
console.log(complaints.length === 0 ? 'Nothing to complain of.' : complaints.join('\n'))
process.exit(complaints.length === 0 ? 0 : 1)
