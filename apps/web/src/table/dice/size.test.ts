/** BUDGET-6: what the dice of all three games weigh, as it is sent: markup, style and logic, without what they share with the rest. */
import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { compile, compileModule } from 'svelte/compiler'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../..')
const LIMIT = 60_000

const inFolder = (folder: string): string[] =>
  readdirSync(join(SRC, folder))
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file))

const DICE = [
  ...inFolder('table/dice'),
  ...inFolder('table/sound'),
  ...['Die', 'Tray', 'TrayPile', 'TraySide'].map((name) => `games/new-and-magic-land/stage/${name}.svelte`),
  ...['Stone', 'Pile', 'Piles', 'SideDice', 'Unthrown'].map((name) => `games/towerlands/dice/${name}.svelte`),
  'games/towerlands/logic/stone.ts',
  ...['Die', 'Newest'].map((name) => `games/inverted-tower/stage/${name}.svelte`),
]

const sent = (file: string): string => {
  const source = readFileSync(join(SRC, file), 'utf8')
  if (!file.endsWith('.svelte')) {
    const script = stripTypeScriptTypes(source)
    return file.endsWith('.svelte.ts') ? compileModule(script, { generate: 'client', filename: file }).js.code : script
  }
  const { js, css } = compile(source, { generate: 'client', filename: file, css: 'external' })
  return js.code + (css?.code ?? '')
}

test('BUDGET-6 the dice of all games take less than 60 KB, as gzip packs them', () => {
  expect(gzipSync(DICE.map(sent).join('\n')).length).toBeLessThan(LIMIT)
})
