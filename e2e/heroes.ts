/** Heroes and conflicts of Towerlands, as people make and play them: by labels and buttons. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo } from './people.ts'
import { press, stage } from './settlers.ts'

export interface NewHero {
  readonly name: string
  readonly influence: number
  readonly mental: number
  readonly trait: { readonly kind: string; readonly name: string; readonly dice: number }
}

/** Press a number up or down until it is what it should be. */
const setTo = async (place: Locator, what: string, wanted: number): Promise<void> => {
  const group = place.getByRole('group', { name: what, exact: true })
  const now = async (): Promise<number> => parseInt(await group.getByRole('status').innerText(), 10)
  for (let at = await now(); at !== wanted; at = await now()) {
    await group
      .getByRole('button', { name: at < wanted ? `One more ${what}` : `One less ${what}`, exact: true })
      .click()
    await expect.poll(now).not.toBe(at)
  }
}

const fill = async (place: Locator, label: string, value: string): Promise<void> => {
  const field = place.getByRole('textbox', { name: label, exact: true })
  await field.fill(value)
  await field.blur()
}

/** Make a hero at a table that makes them freely, and hand it in. What is not said is rolled. */
export const makeHero = async (page: Page, hero: NewHero): Promise<void> => {
  await goTo(page, 'Table')
  const form = stage(page).getByRole('region', { name: 'Make your hero' })
  await fill(form, 'Name', hero.name)
  await setTo(form, 'Influence', hero.influence)
  await setTo(form, 'Mental', hero.mental)
  const trait = form.getByRole('group', { name: 'Trait 1', exact: true })
  await trait.getByLabel('Kind of Trait 1').selectOption({ label: hero.trait.kind })
  await setTo(trait, 'dice of Trait 1', hero.trait.dice)
  await fill(trait, 'What it is', hero.trait.name)
  await form.getByRole('button', { name: 'Roll what is still empty' }).click()
  await form.getByText('All there. The GM reads it next.').waitFor()
  await form.getByRole('button', { name: 'Hand it to the GM' }).click()
  await stage(page)
    .getByText(new RegExp(`^The GM: read the sheets? of .*${hero.name}`))
    .waitFor()
}

export const desk = (page: Page) => page.getByRole('region', { name: 'The GM’s desk' })

export const openDesk = async (gm: Page): Promise<void> => {
  await goTo(gm, 'Desk')
  const handle = gm.getByRole('button', { name: 'Open your desk' })
  if (await handle.isVisible()) await handle.click()
}

export const closeDesk = (gm: Page): Promise<void> => gm.getByRole('button', { name: 'Close your desk' }).click()

/** Say what is asked for, and do it. */
export const say = async (page: Page, act: string | RegExp, label: string | RegExp, text: string): Promise<void> => {
  await press(page, act)
  await stage(page).getByRole('textbox', { name: label }).first().fill(text)
  await press(page, act)
}

/** The words of one's own move. */
export const asked = (page: Page, what: string): Promise<void> => stage(page).getByText(what).first().waitFor()
