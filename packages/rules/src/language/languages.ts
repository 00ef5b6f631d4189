/**
 * The languages that people may choose, by their tag, each with its own name for itself, what one says to choose it, and the locale of its dates and
 * numbers. English comes first: the others are translated from it, and it stands in where nobody has chosen.
 */
export const LANGUAGES = {
  en: { name: 'English', choose: 'In English', locale: 'en-GB' },
  de: { name: 'Deutsch', choose: 'Auf Deutsch', locale: 'de-DE' },
} as const

export type Language = keyof typeof LANGUAGES

export const ENGLISH = 'en' satisfies Language

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag)

export const languages: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage)

/** The first language of a list of wishes that there is, such as `['de-AT', 'en']`; English if there is none (LANG-1). */
export const languageFor = (wishes: readonly string[]): Language => {
  for (const wish of wishes) {
    const tag = wish.trim().toLowerCase().split('-')[0] ?? ''
    if (isLanguage(tag)) return tag
  }
  return ENGLISH
}
