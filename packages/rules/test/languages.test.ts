import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { inLanguage, learn, languages, type Language } from '../src/language/index.ts'
import type { Addressed } from '../src/table/event.ts'
import type { Refusal } from '../src/table/refusal.ts'
import * as nml from './random-play.ts'
import * as tower from './tower-random-play.ts'
import { seated as towerSeated } from './tower-play.ts'
import * as towerlands from './towerlands-random-play.ts'
import { seated as towerlandsSeated } from './towerlands-play.ts'

interface Turn {
  readonly asked: unknown
  readonly outcome: { readonly events: readonly Addressed[] } | Refusal
  readonly after: unknown
}

const SEEDS = Array.from({ length: process.env['HOMESTAKE_FULL'] === '1' ? 20 : 2 }, (_, i) => i + 1)

/** How each game plays by itself from one state: the same seed, the same dice, ids and choices. */
const GAMES: Readonly<Record<string, (seed: number) => () => Iterable<Turn>>> = {
  'New and Magic Land': (seed) => {
    const { state } = nml.start(nml.optionsOf(seed), 'seats')
    return () => nml.randomYear(state, seed)
  },
  Towerlands: (seed) => {
    const { state } = towerlandsSeated(towerlands.optionsOf(seed))
    return () => towerlands.randomPlay(state, seed, 6)
  },
  'The Inverted Tower': (seed) => {
    const { state } = towerSeated(tower.optionsOf(seed))
    return () => tower.randomPlay(state, seed, 140)
  },
  'The Inverted Tower, a race': (seed) => {
    const { state } = towerSeated(tower.optionsOf(seed, { mode: 'solo', race: 'on' }))
    return () => tower.randomPlay(state, seed, 140)
  },
}

/** What is kept of a turn: who was refused is refused in every language, whatever the words. */
const kept = ({ asked, outcome, after }: Turn) => ({
  asked,
  outcome: 'code' in outcome ? outcome.code : outcome.events,
  after,
})

const refusals = (turns: readonly Turn[]): string[] =>
  turns.flatMap(({ outcome }) => ('code' in outcome ? [outcome.message] : []))

describe('one game in two languages', () => {
  beforeAll(() => Promise.all(languages.map(learn)))

  for (const [title, startOf] of Object.entries(GAMES))
    it(`LANG-4 ${title}: the same play brings the same events and the same states`, { timeout: 600_000 }, () => {
      const said: Record<Language, string[]> = { en: [], de: [] }
      for (const seed of SEEDS) {
        const play = startOf(seed)
        const english = inLanguage('en', () => [...play()])
        const german = inLanguage('de', () => [...play()])
        expect(english.length).toBeGreaterThan(50)
        english.forEach((turn, at) => {
          const [one, other] = [kept(turn), german[at] === undefined ? null : kept(german[at])]
          if (!isDeepStrictEqual(one, other)) expect(other, `seed ${seed}, turn ${at}`).toEqual(one)
        })
        expect(german.length).toBe(english.length)
        said.en.push(...refusals(english))
        said.de.push(...refusals(german))
      }
      // Both were spoken: else nothing was compared.
      expect(said.en.length).toBeGreaterThan(0)
      expect(said.de).not.toEqual(said.en)
    })
})
