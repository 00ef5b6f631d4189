/** The numbers on a page of rulings: `N-R12` a rule of the text, `NA3` a ruling where it is open, `D5` a decision that goes before. */

/** A number as it stands in a text, with the end of its range if it has one: `N-R36 to N-R38`, `IA5–IA7`. */
const NUMBERED = /\b([A-Z]-R|[A-Z]A|[CD])(\d+)(b?)\b(?:(?:\s(?:to|bis)\s|–)(?:\1)?(\d+)\b)?/g

export interface Numbered {
  readonly text: string
  /** What is numbered, from the first to the last; empty where the text has no number. */
  readonly numbers: readonly string[]
}

/** A text cut where its numbers stand. Put together again it is the same text. */
export const numbersOf = (text: string): Numbered[] => {
  const parts: Numbered[] = []
  let at = 0
  for (const { 0: found, 1: series = '', 2: from = '', 3: half = '', 4: to = from, index } of text.matchAll(NUMBERED)) {
    if (index > at) parts.push({ text: text.slice(at, index), numbers: [] })
    const last = Math.max(Number(from), Number(to))
    const numbers = Array.from({ length: last - Number(from) + 1 }, (_, i) => `${series}${Number(from) + i}${half}`)
    parts.push({ text: found, numbers })
    at = index + found.length
  }
  return at < text.length ? [...parts, { text: text.slice(at), numbers: [] }] : parts
}
