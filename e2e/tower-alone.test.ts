/** One person, one torch: from the landing page to the end of a run and into the next, with the keyboard alone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { newest, thrown } from './tower.ts'

/** Go on with Tab until what has the focus is called so. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    const focused = await page.evaluate(() => {
      const at = document.activeElement
      if (at === document.body) return ''
      return at?.getAttribute('aria-label') ?? (at instanceof HTMLInputElement ? (at.labels?.[0]?.textContent ?? '') : (at?.textContent ?? ''))
    }) // prettier-ignore
    if (name.test(focused.trim())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no ${name} in the tab order`)
}

test('I-R1–R24 IA12 a run from the landing page to its end, by keys, and the next with one press', async () => {
  const { context, page } = await person(browser, { width: 1440, theme: 'dark' })
  const key = (name: string) => page.keyboard.press(name)
  await page.goto(house.url)
  await tabTo(page, /New and Magic Land/)
  await key('ArrowUp')
  await tabTo(page, /^Go down alone/)
  await key('Enter')
  await page.getByRole('heading', { name: 'Who goes down?' }).waitFor()
  // The second press.
  await key('1')
  await page.getByRole('button', { name: 'New room' }).waitFor()
  expect(await page.getByRole('button', { name: 'New room' }).getAttribute('aria-keyshortcuts')).toBe('N Enter Space')
  expect(await faults(page)).toEqual([])

  const enter = () => key('Enter')
  await thrown(house, page, [6, 1, 5], enter, 'Room 1: a trap (INT).')
  await page.getByRole('button', { name: 'Face the trap: INT · 5+ · 33%' }).waitFor()
  await thrown(house, page, [4], enter, 'walks into the trap: 4 + 0. 4 HP left.')
  await thrown(house, page, [1, 4], () => key('n'), 'Room 2: two monsters.')
  const strike = (name: string) => page.getByRole('button', { name })
  await strike('STR 1 4+ · 50%').waitFor()
  await key('-')
  await strike('STR 1 5+ · 33%').waitFor()
  await key('+')
  await thrown(house, page, [3], () => key('1'), 'is hurt: 3 + 1. 3 HP left.')
  await thrown(house, page, [4], enter, 'kills a monster: 4 + 1. One left.')
  await thrown(house, page, [6, 5], () => key(' '), 'finds a dagger')
  await thrown(house, page, [5, 6, 1], enter, 'Room 3: stairs down.')
  await key('d')
  await newest(page).getByText('drinks a potion: 5 HP.').waitFor()
  await page.getByText('first fight: you hit 4+ · 50%').waitFor()
  await key('g')
  await newest(page).getByText('Down to floor 2.').waitFor()
  expect(await faults(page)).toEqual([])

  await thrown(house, page, [2, 1], enter, 'Room 1: one monster.')
  for (const left of [4, 3, 2, 1]) await thrown(house, page, [1], () => key('2'), `${left} HP left`)
  // At the last hit point, without a potion, Enter still strikes.
  await thrown(house, page, [1], enter, '0 HP left')
  await page.getByText('Dead on floor 2').first().waitFor()
  await page.getByText('2 monsters killed in 4 rooms. The best run of this table.').waitFor()
  expect(await faults(page)).toEqual([])

  await tabTo(page, /^Map/)
  await key('ArrowRight')
  await tabTo(page, /^Copy the log/)
  await key('Enter')
  await page.getByText('Copied').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'Floor 1',
      '- Room 1: Trap (INT) (Failed)',
      '- Room 2: Mob 1 (killed), Mob 2 (killed)',
      '- Room 3: Stairs (Descended)',
      'Floor 2',
      '- Room 1: Mob 1 (alive)',
    ].join('\n'),
  )

  // Nothing is pressed while somebody types.
  await page.getByRole('textbox', { name: 'Write in the chronicle' }).focus()
  await page.keyboard.type('n1')
  expect(await page.getByText('Dead on floor 2').count()).toBeGreaterThan(0)
  await page.getByRole('region', { name: 'The table' }).focus()
  await key('n')
  await newest(page).getByText('goes down into the tower.').waitFor()
  await page.getByRole('button', { name: /^Open the log of/ }).waitFor()
  await context.close()
})

test('H30 while the die is in the air the tower tells nothing, and a press ends its flight', async () => {
  const { context, page } = await person(browser, { width: 360, still: false })
  await page.goto(house.url)
  await page.getByRole('button', { name: 'Or go down alone, into the Inverted Tower' }).click()
  await page.getByRole('button', { name: 'DEX 1' }).click()
  const room = page.getByRole('button', { name: 'New room' })
  await room.waitFor()
  house.faces.push([1, 1])
  await room.click()
  await page.getByText('The die is in the air…').first().waitFor()
  expect(await newest(page).getByText('Room 1').count()).toBe(0)
  expect(await page.getByText('Room 1: Mob 1 (alive)').count()).toBe(0)
  await page.keyboard.press('Escape')
  await newest(page).getByText('Room 1: one monster.').waitFor({ timeout: 300 })
  await page.getByText('Room 1: Mob 1 (alive), you are here').waitFor({ state: 'attached', timeout: 300 })
  // The links are in the menu, with the code that was never shown.
  await page.getByRole('button', { name: 'The table’s menu' }).click()
  await page.getByRole('menuitem', { name: 'Links' }).click()
  await page.getByText('Yours: the host’s chair').waitFor()
  await page.getByText('Your recovery code').waitFor()
  // The host comes back to the chair and to the seat.
  await page.reload()
  await page.getByRole('button', { name: /^STR 0/ }).waitFor()
  await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Desk' }).waitFor()
  await context.close()
})

test('IA12 who changes the game and goes down at once need not wait for what that game leaves to the table', async () => {
  const { context, page } = await person(browser, { width: 1440 })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/inverted-tower-rules-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(house.url)
  // What the first game leaves is there, under “How we play”.
  await page.getByText('The GM’s Drama Dice').first().waitFor({ state: 'attached' })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('radio', { name: 'The Inverted Tower' }).check()
  await page.getByRole('button', { name: 'Go down alone' }).click()
  expect((await answered).status()).toBe(201)
  held.resolve()
  await page.getByRole('heading', { name: 'Who goes down?' }).waitFor()
  await context.close()
})
