/** The pages of rulings, each fetched when it is read. They are the files of docs/rulings, made into pages by the build. */
import type { OwnGame } from '@homestake/rules'

/** A part of a page, for its list of contents. */
export interface Part {
  readonly id: string
  readonly title: string
  readonly depth: 2 | 3
}

export interface RulingsPage {
  readonly title: string
  readonly contents: readonly Part[]
  /** Made by the build out of the project’s own files. */
  readonly html: string
}

export const PAGES: { readonly [game in OwnGame]: () => Promise<RulingsPage> } = {
  'new-and-magic-land': () => import('../../../../docs/rulings/new-and-magic-land.md?rulings'),
  towerlands: () => import('../../../../docs/rulings/towerlands.md?rulings'),
  'inverted-tower': () => import('../../../../docs/rulings/inverted-tower.md?rulings'),
}

export const hasRulings = (game: string): game is OwnGame => Object.hasOwn(PAGES, game)

/** Where a game’s rulings are read, from the start or at a rule. @param number such as `N-R12` */
export const rulingsAt = (game: OwnGame, number?: string): string =>
  `/rules/${game}${number === undefined ? '' : `#${number}`}`
