/** What is said of the rules at the table stands on the pages of rulings, in every language. */
import type { OwnGame } from '@homestake/rules'
import { learn, languages, inLanguage } from '@homestake/rules/language'
import { describe, expect, it } from 'vitest'
import { reminderWords as tower } from '../games/inverted-tower/words/reminders.ts'
import { reminderWords as land } from '../games/new-and-magic-land/words/reminders.ts'
import { reminderWords as towerlands } from '../games/towerlands/words/reminders.ts'
import { rulingsIn } from './pages.ts'

type Reminders = Readonly<Record<string, Readonly<Record<string, string>>>>
const REMINDERS = [
  { game: 'new-and-magic-land', of: () => land },
  { game: 'towerlands', of: () => towerlands },
  { game: 'inverted-tower', of: () => tower },
] as const satisfies readonly { game: OwnGame; of: () => Reminders }[]

describe.each(REMINDERS)('$game', ({ game, of }) => {
  it.each(languages)('RULE-3 every sentence has its place on the page of rulings: %s', async (language) => {
    await learn(language)
    const { html } = await rulingsIn(game, language).fetch()
    const reminders: Reminders = inLanguage(language, () => JSON.parse(JSON.stringify(of())) as Reminders)
    const said = Object.values(reminders).flatMap((rules) => Object.entries(rules))
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter(([number]) => !html.includes(` id="${number}"`))).toEqual([])
    expect(said.filter(([, text]) => text.length > 170)).toEqual([])
  })
})
