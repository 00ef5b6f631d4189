/** Lines of the drawing: a tower over its fields. */
export const WIDTH = 800
export const HEIGHT = 210

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

type Curve = (x: number) => number
const wave =
  (base: number, ...waves: readonly (readonly [length: number, height: number, shift: number])[]): Curve =>
  (x) =>
    base -
    waves.reduce((sum, [length, height, shift]) => sum + height * Math.sin((x / length) * 2 * Math.PI + shift), 0)

/** The hills behind, the land on which the tower stands, and the fields before it. */
export const far = wave(104, [390, 20, 0.9], [150, 7, 2.4])
export const land = wave(138, [620, 16, 5.1], [210, 5, 0.2])
export const near = wave(186, [520, 9, 1.4])

const along = (curve: Curve, from: number, to: number, every = 10): string =>
  Array.from({ length: Math.ceil((to - from) / every) + 1 }, (_, i) => Math.min(to, from + i * every))
    .map((x) => at(x, curve(x)))
    .join('L')

/** A curve from side to side. */
export const ridge = (curve: Curve): string => `M${along(curve, 0, WIDTH)}`

/** The same as a shape that hides what stands behind it. */
export const ground = (curve: Curve): string => `${ridge(curve)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`

/** A field between two curves, ploughed in lines that lean with the land. */
const field = (left: number, right: number, upper: Curve, lower: Curve, furrows: number, lean: number): string =>
  Array.from({ length: furrows }, (_, i) => {
    const share = (i + 0.5) / furrows
    const row: Curve = (x) => upper(x) + (lower(x) - upper(x)) * share
    return `M${along((x) => row(x), left + lean * share, right + lean * share, 14)}`
  }).join('')

/** Ploughed land, and land on which something grows. */
export const furrows = [
  field(20, 170, land, near, 6, -30),
  field(190, 330, land, near, 5, -14),
  field(560, 700, land, near, 5, 26),
].join('')

export const crops = [...tufts(0, 330, land, near, 0.86), ...tufts(600, 800, land, near, 0.8)].join('')

function tufts(from: number, to: number, upper: Curve, lower: Curve, share: number): string[] {
  return Array.from({ length: Math.floor((to - from) / 13) }, (_, i) => {
    const x = from + 6 + i * 13
    const y = upper(x) + (lower(x) - upper(x)) * share + (i % 3) * 4
    return `M${at(x, y)}v-7m-3 2l3 4l3 -4`
  })
}

/** Hedges between the fields. */
export const hedges = [180, 345, 545, 712]
  .map((x, i) => {
    const lean = [-30, -14, 26, 40][i] ?? 0
    return `M${at(x, land(x))}Q${at(x + lean * 0.3, (land(x) + near(x)) / 2)} ${at(x + lean, near(x))}`
  })
  .join('')

/** A cottage with its foot at (x, y). */
export const cottage = (x: number, y: number, size: number): { readonly walls: string; readonly roof: string } => ({
  walls: `M${at(x - size, y)}v${-size * 0.7}h${size * 2}v${size * 0.7}Z`,
  roof: `M${at(x - size * 1.25, y - size * 0.7)}l${at(size * 1.25, -size * 0.85)}l${at(size * 1.25, size * 0.85)}Z`,
})

/** Where the tower stands, and how wide and high it is. */
export const TOWER = { x: 452, foot: land(452) + 6, wide: 46, high: 108 } as const

const { x, foot, wide, high } = TOWER
const half = wide / 2
const top = foot - high
const merlons = Array.from({ length: 4 }, (_, i) => `h8v8h${i === 3 ? 0 : 7.6}${i === 3 ? '' : 'v-8'}`).join('')

export const tower = {
  body: `M${at(x - half - 4, foot)}L${at(x - half, top)}H${x + half}L${at(x + half + 4, foot)}Z`,
  crown: `M${at(x - half - 5, top)}v-14${merlons}v6h${-(8 * 4 + 7.6 * 3)}Z`,
  stones: Array.from({ length: 17 }, (_, i) => {
    const y = foot - 6 - i * 6
    const shift = ((i * 37) % 26) - 13
    return `M${at(x - half + 4 + Math.max(0, shift), y)}h${7 + ((i * 5) % 9)}`
  }).join(''),
  shade: Array.from({ length: 15 }, (_, i) => `M${at(x + half - 2 + (i % 3), foot - 4 - i * 7)}l-9 -3`).join(''),
  door: `M${at(x - 7, foot)}v-14a7 8 0 0 1 14 0v14Z`,
  windows: [28, 54, 82].map((y, i) => `M${at(x - 3 + (i - 1) * 7, foot - y)}v-9a3 3.5 0 0 1 6 0v9Z`).join(''),
} as const

/** How high the tower stands while it is built: a share of heroes that are ready, and never nothing. */
export const builtTo = (share: number): number => Math.round(foot - (0.24 + 0.68 * share) * high)

/** The upper edge of a wall that is being built, as it is toothed for the next course. */
export const toothed = (y: number): string =>
  `M${at(x - half - 4, y + 7)}${Array.from({ length: 9 }, (_, i) => `v${i % 2 === 0 ? -7 : 7}h${((wide + 8) / 9).toFixed(1)}`).join('')}v7`

/** A pole on the ground, where a hero is still made. */
export const waitingPole = (i: number): string =>
  `M${at(x + half + 46 + i * 17, land(x + half + 46 + i * 17) + 8)}v${-34 - ((i * 7) % 9)}q3 4 1 9q-2 4 0 8`

/** A pole on the crown with a pennant of one hero, counted from the left. */
export const pennant = (i: number, count: number): { readonly pole: string; readonly cloth: string } => {
  const step = Math.min(14, (wide + 4) / Math.max(1, count))
  const px = x - (step * (count - 1)) / 2 + i * step
  const tall = 26 + ((i * 11) % 15)
  const py = top - 12
  return {
    pole: `M${at(px, py)}v${-tall}`,
    cloth: `M${at(px, py - tall)}q7 -3 13 1q-5 3 -4 5q-5 -1 -9 2Z`,
  }
}

/** Poles and boards: the tower is still being built. */
export const scaffold = `M${at(x + half + 12, foot)}V${top - 6}M${at(x + half + 24, foot)}V${top + 26}${[24, 52, 80]
  .map((y) => `M${at(x + half - 2, foot - y)}h28`)
  .join('')}M${at(x + half + 12, foot - 24)}l12 -28M${at(x + half + 12, foot - 52)}l12 -28`

/** Rays around the sun. */
export const rays = (cx: number, cy: number, inner: number, outer: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const reach = i % 2 === 0 ? outer : inner + (outer - inner) * 0.5
    return `M${at(cx + inner * Math.cos(angle), cy + inner * Math.sin(angle))}L${at(cx + reach * Math.cos(angle), cy + reach * Math.sin(angle))}`
  }).join('')

export const stars: readonly (readonly [number, number])[] = [
  [70, 40], [148, 22], [236, 54], [318, 26], [388, 48], [542, 30], [598, 60], [738, 36], [772, 72],
] // prettier-ignore
