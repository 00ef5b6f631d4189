/**
 * Where everybody stands in the picture. Settlers form a ring; whom only one of them knows stands outside by that settler,
 * whom several know between them. Then all are pushed apart until no two boxes touch. Ratings have no part in it, so that a
 * tie may grow or break and nobody moves.
 */
import type { Person, Web } from './people.ts'

/** The middle of a box, in pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Laid extends Size {
  readonly places: ReadonlyMap<string, Place>
}

interface Box extends Size {
  readonly key: string
  x: number
  y: number
}

const LONGEST = 18
const GAP = 7
/** Half of the rounds may push sideways; then only up and down, where there is always room. */
const ROUNDS = 240
const TURN = 2 * Math.PI

/** A name as the picture has room for it. */
export const labelOf = ({ name }: Person): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name)

/** The box of a mark and the name beneath it. */
export const sizeOf = (person: Person): Size => {
  const letters = labelOf(person).length
  return person.seat === null
    ? { width: Math.max(16, letters * 6.6), height: 31 }
    : { width: Math.max(34, letters * 7.6), height: 50 }
}

const fraction = (index: number, count: number): number => (count < 2 ? 0 : index / (count - 1) - 0.5)

/** The ring, then the others near those who know them. */
const firstPlaces = ({ people, ties }: Web, width: number, height: number): Map<string, Place> => {
  const places = new Map<string, Place>()
  const settlers = people.filter(({ seat }) => seat !== null)
  const middle = { x: width / 2, y: height / 2 }
  const reach = { x: Math.max(width * 0.2, width / 2 - 190), y: Math.max(height * 0.26, height / 2 - 120) }
  const angles = new Map(settlers.map(({ key }, i) => [key, (i / settlers.length) * TURN - TURN / 4 + TURN / 24]))
  for (const [key, angle] of angles)
    places.set(
      key,
      settlers.length === 1
        ? middle
        : { x: middle.x + reach.x * Math.cos(angle), y: middle.y + reach.y * Math.sin(angle) },
    )

  const knownBy = new Map<string, string[]>()
  for (const { from, to } of ties) if (!angles.has(to)) knownBy.set(to, [...(knownBy.get(to) ?? []), from])
  for (const [key, by] of knownBy) {
    const hosts = by.flatMap((one) => places.get(one) ?? [])
    const [host] = hosts
    const [only, more] = by
    if (host === undefined || only === undefined) continue
    if (more !== undefined) {
      const mean = (of: (place: Place) => number): number => hosts.reduce((sum, one) => sum + of(one), 0) / hosts.length
      places.set(key, { x: mean(({ x }) => x), y: mean(({ y }) => y) })
      continue
    }
    const alone = [...knownBy].filter(([, [first, second]]) => first === only && second === undefined)
    const index = alone.findIndex(([one]) => one === key)
    const spread = settlers.length === 1 ? TURN * (1 - 1 / alone.length) : TURN * Math.min(0.14 * alone.length, 0.5)
    const angle = (angles.get(only) ?? 0) + fraction(index, alone.length) * spread
    const far = index % 2 === 0 ? 1 : 1.3
    places.set(key, { x: host.x + 118 * far * Math.cos(angle), y: host.y + 78 * far * Math.sin(angle) })
  }
  return places
}

const overlap = (a: Box, b: Box): Place => ({
  x: (a.width + b.width) / 2 + GAP - Math.abs(a.x - b.x),
  y: (a.height + b.height) / 2 + GAP - Math.abs(a.y - b.y),
})

const within = (box: Box, width: number): number =>
  Math.min(Math.max(box.x, box.width / 2), Math.max(width - box.width / 2, box.width / 2))

/** Push each pair that overlaps apart. @returns whether all stand free */
const push = (boxes: readonly Box[], width: number, sideways: boolean): boolean => {
  let free = true
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const by = overlap(a, b)
      if (by.x <= 0 || by.y <= 0) continue
      free = false
      if (sideways && by.x < by.y) {
        const away = (a.x <= b.x ? -by.x : by.x) / 2
        a.x += away
        b.x -= away
      } else {
        const away = (a.y <= b.y ? -by.y : by.y) / 2
        a.y += away
        b.y -= away
      }
      a.x = within(a, width)
      b.x = within(b, width)
    }
  return free
}

/** What still overlaps is set down below what it overlaps with, from the top. */
const settle = (boxes: readonly Box[]): void => {
  const done: Box[] = []
  for (const box of boxes.toSorted((a, b) => a.y - b.y)) {
    for (;;) {
      const under = done.filter((other) => {
        const by = overlap(box, other)
        return by.x > 0.01 && by.y > 0.01
      })
      if (under.length === 0) break
      box.y = Math.max(...under.map((other) => other.y + (other.height + box.height) / 2 + GAP))
    }
    done.push(box)
  }
}

/** @param width of the picture in pixels; its height follows from how many there are */
export const layOut = (web: Web, width: number): Laid => {
  const sizes = web.people.map((person) => ({ key: person.key, ...sizeOf(person) }))
  const area = sizes.reduce((sum, size) => sum + (size.width + GAP) * (size.height + GAP), 0)
  const height = Math.max(Math.min(width * 0.6, 420), (area * 2.3) / width)
  const places = firstPlaces(web, width, height)
  const boxes = sizes.map((size): Box => ({ ...size, ...(places.get(size.key) ?? { x: width / 2, y: height / 2 }) }))
  for (const box of boxes) box.x = within(box, width)
  for (let round = 0; round < ROUNDS && !push(boxes, width, round < ROUNDS / 2); round++);
  settle(boxes)
  const top = Math.min(...boxes.map((box) => box.y - box.height / 2), Infinity)
  const bottom = Math.max(...boxes.map((box) => box.y + box.height / 2), -Infinity)
  return {
    width,
    height: boxes.length === 0 ? 0 : bottom - top + 2 * GAP,
    places: new Map(boxes.map(({ key, x, y }) => [key, { x, y: y - top + GAP }])),
  }
}
