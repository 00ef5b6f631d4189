/** What an older release wrote: it wakes as it was recorded, and is played on. */
import { describe, expect, it } from 'vitest'
import { pageOf, type Before, type Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { tableId, type Visible } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import type { Journal } from '../src/journal/journal.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { saidOf } from '../src/tables/changes.ts'
import { gameOf } from '../src/tables/games.ts'
import { wake } from '../src/tables/wake.ts'
import { botsPlay } from './bots.ts'
import { PLAYERS } from './players.ts'
import { recorded, type Recorded } from './recorded.ts'
import { join, serve } from './table.ts'

const journalOf = async ({ made, game, history }: Recorded): Promise<Journal> => {
  const journal = await openSqliteJournal({ path: ':memory:' })
  const answer = await journal.bring({ table: tableId.parse(made.table), game, at: 0 }, history)
  if (answer !== 'appended') throw new Error('the recorded journal was not taken')
  return journal
}

/** Every line that somebody may read, as JSON of its event. */
const readBy = async (one: Connection): Promise<string[]> => {
  const { url, table, key, token } = one.where
  const read: string[] = []
  for (let before: Before | null | undefined; before !== null;) {
    const page = await pageOf(url, table, token ?? key, before, 200)
    if (!page.ok) throw new Error(page.refusal.message)
    read.unshift(...page.value.lines.map(({ event }) => JSON.stringify(event)))
    before = page.value.before
  }
  return read
}

describe.each(recorded())('H22 the journal of $name', (old) => {
  const game = gameOf(games, old.game)
  if (game === undefined) throw new Error(`nobody plays ${old.game}`)
  const player = PLAYERS.find((one) => one.game === old.game)
  if (player === undefined) throw new Error(`no bot plays ${old.game}`)

  it('JRN-8 JRN-14 wakes to the state that was recorded, in the layout of today', async () => {
    const journal = await journalOf(old)
    const woken = await wake(journal, games, tableId.parse(old.made.table))
    if (woken === null) throw new Error('it does not wake')
    expect(woken.v).toBe(old.history.length)
    if (game.shape === old.shape) expect(woken.state).toEqual(old.state)
    const parts = woken.state as unknown as Readonly<Record<string, { readonly play: unknown }>>
    for (const [compartment, { play }] of Object.entries(parts)) {
      const [kind = ''] = compartment.split(':')
      if (kind === 'sealed') continue
      const schema = game.views[kind as keyof typeof game.views]
      expect(schema.safeParse(play).error, compartment).toBeUndefined()
    }
    await journal.close()
  })

  it('JRN-8 tells what was told: every event can still be read, and said', () => {
    const said = old.history.flatMap(({ entry }) => saidOf(game, entry.events).map(({ to, event }) => ({ to, event })))
    const kept = old.history.flatMap(({ lines }) =>
      lines.flatMap(({ compartment, lines: json }) =>
        (JSON.parse(json) as { event: unknown }[]).map(({ event }) => ({ to: compartment as Visible, event })),
      ),
    )
    const inOrder = (all: readonly object[]): string[] => all.map((one) => JSON.stringify(one)).sort()
    expect(inOrder(said)).toEqual(inOrder(kept))
  })

  it(
    'CUR-1 JRN-8 opens by its old links, shows its whole chronicle, and is played on',
    { timeout: 120_000 },
    async () => {
      const journal = await journalOf(old)
      const server = await serve({ journal, games })
      const made = old.made as MadeTable
      const people = [
        await join(server.url, made, 'chair'),
        ...(await Promise.all(old.players.map((name) => join(server.url, made, { player: name })))),
      ]
      expect(people.map(({ present }) => present.status)).toEqual(people.map(() => 'live'))
      const [chair] = people
      if (chair === undefined) throw new Error('nobody is here')
      const shown = await readBy(chair)
      expect(shown.length).toBeGreaterThan(20)
      const outcomes = new Set<string>()
      await botsPlay(player, people, 25, {
        seed: 11,
        each: ({ outcome }) => outcomes.add('refusal' in outcome ? outcome.refusal.code : outcome.status),
      })
      expect(outcomes).toContain('applied')
      expect(outcomes).not.toContain('fault')
      expect((await readBy(chair)).slice(0, shown.length)).toEqual(shown)
      expect(server.logged.filter((line) => line.includes('fault'))).toEqual([])
      people.forEach((one) => one.close())
      await server.close()
    },
  )
})
