/** One table, two languages: each reads it in their own, and what people wrote stays as they wrote it. */
import { expect, test } from 'vitest'
import { must, nmlTable, leave } from '../apps/server/test/nml-table.ts'
import { looked } from './looked.ts'
import { comes, house } from './opened.ts'
import { atTable, composer, write } from './people.ts'

test('LANG-2 two at one table each read it in their language, and may choose another without losing a word', async () => {
  const people = await nmlTable(house.url)
  const anna = await comes({ width: 1440 })
  await anna.goto(people.made.links.chair)
  await atTable(anna)
  const greta = await comes({ width: 360, locale: 'de-AT' })
  await greta.goto(people.made.links.player)
  await greta.getByLabel('Wie heißt du?').fill('Greta')
  expect(await greta.evaluate(() => document.documentElement.lang)).toBe('de')
  await greta.getByRole('button', { name: 'Platz nehmen' }).click()
  const chronicle = greta.getByRole('navigation').getByRole('button', { name: 'Chronik' })
  await chronicle.click()

  // The chronicle and what is read aloud.
  await greta.getByRole('article').filter({ hasText: 'Greta nimmt Platz.' }).waitFor()
  await anna.getByRole('article').filter({ hasText: 'Greta takes a seat.' }).waitFor()
  await must(people.gm, { type: 'pause' })
  const aloud = (page: typeof anna, text: string) => page.locator('[aria-live]').filter({ hasText: text }).first()
  await aloud(anna, 'The table pauses.').waitFor({ state: 'attached' })
  await aloud(greta, 'Der Tisch macht Pause.').waitFor({ state: 'attached' })

  // What people write has the language in which they wrote it.
  await greta.getByRole('textbox', { name: 'In die Chronik schreiben' }).fill('Die Glocke läutet.')
  await greta.getByRole('textbox', { name: 'In die Chronik schreiben' }).press('Enter')
  await anna.getByRole('article').filter({ hasText: 'Die Glocke läutet.' }).waitFor()
  await write(anna, 'Snow falls.')
  await greta.getByRole('article').filter({ hasText: 'Snow falls.' }).waitFor()
  await looked(greta, 'languages-chronicle-german')

  // By hand, in the middle of a sentence; and it stays so.
  await composer(anna).fill('And then')
  await anna.getByRole('button', { name: 'The table’s menu' }).click()
  await anna.getByRole('menuitem', { name: 'Auf Deutsch' }).click()
  await anna.getByRole('article').filter({ hasText: 'Greta nimmt Platz.' }).waitFor()
  const field = anna.getByRole('textbox', { name: 'In die Chronik schreiben' })
  expect(await field.inputValue()).toBe('And then')
  expect(await anna.evaluate(() => document.documentElement.lang)).toBe('de')
  await looked(anna, 'languages-gm-german')
  await anna.reload()
  await field.waitFor()
  expect(await anna.evaluate(() => document.documentElement.lang)).toBe('de')
  leave(people)
})

test('LANG-7 what comes later is in the language of its reader at once, however long its words take', async () => {
  const people = await nmlTable(house.url)
  const page = await comes({ width: 1440, locale: 'de' })
  // Nothing is fetched before it is asked for.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
  const asked = Promise.withResolvers<void>()
  const come = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('Jetzt Pause')) {
      asked.resolve()
      await come.promise
    }
    await route.fulfill({ response })
  })
  await page.goto(people.made.links.chair)
  const open = page.getByRole('button', { name: 'Linien, Schleier, Pause' })
  await open.waitFor()
  const seen = await page.evaluateHandle(() => {
    const texts = new Set<string>()
    const look = () => document.querySelectorAll('dialog, [role=dialog]').forEach((box) => texts.add(box.textContent))
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    return texts
  })
  await open.click()
  await asked.promise
  come.resolve()
  await page.getByRole('button', { name: 'Jetzt Pause' }).waitFor()
  const texts = await seen.evaluate((all) => [...all])
  expect(texts.some((text) => text.includes('Jetzt Pause'))).toBe(true)
  expect(texts.filter((text) => /Pause now|Written together/.test(text))).toEqual([])
  await looked(page, 'languages-safety-german')

  // Another language reaches what came later.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menü des Tisches' }).click()
  await page.getByRole('menuitem', { name: 'In English' }).click()
  await page.getByRole('button', { name: 'Lines, veils, a pause' }).click()
  await page.getByRole('button', { name: 'Pause now' }).waitFor()
  leave(people)
})
