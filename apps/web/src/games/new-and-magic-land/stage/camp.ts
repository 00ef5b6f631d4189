/** Lines of the camp: a line of lanterns over a fire, one for each settler. */
import type { Colour } from '@homestake/rules'

export interface Lantern {
  readonly colour: Colour | undefined
  /** Its settler is ready. */
  readonly lit: boolean
}

export interface Hung extends Lantern {
  readonly x: number
  readonly y: number
}

type Point = readonly [x: number, y: number]
const FROM: Point = [262, 64]
const LOW: Point = [450, 128]
const TO: Point = [640, 58]
/** As many hooks as there are while nobody has come. */
const HOOKS = 4

const onLine = (share: number): Point => {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return [a * FROM[0] + b * LOW[0] + c * TO[0], a * FROM[1] + b * LOW[1] + c * TO[1]]
}

export const line = `M${FROM.join(' ')}Q${LOW.join(' ')} ${TO.join(' ')}`
export const poles = [FROM, TO].map(([x, y], i) => `M${x} ${y - 8}V${i === 0 ? 178 : 172}`).join('')

const spread = (count: number): Point[] => Array.from({ length: count }, (_, i) => onLine((i + 1) / (count + 1)))

export const hung = (lanterns: readonly Lantern[]): Hung[] =>
  spread(lanterns.length).map(([x, y], i) => {
    const { colour, lit } = lanterns[i] ?? { colour: undefined, lit: false }
    return { colour, lit, x: Math.round(x), y: Math.round(y) }
  })

/** Bare hooks: where lanterns will hang. */
export const hooks = spread(HOOKS)
  .map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}v7q0 5 -5 5q-4 0 -4 -4`)
  .join('')

/** A ring of stones, counted around. */
export const stones = Array.from({ length: 11 }, (_, i) => {
  const angle = (i / 11) * 2 * Math.PI
  const [x, y] = [452 + 34 * Math.cos(angle), 187 + 10 * Math.sin(angle)]
  return `M${(x - 6).toFixed(1)} ${y.toFixed(1)}q1 -6 6 -6q6 0 6 6q-6 3 -12 0Z`
}).join('')

export const logs = 'M436 190L468 178M440 178L466 191M446 175L456 192'
export const flames =
  'M438 184Q432 170 442 160Q442 168 447 166Q444 152 455 142Q454 156 462 160Q465 166 463 170Q470 166 468 160Q478 174 468 185Z'
export const tongue = 'M447 184Q443 175 450 168Q450 174 455 172Q455 166 458 162Q464 174 459 184Z'
export const smoke = 'M452 178q-9 -12 2 -22t2 -24t8 -22'

/** Trunks to sit on, with their rings. */
export const seats = [
  [350, 192, 52],
  [506, 196, 60],
  [404, 203, 40],
].map(([x = 0, y = 0, long = 0]) => ({
  trunk: `M${x} ${y - 7}h${long}a4 7 0 0 1 0 14h${-long}a4 7 0 0 1 0 -14Z`,
  rings: `M${x} ${y - 7}a4 7 0 0 1 0 14a4 7 0 0 1 0 -14M${x} ${y - 3}a1.7 3 0 0 1 0 6M${x + 9} ${y - 3}h${long * 0.5}M${x + 16} ${y + 2}h${long * 0.4}`,
}))

export const stars: readonly Point[] = [[96, 30], [196, 52], [318, 24], [408, 44], [520, 26], [700, 34], [752, 66]] // prettier-ignore
