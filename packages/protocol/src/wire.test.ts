/** A message that changes needs a raised version of the wire: the schemas are hashed and compared with what was recorded. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ACKS, DOWN, UP } from './messages.ts'
import { madeDemo, newDemo } from './http/demo.ts'
import { movedSeat, moveSeat, recoverChair, recoveredChair } from './http/doors.ts'
import { card, chroniclePage, httpRefusal, madeTable, newTable, tableKeys } from './http/tables.ts'
import { WIRE } from './version.ts'

const HTTP = {
  newTable,
  madeTable,
  tableKeys,
  card,
  chroniclePage,
  refusal: httpRefusal,
  moveSeat,
  movedSeat,
  recoverChair,
  recoveredChair,
  newDemo,
  madeDemo,
} as const

/** One hash a message, for each version that was ever released. What is recorded here is not edited, only added to. */
const RECORDED: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    'up auth': '569c42eb281d3ef8',
    'up command': '868f99bab79380b7',
    'up sit': 'e8057239b02723b2',
    'up sync': '91e4ec74bbb42ff7',
    'up writing': '3bb3e2bb639f91b5',
    'down welcome': '768df5a11a4a0c83',
    'down update': '646ef63875a587e2',
    'down beat': 'cf57f3776c2c06e3',
    'down presence': '1281a5864cb774eb',
    'down bye': 'deff991338bd8ce1',
    'answer to command': '75f4da751ff5e7d7',
    'answer to sit': '840513d276c12d64',
    'answer to sync': '0f06240c0c6dbd5b',
    'http newTable': '062077f665d243c0',
    'http madeTable': 'aac2cf7fb05ba3a7',
    'http tableKeys': 'be161bec44ab346e',
    'http card': '7949a62492d4c072',
    'http chroniclePage': '338b7488ac6409e8',
    'http refusal': 'd5dade1d77263786',
  },
  2: {
    'up auth': '37c455a29a51292e',
    'up command': '868f99bab79380b7',
    'up sit': '3edc45b91da7eb42',
    'up sync': '91e4ec74bbb42ff7',
    'up writing': '3bb3e2bb639f91b5',
    'down welcome': '45029f9da2ee68b7',
    'down u': 'cf478db3eb76e2c3',
    'down beat': 'cf57f3776c2c06e3',
    'down presence': 'b380af0a0d96ef86',
    'down bye': 'deff991338bd8ce1',
    'answer to command': '75f4da751ff5e7d7',
    'answer to sit': '840513d276c12d64',
    'answer to sync': '162a3a1a3b6ef0f7',
    'http newTable': 'c578f6c5eaecd775',
    'http madeTable': 'aac2cf7fb05ba3a7',
    'http tableKeys': '27ae496962847e66',
    'http card': '30c43c117ea47c3e',
    'http chroniclePage': '338b7488ac6409e8',
    'http refusal': 'd5dade1d77263786',
    'http moveSeat': '49d0f5c45a871304',
    'http movedSeat': '55e39ff6bf229bc9',
    'http recoverChair': 'd84988b655ab0740',
    'http recoveredChair': '25c7d85c859a6f78',
    'http newDemo': '3c57bfa32c550baa',
    'http madeDemo': '1ac1c9c36830d2ae',
  },
}

const hashOf = (schema: z.ZodType): string =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
    .digest('hex')
    .slice(0, 16)

const named = (prefix: string, schemas: Readonly<Record<string, z.ZodType>>): [string, string][] =>
  Object.entries(schemas).map(([name, schema]) => [`${prefix} ${name}`, hashOf(schema)])

const today = Object.fromEntries([
  ...named('up', UP),
  ...named('down', DOWN),
  ...named('answer to', ACKS),
  ...named('http', HTTP),
])

describe('the wire', () => {
  it('WIRE-8 has a raised version wherever a message has changed', () => {
    const recorded = RECORDED[WIRE]
    expect(recorded, `WIRE is ${WIRE}, and no hashes are recorded for it in wire.test.ts`).toBeDefined()
    const changed = [...new Set([...Object.keys(recorded ?? {}), ...Object.keys(today)])].filter(
      (name) => recorded?.[name] !== today[name],
    )
    expect(
      changed,
      `These messages are not as wire version ${WIRE} has them. Raise WIRE in version.ts, say there what changed, and ` +
        `record the hashes in wire.test.ts under the new version:\n${JSON.stringify(today, null, 2)}\n`,
    ).toEqual([])
  })
})
