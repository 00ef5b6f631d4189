/** Files that somebody has changed by hand: refused, or a table that can be played. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { exportTable, type Present } from '@homestake/client'
import type { Answer } from '@homestake/protocol'
import { seatIds, type Viewer } from '@homestake/rules'
import { games, viewOf, type Chance } from '@homestake/rules/authority'
import { testChance } from '@homestake/rules/testing'
import type { LiveTable } from '../src/tables/live-table.ts'
import { botsPlay } from './bots.ts'
import { mutated } from './copies-mutated.ts'
import { PLAYERS, type Player } from './players.ts'
import { picker, seeds } from './random.ts'
import { serving } from './serving.ts'
import { table } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
/** Of each game, from each of three moments of its play. */
const FILES = FULL ? 1000 : 25
const COMMANDS = 12
const MOMENTS = [0, 40, 120]

/** Ids and dice are the same in each run, so that files and changes are. */
let turn = 0
/**
 * Counted where something is drawn, and not where somebody asks what time it is: clocks do that as often as they come to, and
 * what a file holds would go by how busy the machine is.
 */
const drawn = (): Chance => {
  let own: Chance | undefined
  const chance = (): Chance => (own ??= testChance(++turn, { ids: `id${turn}-` }))
  return {
    ...testChance(0),
    id: () => chance().id(),
    salt: () => chance().salt(),
    seed: () => chance().seed(),
  }
}
const on = serving({ games, chance: drawn })

const copyAfter = async (player: Player, i: number, commands: number): Promise<unknown> => {
  const { url } = on.server
  const made = await table(url, { game: player.game, options: player.options[i % 2] ?? {} })
  const people = [await on.come(url, made, 'chair')]
  for (const name of ['Ann', 'Bob']) people.push(await on.come(url, made, { player: name }))
  if (commands > 0) await botsPlay(player, people, commands, { seed: i + 1 })
  const copy = await exportTable(url, made.table, made.keys.chair)
  if (!copy.ok) throw new Error(copy.refusal.message)
  return JSON.parse(JSON.stringify({ ...copy.value, exported: 1 }))
}

const asked = async (live: LiveTable, viewer: Viewer, command: object): Promise<Answer> => {
  const answers: Answer[] = []
  await live.command(viewer, { id: randomUUID(), ...command }, (answer) => answers.push(answer))
  const [answer] = answers
  if (answer === undefined || answers.length > 1) throw new Error(`${answers.length} answers`)
  return answer
}

/** Play a little. A file may contradict itself: then a rule may fail, which changes nothing (CMD-7). @returns how often */
const played = async (live: LiveTable, player: Player, pick: (n: number) => number): Promise<number> => {
  const viewers: Viewer[] = [
    { chair: true, seat: null },
    ...seatIds(live.state.table).map((seat) => ({ chair: false, seat })),
  ]
  let faults = 0
  for (let given = 0; given < COMMANDS; given++) {
    const you = viewers[pick(viewers.length)] ?? { chair: true, seat: null }
    const view: unknown = JSON.parse(JSON.stringify(viewOf(live.state, you)))
    const proposal = player.propose({ view, you } as Present, pick)
    if (proposal === null) continue
    const { v } = live
    const { as, command } = proposal
    const answer = await asked(live, you, { ...command, ...(as === undefined ? {} : { as }) })
    if (!('refusal' in answer) || answer.refusal.code !== 'fault') continue
    faults++
    expect(live.v).toBe(v)
  }
  return faults
}

it.each(PLAYERS.flatMap((player) => seeds(1).map((seed) => ({ player, game: player.game, seed }))))(
  `COPY-3 ${FILES * MOMENTS.length} changed files of $game are refused, or are tables that can be played (seed $seed)`,
  async ({ player, seed }) => {
    const pick = picker(seed)
    turn = seed
    const counted = { refused: 0, made: 0, faulty: 0 }
    for (const [i, commands] of MOMENTS.entries()) {
      const copy = await copyAfter(player, i, commands)
      for (let n = 0; n < FILES; n++) {
        const made = await on.server.tables.bring(JSON.parse(JSON.stringify(mutated(copy, pick))))
        if ('code' in made) {
          expect(made.message).toMatch(/^[A-Z].*\.$/)
          counted.refused++
          continue
        }
        counted.made++
        const live = await on.server.tables.get(made.table)
        if (live === null) throw new Error('it was not kept')
        if ((await played(live, player, pick)) > 0) counted.faulty++
        const chair = { chair: true, seat: null }
        if (!live.state.table.ended)
          expect(await asked(live, chair, { type: 'say', to: 'table', kind: 'talk', text: 'Here' })).toMatchObject({
            status: 'applied',
          })
      }
    }
    expect(counted.refused).toBeGreaterThan(counted.made)
    expect(counted.made).toBeGreaterThan(FILES / 10)
    expect(counted.faulty).toBeLessThanOrEqual(counted.made / 10)
    expect(on.server.logged.filter((line) => line.includes('a request failed'))).toEqual([])
  },
  FULL ? 1_200_000 : 60_000,
)
