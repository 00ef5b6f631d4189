/** Lines of the drawing: the mouth of a tower that goes down, under what is left of another one. */
export const WIDTH = 800
export const HEIGHT = 210

/** The ground, and all the dark beneath it. */
export const ground = 'M0 88Q140 79 262 86H344l10 9h92l10 -9H552Q676 80 800 90V210H0Z'
export const hole = 'M352 95L366 210H434L448 95Z'
export const kerb = 'M344 86l10 9h92l10 -9v8l-9 8H353l-9 -8Z'

/** Ledges, to the left and to the right in turn, ever narrower. */
export const steps = Array.from({ length: 8 }, (_, i) => {
  const y = 112 + i * 13
  const wall = 355 + i * 1.7
  const long = 34 - i * 2
  return i % 2 === 0 ? `M${wall} ${y}h${long}v7` : `M${800 - wall} ${y}h${-long}v7`
}).join('')

/** Layers of the earth. */
export const strata = [
  [20, 112, 300],
  [470, 118, 310],
  [40, 146, 250],
  [500, 152, 280],
  [10, 180, 320],
  [460, 186, 330],
]
  .map(([x = 0, y = 0, long = 0]) => `M${x} ${y}q${long / 4} -7 ${long / 2} -2t${long / 2} 1`)
  .join('')

/** Rooms that were cut before anybody came: an arch, and the way to the shaft. */
export const rooms = [
  { x: 262, y: 120, wide: 52 },
  { x: 486, y: 132, wide: 60 },
  { x: 228, y: 160, wide: 66 },
  { x: 500, y: 172, wide: 50 },
].map(({ x, y, wide }) => ({
  cell: `M${x} ${y + 24}v-12q0 -14 ${wide / 2} -14t${wide / 2} 14v12Z`,
  way: x < 400 ? `M${x + wide} ${y + 20}H362` : `M${x} ${y + 20}H438`,
}))

/** The ruin above: a wall that broke off, an arch that still stands. */
export const ruin = {
  wall: 'M196 87V48h13v9h14V44h15v14h12v-8h10v37Z',
  arch: 'M520 86V34h16v6h40v-6h15v52h-13V66q0 -20 -22 -20t-22 20v20Z',
  courses:
    'M200 60h26M206 70h40M198 79h52M236 52v8M216 60v10M232 70v9M524 44h50M524 56h8M524 68h8M524 78h8M580 52h8M580 64h8M580 76h8M548 40v6',
  fallen: 'M150 88l4 -9h13l5 8ZM168 90l3 -6h8l3 6ZM606 88l5 -8h14l4 9ZM634 90l3 -5h7l2 5Z',
  tufts:
    'M60 85q2 -7 0 -10m4 10q3 -5 6 -8M300 86q-1 -6 -4 -9m6 9q3 -5 5 -7M700 86q2 -7 0 -10m4 10q3 -5 6 -8M486 87q-1 -6 -3 -8m6 8q2 -4 4 -6',
} as const

/** The slab that shuts it. */
export const slab = 'M334 84l8 -9h116l8 9v10H334ZM342 75l-8 9M458 75l8 9M386 84a14 5 0 0 0 28 0a14 5 0 0 0 -28 0'
export const smoke = 'M318 46q-8 -9 1 -17t1 -18'

/** Lanterns on the rim, counted from the mouth to the left and to the right in turn. */
export const lanternAt = (i: number): { readonly x: number; readonly y: number } => {
  const side = i % 2 === 0 ? 1 : -1
  const out = 74 + Math.floor(i / 2) * 26
  return { x: side > 0 ? 400 + out : 400 - out - 22, y: 87 }
}
