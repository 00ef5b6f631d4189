/**
 * The language that this page speaks: the one that was chosen here, else the first of the browser’s that there is (LANG-1).
 * Words are read in it wherever they stand, so another choice changes what is on the screen and nothing that was typed.
 */
import { isLanguage, isLearnt, languageFor, learn, speakBy, type Language } from '@homestake/rules/language'

const KEY = 'homestake:language'

/** Another object of the same language: all that is on the screen is read again. */
let now = $state.raw<{ readonly language: Language }>({ language: 'en' })
/** What was asked for last, and may still be learnt. */
let wanted: Language = 'en'
/** Some words could not be fetched, and stand in English. */
let lacking = false

/** Before anything is drawn. If the words can’t be fetched the page speaks English. */
export const beginSpeaking = async (): Promise<void> => {
  speakBy(() => now.language)
  await speak(chosen() ?? languageFor(navigator.languages)).catch(() => undefined)
}

/** Speak another language from now on, here and when the page is opened again. @throws if its words can’t be fetched */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await speak(language)
  try {
    localStorage.setItem(KEY, now.language)
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/**
 * Whatever is fetched with `import()`, once it knows its words (LANG-7). If those can’t be fetched it speaks English, until the next
 * part comes: better than to be missing in the middle of play.
 */
export const caughtUp = async <T>(coming: T | Promise<T>): Promise<T> => {
  const loaded = await coming
  await hear()
  return loaded
}

/** Until all that is here knows the language that is spoken, also if another one is chosen meanwhile. */
const hear = async (): Promise<void> => {
  try {
    while (!isLearnt(now.language)) await learn(now.language)
    if (lacking) now = { ...now }
    lacking = false
  } catch {
    lacking = true
  }
}

const speak = async (language: Language): Promise<void> => {
  wanted = language
  // What is loaded while something is learnt has to learn it too.
  while (!isLearnt(language)) await learn(language)
  if (wanted !== language) return
  now = { language }
  document.documentElement.lang = language
}

/** What was chosen in this browser; `null`: nothing. */
const chosen = (): Language | null => {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== null && isLanguage(kept) ? kept : null
  } catch {
    return null
  }
}
