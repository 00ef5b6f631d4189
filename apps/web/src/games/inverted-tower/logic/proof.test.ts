import { commitToSeed, fixNonces, recompute } from '@homestake/rules/proof'
import { expect, test } from 'vitest'
import { proofsOf } from './proof.ts'
import { ANN, told } from './testing.ts'

const seed = '5a'.repeat(32)
const nonces = fixNonces({ [ANN]: '00ff' })
const thrown = recompute({ seed, nonces, number: 1 }, [{ die: 0, sides: 6, faces: [0] }])[0]?.faces[0] ?? 0

const table = (face: number) => [
  ...told(1, { type: 'chapter-opened', chapter: 'c1', commitment: commitToSeed(seed) } as { type: string }),
  ...told(2, { type: 'attacked', tower: 'own', seat: ANN, name: 'Ann', throw: 1, die: { die: 0, faces: [face] }, attribute: 'str', daggers: 0, modifier: 0, passed: false, hp: 4, spent: 0, left: 1 }), // prettier-ignore
  ...told(3, { type: 'chapter-closed', chapter: 'c1', seed, commitment: commitToSeed(seed), nonces, thrown: 1 } as { type: string }), // prettier-ignore
]

test('H28 each throw of a table is drawn again from its opened seed', () => {
  expect(proofsOf(table(thrown))).toMatchObject([{ where: 'Dice 1', kept: true, shown: 1, wrong: [] }])
  expect(proofsOf(table((thrown % 6) + 1))).toMatchObject([{ wrong: [1] }])
})
