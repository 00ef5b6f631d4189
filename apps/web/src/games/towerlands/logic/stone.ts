/**
 * A d20 seen from above, one face towards us: an icosahedron along its threefold axis. Its outline is a hexagon; the face in
 * the middle is a triangle 1/φ as wide, and nine more faces lie around it.
 */
export interface Facet {
  readonly points: string
  /** From 0, in the shadow, to 1, in the light, which comes from above on the left. */
  readonly light: number
}

/** The hexagon's radius; the stone lies in a square from -50 to 50. */
const RADIUS = 48
const INNER = RADIUS * ((Math.sqrt(5) - 1) / 2)
const LIGHT = (-125 * Math.PI) / 180

type Point = readonly [x: number, y: number]
const round = (value: number): number => Math.round(value * 100) / 100
/** @param turn in sixths, clockwise from the top */
const at = (radius: number, turn: number): Point => {
  const angle = ((turn * 60 - 90) * Math.PI) / 180
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))]
}
const rim = (turn: number): Point => at(RADIUS, turn % 6)
const face = (turn: number): Point => at(INNER, turn % 6)
const written = (points: readonly Point[]): string => points.map(([x, y]) => `${x},${y}`).join(' ')

const facet = (...corners: readonly Point[]): Facet => {
  const [x, y] = corners.reduce<Point>(([a, b], [c, d]) => [a + c / 3, b + d / 3], [0, 0])
  const far = Math.hypot(x, y) / RADIUS
  const towards = far < 0.01 ? 0 : Math.cos(Math.atan2(y, x) - LIGHT)
  return { points: written(corners), light: round(0.5 + 0.5 * towards * Math.min(1, far * 1.3)) }
}

/** The face that shows the number first. */
export const FACETS: readonly Facet[] = [
  facet(face(0), face(2), face(4)),
  ...[0, 2, 4].flatMap((turn) => [
    facet(face(turn), face(turn + 2), rim(turn + 1)),
    facet(face(turn), rim(turn), rim(turn + 1)),
    facet(face(turn), rim(turn), rim(turn + 5)),
  ]),
]

export const OUTLINE = written([0, 1, 2, 3, 4, 5].map(rim))

/** The edges on which the light falls, from the lower left over the top. */
export const LIT_EDGES = `M${[4, 5, 0, 1]
  .map(rim)
  .map(([x, y]) => `${x} ${y}`)
  .join('L')}`

/** The way the stone is thick, seen from above: its outline once more, lower. */
export const THICK = `M${[5, 4, 3, 2, 1]
  .map(rim)
  .map(([x, y]) => `${x} ${y}`)
  .join('L')}l0 7${[2, 3, 4]
  .map(rim)
  .map(([x, y]) => `L${x} ${round(y + 7)}`)
  .join('')}L${rim(5)[0]} ${round(rim(5)[1] + 7)}Z`
