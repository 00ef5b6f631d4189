/** A host who runs in a race reads what both the chair and the seat may read, after a reload too. */
import { pageOf } from '@homestake/client'
import { seatId, seatOf } from '@homestake/rules'
import { movesOf, type ItPlays } from '@homestake/rules/inverted-tower'
import { games } from '@homestake/rules/authority'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewIn } from './players.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve({ games })
})
afterAll(() => server.close())

it('D11 JRN-12 the chronicle of a host in a race has the lines of their own run, and of nobody else’s', async () => {
  const made = await table(server.url, { options: { race: 'on' } })
  const [host, ann] = [await join(server.url, made, 'chair'), await join(server.url, made, { player: 'Ann' })]
  const token = 'h'.repeat(32)
  await host.sit({ token, name: 'Hester' })
  const { you } = await until(host, (present) => present.you.seat !== null)
  const own = seatOf(seatId.parse(you.seat))
  for (const one of [ann, host])
    expect(await one.command({ type: 'enter', name: 'Delver', attribute: 'str' })).toMatchObject({ status: 'applied' })
  await until(
    host,
    (present) => viewIn<ItPlays>(present)[own]?.play.run !== null && viewIn<ItPlays>(present)[own] !== undefined,
  )
  for (const [one, seat] of [[host, you.seat], [ann, ann.present.you.seat]] as const) {
    const [move] = movesOf(viewIn<ItPlays>(one.present), seatId.parse(seat)).filter(({ kind }) => kind !== 'retire')
    expect(await one.command(move?.command ?? { type: 'none' })).toMatchObject({ status: 'applied' })
  } // prettier-ignore

  const parts = async (secret: string): Promise<string[]> => {
    const page = await pageOf(server.url, made.table, secret)
    if (!page.ok) throw new Error(page.refusal.message)
    return [...new Set(page.value.lines.map((line) => line.in))].sort()
  }
  expect(await parts(`${made.keys.chair}~${token}`)).toEqual([own, 'table'].sort())
  expect(await parts(made.keys.chair)).toEqual(['table'])
  expect(await parts(`${made.keys.spectator}~${token}`)).toEqual(['table'])
  expect(await parts(`${made.keys.chair}~${'x'.repeat(32)}`)).toEqual(['table'])
  for (const one of [host, ann]) one.close()
})
