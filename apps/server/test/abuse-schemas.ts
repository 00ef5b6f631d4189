/** Commands made at random from their schemas: well-formed, whether or not anybody may give them. */
import { z } from 'zod'

export type Pick = (n: number) => number

/** What is known at a table, so that some of what is made up exists there. */
export interface Known {
  readonly texts: readonly string[]
  readonly numbers: readonly number[]
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789_- ’é😀'
const HEX = '0123456789abcdef'

export const oneOf = <T>(pick: Pick, list: readonly T[]): T => {
  if (list.length === 0) throw new Error('there is nothing to choose from')
  return list[pick(list.length)] as T
}

const letters = (pick: Pick, from: string, length: number): string =>
  Array.from({ length }, () => from[pick(from.length)]).join('')

/** Ids and numbers that a state holds. */
export const knownIn = (state: unknown): Known => {
  const texts = new Set<string>()
  const numbers = new Set<number>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value)
    if (typeof value === 'number') numbers.add(value)
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      texts.add(key)
      visit(part)
    }
  }
  visit(state)
  return { texts: [...texts], numbers: [...numbers] }
}

/** Something that a schema takes, found by trying. */
const tried = (schema: z.core.$ZodType, propose: () => unknown): unknown => {
  for (let i = 0; i < 400; i++) {
    const proposal = propose()
    if (z.safeParse(schema, proposal).success) return proposal
  }
  throw new Error(`nothing was found that fits ${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))}`)
}

const string = (pick: Pick, known: Known) => (): string => {
  switch (pick(5)) {
    case 0:
      return letters(pick, HEX, oneOf(pick, [32, 64]))
    case 1:
      return letters(pick, ALPHABET.slice(0, 38), oneOf(pick, [8, 22, 32, 43]))
    case 2:
      return letters(pick, ALPHABET, pick(60))
    default:
      return oneOf(pick, known.texts)
  }
}

const number = (pick: Pick, known: Known) => (): number => oneOf(pick, [oneOf(pick, known.numbers), pick(3), pick(30)])

/** A value that fits a schema. @throws for a kind of schema that no command has had yet */
export const fitting = (schema: z.core.$ZodType, pick: Pick, known: Known): unknown => {
  const make = (part: z.core.$ZodType): unknown => fitting(part, pick, known)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const some = (part: z.core.$ZodType): unknown[] => Array.from({ length: pick(4) }, () => make(part))
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([key, part]) => {
          const value = make(part)
          return value === undefined ? [] : [[key, value]]
        }),
      )
    case 'union':
      return make(oneOf(pick, def.options))
    case 'literal':
      return oneOf(pick, def.values)
    case 'enum':
      return oneOf(pick, Object.values(def.entries))
    case 'string':
    case 'template_literal':
      return tried(schema, () => (pick(3) === 0 ? `between:${oneOf(pick, known.texts)}` : string(pick, known)()))
    case 'pipe':
      return tried(schema, () => make(def.in))
    case 'number':
      return tried(schema, number(pick, known))
    case 'boolean':
      return pick(2) === 0
    case 'null':
      return null
    case 'array':
      return tried(schema, () => some(def.element))
    case 'tuple':
      return def.items.map(make)
    case 'record':
      return tried(schema, () => Object.fromEntries(some(def.keyType).map((key) => [String(key), make(def.valueType)])))
    case 'optional':
      return pick(2) === 0 ? undefined : make(def.innerType)
    case 'nullable':
      return pick(2) === 0 ? null : make(def.innerType)
    default:
      throw new Error(`there is no way yet to make up a ${def.type}`)
  }
}

/** The schemas of single commands, one for each type. */
export const eachCommand = (schema: z.core.$ZodType): readonly z.core.$ZodType[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'union' ? def.options.flatMap(eachCommand) : [schema]
}
