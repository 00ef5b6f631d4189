/** How a tie is drawn: the stronger the wider and darker; a broken one is a faint row of dots. */
export interface Stroke {
  readonly width: number
  readonly opacity: number
  /** An SVG dash pattern; `none` for a line. */
  readonly dash: string
}

const WIDEST = 7

export const strokeOf = (rating: number): Stroke =>
  rating === 0
    ? { width: 1.5, opacity: 0.55, dash: '1.5 6' }
    : { width: Math.min(0.6 + rating * 1.4, WIDEST), opacity: Math.min(0.5 + rating * 0.13, 1), dash: 'none' }

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * From one mark to another, bent a little to the left, so that the ties of two who name each other lie side by side.
 * `mark` is where its rating is written.
 * @param at how far along that is, from 0 to 1
 */
export const curve = (from: Point, to: Point, at = 0.5): { readonly path: string; readonly mark: Point } => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const bend = { x: (from.x + to.x) / 2 + dy * 0.12, y: (from.y + to.y) / 2 - dx * 0.12 }
  const along = (a: number, b: number, c: number): number => (1 - at) ** 2 * a + 2 * at * (1 - at) * b + at ** 2 * c
  const round = (number: number): string => number.toFixed(1)
  return {
    path: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`,
    mark: { x: along(from.x, bend.x, to.x), y: along(from.y, bend.y, to.y) },
  }
}
