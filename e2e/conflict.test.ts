/**
 * The main job, by four people in four browsers: a GM, two players and a spectator play conflicts of New and Magic Land to
 * the end. What each of the four sees is checked, and that a reload in the middle changes nothing.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, goTo, sitDown } from './people.ts'
import { beginSeason } from './seasons.ts'
import { declare, giveHarvestDice, makeSettler, press, stage, tell } from './settlers.ts'

const SHOTS = process.env['SHOTS']

let table: MadeTable
let gm: Page
let ann: Page
let bob: Page
let watcher: Page
const troubles: string[] = []

const come = async (who: string, width: number, theme: 'light' | 'dark'): Promise<Page> => {
  const { page } = await person(browser, { width, theme })
  page.on('pageerror', (error) => troubles.push(`${who}: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && troubles.push(`${who}: ${message.text()}`))
  return page
}

const everyone = () => Object.entries({ gm, ann, bob, watcher })
const shoot = async (name: string): Promise<void> => {
  if (SHOTS === undefined) return
  mkdirSync(SHOTS, { recursive: true })
  for (const [who, page] of everyone()) await page.screenshot({ path: join(SHOTS, `${name}-${who}.png`) })
}

/** Wait until all see a text on the stage. */
const allSee = (text: string | RegExp): Promise<unknown> =>
  Promise.all(everyone().map(([, page]) => stage(page).getByText(text).first().waitFor()))

/** What stands on a person’s whole page, hidden or not. */
const pageText = (page: Page): Promise<string> => page.evaluate(() => document.body.textContent ?? '')

const axeAll = async (): Promise<void> => {
  for (const [who, page] of everyone()) expect(await faults(page), who).toEqual([])
}

beforeAll(async () => {
  table = await house.table()
  ;[gm, ann, bob, watcher] = (await Promise.all([
    come('gm', 1440, 'light'),
    come('ann', 1440, 'dark'),
    come('bob', 360, 'light'),
    come('watcher', 768, 'dark'),
  ])) as [Page, Page, Page, Page]
  await gm.goto(table.links.chair)
  await atTable(gm)
  await sitDown(ann, table.links.player, 'Ann')
  await sitDown(bob, table.links.player, 'Bob')
  await watcher.goto(table.links.spectator)
  await atTable(watcher)
})

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await shoot('failed')
})

