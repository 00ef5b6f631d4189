/**
 * The language that this page speaks: the one that was chosen here, else the first of the browser’s that there is (LANG-1).
 * Words are read in it wherever they stand, so another choice changes what is on the screen and nothing that was typed.
 */
import { isLanguage, languageFor, learn, speakBy, type Language } from '@homestake/rules/language'

const KEY = 'homestake:language'

let now = $state<Language>('en')

/** Before anything is drawn. If the words can’t be fetched the page speaks English. */
export const beginSpeaking = async (): Promise<void> => {
  speakBy(() => now)
  await speak(chosen() ?? languageFor(navigator.languages)).catch(() => undefined)
}

/** Speak another language from now on, here and when the page is opened again. @throws if its words can’t be fetched */
export const chooseLanguage = async (wanted: Language): Promise<void> => {
  await speak(wanted)
  try {
    localStorage.setItem(KEY, wanted)
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** Gives what was loaded its words too. */
export const caughtUp = async <T>(loaded: T): Promise<T> => {
  await learn(now).catch(() => undefined)
  return loaded
}

const speak = async (wanted: Language): Promise<void> => {
  await learn(wanted)
  now = wanted
  document.documentElement.lang = wanted
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
