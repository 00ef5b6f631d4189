/** Secrets: H1, H3, H5, and what a reconnect finds (H16). The law of two worlds stands in a file of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableId } from '@homestake/rules'
import { pageOf } from '@homestake/client'
import { framesOf } from './frames.ts'
import { gathering, leave, must, nmlTable, playOf, roll, seatOf } from './nml-table.ts'
import { join, serve, until, type TestServer } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

describe('secrets', () => {
  it('SEC-2 SEC-6 SEC-9 SEAT-10 H1 all that a spectator who joins, and a player, ever get holds no secret, no seed and no token', async () => {
    const people = await nmlTable(server.url, { rating: 5, options: { past: 'secret', dramaDice: 'sealed' } })
    const { made, gm, ann, bob } = people
    const seen = new Map([ann, bob].map((one) => [one, framesOf(one)]))
    const says = (secret: string) => secret
    await must(gm, { type: 'edit', in: 'gm', path: ['notes'], base: '', value: says('the mayor is the murderer') })
    await must(gm, { type: 'prepare-opposition', name: says('the hooded rider') })
    await must(ann, {
      type: 'edit',
      in: `seat:${seatOf(ann)}`,
      path: ['notes'],
      base: '',
      value: says('I will betray them'),
    })
    const late = await join(server.url, made, 'spectator')
    const watched = framesOf(late)
    await gathering(people)
    await roll(people)
    const again = await join(server.url, made, 'spectator')
    await until(late, () => playOf(late).conflict?.stage === 'result')
    const live = await server.tables.get(tableId.parse(made.table))
    if (live === null) throw new Error('no table')
    const { sealed, gm: hers } = live.state
    const salt = (hers.play as { season: { salt: string } | null }).season?.salt ?? ''
    const nobodys = [
      'the mayor is the murderer', 'the hooded rider', salt, sealed.seed ?? '', made.keys.chair, made.recovery,
      ...Object.values(sealed.keys), ...Object.values(sealed.tokens), ann.where.token ?? '', bob.where.token ?? '',
    ] // prettier-ignore
    expect(nobodys.every((secret) => secret.length >= 16 || secret.includes(' '))).toBe(true)
    const http = await Promise.all(
      [made.keys.spectator, bob.where.token ?? ''].flatMap((secret) => [
        fetch(`${server.url}/api/tables/${made.table}`, { headers: { authorization: `Bearer ${secret}` } }).then((r) =>
          r.text(),
        ),
        pageOf(server.url, made.table, secret).then((page) => JSON.stringify(page)),
      ]),
    )
    const everything = [
      ...watched,
      JSON.stringify([late.present, again.present]),
      ...(seen.get(bob) ?? []),
      JSON.stringify(bob.present),
      ...http,
    ].join('\n')
    for (const secret of [...nobodys, 'I will betray them', 'What Ruth left behind'])
      expect(everything).not.toContain(secret)
    const hersAll = JSON.stringify([gm.present])
    expect(hersAll).toContain('the hooded rider')
    expect(hersAll).not.toContain('I will betray them')
    expect(hersAll).not.toContain(sealed.seed)
    expect((seen.get(ann) ?? []).join('\n')).not.toContain('the hooded rider')
    expect(server.logged.join('\n')).not.toMatch(/murderer|hooded|betray/)
    for (const one of [late, again]) one.close()
    leave(people)
  })

  it('SEC-3 H3 H5 what the GM prepares and drops sends the others nothing, and a refusal tells them nothing of it', async () => {
    const people = await nmlTable(server.url)
    const { gm, ann, watcher } = people
    const frames = [ann, watcher].map((one) => framesOf(one))
    await must(gm, { type: 'prepare-opposition', name: 'wolves' })
    const [opposition] = Object.keys(
      (gm.present.view?.gm as unknown as { play: { oppositions: object } }).play.oppositions,
    )
    expect(await ann.command({ type: 'drop-opposition', opposition })).toMatchObject({ refusal: { code: 'not-yours' } })
    const known = await ann.command({
      type: 'edit',
      in: 'gm',
      path: ['play', 'oppositions', opposition ?? '', 'note'],
      base: '',
      value: 'x',
    })
    const unknown = await ann.command({
      type: 'edit',
      in: 'gm',
      path: ['play', 'oppositions', 'nothing', 'note'],
      base: '',
      value: 'x',
    })
    expect('refusal' in known && 'refusal' in unknown && known.refusal.message).toBe(
      'refusal' in unknown && unknown.refusal.message,
    )
    await must(gm, { type: 'drop-opposition', opposition })
    await must(gm, { type: 'say', to: 'gm', kind: 'telling', text: 'Not yet.' })
    expect(frames.map((got) => got.filter((frame) => frame.startsWith('2')))).toEqual([[], []])
    leave(people)
  })

  it('H16 whose move it is and who is ready is there after a reconnect', async () => {
    const people = await nmlTable(server.url)
    const { made, gm, ann } = people
    const { conflict } = await gathering(people)
    await must(gm, { type: 'ready', conflict, step: playOf(gm).conflict?.step, side: 'second' })
    await until(ann, () => playOf(ann).conflict?.sides.second.ready === true)
    ann.close()
    const again = await join(server.url, made, { player: 'Ann' })
    expect(JSON.stringify(again.present.view?.table)).toBe(JSON.stringify(gm.present.view?.table))
    expect(playOf(again).conflict).toMatchObject({
      stage: 'gather',
      sides: { second: { ready: true }, first: { ready: false } },
    })
    again.close()
    leave(people)
  })
})
