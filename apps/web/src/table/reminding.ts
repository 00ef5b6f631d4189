/** Whether this browser’s people want to be reminded of the rules: folded until they say so, and then until they fold it. */
const KEY = 'homestake:reminders'

export const reminds = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'open'
  } catch {
    return false
  }
}

export const keepReminding = (open: boolean): void => {
  try {
    if (open) localStorage.setItem(KEY, 'open')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** What the rules say of each moment of a game, by their numbers on the page of rulings. */
export interface Reminders<Moment extends string> {
  readonly reminderWords: Readonly<Record<Moment, Readonly<Record<string, string>>>>
}