describe('four people play', () => {
  test('NML-R2–R9 two players make settlers, and the GM takes them in', async () => {
    await makeSettler(bob, {
      name: 'Clement Vey',
      grit: 6,
      aspects: ['Tells it slant', 'Good with mules', 'Steady aim'],
      ties: ['Ruth Amsel', 'The Reverend', 'Captain Thorne'],
      settler: 'Ann',
      past: 'I left a debt behind me.',
      dream: 'A newspaper that tells the truth.',
    })
    await makeSettler(ann, {
      name: 'Ruth Amsel',
      grit: 4,
      aspects: ['Lumberjack', 'Never late', 'Sings low'],
      ties: ['', 'Old Tobias', 'The miller’s widow'],
      settler: 'Clement Vey',
      past: 'I signed for the weir at Dunmore.',
      dream: 'A school with a bell.',
    })
    await shoot('1-settlers')
    await goTo(gm, 'Desk')
    const handle = gm.getByRole('button', { name: 'Open your desk' })
    if (await handle.isVisible()) await handle.click()
    const desk = gm.getByRole('region', { name: 'The GM’s desk' })
    for (const name of ['Ruth Amsel', 'Clement Vey'])
      await desk.getByRole('button', { name: `Welcome ${name}` }).click()
    await gm.getByRole('button', { name: 'Close your desk' }).click()
    await beginSeason(gm, [ann, bob], 'Travel', 4, ['Ruth Amsel', 'Clement Vey'])
    await shoot('2-scene')
    await allSee('Anybody may do anything, until somebody says no.')
    await axeAll()
  })

  test('NML-R36, R47 a settler beats the GM, and earns a Victory Die', async () => {
    await declare(ann, { against: 'The GM’s opposition', pool: 'Grit', stakes: 'The ford is found before dark.' })
    await tell(gm, 'Name the opposition', 'What it is called', 'The fog')
    await tell(gm, 'Say what you want', 'What happens if this side wins', 'The wagons lose the road.')
    await press(ann, 'Agree to both stakes')
    await press(gm, 'Agree to both stakes')
    house.faces.push([5, 2])
    await press(ann, 'I am ready')
    await press(gm, /^I am ready/)
    await allSee('Ruth Amsel leads')
    await press(gm, 'Give in')
    await press(gm, 'Give in')
    await tell(ann, 'Tell what happens', 'How it goes', 'She walks in front with a lantern.')
    await allSee('Anybody may do anything, until somebody says no.')
  })

  test('NML-R20–R47 a conflict with Drama Dice, the Past, a helper, a tie, two escalations and a complication', async () => {
    await declare(ann, {
      against: 'The GM’s opposition',
      pool: 'Grit',
      stakes: 'The beams come down the ice road today, whole.',
    })
    await tell(gm, 'Name the opposition', 'What it is called', 'The river')
    await tell(gm, 'Say what you want', 'What happens if this side wins', 'The ice takes the sledge.')
    await allSee('The ice takes the sledge.')
    await shoot('3-stakes')
    await axeAll()
    await press(gm, 'Agree to both stakes')
    await press(ann, 'Agree to both stakes')
    await press(ann, /^Lumberjack/)
    await press(ann, /^Old Tobias/)
    await press(ann, /^Burn a Victory Die/)
    await stage(bob)
      .getByRole('group', { name: /^Help Ruth Amsel/ })
      .getByRole('button', { name: /Ruth Amsel/ })
      .click()
    await stage(gm).getByLabel('An Aspect of the opposition').fill('Black under the snow')
    await press(gm, 'Spend a Drama Die')
    await stage(gm)
      .getByLabel(/^How the past of/)
      .fill('The weir at Dunmore held no better.')
    await press(gm, 'Call the Past')
    await allSee(/Black under the snow/)
    await shoot('4-gathering')
    for (const page of [gm, ann]) {
      await stage(page).getByText('What are the chances?').click()
      await stage(page).getByText('And the whole conflict?').click()
      await stage(page).getByText('If no settler spends the last point:').scrollIntoViewIfNeeded()
    }
    await shoot('4-odds')
    await axeAll()
    // Ruth: always, Lumberjack, Tobias ×2, Victory, Clement ×3 — the river: always, drama, past ×2. Both lead with 4 + 5.
    house.faces.push([5, 2, 3, 1, 4, 2, 1, 3, 5, 3, 2, 1])
    await press(ann, 'I am ready')
    await press(gm, /^I am ready/)
    await allSee('Even: neither gives way')
    await shoot('5-tie')
    await axeAll()

    // The first declaration pays and closes the offer; nothing is said about the pool that was not shown.
    house.faces.push([1, 2, 3, 1, 4, 2, 1, 3, 6, 6, 1, 3, 2, 1])
    await tell(gm, 'Draw it out', 'What you want now: raise the stakes', 'The ice takes the sledge, and Tobias’s leg.')
    await allSee(/Tobias’s leg/)
    await press(ann, 'I am ready')
    await press(gm, /^I am ready/)
    await allSee('The river leads')
    await allSee(/16 against 8|8 against 16/)
    await shoot('6-chain')

    await Promise.all([ann, bob, watcher].map((page) => page.reload().then(() => atTable(page))))
    await allSee('The river leads')
    await allSee(/16 against 8|8 against 16/)

    house.faces.push([6, 6, 6, 2, 2, 3, 1, 4, 2, 1, 3, 5, 3, 2, 1])
    await tell(ann, 'Escalate', 'What you want now: raise the stakes', 'Every beam, and the river’s respect.')
    await press(ann, 'I am ready')
    await press(gm, /^I am ready/)
    await allSee('Ruth Amsel leads')
    await allSee(/23 against 8|8 against 23/)
    await shoot('7-won')
    await axeAll()
    await press(gm, 'Give in')
    await press(gm, 'Give in')
    await tell(ann, 'Tell what happens', 'How it goes', 'On Tobias’s shout the sledge comes up the bank.')
    await press(ann, 'Old Tobias rises to +3')
    await press(bob, 'Raise no tie')
    await tell(
      gm,
      'Complication for Ruth Amsel',
      'What goes wrong, for the burned Victory Die',
      'The rope has cut her hands.',
    )
    await allSee('Anybody may do anything, until somebody says no.')
    await shoot('8-after')
    for (const [, page] of everyone()) {
      await goTo(page, 'Sheet')
      await page
        .getByText('1 Victory Dice')
        .or(page.getByText(/1 Victory Di/))
        .first()
        .waitFor()
      await goTo(page, 'Table')
    }
  })

  test('NML-R32, R33 settler against settler, with a Harvest Die burned and countered', async () => {
    const live = await house.server.tables.get(table.table as never)
    await giveHarvestDice(house, table, Object.keys(live?.state.table.seats ?? {}))
    await declare(ann, { against: 'Clement Vey', pool: 'Heart', stakes: 'Clement tells her what he wrote.' })
    await tell(bob, 'Say what you want', 'What happens if this side wins', 'He keeps it to himself.')
    await press(ann, 'Agree to both stakes')
    await press(bob, 'Agree to both stakes')
    house.faces.push([2, 5])
    await press(ann, 'I am ready')
    await press(bob, /^I am ready/)
    await allSee(/leads|Even/)
    await tell(ann, 'Burn a Harvest Die', 'The desperate thing you do', 'She puts her hand on the press.')
    await allSee(/burns a Harvest Die/)
    await shoot('9-harvest')
    await axeAll()
    await press(bob, 'Counter it')
    await allSee('Clement Vey leads')
    await expect.poll(() => pageText(watcher)).toContain('burns a Harvest Die against it')
    await press(ann, 'Give in')
    await press(ann, 'Give in')
    await tell(bob, 'Tell what happens', 'How it goes', 'Nobody speaks until morning.')
    await allSee('Anybody may do anything, until somebody says no.')
  })

  test('SEC-2 nobody but the GM was ever shown the supply, the desk or a hint of them; the spectator can do nothing', async () => {
    for (const page of [ann, bob, watcher]) {
      const text = await pageText(page)
      expect(text).not.toMatch(/of 8 left|Your desk|Prepared oppositions|Drama Dice left/)
    }
    expect(
      await stage(watcher)
        .getByRole('button')
        .filter({ hasNotText: /Jump|Read|show|details/i })
        .count(),
    ).toBe(0)
    expect(troubles).toEqual([])
  })
})
