/** Random play of every game: whoever watches with a delay sees what was to be seen that long ago, and nothing else. */
import { describe, expect, it } from 'vitest'
import { Connection } from '@homestake/client'
import { DELAYS } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import { botsPlay } from './bots.ts'
import { Clock, delayBy, linesOf, SECOND, shown, tableOf } from './delayed.ts'
import { PLAYERS } from './players.ts'
import { picker, seeds } from './random.ts'
import { serving } from './serving.ts'
import { table } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const STEPS = FULL ? 160 : 36

/** What the chair saw of the table, from when on. */
interface Seen {
  readonly at: number
  readonly table: unknown
  readonly lines: readonly string[]
}

describe.each(PLAYERS)('$game', (player) => {
  const clock = new Clock()
  const here = serving({ chance: clock.chance, games, env: { BEAT_SECONDS: '86400' } })

  it.each(seeds(FULL ? 4 : 1))(
    'DELAY-2 DELAY-4 is shown as it was so long ago, in random play (seed %i)',
    async (seed) => {
      const { url } = here.server
      const pick = picker(seed)
      const made = await table(url, { game: player.game, options: player.options[seed % player.options.length] ?? {} })
      const chair = await here.come(url, made, 'chair')
      const watching: Connection[] = [await here.come(url, made, 'spectator')]
      const people = [
        chair,
        await here.come(url, made, { player: 'Ann' }),
        await here.come(url, made, { player: 'Bob' }),
      ]
      const seen: Seen[] = []
      /** Up to where they were shown the table when the delay of now was chosen; -1: there is none. */
      let from = -1
      const see = (): void => {
        const { present } = chair
        // What was made in the moment in which a delay was chosen, and after that, was made after that moment.
        seen.push({ at: Math.max(clock.now, from + 1), table: tableOf(present), lines: linesOf(present) })
      }
      see()
      let seconds = 0
      let upTo = clock.now

      // At a table that has ended nothing is done any more.
      for (let step = 0; step < STEPS && chair.present.view?.table?.ended !== true; step++) {
        clock.pass(pick(25))
        let next = from
        if (pick(6) === 0) {
          const other = DELAYS[pick(5)] ?? 0
          if (other !== seconds) {
            upTo = Math.max(upTo, clock.now - seconds * SECOND)
            await delayBy(chair, other)
            seconds = other
            next = other === 0 ? -1 : upTo
          }
        } else await botsPlay(player, people, 1, { seed: pick(1_000_000) })
        await shown([here.server], people)
        see()
        from = next
        if (pick(8) === 0) watching.push(await here.come(url, made, 'spectator'))
        if (pick(10) === 0) watching.push(here.keep(await looking(url, made)))
        await shown([here.server], watching)
        upTo = Math.max(upTo, seconds === 0 ? (seen.at(-1)?.at ?? 0) : clock.now - seconds * SECOND)
        const expected = seen.findLast(({ at }) => at <= upTo)
        for (const { present } of watching) {
          expect(tableOf(present), `step ${step}, ${seconds} s`).toEqual(expected?.table)
          expect(present.presence?.behind).toBe(seconds === 0 ? undefined : seconds)
        }
        // The first one has been here all the time, and has every line that the chair had by then.
        const [first] = watching
        expect(first === undefined ? [] : linesOf(first.present)).toEqual(expected?.lines)
      }
      expect(watching.reduce((sum, { counts }) => sum + counts.gaps, 0)).toBe(0)
    },
  )
})

/** Somebody with the players’ link who takes no seat. */
const looking = async (url: string, made: { table: string; keys: { player: string } }): Promise<Connection> => {
  const one = new Connection(
    { url, table: made.table, key: made.keys.player },
    { nonces: false, transports: ['websocket'] },
  )
  await new Promise<void>((resolve) => {
    const stop = one.subscribe(({ status }) => status === 'live' && setImmediate(() => (stop(), resolve())))
  })
  return one
}
