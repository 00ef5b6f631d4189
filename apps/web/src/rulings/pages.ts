/** The pages of rulings, each fetched when it is read. They are the files of docs/rulings, made into pages by the build. */
import type { OwnGame } from '@homestake/rules'
import { ENGLISH, type Language } from '@homestake/rules/language'

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

type Fetch = () => Promise<RulingsPage>
/** In English always; in another language where the page has been translated. */
type Pages = { readonly en: Fetch } & { readonly [language in Language]?: Fetch }

const PAGES: { readonly [game in OwnGame]: Pages } = {
  'new-and-magic-land': {
    en: () => import('../../../../docs/rulings/new-and-magic-land.md?rulings'),
    de: () => import('../../../../docs/rulings/de/new-and-magic-land.md?rulings'),
  },
  towerlands: {
    en: () => import('../../../../docs/rulings/towerlands.md?rulings'),
    de: () => import('../../../../docs/rulings/de/towerlands.md?rulings'),
  },
  'inverted-tower': {
    en: () => import('../../../../docs/rulings/inverted-tower.md?rulings'),
    de: () => import('../../../../docs/rulings/de/inverted-tower.md?rulings'),
  },
}

/** The page of a game in a language, or in English where it is not there in that one. */
export const rulingsIn = (game: OwnGame, wanted: Language): { readonly language: Language; readonly fetch: Fetch } => {
  const { en, [wanted]: translated } = PAGES[game]
  return translated === undefined ? { language: ENGLISH, fetch: en } : { language: wanted, fetch: translated }
}

export const hasRulings = (game: string): game is OwnGame => Object.hasOwn(PAGES, game)

/** Where a game’s rulings are read, from the start or at a rule. @param number such as `N-R12` */
export const rulingsAt = (game: OwnGame, number?: string): string =>
  `/rules/${game}${number === undefined ? '' : `#${number}`}`
