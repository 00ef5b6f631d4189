/** What the house promises whatever is played at it: bots play each game there is, and each promise is looked at by its number. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { pageOf, type Asking, type Before, type Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { judge, tableId, type Plays, type ShownThrow } from '@homestake/rules'
import { commitToSeed, recompute } from '@homestake/rules/proof'
import { games } from '@homestake/rules/authority'
import { botsPlay } from './bots.ts'
import { framesOf } from './frames.ts'
import { PLAYERS, playsOn, viewIn, type Player } from './players.ts'
import { serving } from './serving.ts'
import { table } from './table.ts'

const at = serving({ games })
const COMMANDS = 250

interface Party {
  readonly made: MadeTable
  readonly gm: Connection
  readonly ann: Connection
  readonly bob: Connection
  readonly watcher: Connection
}
const party = async ({ game, options }: Player, choice: number): Promise<Party> => {
  const made = await table(at.server.url, { game, options: options[choice % options.length] ?? {} })
  const come = (as: Parameters<typeof at.come>[2]) => at.come(at.server.url, made, as)
  return {
    made,
    gm: await come('chair'),
    ann: await come({ player: 'Ann' }),
    bob: await come({ player: 'Bob' }),
    watcher: await come('spectator'),
  }
}

/** Every line of a table that the holder of this secret may read, the oldest first. */
const chronicle = async (made: MadeTable, secret: string) => {
  const lines: { readonly type: string; readonly [key: string]: unknown }[] = []
  for (let before: Before | null | undefined; before !== null;) {
    const page = await pageOf(at.server.url, made.table, secret, before, 200)
    if (!page.ok) throw new Error(page.refusal.message)
    lines.unshift(...page.value.lines.map(({ event }) => event))
    before = page.value.before
  }
  return lines
}

const gameOf = ({ game }: Player) => {
  const found = games[game]
  if (found === undefined) throw new Error(`${game} is not played`)
  return found
}

const shownIn = (player: Player, event: { readonly type: string }): readonly ShownThrow[] => {
  const parsed = gameOf(player).events.safeParse(event)
  return parsed.success ? gameOf(player).shown(parsed.data) : []
}
const has = (all: readonly ShownThrow[], one: ShownThrow): boolean => all.some((other) => isDeepStrictEqual(other, one)) // prettier-ignore

