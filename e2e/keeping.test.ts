/** The chair saves a copy, brings it as a new table, and deletes the first one for good. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { TableCopy } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comes, house } from './opened.ts'
import { looked } from './looked.ts'
import { atTable, goTo, sitDown, write } from './people.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tend = async (page: Page): Promise<void> => {
  await press(page, 'The table’s menu')
  await page.getByRole('menuitem', { name: 'Look after the table' }).click()
}
const chooser = (page: Page) => page.locator('input[type=file]')

test.each([
  { width: 1440, theme: 'light' as const },
  { width: 360, theme: 'dark' as const },
])(
  'COPY-1 COPY-2 TABLE-9 a table goes into a file, comes back from it, and goes for good ($width, $theme)',
  async (device) => {
    const as = `${device.width}-${device.theme}`
    const made = await house.table('Bitter Creek')
    const gm = await comes(device)
    await gm.goto(made.links.chair)
    await atTable(gm)
    const anna = await comes({ width: 360, theme: 'light' })
    await sitDown(anna, made.links.player, 'Anna')
    await write(anna, 'Snow, and no end of it.')
    await gm.getByText('Snow, and no end of it.').first().waitFor({ state: 'attached' })

    await tend(gm)
    const [download] = await Promise.all([gm.waitForEvent('download'), press(gm, 'Save a copy')])
    expect(download.suggestedFilename()).toBe('Bitter Creek.homestake.json')
    await gm.getByText('Saved as Bitter Creek.homestake.json.').waitFor()
    await gm.getByText('The players’ own notes', { exact: false }).scrollIntoViewIfNeeded()
    await looked(gm, `saved-${as}`)
    const path = await download.path()
    const copy = JSON.parse(readFileSync(path, 'utf8')) as TableCopy
    expect(JSON.stringify(copy.lines)).toContain('Snow, and no end of it.')

    // With the keyboard alone: its name has to be written first.
    await gm.getByRole('button', { name: 'Delete for good' }).focus()
    await gm.keyboard.press('Enter')
    await gm.getByText('Nobody can bring it back', { exact: false }).waitFor()
    await gm.getByText('Write the table’s name first.').waitFor()
    await gm.keyboard.press('Tab')
    await gm.keyboard.type('Bitter Creek')
    await gm.getByText('Write the table’s name first.').waitFor({ state: 'hidden' })
    await looked(gm, `delete-${as}`)
    await gm.keyboard.press('Tab')
    await gm.keyboard.press('Enter')
    await gm.getByText('Bitter Creek has been deleted.').waitFor()
    expect(await gm.evaluate(() => document.activeElement?.textContent)).toBe('Bitter Creek has been deleted.')
    expect(await gm.getByRole('heading', { name: 'Your tables' }).count()).toBe(0)
    await looked(gm, `deleted-${as}`)
    await anna.getByText('This table has been deleted.').waitFor()
    expect(await anna.getByRole('button', { name: 'To the door of this table' }).count()).toBe(0)
    await looked(anna, `deleted-player-${as}`)

    const strange = `${path}.strange.json`
    writeFileSync(strange, JSON.stringify({ ...copy, homestake: 2 }))
    await gm.getByRole('button', { name: 'Bring a table from a file' }).waitFor()
    await chooser(gm).setInputFiles(strange)
    await gm.getByRole('alert').filter({ hasText: 'This file was made by a newer Homestake.' }).waitFor()
    writeFileSync(strange, ' '.repeat(8 * 1024 * 1024 + 1))
    await chooser(gm).setInputFiles(strange)
    await gm.getByRole('alert').filter({ hasText: 'larger than 8 MB' }).waitFor()
    writeFileSync(strange, 'A diary')
    await chooser(gm).setInputFiles(strange)
    await gm.getByRole('alert').filter({ hasText: 'This file is not a copy of a table.' }).waitFor()
    await gm.getByRole('alert').scrollIntoViewIfNeeded()
    await looked(gm, `bring-${as}`)

    await chooser(gm).setInputFiles(path)
    await gm.getByRole('heading', { name: 'Bitter Creek is laid' }).waitFor()
    await looked(gm, `brought-${as}`)
    await press(gm, 'I have kept it')
    await press(gm, 'Sit down at the table')
    await atTable(gm)
    await goTo(gm, 'Chronicle')
    await gm.getByText('Snow, and no end of it.').first().waitFor()
    await gm.getByText('Bitter Creek was brought here from a file.', { exact: false }).first().waitFor()
    await looked(gm, `chronicle-${as}`)
  },
)
