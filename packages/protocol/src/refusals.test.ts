/** The table of refusal codes in docs/protocol.md and the list in the code say the same, both ways. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS } from '@homestake/rules'
import { describe, expect, it } from 'vitest'

const PAGE = join(import.meta.dirname, '../../../docs/protocol.md')

/** The rows under the heading "Refusal codes": a code in backticks, and what it means. */
const documented = (): Record<string, string> => {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split(/^#+ Refusal codes$/m)
  const rows = (section.split(/^#+ /m)[0] ?? '').matchAll(/^\|\s*`([a-z-]+)`\s*\|\s*(.+?)\s*\|/gm)
  return Object.fromEntries([...rows].map(([, code = '', meaning = '']) => [code, meaning]))
}

describe('docs/protocol.md', () => {
  it('WIRE-9 lists every refusal code there is, and no other', () => {
    expect(Object.keys(documented()).sort()).toEqual(Object.keys(REFUSALS).sort())
  })

  it('WIRE-9 says of each refusal code what the code says', () => {
    expect(documented()).toEqual(REFUSALS)
  })
})
