/**
 * Towerlands by three people in three browsers: the debate with the scholar, die for die, and a healing scene after it. The
 * GM prepares the scholar in secret.
 */
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Company } from './company.ts'
import { asked, closeDesk, desk, makeHero, openDesk, say } from './heroes.ts'
import { browser, house } from './opened.ts'
import { atTable, goTo, sitDown } from './people.ts'
import { press, stage } from './settlers.ts'

let table: MadeTable
let company: Company<'gm' | 'ann' | 'watcher'>
let gm: Page
let ann: Page
let watcher: Page

const text = (page: Page): Promise<string> => page.evaluate(() => document.body.textContent ?? '')

beforeAll(async () => {
  table = await house.table('The Heron’s Tower', 'towerlands', { creation: 'free' })
  company = await Company.come(browser, {
    gm: { width: 1440, theme: 'light' },
    ann: { width: 360, theme: 'dark' },
    watcher: { width: 768, theme: 'light' },
  })
  ;({ gm, ann, watcher } = company.pages)
  await gm.goto(table.links.chair)
  await atTable(gm)
  await sitDown(ann, table.links.player, 'Ann')
  await watcher.goto(table.links.spectator)
  await atTable(watcher)
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await company.shoot('failed')
})

describe('a debate', () => {
  test('T-R7–R24 a hero is made and read, the scholar is prepared unseen', async () => {
    await company.shoot('1-calm')
    await makeHero(ann, {
      name: 'Maud of the Ford',
      influence: 3,
      mental: 2,
      trait: { kind: 'Tradition', name: 'Ways of the ferrymen', dice: 2 },
    })
    await openDesk(gm)
    await desk(gm).getByRole('button', { name: 'Welcome Maud of the Ford' }).click()
    await desk(gm).getByRole('button', { name: 'Open play' }).click()
    await desk(gm).getByLabel('Their name').fill('Orrin the scholar')
    await desk(gm).getByRole('button', { name: 'Prepare somebody' }).click()
    await desk(gm).getByText('Orrin the scholar').first().waitFor()
    await company.shoot('2-desk')
    await closeDesk(gm)
    await company.allSee('The towerland is at peace')
    for (const page of [ann, watcher]) expect(await text(page)).not.toContain('Orrin')
    await company.axe()
  })

  test('TC1, T-R26–R31 the stakes are said and agreed, the GM chooses the domain', async () => {
    await press(ann, 'Propose a conflict')
    const form = stage(ann).getByRole('region', { name: 'A conflict' })
    await form.getByLabel('What they are called').fill('The old scholar')
    await form.getByLabel('What this side expects to win').fill('The council hears the ferrymen.')
    await form.getByLabel('What this side expects to lose').fill('The council laughs.')
    await press(ann, 'Put it on the table')
    await company.allSee('The council hears the ferrymen.')
    await press(gm, 'Say what is at stake')
    await stage(gm).getByRole('textbox', { name: 'What this side expects to win' }).fill('The council laughs.')
    await stage(gm).getByRole('textbox', { name: 'What this side expects to lose' }).fill('His name for learning.')
    await press(gm, 'Say what is at stake')
    await company.allSee('His name for learning.')
    await press(ann, 'Agree to the stakes')
    await company.shoot('3-stakes')
    await press(gm, 'Agree to the stakes')
    await stage(gm).getByText('What kind of conflict is it?').waitFor()
    await stage(gm)
      .getByRole('radio', { name: /^Mental/ })
      .check()
    await company.shoot('4-domain')
    await press(gm, 'One more Domain')
    await press(gm, 'One more Domain')
    await company.axe()
    await press(gm, 'A Mental conflict')
    await stage(ann).getByRole('button', { name: 'Roll', exact: true }).waitFor()
    await company.shoot('5-roll')
  })

  test('TC1, TK2, TK3 the dice fall: 17 14 13 against 19 15', async () => {
    house.faces.push([6, 8, 13, 14, 17, 2, 5, 10, 14, 15, 19])
    await press(ann, 'Roll')
    await company.allSee('Maud of the Ford wins, if nobody calls')
    await company.shoot('6-rolled')
    await company.fits()
    await company.axe()
  })

  test('TC1, T-R39–R43 two rounds, both the scholar’s, are told', async () => {
    for (const [round, high] of [
      ['1', '19 to 17'],
      ['2', '15 to 14'],
    ] as const) {
      await press(ann, 'I am ready')
      await press(gm, 'Ready: compare the dice')
      await press(gm, /^Play the/)
      await company.allSee(`The old scholar wins round ${round}`)
      await company.allSee(high)
      await say(
        gm,
        'Tell how you are winning',
        /Something good/,
        `He quotes the ${round === '1' ? 'first' : 'second'} book.`,
      )
      await asked(ann, 'Answer, without undoing what was told.')
      await company.shoot(`7-round-${round}`)
      await press(ann, 'Pass')
    }
  })

  test('TC1, T-R44–R50 he is out of dice: she burdens him and wins', async () => {
    await press(gm, 'Let it go')
    await say(ann, /^Leave The old scholar a burden/, 'What The old scholar is burdened with', 'Doubts his own books')
    await company.shoot('8-burdened')
    await press(gm, 'Pass')
    await company.allSee('Maud of the Ford wins')
    await press(gm, 'Accept it')
    await say(ann, 'Tell what lasts', 'What has come of it, for good', 'The ferrymen have a seat.')
    await company.allSee('The towerland is at peace')
    await company.shoot('9-after')
  })
})

