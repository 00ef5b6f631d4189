/**
 * The law: two tables that differ only in a secret give a viewer without it identical bytes — content, order, count and
 * length — over every path: updates, answers, refusals, presence, the public card, pages of the chronicle.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf, type Before, type Connection, type Outcome } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import type { NmlPlays } from '@homestake/rules/new-and-magic-land'
import type { Chance } from '@homestake/rules/authority'
import { testChance } from '@homestake/rules/testing'
import { framesOf } from './frames.ts'
import { PLAYERS, viewIn } from './players.ts'
import { picker, seeds } from './random.ts'
import { join, serve, table, type TestServer } from './table.ts'

const RUNS = process.env['HOMESTAKE_FULL'] === '1' ? 600 : 200
const STEPS = 60

type Asking = { type: string; as?: string; [key: string]: unknown }

/** One of two worlds: a server of its own, whose ids, clock and chance are handed in. */
class World {
  server!: TestServer
  made!: MadeTable
  readonly people = new Map<string, Connection>()
  readonly frames = new Map<string, string[]>()
  chance: Chance = testChance('start')

  async start(): Promise<void> {
    this.server = await serve({ chance: () => this.chance, env: { BEAT_SECONDS: '86400' } })
  }

  /** Ids and chance of what comes next are the same in both worlds, whatever only one of them did before. */
  turn(seed: number, step: number, what: string): void {
    this.chance = testChance(`${seed} ${step} ${what}`, { ids: `${what}-${step}-`, now: step, commitment: 'c0ffee' })
  }

  async open(
    seed: number,
    game: 'new-and-magic-land' | 'inverted-tower',
    options: Readonly<Record<string, string>>,
  ): Promise<void> {
    this.turn(seed, 0, 'open')
    this.made = await table(this.server.url, { game, options })
    for (const [i, name] of ['gm', 'ann', 'bob', 'watcher'].entries()) {
      this.turn(seed, i, `seat-${name}`)
      const as = name === 'gm' ? 'chair' : name === 'watcher' ? 'spectator' : { player: name }
      const one = await join(this.server.url, this.made, as)
      this.people.set(name, one)
      this.frames.set(name, framesOf(one))
    }
  }

  who(name: string): Connection {
    const one = this.people.get(name)
    if (one === undefined) throw new Error(`nobody is called ${name}`)
    return one
  }

  /** Wait until everybody has got what was sent to them: the answer to nonsense comes after all of it. */
  async settle(): Promise<void> {
    await Promise.all(
      [...this.people.values()].map((one) => new Promise((resolve) => one.socket.emit('sync', null, resolve))),
    )
  }

  async http(name: string): Promise<string[]> {
    const { url } = this.server
    const { key, token } = this.who(name).where
    const secret = token ?? key
    const card = await fetch(`${url}/api/tables/${this.made.table}`, { headers: { authorization: `Bearer ${secret}` } })
    const pages: string[] = []
    for (let before: Before | null | undefined; before !== null;) {
      const page = await pageOf(url, this.made.table, secret, before, 7)
      if (!page.ok) throw new Error(page.refusal.message)
      pages.push(JSON.stringify(page.value))
      before = page.value.before
    }
    return [await card.text(), ...pages]
  }

  close(): void {
    this.people.forEach((one) => one.close())
    this.people.clear()
    this.frames.clear()
  }
}

const a = new World()
const b = new World()
beforeAll(() => Promise.all([a.start(), b.start()]))
afterAll(() => Promise.all([a.server.close(), b.server.close()]))

/** What a viewer got in one world and not in the other; `null`: no difference in any byte. */
const difference = async (names: readonly string[]): Promise<string | null> => {
  await Promise.all([a.settle(), b.settle()])
  for (const name of names) {
    const [one, other] = [a.frames.get(name) ?? [], b.frames.get(name) ?? []]
    const at = one.findIndex((frame, i) => frame !== other[i])
    if (at >= 0 || one.length !== other.length) return `${name}: ${one[at] ?? '(more)'} ≠ ${other[at] ?? '(less)'}`
    const [pages, others] = await Promise.all([a.http(name), b.http(name)])
    if (pages.join('\n') !== others.join('\n')) return `${name} over HTTP`
  }
  return null
}

const status = (outcome: Outcome): string => outcome.status

/** The same command in both worlds, but for its secret part. @returns whether both answered alike */
const both = async (
  seed: number,
  step: number,
  name: string,
  asking: Asking,
  inB: Asking = asking,
): Promise<boolean> => {
  a.turn(seed, step, name)
  b.turn(seed, step, name)
  const id = `00000000-0000-4000-8000-${String(step).padStart(12, '0')}`
  const [one, other] = await Promise.all([
    a.who(name).command({ ...asking, id } as never),
    b.who(name).command({ ...inB, id } as never),
  ])
  return status(one) === status(other)
}

/** A secret act in world B alone: it must leave no trace with the others. */
const onlyInB = async (seed: number, step: number, name: string, asking: Asking): Promise<void> => {
  b.turn(seed, step, `only-${name}`)
  await b.who(name).command({ ...asking, id: `00000000-0000-4000-9000-${String(step).padStart(12, '0')}` } as never)
}

const notes = (to: string, base: string, value: string): Asking => ({
  type: 'edit',
  in: to,
  path: ['notes'],
  base,
  value,
})

const [nml] = PLAYERS
const OTHERS = ['ann', 'bob', 'watcher']

