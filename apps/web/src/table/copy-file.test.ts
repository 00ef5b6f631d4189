import { expect, it } from 'vitest'
import { fileNameOf } from './copy-file.ts'

it.each([
  ['Bitter Creek', 'Bitter Creek.homestake.json'],
  ['Ann/Bob: “the end”?', 'Ann Bob “the end”.homestake.json'],
  ['../..', 'table.homestake.json'],
  ['.hidden\n', 'hidden.homestake.json'],
  ['Ørsted’s ｃreek 🏔', 'Ørsted’s ｃreek 🏔.homestake.json'],
])('gives a copy of %j a name that every system takes', (title, name) => {
  expect(fileNameOf(title)).toBe(name)
})
