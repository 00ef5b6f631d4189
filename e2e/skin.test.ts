/** A game's skin: worn from its door to its table, taken off behind it, and nothing of it fetched for another game. */
import { makeTable } from '@homestake/client'
import type { GameId } from '@homestake/rules'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, sitDown } from './people.ts'

const linkTo = async (game: GameId): Promise<string> => {
  const made = await makeTable(house.url, { game, title: 'Nine Fields' })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value.links.player
}
const worn = (page: Page) => page.evaluate(() => document.documentElement.dataset['game'] ?? null)
/** Names of the faces that the browser has asked for, without what the build adds to them. */
const facesOf = (page: Page): string[] => {
  const faces: string[] = []
  page.on('request', (request) => {
    const face = /\/([a-z-]+)-latin-.*\.woff2$/.exec(new URL(request.url()).pathname)
    if (face?.[1] !== undefined) faces.push(face[1])
  })
  return faces
}

const GAMES: readonly { readonly game: GameId; readonly faces: readonly string[] }[] = [
  { game: 'new-and-magic-land', faces: ['im-fell-english-sc'] },
  { game: 'towerlands', faces: ['almendra', 'uncial-antiqua'] },
]
const DISPLAY = ['im-fell-english-sc', 'almendra', 'uncial-antiqua', 'pirata-one']

describe.each(GAMES)('$game', ({ game, faces }) => {
  test('its skin is worn at the door and at the table, with its own faces and no other game’s', async () => {
    const { context, page } = await person(browser, { width: 1440 })
    const fetched = facesOf(page)
    const link = await linkTo(game)
    await page.goto(link)
    await page.getByLabel('What are you called?').waitFor()
    expect(await worn(page)).toBe(game)
    await sitDown(page, link, 'Anna')
    expect(await worn(page)).toBe(game)
    expect([...new Set(fetched)].filter((face) => DISPLAY.includes(face)).sort()).toEqual([...faces].sort())
    await context.close()
  })
})

test('whoever goes back from a table to the front page leaves its skin behind', async () => {
  const { context, page } = await person(browser, { width: 1440 })
  await page.goto(house.url)
  await page.getByRole('radio', { name: 'Towerlands' }).check()
  await page.getByLabel('What is the table called?').fill('Nine Fields')
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.getByText('Your recovery code').waitFor()
  expect(await worn(page)).toBe('towerlands')
  await page.goBack()
  await page.getByRole('heading', { name: 'Open a table' }).waitFor()
  expect(await worn(page)).toBeNull()
  await context.close()
})

test.each(['light', 'dark'] as const)('axe finds nothing where a game is chosen, by %s', async (theme) => {
  const { context, page } = await person(browser, { width: 360, theme })
  await page.goto(house.url)
  await page.getByRole('radio', { name: 'Towerlands' }).check()
  const form = page.getByRole('form', { name: 'Open a table' })
  expect(await form.getAttribute('data-game')).toBe('towerlands')
  expect(await faults(page)).toEqual([])
  await context.close()
})

test.each(['light', 'dark'] as const)('axe finds nothing at a table of Towerlands, by %s', async (theme) => {
  const { context, page } = await person(browser, { width: 1440, theme })
  await sitDown(page, await linkTo('towerlands'), 'Anna')
  await atTable(page)
  expect(await faults(page)).toEqual([])
  await context.close()
})
