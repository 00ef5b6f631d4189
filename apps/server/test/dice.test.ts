/** Dice that people can check: from what anyone at the table has seen, every throw of a season is recomputed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitTo, commitToSeed, recompute } from '@homestake/rules/proof'
import { chapterDice } from '@homestake/rules/authority'
import { newAndMagicLand, nmlEvent, seasonSecret } from '@homestake/rules/new-and-magic-land'
import { pageOf, type Before } from '@homestake/client'
import { nativeMac } from '../src/tables/chance.ts'
import { finish, gathering, leave, must, nmlTable, playOf, roll, seatOf } from './nml-table.ts'
import { serve, until, type TestServer } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

describe('dice', () => {
  it('DICE-5 the server draws with its own HMAC what everybody draws with another', () => {
    const secret = { seed: commitToSeed('a seed'), nonces: 'chair=aa,seat=bb', number: 7 }
    const dice = chapterDice(secret, nativeMac)
    for (let die = 0; die < 200; die++) dice.die(die, die % 2 === 0 ? 6 : 2 ** 31 + 1).next()
    expect(recompute(secret, dice.drawn())).toEqual(dice.drawn())
  })

  it('DICE-2 DICE-3 DICE-4 DICE-7 DICE-8 the commitment, the nonces and the opened seed give every throw of a season again', async () => {
    const people = await nmlTable(server.url)
    const { made, gm, ann, bob, watcher } = people
    const { chapter } = (watcher.present.view as unknown as { table: { chapter: { id: string; commitment: string } } })
      .table
    for (const [one, value] of [
      [ann, 'a1'],
      [bob, 'b2'],
      [gm, 'c3'],
    ] as const)
      await must(one, { type: 'nonce', chapter: chapter.id, value: value.repeat(16) })
    for (let i = 0; i < 6; i++) {
      await gathering(people)
      await must(ann, { type: 'call-aspect', conflict: playOf(ann).conflict?.id, aspect: '1' })
      await until(gm, () => playOf(gm).conflict?.step === playOf(ann).conflict?.step)
      await roll(people)
      expect(await bob.command({ type: 'nonce', chapter: chapter.id, value: 'd4'.repeat(16) })).toMatchObject({
        status: 'rejected',
      })
      await until(gm, () => playOf(gm).conflict?.stage === 'result')
      await finish(people)
      await until(ann, () => playOf(ann).conflict === null)
    }
    await must(gm, { type: 'close-scene', scene: playOf(gm).scene?.number })
    await must(gm, { type: 'close-season' })
    const lines: { type: string; [key: string]: unknown }[] = []
    for (let before: Before | null | undefined; before !== null;) {
      const page = await pageOf(server.url, made.table, made.keys.spectator, before)
      if (!page.ok) throw new Error(page.refusal.message)
      lines.unshift(...page.value.lines.map(({ event }) => event))
      before = page.value.before
    }
    const closed = lines.find(({ type }) => type === 'chapter-closed') as unknown as {
      seed: string
      nonces: string
      commitment: string
      thrown: number
    }
    expect(closed.commitment).toBe(chapter.commitment)
    expect(commitToSeed(closed.seed)).toBe(chapter.commitment)
    expect(closed.nonces.split(',')).toHaveLength(3)
    expect(closed.nonces).toContain(`${seatOf(ann)}=${'a1'.repeat(16)}`)
    const throws = lines.flatMap((event) => {
      const parsed = nmlEvent.safeParse(event)
      return parsed.success ? newAndMagicLand.shown(parsed.data) : []
    })
    expect(throws.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(closed.thrown).toBe(6)
    for (const { number, dice } of throws)
      expect(recompute({ seed: closed.seed, nonces: closed.nonces, number }, dice)).toEqual(dice)
    // A throw that was tampered with is found.
    const [first] = throws
    if (first === undefined) throw new Error('nothing was thrown')
    const forged = first.dice.map((die) => ({ ...die, faces: die.faces.map((face) => (face % 6) + 1) }))
    expect(recompute({ seed: closed.seed, nonces: closed.nonces, number: 1 }, forged)).not.toEqual(forged)

    const season = lines.find(({ type }) => type === 'season-closed') as unknown as {
      rating: number
      supply: number
      salt: string
      commitment: string
    }
    expect(season.salt).toMatch(/^[0-9a-f]{32}$/)
    expect(commitTo(seasonSecret(season.rating, season.supply), season.salt)).toBe(season.commitment)
    leave(people)
  })

  it('SEC-10 real commitments carry fresh salts of 128 bits', async () => {
    const { realChance } = await import('../src/tables/chance.ts')
    const salts = new Set(Array.from({ length: 1000 }, () => realChance().salt()))
    expect(salts.size).toBe(1000)
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set([...salts].map((salt) => realChance().commit('rating 3', salt))).size).toBe(1000)
  })
})
