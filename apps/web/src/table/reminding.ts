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
