/** Contrast as WCAG 2.2 reckons it, and the colours of the tokens as the browser would resolve them. */
import type { GameId } from '@homestake/rules'

export type Light = 'light' | 'dark'
export type Palette = { readonly [token: string]: string }

/** Relative luminance of `#rrggbb`, 0 to 1. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** The declarations of the block with exactly this selector. */
const block = (css: string, selector: string): string => {
  const start = css.indexOf(`\n${selector} {`)
  if (start < 0) throw new Error(`no tokens for ${selector}`)
  return css.slice(start, css.indexOf('\n}', start))
}

const coloursIn = (text: string, light: Light): Palette =>
  Object.fromEntries(
    [...text.matchAll(/--([a-z0-9-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g)].map(
      ([, name = '', day, night, both]) => [name, (both ?? (light === 'light' ? day : night)) as string],
    ),
  )

/** The names of all that the skin of one game sets, colours or not. @param css every file with tokens */
export const tokensOf = (css: string, game: GameId): string[] =>
  [...block(css, `[data-game='${game}']`).matchAll(/^ {2}--([a-z0-9-]+):/gm)].map(([, name = '']) => name)

/** The colours of a game in one season, by day or by night. @param season `null`: the plain light */
export const paletteOf = (css: string, game: GameId, season: string | null, light: Light): Palette => ({
  ...coloursIn(block(css, ':root'), light),
  ...coloursIn(block(css, `[data-game='${game}']`), light),
  ...(season === null ? {} : coloursIn(block(css, `[data-season='${season}']`), light)),
})