describe.each(PLAYERS)('$game', (player) => {
  it('CMD-5 the screen and the server judge alike: what the one disables, the other refuses for the same reason', async () => {
    const { gm, ann, bob } = await party(player, 0)
    let refused = 0
    await botsPlay(player, [gm, ann, bob], COMMANDS, {
      seed: 11,
      meddling: 5,
      each({ one, present, proposal, outcome }) {
        const foretold = judge(gameOf(player), viewIn<Plays>(present), one.present.you, proposal)
        if (foretold === null) expect(outcome.status).toBe('applied')
        else {
          refused++
          expect(outcome).toMatchObject({ refusal: { code: foretold.code, message: foretold.message } })
        }
      },
    })
    expect(refused).toBeGreaterThan(10)
  })

  it.each(player.options.map((_option, i) => i))(
    'DICE-2 DICE-4 DICE-5 DICE-7 with the options no. %i every throw follows from a seed that was promised, and is numbered without gaps',
    async (choice) => {
      const { made, gm, ann, bob } = await party(player, choice)
      const untilTheEnd = { ...player, propose: playsOn(player.propose) }
      await botsPlay(untilTheEnd, [gm, ann, bob], COMMANDS, { seed: 20 + choice })
      const live = await at.server.tables.get(tableId.parse(made.table))
      if (live === null) throw new Error('no table')
      // The last chapter may still be open: its seed is the server's alone, and held to the same promise.
      const { chapter } = live.state.table
      const now =
        chapter === null
          ? []
          : [{ type: 'chapter-closed', ...chapter, seed: live.state.sealed.seed, nonces: chapter.fixed }]
      const open = await chronicle(made, made.keys.spectator)
      const own = (await Promise.all([ann, bob].map((one) => chronicle(made, one.where.token ?? '')))).flat()
      let unchecked = own.flatMap((event) => shownIn(player, event)).filter((one) => !has(open.flatMap((event) => shownIn(player, event)), one)) // prettier-ignore
      let [promised, all] = ['', 0]
      let thrown: ShownThrow[] = []
      for (const event of [...open, ...now]) {
        if (event.type === 'chapter-opened') promised = String(event['commitment'])
        thrown.push(...shownIn(player, event))
        if (event.type !== 'chapter-closed') continue
        const [seed, nonces, count] = [String(event['seed']), String(event['nonces'] ?? ''), Number(event['thrown'])]
        const follows = ({ number, dice }: ShownThrow) =>
          isDeepStrictEqual(recompute({ seed, nonces, number }, dice), dice)
        expect([commitToSeed(seed), event['commitment']]).toEqual([promised, promised])
        expect(thrown.filter((one) => !follows(one))).toEqual([])
        const numbers = [...new Set(thrown.map(({ number }) => number))].sort((a, b) => a - b)
        // What is thrown out of everyone's sight is numbered by its place, and its thrower can check it (D11).
        const left = unchecked.filter((one) => !follows(one))
        if (numbers.length > 0) expect(numbers).toEqual(Array.from({ length: count }, (_, i) => i + 1))
        else if (count > 0) expect(left.length).toBeLessThan(unchecked.length)
        unchecked = left
        all += count
        thrown = []
      }
      expect(unchecked).toEqual([])
      expect(all).toBeGreaterThan(3)
    },
  )

  it('SEAT-11 D8 options are the chair’s, until play begins; CMD-12 only the chair acts for another seat, and each line says so', async () => {
    const { gm, ann, bob, watcher } = await party(player, 0)
    const [note] = gameOf(player).optionNotes
    const choose = { type: 'choose-option', key: note?.key, value: note?.choices[1]?.value }
    const asBob = { type: 'say', to: 'table', kind: 'talk', text: 'So Bob says', as: bob.present.you.seat ?? undefined }
    expect(await ann.command(choose)).toMatchObject({ refusal: { code: 'not-yours' } })
    expect(await gm.command(choose)).toMatchObject({ status: 'applied' })
    expect(await ann.command(asBob as Asking)).toMatchObject({ status: 'rejected', refusal: { code: 'not-yours' } })
    expect(await gm.command(asBob as Asking)).toMatchObject({ status: 'applied' })
    const begun = () => viewIn<Plays>(gm.present).table.begun
    for (let round = 0; round < 20 && !begun(); round++)
      await botsPlay(player, [gm, ann, bob], 50, { seed: 41 + round })
    expect(begun()).toBe(true)
    expect(await gm.command(choose)).toMatchObject({ refusal: { code: expect.stringMatching(/not-now|table-ended/) } })
    const stoodIn = watcher.present.lines.filter(({ as }) => as !== undefined)
    expect(stoodIn.length).toBeGreaterThan(0)
    expect(stoodIn.filter(({ by }) => by !== 'chair')).toEqual([])
  })

  it('SEC-2 SEC-6 SEC-9 SEAT-10 H1 all that a spectator and a player ever get holds no key, no token, no seed and no notes of others', async () => {
    const { made, gm, ann, bob, watcher } = await party(player, 1)
    const seen = [bob, watcher].map((one) => framesOf(one))
    const notes = { gm: 'the mayor is the murderer', [`seat:${ann.present.you.seat}`]: 'I will betray them' }
    for (const [one, into] of [
      [gm, 'gm'],
      [ann, `seat:${ann.present.you.seat}`],
    ] as const)
      // prettier-ignore
      await one.command({ type: 'edit', in: into, path: ['notes'], base: '', value: notes[into] ?? '' })
    await botsPlay(player, [gm, ann, bob], COMMANDS, { seed: 31 })
    const late = await at.come(at.server.url, made, 'spectator')
    const live = await at.server.tables.get(tableId.parse(made.table))
    if (live === null) throw new Error('no table')
    const { keys, tokens, seed } = live.state.sealed
    const secrets = [
      made.keys.chair, made.recovery, ...Object.values(keys).flat(), ...Object.values(tokens), seed ?? made.recovery,
      ann.where.token ?? '', bob.where.token ?? '', ...Object.values(notes),
    ] // prettier-ignore
    const read = await Promise.all(
      [made.keys.spectator, bob.where.token ?? ''].map((secret) => chronicle(made, secret)),
    )
    const everything = JSON.stringify([seen, read, late.present, bob.present, watcher.present])
    const hers = JSON.stringify(gm.present)
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThanOrEqual(16)
      expect(everything.includes(secret)).toBe(false)
    }
    expect(hers).toContain('the mayor is the murderer')
    expect(hers).not.toContain('I will betray them')
    expect(at.server.logged.join('\n')).not.toMatch(/murderer|betray/)
  })
})
