/** Commands that nobody may give, at tables in the middle of play, as many as the time allows. */
import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { answer as answerSchema, type Answer } from '@homestake/protocol'
import { houseCommand, seatId, SPECTATOR, tableId, type Viewer } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import { gameOf } from '../src/tables/games.ts'
import { botsPlay } from './bots.ts'
import { PLAYERS, type Player } from './players.ts'
import { picker } from './random.ts'
import { eachCommand, fitting, knownIn, oneOf, type Known, type Pick } from './abuse-schemas.ts'
import { malformed } from './abuse-values.ts'
import { serving } from './serving.ts'
import { table } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const TABLES = 4
/** Of each kind, over all games. */
const REFUSED = FULL ? 100_000 : 2_000
const PER_TABLE = Math.ceil(REFUSED / TABLES / PLAYERS.length)
/** Of bots, before the first table is abused; each one after is further on. */
const PLAYED = 25
/** What may be held after one table’s share of them, of what is still in use. */
const HEAP_BYTES = 8 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

const at = serving({ games })

const inPlay = async (player: Player, round: number) => {
  const { game, options } = player
  const made = await table(at.server.url, { game, options: options[round % options.length] ?? {} })
  const chair = await at.come(at.server.url, made, 'chair')
  const seated = [
    await at.come(at.server.url, made, { player: 'Ann' }),
    await at.come(at.server.url, made, { player: 'Bob' }),
  ]
  await botsPlay(player, [chair, ...seated], PLAYED * (round + 1), { seed: round + 1 })
  const live = await at.server.tables.get(tableId.parse(made.table))
  if (live === null) throw new Error('no table')
  const viewers: Viewer[] = seated.map(({ present }) => ({ chair: false, seat: seatId.parse(present.you.seat) }))
  return { live, viewers: [...viewers, SPECTATOR] }
}
type InPlay = Awaited<ReturnType<typeof inPlay>>

/** One command, and that it left no trace if it was refused. @returns the answer */
const given = async ({ live }: InPlay, viewer: Viewer, raw: unknown): Promise<Answer> => {
  const { state, v } = live
  const answers: Answer[] = []
  await live.command(viewer, raw, (answer) => void answers.push(answer))
  const [answer] = answers
  if (answer === undefined || answers.length > 1) throw new Error(`${answers.length} answers`)
  answerSchema.parse(answer)
  if (answer.status === 'applied' ? live.v !== v + 1 : live.state !== state || live.v !== v)
    throw new Error(`${answer.status}, and the table went from ${v} to ${live.v}`)
  return answer
}

const codeOf = (answer: Answer): string => ('refusal' in answer ? answer.refusal.code : answer.status)

const wellFormed = (schema: Parameters<typeof fitting>[0], pick: Pick, known: Known) => ({
  ...(fitting(schema, pick, known) as { type: string }),
  id: randomUUID(),
})

const errors = (): string[] => at.server.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)

describe.each(PLAYERS)('at tables of $game', (player) => {
  const game = gameOf(games, player.game)
  if (game === undefined) throw new Error('no such game')
  const schemas = [...eachCommand(houseCommand), ...eachCommand(game.commands)]

  it.each(['malformed', 'illegal'])(
    `WIRE-13 CMD-6 H24 %s commands are refused and leave no trace (${PER_TABLE * TABLES})`,
    { timeout: 600_000 },
    async (kind) => {
      const codes = new Set<string>()
      const types = new Set<string>()
      const held: number[] = []
      for (let round = 0; round < TABLES; round++) {
        const pick = picker(1000 * round + kind.length)
        const playing = await inPlay(player, round)
        const before = heap()
        let refused = 0
        let known: (Known & { readonly v: number }) | undefined
        for (let i = 0; refused < PER_TABLE; i++) {
          if (i > 4 * PER_TABLE) throw new Error('too much was allowed')
          // What is applied moves the table on, and what can be named with it.
          if (known?.v !== playing.live.v) known = { v: playing.live.v, ...knownIn(playing.live.state) }
          const command = wellFormed(schemas[i % schemas.length] ?? houseCommand, pick, known)
          types.add(command.type)
          const seat = oneOf(pick, playing.viewers)
          const raw = kind === 'malformed' ? malformed(command, pick) : command
          const code = codeOf(await given(playing, seat, raw))
          codes.add(code)
          if (code !== 'applied') refused++
        }
        held.push(heap() - before)
      }
      expect(Math.max(...held)).toBeLessThan(HEAP_BYTES)
      expect(codes).not.toContain('fault')
      expect(codes).toContain(kind === 'malformed' ? 'malformed' : 'not-yours')
      expect(types.size).toBe(schemas.length)
      expect(errors()).toEqual([])
    },
  )
})
