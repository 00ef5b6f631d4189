import { create, type Patches } from 'mutative'
import { describe, expect, it } from 'vitest'
import type { Json, Patch } from '@homestake/rules'
import { patched } from './patched.ts'

/** Numbers that are the same in every run. */
const dice = (seed: number) => (sides: number) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * sides)
}

type Tree = { [key: string]: unknown } | unknown[]
const grown = (next: (sides: number) => number, depth = 0): unknown =>
  depth > 3 || next(3) === 0
    ? next(100)
    : next(2) === 0
      ? Array.from({ length: next(4) }, () => grown(next, depth + 1))
      : Object.fromEntries(Array.from({ length: next(4) }, (_, i) => [`key${i}`, grown(next, depth + 1)]))

/** One edit somewhere in the tree, as rules make them in a draft. */
const edit = (tree: Tree, next: (sides: number) => number): void => {
  const within = Object.values(tree).filter((value) => typeof value === 'object' && value !== null) as Tree[]
  const deeper = within[next(within.length + 1)]
  if (deeper !== undefined) return edit(deeper, next)
  if (Array.isArray(tree)) {
    const how = next(4)
    if (how === 0) tree.push(grown(next, 2))
    else if (how === 1) tree.splice(next(tree.length + 1), 0, grown(next, 2))
    else if (how === 2) tree.splice(next(tree.length + 1), 1)
    else if (tree.length > 0) tree[next(tree.length)] = grown(next, 2)
  } else if (next(3) === 0) delete tree[`key${next(4)}`]
  else tree[`key${next(5)}`] = grown(next, 2)
}

describe('patching a compartment', () => {
  it('puts, inserts, appends and removes, and shares what it leaves alone', () => {
    const before = { a: { b: 1 }, list: [1, 2, 3], kept: { deep: {} } }
    const after = patched(before, [
      ['=', ['a', 'b'], 2],
      ['=', ['a', 'new'], 'x'],
      ['+', ['list', 0], 0],
      ['+', ['list', 4], 4],
      ['-', ['list', 1]],
      ['-', ['a', 'b']],
    ])
    expect(after).toEqual({ a: { new: 'x' }, list: [0, 2, 3, 4], kept: { deep: {} } })
    expect(after.kept).toBe(before.kept)
    expect(before).toEqual({ a: { b: 1 }, list: [1, 2, 3], kept: { deep: {} } })
    expect(
      patched(before, [
        ['=', [], { fresh: true }],
        ['=', ['fresh'], false],
      ] as never),
    ).toEqual({ fresh: false })
  })

  it('CUR-4 a thousand drafts of Mutative come to what they came to where they were made', () => {
    const next = dice(7)
    let here: Tree = { key0: [], key1: {} }
    for (let round = 0; round < 1000; round++) {
      const [there, made]: [Tree, Patches, Patches] = create(
        here,
        (draft) => {
          for (let edits = next(6); edits >= 0; edits--) edit(draft as Tree, next)
        },
        { enablePatches: { arrayLengthAssignment: false } },
      )
      const patches = made.map(({ op, path, value }): Patch => {
        const at = path as (string | number)[]
        if (op === 'remove') return ['-', at]
        return [op === 'add' && typeof at.at(-1) === 'number' ? '+' : '=', at, value as Json]
      })
      const copy = structuredClone(here)
      // As they come over the line.
      expect(patched(here, JSON.parse(JSON.stringify(patches)) as Patch[])).toEqual(there)
      expect(here).toEqual(copy)
      here = there
    }
  })

  it('nothing outside the data can be reached, and what does not fit throws', () => {
    const before = { list: [1], text: 'x' }
    for (const path of [
      ['__proto__', 'x'],
      ['constructor', 'prototype', 'x'],
      ['toString', 'x'],
      ['text', 'x'],
      ['list', 3],
      ['no', 'x'],
    ])
      expect(() => patched(before, [['=', path, 1]])).toThrow()
  })
})
