/** What no honest client sends: values of every wrong kind, and commands that were right until something was done to them. */
import { oneOf, type Pick } from './abuse-schemas.ts'

const LONG = 'x'.repeat(100_000)

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 0
  for (let i = 0; i < depth; i++) value = wrap(value)
  return value
}

const DEEP = [
  nested(10_000, (inner) => [inner]),
  nested(10_000, (inner) => ({ type: inner })),
  nested(500, (inner) => ({ a: [inner] })),
]

/** As `JSON.parse` makes it: the key is the object’s own. */
const poisonedBy = (key: string): unknown => JSON.parse(`{"${key}":{"isAdmin":true,"type":"say","chair":true}}`)
const POISONED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__']

const ODD: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  Number.MAX_VALUE,
  -0,
  '',
  ' ',
  '\u0000',
  '\u202e',
  '\ud800',
  LONG,
  [],
  [[]],
  {},
  Buffer.from('binary'),
  ...DEEP,
  ...POISONED.map(poisonedBy),
  ...POISONED,
]

export const oddValue = (pick: Pick): unknown => oneOf(pick, ODD)

const MANY = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`key-${i}`, i]))

type Fields = Readonly<Record<string, unknown>>

/** A copy of an object with something odd somewhere in it. */
const mutated = (value: Fields, pick: Pick): Fields => {
  const keys = Object.keys(value)
  const key = oneOf(pick, keys)
  const { [key]: inner, ...others } = value
  switch (pick(7)) {
    case 0:
      return others
    case 1:
      return { ...value, [oneOf(pick, POISONED)]: oddValue(pick) }
    case 2:
      return { ...others, [key.toUpperCase()]: inner }
    case 3:
      return { ...others, [key]: [inner] }
    case 4:
      return { ...MANY, ...value }
    case 5:
      return typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.keys(inner).length > 0
        ? { ...others, [key]: mutated(inner as Fields, pick) }
        : { ...others, [key]: String(inner).repeat(500) }
    default:
      return { ...others, [key]: oddValue(pick) }
  }
}

/** Something that nobody can read as a command, or hardly. @param valid a command as it should be */
export const malformed = (valid: Fields, pick: Pick): unknown => {
  switch (pick(6)) {
    case 0:
      return oddValue(pick)
    case 1:
      return { id: valid['id'], type: oddValue(pick) }
    case 2:
      return { id: valid['id'], type: oneOf(pick, [...POISONED, 'open', 'seated', 'no-such-thing', 'SAY']) }
    default:
      return mutated(valid, pick)
  }
}
