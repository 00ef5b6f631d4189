/** English once more, in quotes that no language has: a language to try whether everything is read in the one that is spoken. */

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same words, each text of them as `«…»`. */
export const loud = (words: unknown): unknown => {
  if (typeof words === 'string') return `«${words}»`
  if (typeof words === 'function')
    return (...given: readonly unknown[]): unknown => loud(Reflect.apply(words, null, given))
  if (Array.isArray(words)) return words.map(loud)
  return isGroup(words) ? Object.fromEntries(Object.entries(words).map(([key, word]) => [key, loud(word)])) : words
}

/** Every text among words that was not made loud, by its path. What takes arguments is not called. */
export const quietIn = (words: unknown, path = ''): string[] => {
  if (typeof words === 'string') return words.startsWith('«') ? [] : [path]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, word]) => quietIn(word, path === '' ? key : `${path}.${key}`))
}
