/** A server of one's own, with the built web app, on a free port and in a folder that goes away. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { makeTable } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import type { GameId } from '@homestake/rules'
import { scriptedDice, type Chance } from '@homestake/rules/authority'
import { readConfig } from '../apps/server/src/config.ts'
import type { Pace } from '../apps/server/src/demo/play-out.ts'
import { build, type Built } from '../apps/server/src/server.ts'
import { realChance } from '../apps/server/src/tables/chance.ts'

/** A test types faster than people do. */
const FAST = { MESSAGES_PER_SECOND: '1000', MESSAGE_BURST: '1000' }

export interface House {
  readonly url: string
  readonly server: Built
  /** The faces of the throws to come, in the order in which they are drawn; without any, dice are dice. */
  readonly faces: number[][]
  /** How many times faster than it is read a table plays itself. */
  hurry: number
  /** A new table; of *New and Magic Land*, if nothing else is said. */
  table(title?: string, game?: GameId, options?: Readonly<Record<string, string>>): Promise<MadeTable>
  close(): Promise<void>
}

/** @param dist where the web app was built, if not in its usual place */
export const openHouse = async (dist = process.env['WEB_DIST']): Promise<House> => {
  const folder = mkdtempSync(join(tmpdir(), 'homestake-'))
  const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', TABLES_PER_HOUR: '1000', ...FAST })
  const faces: number[][] = []
  const chance = (): Chance => {
    const real = realChance()
    const dice: Chance['dice'] = (chapter) => {
      const prepared = faces.shift()
      return prepared === undefined ? real.dice(chapter) : scriptedDice(prepared, chapter.number)
    }
    return { ...real, dice }
  }
  const pace: Pace = (ms, signal) => after(ms / house.hurry, undefined, { signal, ref: false })
  const server = await build(config, { chance, pace, ...(dist === undefined ? {} : { dist }) })
  const url = await server.listen()
  const house: House = {
    url,
    server,
    faces,
    hurry: 1,
    async table(title = 'Bitter Creek', game = 'new-and-magic-land', options = {}) {
      const made = await makeTable(url, { game, title, options })
      if (!made.ok) throw new Error(made.refusal.message)
      return made.value
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return house
}
