/** What guards the look: every pair of colours that stands one on the other, in all lights of all games. */
import { readFileSync } from 'node:fs'
import { COLOURS, OWN_GAMES, type OwnGame } from '@homestake/rules'
import { SEASONS } from '@homestake/rules/new-and-magic-land'
import { describe, expect, test } from 'vitest'
import { contrast, paletteOf, tokensOf, type Light, type Palette } from './contrast.ts'

const css = ['tokens.css', 'skins/towerlands.css', 'skins/inverted-tower.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

/** What stands on what: `[upper, unders]`. */
type Pairs = readonly (readonly [upper: string, on: readonly string[]])[]
interface Worn {
  /** Papers that a skin has beside the three of every game. */
  readonly papers: readonly string[]
  /** Text and what it stands on: 4.5. */
  readonly text: Pairs
  /** Outlines, marks and rings: 3. */
  readonly shapes: Pairs
}

const PAPERS = ['paper', 'paper-2', 'paper-3']
const SKINS: { readonly [game in OwnGame]: Worn } = {
  'new-and-magic-land': { papers: [], text: [], shapes: [] },
  towerlands: {
    papers: [],
    text: [
      ['stone-ink', ['stone', 'stone-2', 'gold']],
      ['stone-out-ink', ['stone-out', 'stone-out-2']],
      ['stone-free-ink', ['stone-free', 'stone-free-2']],
      ['stone-burden-ink', ['stone-burden', 'stone-burden-2']],
    ],
    shapes: [
      ['stone-edge', [...PAPERS, 'felt']],
      ['stone', ['felt', 'tray']],
      ['stone-free', ['felt', 'tray']],
      ...['gilt', 'lapis', 'vermilion'].map((leaf) => [leaf, PAPERS] as const),
      ['gilt', ['felt']],
    ],
  },
  'inverted-tower': {
    papers: ['paper-lit'],
    text: [
      ['shaft-ink', ['shaft', 'shaft-2']],
      ['shaft-ink-2', ['shaft', 'shaft-2']],
      ['room-ink', ['room']],
      ['room-ink-2', ['room']],
      ['room-here-ink', ['room-here']],
    ],
    shapes: [
      ['torch', ['shaft', 'shaft-2', 'room']],
      ['ember', ['shaft', 'shaft-2']],
      ['shaft-line', ['shaft', 'shaft-2']],
      ['room-line', ['shaft', 'shaft-2', 'room']],
      ['room-here', ['shaft', 'shaft-2', 'room']],
      ['focus', ['paper-lit']],
    ],
  },
}

const textOf = ({ papers, text }: Worn): Pairs => [
  ...['ink', 'ink-2', 'accent', 'warm', 'gm', 'bad', 'good'].map((ink) => [ink, [...PAPERS, ...papers]] as const),
  ['accent-ink', ['accent']],
  ['felt-ink', ['felt', 'tray', 'tray-2']],
  ['felt-ink-2', ['felt', 'tray', 'tray-2']],
  ['gold', ['felt', 'tray']],
  ['die-ink', ['die']],
  ['drama-ink', ['drama']],
  ['seat-ink', ['gm', 'bad', 'good', 'focus', ...COLOURS.map((colour) => `seat-${colour}`)]],
  // Inverted: a chosen tab, a tooltip.
  ['paper', ['ink']],
  ...text,
]
const shapesOf = ({ papers, shapes }: Worn): Pairs => [
  ['line', [...PAPERS, ...papers]],
  ['focus', [...PAPERS, ...papers]],
  ['gold', ['felt']],
  ['die', ['felt']],
  ...COLOURS.map((colour) => [`seat-${colour}`, [...PAPERS, ...papers]] as const),
  ...shapes,
]

const failing = (palette: Palette, pairs: Pairs, least: number): string[] =>
  pairs.flatMap(([over, unders]) =>
    unders.flatMap((under) => {
      const [a, b] = [palette[over], palette[under]]
      if (a === undefined || b === undefined) return [`${over} on ${under}: there is no such token`]
      const ratio = contrast(a, b)
      return ratio >= least ? [] : [`${over} on ${under}: ${ratio.toFixed(2)}`]
    }),
  )

const lights: Light[] = ['light', 'dark']
const seasonsOf = (game: OwnGame) => (game === 'new-and-magic-land' ? [null, ...SEASONS] : [null])
const worn = OWN_GAMES.flatMap((game) => seasonsOf(game).map((season) => ({ game, season })))
describe.each(worn)('$game, season $season', ({ game, season }) => {
  test.each(lights)('every text can be read by %s', (light) => {
    expect(failing(paletteOf(css, game, season, light), textOf(SKINS[game]), 4.5)).toEqual([])
  })
  test.each(lights)('every outline can be seen by %s', (light) => {
    expect(failing(paletteOf(css, game, season, light), shapesOf(SKINS[game]), 3)).toEqual([])
  })
})

test.each(OWN_GAMES)('a card of %s beside one of another game keeps nothing of the other', (game) => {
  expect(tokensOf(css, game)).toEqual(expect.arrayContaining(tokensOf(css, 'new-and-magic-land')))
})

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})
