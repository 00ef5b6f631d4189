/** Whose address counts behind HAProxy: that of whoever comes, whatever they say of themselves. */
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clustered } from './clustered.ts'
import { describeBehindHaproxy, haproxy, TRUSTED_PROXY, type Haproxy } from './haproxy.ts'
import { table } from './table.ts'

const LOOKS = 4

describeBehindHaproxy('and where people come from', () => {
  const { at, come } = clustered(2, {
    small: true,
    env: { TRUST_PROXY: 'loopback', FAILED_LOOKS_PER_MINUTE: String(LOOKS) },
  })
  let front: Haproxy
  beforeAll(async () => {
    front = await haproxy([at(0), at(1)])
  })
  afterAll(() => front.end())

  /** Look for a table that is not there. @param from an address of this machine @returns the status */
  const look = (from: string, claims?: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = claims === undefined ? {} : { 'x-forwarded-for': claims }
      const asked = request(
        new URL('/api/tables/nothing-of-this-id', front.url),
        { localAddress: from, headers },
        (answer) => answer.resume().once('end', () => resolve(answer.statusCode)),
      )
      asked.once('error', reject)
      asked.end()
    })
  const looks = async (
    times: number,
    from: string,
    claims?: (i: number) => string,
  ): Promise<(number | undefined)[]> => {
    const statuses = []
    for (let i = 0; i < times; i++) statuses.push(await look(from, claims?.(i)))
    return statuses
  }
  const refusedAtLast = [...Array.from({ length: LOOKS }, () => 404), 429]

  it('SEC-15 SEC-16 counts whoever looks in vain by their own address, and a header that they send does not help them', async () => {
    const made = await table(front.url)
    const ann = await come(front.url, made, { player: 'Ann' })
    expect(await looks(LOOKS + 1, '127.0.0.3')).toEqual(refusedAtLast)
    expect(await looks(LOOKS + 1, '127.0.0.4', (i) => `192.0.2.${i}`)).toEqual(refusedAtLast)
    // Nor can they have somebody else refused.
    expect(await looks(LOOKS + 1, '127.0.0.5', () => '127.0.0.6')).toEqual(refusedAtLast)
    expect(await look('127.0.0.6')).toBe(404)
    expect(await ann.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
  })

  it('SEC-16 believes a proxy in front of it that it was told to, and counts those behind it each for themselves', async () => {
    expect(await looks(LOOKS + 1, TRUSTED_PROXY, () => '192.0.2.50')).toEqual(refusedAtLast)
    expect(await look(TRUSTED_PROXY, '192.0.2.51')).toBe(404)
    // What the proxy was told before it wrote the address counts for nothing.
    expect(await look(TRUSTED_PROXY, '192.0.2.99, 192.0.2.50')).toBe(429)
  })
})
