/**
 * Which language is spoken while something runs. Rules and screens name no language: they read their words, and the words
 * are those of whoever is being answered. Nothing that is decided, kept or told to all may depend on it.
 */
import { ENGLISH, LANGUAGES, type Language } from './languages.ts'

let source: () => Language = () => ENGLISH
let scoped: Language | null = null

/** The language in which words are read now. */
export const spoken = (): Language => scoped ?? source()

/** Its locale, for dates and numbers. */
export const locale = (): string => LANGUAGES[spoken()].locale

/** Who knows which language is spoken: the page, or the server by whom it answers. Said once, at the start. */
export const speakBy = (knows: () => Language): void => {
  source = knows
}

/** Read the words of one language for as long as `act` runs. It must not wait: what comes after a wait is not in it. */
export const inLanguage = <T>(wanted: Language, act: () => T extends PromiseLike<unknown> ? never : T): T => {
  const before = scoped
  scoped = wanted
  try {
    return act()
  } finally {
    scoped = before
  }
}