/** A roll, a closing or an opened season of this world shows what the option says it may show: from there, worlds may differ. */
const declared = (world: World): boolean =>
  world
    .who('watcher')
    .present.lines.some(
      ({ event }) =>
        (event.type === 'rolled' && event['conflictPool'] !== null) ||
        event.type === 'season-closed' ||
        event.type === 'season-closing',
    )

const leads = (world: World): string => {
  const { conflict } = viewIn<NmlPlays>(world.who('watcher').present).table.play
  return String(conflict?.roll?.leads)
}

describe('two worlds of New and Magic Land', () => {
  let compared = 0
  let acts = 0
  it.each(seeds(RUNS))(
    'SEC-1 H1–H5 Rating, supply, notes and prepared oppositions reach no player and no spectator (seed %i)',
    async (seed) => {
      const pick = picker(seed)
      const sealed = seed % 2 === 0
      await Promise.all(
        [a, b].map((world) =>
          world.open(seed, 'new-and-magic-land', {
            dramaDice: sealed ? 'sealed' : 'hidden',
            past: seed % 3 === 0 ? 'secret' : 'open',
          }),
        ),
      )
      const used: [number, number][] = []
      let note = ['', '']
      for (let step = 10; step < 10 + STEPS; step++) {
        if (pick(6) === 0) {
          await onlyInB(seed, step, 'gm', { type: 'prepare-opposition', name: `wolf ${step}` })
          b.who('gm').writing('gm')
          await onlyInB(seed, step + 5000, 'gm', notes('gm', note[1] ?? '', `in b at ${step}`))
          note = [note[0] ?? '', `in b at ${step}`]
        }
        const name = ['gm', 'gm', 'ann', 'bob'][pick(4)] ?? 'gm'
        const proposal = nml?.propose(a.who(name).present, pick) ?? null
        if (proposal === null) continue
        const asking = { ...proposal.command, ...(proposal.as === undefined ? {} : { as: proposal.as }) } as Asking
        if (
          asking.type === 'close-season' ||
          (asking.type === 'edit' && asking['in'] === 'gm') ||
          asking.type === 'drop-opposition'
        )
          continue
        let inB = asking
        if (asking.type === 'open-season') {
          const free = [1, 2, 3, 4, 5, 6]
          const rating = free.filter((n) => n > 2 && !used.some(([x]) => x === n))[pick(2)]
          const other = free.filter((n) => n > 2 && n !== rating && !used.some(([, x]) => x === n))[pick(2)]
          if (rating === undefined || other === undefined) break
          used.push([rating, other])
          asking['rating'] = rating
          inB = { ...asking, rating: other }
        }
        if (!(await both(seed, step, name, asking, inB))) break
        await Promise.all([a.settle(), b.settle()])
        acts++
        if (declared(a) || declared(b) || leads(a) !== leads(b)) break
        // From the verdict on nothing has differed yet: compare what both have shown so far.
        const found = step % 10 === 0 ? await difference(OTHERS) : null
        expect(found).toBeNull()
        compared++
      }
      if (!declared(a) && !declared(b) && leads(a) === leads(b)) expect(await difference(OTHERS)).toBeNull()
      a.close()
      b.close()
    },
  )

  it('the runs are long enough to mean something', () => {
    expect(acts / RUNS).toBeGreaterThan(15)
    expect(compared).toBeGreaterThan(RUNS * 10)
  })

  it.each(seeds(20))('SEC-1 a player’s own notes reach nobody, the GM neither (seed %i)', async (seed) => {
    const pick = picker(seed + 1000)
    await Promise.all([a, b].map((world) => world.open(seed, 'new-and-magic-land', {})))
    const mine = `seat:${a.who('ann').present.you.seat}`
    let note = ''
    for (let step = 10; step < 10 + STEPS; step++) {
      if (pick(3) === 0) {
        await onlyInB(seed, step + 5000, 'ann', notes(mine, note, `a plan ${step}`))
        note = `a plan ${step}`
      }
      const name = ['gm', 'ann', 'bob'][pick(3)] ?? 'gm'
      const proposal = nml?.propose(a.who(name).present, pick) ?? null
      if (proposal === null) continue
      expect(
        await both(seed, step, name, {
          ...proposal.command,
          ...(proposal.as === undefined ? {} : { as: proposal.as }),
        }),
      ).toBe(true)
      await Promise.all([a.settle(), b.settle()])
    }
    expect(await difference(['gm', 'bob', 'watcher'])).toBeNull()
    a.close()
    b.close()
  })
})

describe('two worlds of a game that leaks', () => {
  const play = async (seed: number, asking: Asking): Promise<string | null> => {
    await Promise.all([a, b].map((world) => world.open(seed, 'inverted-tower', {})))
    await both(seed, 10, 'gm', { type: 'hide', secret: 3 }, { type: 'hide', secret: 30 })
    await both(seed, 11, 'gm', asking)
    await both(seed, 12, 'ann', { type: 'bump', by: 1 })
    const found = await difference(OTHERS)
    a.close()
    b.close()
    return found
  }

  it('SEC-1 a planted leak is caught: a rule that says something of the secret without saying it', async () => {
    expect(await play(1, { type: 'gasp' })).toContain('gasped')
  })

  it('SEC-1 and nothing is caught where nothing leaks', async () => {
    expect(await play(2, { type: 'bump', by: 1 })).toBeNull()
  })
})
