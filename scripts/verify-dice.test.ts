/** The dice of a saved chronicle, checked by the command as somebody would run it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitTo, commitToSeed, recompute } from '@homestake/rules/proof'
import { seasonSecret } from '@homestake/rules/new-and-magic-land'

const SEED = 'ab'.repeat(32)
const NONCES = 'chair=00'
const FALLEN = [1, 2].map((number) =>
  recompute({ seed: SEED, nonces: NONCES, number }, [0, 1, 2].map((die) => ({ die, sides: 20, faces: [0] }))).map(
    ({ die, faces }) => ({ die: `f${die + 1}`, index: die, face: faces[0] ?? 0 }),
  ),
) // prettier-ignore

const rolled = (number: number, fallen = FALLEN[number - 1] ?? []) => ({
  type: 'rolled', conflict: 'c', throw: number, names: { first: 'Oslo', second: 'The gate' },
  dice: { first: {}, second: {} }, fallen, wells: [],
}) // prettier-ignore
const opened = { type: 'chapter-opened', chapter: 'c1', commitment: commitToSeed(SEED) }
const closed = { type: 'chapter-closed', chapter: 'c1', seed: SEED, commitment: commitToSeed(SEED), nonces: NONCES, thrown: 2 } // prettier-ignore

const saved = (events: readonly object[], game = 'towerlands') => ({
  homestakeChronicle: 1, saved: 1_800_000_000_000, game, title: 'The long wall', edition: 'table', seats: {},
  lines: events.map((event, i) => ({ n: i + 1, at: 1_800_000_000_000 + i, by: null, in: 'table', event })),
}) // prettier-ignore

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homestake-dice-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const verify = (file: string | object): { code: number | null; out: string; err: string } => {
  const path = join(folder, 'chronicle.json')
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file))
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'verify-dice.ts'), path], {
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

describe('verify-dice', () => {
  it('DICE-9 says that every throw follows from the promised seed, and how often each face fell', () => {
    const { code, out, err } = verify(saved([opened, rolled(1), rolled(2), closed]))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('2 of 2 throws follow from it')
    expect(out).toContain('Every throw holds.')
    expect([...out.matchAll(/\d+×(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(6)
  })

  it('DICE-9 finds a face that was changed, a seed that was changed, and a line that is none', () => {
    const forged = (FALLEN[1] ?? []).map((die, i) => (i === 2 ? { ...die, face: (die.face % 20) + 1 } : die))
    expect(verify(saved([opened, rolled(1), rolled(2, forged), closed]))).toMatchObject({
      code: 1,
      out: expect.stringContaining('do NOT follow from the seed: 2'),
    })
    const other = { ...closed, seed: 'cd'.repeat(32) }
    expect(verify(saved([opened, rolled(1), rolled(2), other]))).toMatchObject({
      code: 1,
      out: expect.stringContaining('NOT the one that was promised'),
    })
    expect(verify(saved([opened, { ...rolled(1), extra: 1 }, rolled(2), closed]))).toMatchObject({
      code: 1,
      out: expect.stringContaining('no lines of this game: 2'),
    })
  })

  it('DICE-9 says when a chapter is still open, and what it can’t read', () => {
    const open = verify(saved([opened, rolled(1)]))
    expect([open.code, open.out.includes('still open')]).toEqual([0, true])
    expect(verify('{')).toMatchObject({ code: 2, err: expect.stringContaining('can’t be read') })
    expect(verify({ homestakeChronicle: 2 })).toMatchObject({ code: 2 })
    expect(verify({ ...saved([]), game: 'chess' })).toMatchObject({ code: 2, err: expect.stringContaining('no game') })
  })

  it('DICE-10 says whether what a season hid is what was promised, and finds a number that was changed', () => {
    const salt = 'ab'.repeat(16)
    const commitment = commitTo(seasonSecret(3, 12), salt)
    const season = { type: 'season-opened', number: 1, season: 'travel', commitment, settlers: 4, rating: null, supply: null } // prettier-ignore
    const end = { type: 'season-closed', season: 'travel', rating: 3, supply: 12, left: 0, salt, commitment, sealedRolls: [], settlers: [] } // prettier-ignore
    const read = (...events: object[]) => verify(saved(events, 'new-and-magic-land'))

    const whole = read(season, end)
    expect([whole.code, whole.err]).toEqual([0, ''])
    expect(whole.out).toContain('travel: what was hidden is what was promised (rating 3, supply 12)')
    expect(whole.out).toContain('and so does every secret that was opened')
    expect(read(season, { ...end, rating: 4 })).toMatchObject({
      code: 1,
      out: expect.stringContaining('travel: what was hidden is NOT what was promised (rating 4, supply 12)'),
    })
  })
})
