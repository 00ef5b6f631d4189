/** A sentence that one page leaves for the next, which says it once. */
const KEY = 'homestake:word'

export const leaveWord = (sentence: string): void => {
  try {
    sessionStorage.setItem(KEY, sentence)
  } catch {
    // A browser that keeps nothing: then it goes unsaid.
  }
}

export const takeWord = (): string | null => {
  try {
    const sentence = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return sentence
  } catch {
    return null
  }
}
