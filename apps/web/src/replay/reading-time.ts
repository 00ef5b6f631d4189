/** How long somebody takes to read what a step tells, in milliseconds, at the speed of one who reads. */
const AT_LEAST = 1200
const A_WORD = 280
const AT_MOST = 15_000

export const readingTime = (texts: readonly string[]): number => {
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0)
  return Math.min(AT_MOST, AT_LEAST + A_WORD * words)
}
