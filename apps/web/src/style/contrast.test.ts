/** What guards the look: every pair of colours that stands one on the other, in all lights. */
import { readFileSync } from 'node:fs'
import { COLOURS } from '@homestake/rules'
import { SEASONS } from '@homestake/rules/new-and-magic-land'
import { describe, expect, test } from 'vitest'
import { contrast, paletteOf, type Light, type Palette } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const papers = ['paper', 'paper-2', 'paper-3']

/** Text and what it stands on: 4.5. */
const TEXT: readonly (readonly [text: string, on: readonly string[]])[] = [
  ...['ink', 'ink-2', 'accent', 'warm', 'gm', 'bad', 'good'].map((text) => [text, papers] as const),
  ['accent-ink', ['accent']],
  ['felt-ink', ['felt', 'tray', 'tray-2']],
  ['felt-ink-2', ['felt', 'tray', 'tray-2']],
  ['gold', ['felt', 'tray']],
  ['die-ink', ['die']],
  ['drama-ink', ['drama']],
  ['seat-ink', ['gm', 'bad', 'good', 'focus', ...COLOURS.map((colour) => `seat-${colour}`)]],
  // Inverted: a chosen tab, a tooltip.
  ['paper', ['ink']],
]
/** Outlines, marks and rings: 3. */
const SHAPES: typeof TEXT = [
  ['line', papers],
  ['focus', papers],
  ['gold', ['felt']],
  ['die', ['felt']],
  ...COLOURS.map((colour) => [`seat-${colour}`, papers] as const),
]

const failing = (palette: Palette, pairs: typeof TEXT, least: number): string[] =>
  pairs.flatMap(([over, unders]) =>
    unders.flatMap((under) => {
      const [a, b] = [palette[over], palette[under]]
      if (a === undefined || b === undefined) return [`${over} on ${under}: there is no such token`]
      const ratio = contrast(a, b)
      return ratio >= least ? [] : [`${over} on ${under}: ${ratio.toFixed(2)}`]
    }),
  )

const lights: Light[] = ['light', 'dark']
describe.each([null, ...SEASONS])('season %s', (season) => {
  test.each(lights)('every text can be read by %s', (light) => {
    expect(failing(paletteOf(css, season, light), TEXT, 4.5)).toEqual([])
  })
  test.each(lights)('every outline can be seen by %s', (light) => {
    expect(failing(paletteOf(css, season, light), SHAPES, 3)).toEqual([])
  })
})

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
})
