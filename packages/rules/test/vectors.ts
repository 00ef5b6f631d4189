import { readFileSync } from 'node:fs'
import { z } from 'zod'

const rows: unknown = JSON.parse(readFileSync(new URL('./new-and-magic-land.vectors.json', import.meta.url), 'utf8'))

/** One vector of *New and Magic Land*, by its id, in the shape that its test reads. */
export const vector = <T>(id: string, shape: z.ZodType<T>): T => {
  const found = z
    .array(z.looseObject({ id: z.string() }))
    .parse(rows)
    .find((row) => row.id === id)
  if (found === undefined) throw new Error(`there is no vector ${id}`)
  return shape.parse(found)
}
