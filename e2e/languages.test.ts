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
