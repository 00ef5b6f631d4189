/** A11Y: everybody can play: large letters, small and low screens, what is spoken, what moves, and what a reader's tree says. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gathering, leave, must, nmlTable, roll } from '../apps/server/test/nml-table.ts'
import { cutWords } from './cut.ts'
import { comes, house } from './opened.ts'
import { atTable, goTo, sitDown } from './people.ts'

const GAMES = ['new-and-magic-land', 'towerlands', 'inverted-tower'] as const
const PLACES = ['Sheet', 'Table', 'Chronicle'] as const
/** As in the browser's own settings: letters of 32 pixels. */
const twice = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.each(GAMES)('A11Y-2 at 200 % and on a low phone no word of %s is cut off', async (game) => {
  const made = await house.table('Nine Fields by the river', game)
  for (const [width, height, large] of [
    [1280, 900, true],
    [360, 740, true],
    [740, 360, false],
  ] as const) {
    const page = await comes({ width, height })
    if (large) await twice(page)
    await sitDown(page, made.links.player, `Annabel ${width}`)
    for (const place of PLACES) {
      await goTo(page, place)
      expect({ width, place, cut: await cutWords(page), sideways: await sideways(page) }).toEqual({
        width, place, cut: [], sideways: 0,
      }) // prettier-ignore
    }
    await goTo(page, 'Table')
    const { height: room = 0 } = (await page.locator('section.stage').boundingBox()) ?? {}
    expect({ width, room: large || room >= height * 0.5 }).toEqual({ width, room: true })
  }
})

test('A11Y-1 who wants to hear results alone hears no talk, and is heard to no more by the next press', async () => {
  const people = await nmlTable(house.url)
  const page = await comes({ width: 1440 })
  await page.goto(people.made.links.spectator)
  await atTable(page)
  const spoken = page.locator('[aria-live=polite]')
  await must(people.ann, { type: 'say', kind: 'talk', to: 'table', text: 'Is it late?' })
  await spoken.filter({ hasText: 'Is it late?' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'The table’s menu' }).click()
  await page.getByRole('menuitem', { name: 'Read aloud: everything' }).click()
  await must(people.ann, { type: 'say', kind: 'talk', to: 'table', text: 'Not yet.' })
  await page.getByRole('article').filter({ hasText: 'Not yet.' }).waitFor()
  await gathering(people)
  house.faces.push([6, 6, 3, 2])
  await roll(people)
  await spoken.filter({ hasText: 'Ruth rolls' }).waitFor({ state: 'attached' })
  expect(await spoken.filter({ hasText: 'Not yet.' }).count()).toBe(0)
  await page.reload()
  await atTable(page)
  await page.getByRole('button', { name: 'The table’s menu' }).click()
  await page.getByRole('menuitem', { name: 'Read aloud: results and turns' }).waitFor()
  leave(people)
})

test('A11Y-3 a conflict comes big, any key ends that, and without motion it is simply there', async () => {
  const people = await nmlTable(house.url)
  const moving = await comes({ width: 1440, still: false })
  const quiet = await comes({ width: 1440 })
  const arriving = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('.conflict')).length,
    )
  for (const page of [moving, quiet]) {
    await page.goto(people.made.links.spectator)
    await atTable(page)
  }
  // Held in the air, so that a slow machine sees it too.
  await moving.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      const coming = animate.apply(this, how)
      coming.pause()
      return coming
    }
  })
  await gathering(people)
  for (const page of [moving, quiet]) await page.locator('article.conflict').waitFor()
  expect([await arriving(moving), await arriving(quiet)]).toEqual([1, 0])
  await moving.keyboard.press('Shift')
  await moving.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'paused'))
  expect(await arriving(moving)).toBe(0)
  leave(people)
})

test.each(GAMES)(
  'A11Y-4 the tree that a screen reader walks at a table of %s has its landmarks, headings and names',
  async (game) => {
    const made = await house.table('Nine Fields', game)
    const page = await comes({ width: 1440 })
    await sitDown(page, made.links.player, 'Anna')
    const tree = await page.locator('body').ariaSnapshot()
    for (const part of [
      /- banner:|- heading "Nine Fields" \[level=1\]/,
      /- button "The table’s menu"/,
      /- region "[^"]+":\n\s+- heading "[^"]+" \[level=2\]/,
      /- region "The table"/,
      /- region "The chronicle"|- region "Chronicle"/,
      /- textbox "Write in the chronicle"/,
    ])
      expect(tree).toMatch(part)
    // No control without a name.
    expect(tree.match(/- (button|textbox|link|checkbox|radio|combobox)(?! "|group)[^\n]*/g)).toBeNull()
  },
)
