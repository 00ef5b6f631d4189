/** Settlers and conflicts of New and Magic Land, as people make and play them: by labels and buttons. */
import type { MadeTable } from '@homestake/protocol'
import { tableId, type SeatId } from '@homestake/rules'
import type { Page } from 'playwright-core'
import type { House } from './house.ts'
import { goTo } from './people.ts'

export interface Sheet {
  readonly name: string
  readonly grit: number
  readonly aspects: readonly [string, string, string]
  /** The first tie may be to a settler at the table, by their name. */
  readonly ties: readonly [string, string, string]
  readonly settler?: string
  readonly past: string
  readonly dream: string
}

/** The stage: what happens in the middle of the table. */
export const stage = (page: Page) => page.getByRole('main')

/** Make a settler, field by field, and hand it in. */
export const makeSettler = async (page: Page, sheet: Sheet): Promise<void> => {
  await goTo(page, 'Table')
  const form = stage(page)
  const fill = async (label: string, value: string) => {
    const field = form.getByRole('textbox', { name: label, exact: true })
    await field.fill(value)
    await field.blur()
  }
  await fill('Name', sheet.name)
  for (const [i, aspect] of sheet.aspects.entries()) await fill(`Aspect ${i + 1}`, aspect)
  await fill('Past', sheet.past)
  await fill('Dream', sheet.dream)
  for (let grit = 5; grit > sheet.grit; grit--)
    await form.getByRole('button', { name: 'One less Grit, one more Heart' }).click()
  for (let grit = 5; grit < sheet.grit; grit++)
    await form.getByRole('button', { name: 'One more Grit, one less Heart' }).click()
  for (const [i, tie] of sheet.ties.entries()) {
    const box = form.getByRole('group', { name: `Relationship ${i + 1}` })
    if (i === 0 && sheet.settler !== undefined) {
      await box.getByLabel('A settler at this table?').selectOption({ label: sheet.settler })
      continue
    }
    const who = box.getByRole('textbox', { name: 'Who', exact: true })
    await who.fill(tie)
    await who.blur()
  }
  await form.getByText('All there. The GM reads it next.').waitFor()
  await form.getByRole('button', { name: 'Hand it to the GM' }).click()
  await form.getByText(new RegExp(`^The GM: read the sheets? of .*${sheet.name}`)).waitFor()
}

/** Press a button of the stage. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  stage(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

/** Press an offer that wants text first, write it and do it. */
export const tell = async (page: Page, offer: string, label: string, text: string): Promise<void> => {
  await press(page, offer)
  await stage(page).getByRole('textbox', { name: label, exact: true }).fill(text)
  await press(page, offer)
}

/** Put a conflict on the table for oneself. */
export const declare = async (
  page: Page,
  wanted: { readonly against: string; readonly pool: 'Grit' | 'Heart'; readonly stakes: string },
): Promise<void> => {
  await press(page, 'Start a conflict')
  await stage(page).getByRole('radio', { name: wanted.against }).check()
  await stage(page).getByRole('radio', { name: wanted.pool }).check()
  await stage(page).getByRole('textbox', { name: 'What do they want' }).fill(wanted.stakes)
  await press(page, 'Put it on the table')
}

/**
 * Harvest Dice come from a season’s end, which is not played yet. So two are written into the journal, as another server
 * of the same table would: this one finds the entry before its next command, and tells everyone.
 */
export const giveHarvestDice = async (house: House, table: MadeTable, seats: readonly string[]): Promise<void> => {
  const id = tableId.parse(table.table)
  const live = await house.server.tables.get(id)
  const [last] = await house.server.journal.tail(id, (live?.v ?? 0) - 1)
  if (last === undefined) throw new Error('the table has no entry')
  await house.server.journal.append(
    id,
    {
      v: last.v + 1,
      at: last.at,
      actor: 'chair',
      by: 'chair',
      command: { id: crypto.randomUUID(), type: 'prepared' },
      dice: [],
      diffs: { table: seats.map((seat) => ['=', ['play', 'settlers', seat as SeatId, 'harvestDice'], 1]) },
      inverse: {},
      events: [],
      cursor: { ...last.cursor, table: (last.cursor.table ?? 0) + 1 },
    },
    [],
  )
}
