import { readFileSync } from 'node:fs'
import { z } from 'zod'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./towerlands.${name}.json`, import.meta.url), 'utf8'))

const rows = z.array(z.looseObject({ id: z.string() })).parse(read('vectors'))

/** The ids of all vectors of *Towerlands* whose id begins so. */
export const vectorIds = (prefix: string): string[] => rows.map(({ id }) => id).filter((id) => id.startsWith(prefix))

/** One vector of *Towerlands*, by its id, in the shape that its test reads. */
export const vector = <T>(id: string, shape: z.ZodType<T>): T => {
  const found = rows.find((row) => row.id === id)
  if (found === undefined) throw new Error(`there is no vector ${id}`)
  return shape.parse(found)
}

/** A table of exact fractions, by its name. */
export const fractions = (name: 'kept' | 'outcomes'): [string, Record<string, number>][] =>
  Object.entries(z.record(z.string(), z.record(z.string(), z.string())).parse(read(name))).map(([key, row]) => [
    key,
    Object.fromEntries(Object.entries(row).map(([what, fraction]) => [what, valueOf(fraction)])),
  ])

const valueOf = (fraction: string): number => {
  const [over, under = '1'] = fraction.split('/')
  return Number(over) / Number(under)
}
