/** The arrows between packages are lint rules: here each is tried with an import that goes against it. */
import { ESLint } from 'eslint'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const eslint = new ESLint({ cwd: root })

const refused = async (file: string, from: string): Promise<boolean> => {
  const [result] = await eslint.lintText(`import { x } from '${from}'\nx()\n`, { filePath: join(root, file) })
  return result?.messages.some(({ ruleId }) => ruleId === 'no-restricted-imports') ?? false
}

describe('imports that go against the arrows are refused', () => {
  it.each([
    ['apps/web/src/a.ts', '@homestake/rules/authority'],
    ['apps/web/src/a.ts', '@homestake/server'],
    ['apps/web/src/a.ts', 'socket.io-client'],
    ['apps/web/src/a.ts', '@homestake/client'],
    ['packages/client/src/a.ts', '@homestake/rules/authority'],
    ['packages/client/src/a.ts', '@homestake/server'],
    ['packages/protocol/src/a.ts', '@homestake/rules/authority'],
    ['packages/protocol/src/a.ts', '@homestake/client'],
    ['packages/rules/src/a.ts', '@homestake/protocol'],
    ['packages/rules/src/a.ts', 'node:fs'],
    ['packages/rules/src/index.ts', 'node:fs'],
    ['packages/rules/src/index.ts', './authority/decide.ts'],
    ['packages/rules/src/new-and-magic-land/open.ts', './game.ts'],
    ['packages/rules/src/new-and-magic-land/roll/escalate.legal.ts', '../../house/decide.ts'],
    ['apps/server/src/a.ts', '@homestake/rules/src/index.ts'],
  ])('%s may not import %s', async (file, from) => {
    expect(await refused(file, from)).toBe(true)
  })

  it('and those that go along them are not', async () => {
    expect(await refused('apps/web/src/a.ts', '@homestake/client/command-id')).toBe(false)
    expect(await refused('apps/server/src/a.ts', '@homestake/rules/authority')).toBe(false)
  })
})