describe('a healing scene', () => {
  test('T-R69–R71 a burden is faced: a Story Point is paid as the GM opens the scene', async () => {
    await openDesk(gm)
    await desk(gm).getByText('Burdens: none').first().click()
    await desk(gm).getByRole('button', { name: 'A burden for Maud of the Ford' }).click()
    const form = desk(gm).getByRole('group', { name: 'A burden for Maud of the Ford' })
    await form.getByLabel('What weighs on them').fill('Drowned a friend')
    await form.getByRole('radio', { name: 'Mental' }).check()
    await form.getByRole('button', { name: 'One more value of its die' }).click()
    await form.getByRole('button', { name: 'Give a burden' }).click()
    await closeDesk(gm)
    await goTo(gm, 'Sheet')
    await gm.getByRole('button', { name: 'Edit the sheet of Maud of the Ford' }).click()
    await gm.getByRole('region', { name: 'People and sheets' }).getByRole('button', { name: 'One more Mental' }).click()
    await gm.getByRole('button', { name: 'Done', exact: true }).click()
    await press(ann, 'Heal “Drowned a friend”')
    await company.allSee('A healing scene is asked for')
    await company.shoot('a-healing-asked')
    await press(gm, 'Open the scene')
    await stage(ann).getByRole('button', { name: 'Roll', exact: true }).waitFor()
  })

  test('TC5, TK10, TK11 20 15 15 12 against 17 12 11 and the burden’s own 11: she is rid of it', async () => {
    house.faces.push([6, 8, 12, 15, 15, 20, 11, 12, 17])
    await press(ann, 'Roll')
    await company.allSee('4 kept against 4')
    await company.shoot('b-healing-rolled')
    await company.fits()
    await company.axe()
    for (const high of ['20 to 17', '15 to 12', '15 to 11', '12 to 11']) {
      await press(gm, 'I am ready')
      await press(ann, 'Ready: compare the dice')
      await company.allSee(high)
      await press(ann, 'Pass')
      await press(gm, 'Pass')
    }
    await press(gm, 'Let it go')
    await press(ann, 'Let it go')
    await company.allSee('The burden is overcome.')
    await company.shoot('c-healed')
    await press(gm, 'Accept it')
    await press(ann, 'Pass')
    await company.allSee('The towerland is at peace')
    expect(await text(watcher)).toContain('Maud of the Ford overcomes a burden: Drowned a friend.')
    await company.shoot('d-after')
  })
})

describe('a call', () => {
  const die = (name: RegExp) => stage(ann).getByRole('button', { name })

  test('T-R51–R56 dice are picked, rerolled and swapped with the keyboard alone, and each says what it was', async () => {
    await press(ann, 'Propose a conflict')
    const form = stage(ann).getByRole('region', { name: 'A conflict' })
    await form.getByRole('radio', { name: /^The old scholar/ }).check()
    await form.getByLabel('What this side expects to win').fill('The ferry runs at night.')
    await form.getByLabel('What this side expects to lose').fill('The ferry stays at the pier.')
    await press(ann, 'Put it on the table')
    await press(gm, 'Say what is at stake')
    await stage(gm).getByRole('textbox', { name: 'What this side expects to win' }).fill('The pier is chained.')
    await stage(gm).getByRole('textbox', { name: 'What this side expects to lose' }).fill('The chain.')
    await press(gm, 'Say what is at stake')
    await press(ann, 'Agree to the stakes')
    await press(gm, 'Agree to the stakes')
    await stage(gm)
      .getByRole('radio', { name: /^Mental/ })
      .check()
    await press(gm, 'A Mental conflict')
    house.faces.push([14, 13, 12, 8, 6, 3, 15, 14, 13, 2])
    await press(ann, 'Roll')
    await company.allSee('Maud of the Ford wins, if nobody calls')
    await press(ann, /Ways of the ferrymen/)
    await die(/^eight, unkept/).focus()
    await ann.keyboard.press('Space')
    await ann.keyboard.press('ArrowRight')
    await ann.keyboard.press('Space')
    await die(/^six, unkept; picked/).waitFor()
    await company.shoot('e-call')
    // Enter goes on to the reason, and from there to the deed.
    await ann.keyboard.press('Enter')
    await ann.keyboard.type('Nobody reads the river like a ferryman.')
    house.faces.push([9, 18])
    await ann.keyboard.press('Tab')
    await ann.keyboard.press('Enter')
    await die(/^eighteen, unkept; rerolled from six/).waitFor()
    await die(/^nine, unkept; rerolled from eight/).waitFor()
    await company.shoot('f-rerolled')
  })

  test('T-R53 what a swap would do is shown before it is done', async () => {
    await die(/^twelve, kept/).focus()
    await ann.keyboard.press('Space')
    await ann.keyboard.press('ArrowDown')
    await die(/^eighteen, unkept/).focus()
    await ann.keyboard.press('Space')
    await die(/^eighteen, unkept; .*changes places with twelve/).waitFor()
    await stage(ann).getByText('Kept 18, 14, 13; unkept 12, 9, 3.').waitFor({ state: 'attached' })
    await company.shoot('g-swap')
    await ann.keyboard.press('Enter')
    await die(/^eighteen, kept/).waitFor()
    await company.shoot('h-swapped')
    await company.axe()
    await ann.reload()
    await atTable(ann)
    await stage(ann)
      .getByText(/^eighteen, kept; rerolled from six/)
      .or(die(/^eighteen, kept; rerolled from six/))
      .first()
      .waitFor()
  })
})

test('nothing went wrong on any screen', () => {
  expect(company.troubles).toEqual([])
})
