/** What is said of the rules at the table stands on the pages of rulings, in every language. */
import type { OwnGame } from '@homestake/rules'
import { learn, languages, inLanguage } from '@homestake/rules/language'
import { describe, expect, it } from 'vitest'
import { words as tower } from '../games/inverted-tower/words.ts'
import { words as land } from '../games/new-and-magic-land/words.ts'
import { words as towerlands } from '../games/towerlands/words.ts'
import { rulingsIn } from './pages.ts'

type Reminders = Readonly<Record<string, { readonly title: string; readonly rules: Readonly<Record<string, string>> }>>
const REMINDERS = [
  { game: 'new-and-magic-land', of: () => land.reminders },
  { game: 'towerlands', of: () => towerlands.reminders },
  { game: 'inverted-tower', of: () => tower.reminders },
] as const satisfies readonly { game: OwnGame; of: () => Reminders }[]

describe.each(REMINDERS)('$game', ({ game, of }) => {
  it.each(languages)('RULE-3 every sentence has its place on the page of rulings: %s', async (language) => {
    await learn(language)
    const { html } = await rulingsIn(game, language).fetch()
    const reminders: Reminders = inLanguage(language, () => JSON.parse(JSON.stringify(of())) as Reminders)
    const said = Object.values(reminders).flatMap(({ rules }) => Object.entries(rules))
    expect(said.length).toBeGreaterThan(10)
    expect(said.filter(([number]) => !html.includes(` id="${number}"`))).toEqual([])
    expect(said.filter(([, text]) => text.length > 170)).toEqual([])
  })
})
