/** How a table begins: the entry that holds its first state whole. */
import type { Game, Json, SealedHouse } from '@homestake/rules'
import { openTable, type Chance } from '@homestake/rules/authority'
import type { Diffs, Entry } from '../journal/entry.ts'
import { inShape } from './shape.ts'

export const firstEntry = (
  game: Game,
  title: string,
  options: object,
  keys: SealedHouse['keys'],
  chance: Chance,
): Entry => {
  const state = openTable(game, { title, options, keys })
  const whole = (part: object) => [['=', [], part as unknown as Json]] as const
  const diffs: Diffs = { table: whole(state.table), gm: whole(state.gm), sealed: whole(state.sealed) }
  return {
    v: 1,
    at: chance.now,
    ...inShape(game),
    actor: 'door',
    by: 'chair',
    command: { id: 'open', type: 'open' },
    dice: [],
    diffs,
    inverse: {},
    events: [{ to: 'table', event: { type: 'table-opened', title } as { type: string } }],
    cursor: { table: 1, gm: 1, sealed: 1 },
  }
}
