/** The pictures of the README, from real tables, by day and by night: `npm run pictures`. Build the web app first. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { endSeason } from '../apps/server/test/nml-table.ts'
import { launch, person } from '../e2e/chromium.ts'
import { openHouse, type House } from '../e2e/house.ts'
import { atTable } from '../e2e/people.ts'
import { deepTower } from './screenshots/inverted-tower.ts'
import { behindAndAhead, rollAtCreek } from './screenshots/new-and-magic-land.ts'
import { asPlayer, asSpectator, type Look, type Screen } from './screenshots/screen.ts'
import { keep, settled } from './screenshots/take.ts'
import { agreedAtCreek, escalateAtCreek, gatheredAtCreek, sceneAtCreek, settledAtCreek } from './staged/bitter-creek.ts'
import { highmark } from './staged/highmark.ts'

const OUT = join(import.meta.dirname, '../docs/pictures')
/** What a picture may weigh, in bytes. */
const MOST = 150_000

/** Spring at Bitter Creek: Ruth stands for the beams, was behind, and has raised the stakes. */
const creek = async (house: House): Promise<Look> => {
  const table = await settledAtCreek(house)
  for (const rating of [1, 2]) {
    await sceneAtCreek(table, rating)
    await endSeason(table)
  }
  await sceneAtCreek(table)
  await agreedAtCreek(table)
  await gatheredAtCreek(table)
  await rollAtCreek(house, table, behindAndAhead[0])
  await escalateAtCreek(table, 'Every beam, and Tobias home by dark.')
  await rollAtCreek(house, table, behindAndAhead[1])
  return asPlayer(table.made, table.players[0])
}

/** The same picture as a small WebP, made by the browser that took it. */
const asWebP = async (page: Page, png: Buffer): Promise<Buffer> => {
  const made = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
    return btoa([...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''))
  }, png.toString('base64'))
  return Buffer.from(made, 'base64')
}

const house = await openHouse()
const tower = await deepTower(house)
const settlers = await creek(house)
const pictures: readonly (Screen & { readonly width: number })[] = [
  { name: 'table', width: 1280, ...settlers },
  { name: 'phone', width: 360, ...settlers },
  { name: 'towerlands', width: 1280, ...asSpectator((await highmark(house)).made) },
  { name: 'tower', width: 1280, ...asPlayer(tower.made, tower.players[0]) },
  { name: 'front-door', width: 1280, path: '/', ready: (page) => page.getByRole('heading', { name: 'Open a table' }).waitFor() }, // prettier-ignore
]

mkdirSync(OUT, { recursive: true })
const browser = await launch()
for (const picture of pictures) {
  const { page, context } = await person(browser, { width: picture.width, height: picture.width < 761 ? 740 : 840 })
  await keep(page, picture)
  await page.goto(house.url + picture.path)
  await (picture.ready ?? atTable)(page)
  await settled(page)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const webp = await asWebP(page, await page.screenshot())
    if (webp.length > MOST) throw new Error(`${picture.name}-${theme} has ${webp.length} bytes`)
    writeFileSync(join(OUT, `${picture.name}-${theme}.webp`), webp)
    console.log(`${picture.name}-${theme}: ${Math.round(webp.length / 1000)} KB`)
  }
  await context.close()
}
await browser.close()
await house.close()
process.exit(0)
