/** Bitter Creek: a table of New and Magic Land with three settlers who have names and wishes, for pictures of the real app. */
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { must, playOf, seatOf, setScene } from '../../apps/server/test/nml-table.ts'
import { join, until } from '../../apps/server/test/table.ts'
import type { House } from '../../e2e/house.ts'

export const SETTLERS = [
  {
    player: 'Mara', name: 'Ruth Amsel', grit: 4, aspects: ['Lumberjack', 'Never late', 'Sings low'],
    ties: ['Old Tobias, ferryman', 'Clement Vey', 'The Reverend'], tied: 1,
    past: 'I signed for the weir at Dunmore.', dream: 'A school with a bell.', goal: 'A roof on the schoolhouse before the thaw.',
  },
  {
    player: 'Jonas', name: 'Clement Vey', grit: 7, aspects: ['Tells it slant', 'Good with mules', 'Steady aim'],
    ties: ['Ruth Amsel', 'The miller’s widow', 'Captain Thorne'], tied: 0,
    past: 'I left a debt, and my sister to pay it.', dream: 'A newspaper that tells the truth.', goal: 'Type, and a press to set it in.',
  },
  {
    player: 'Mo', name: 'Ines Calder', grit: 2, aspects: ['Reads the weather', 'Too proud to ask', 'Knows the old songs'],
    ties: ['Clement Vey', 'Doctor Hale', 'The boy from the ridge'], tied: 0,
    past: 'I was counted dead at Carrow Ford.', dream: 'Peace with the people of the ridge.', goal: 'A winter without a burial.',
  },
] as const // prettier-ignore

export interface BitterCreek {
  readonly made: MadeTable
  readonly gm: Connection
  readonly players: readonly [Connection, Connection, Connection]
}

/** Everybody sits; nobody has written anything. */
export const seatedAtCreek = async (house: House, title = 'Bitter Creek'): Promise<BitterCreek> => {
  const made = await house.table(title)
  const gm = await join(house.url, made, 'chair')
  const come = (player: string) => join(house.url, made, { player })
  const players = [await come('Mara'), await come('Jonas'), await come('Mo')] as const
  for (const one of players) await until(one, () => Object.keys(playOf(one).settlers).length === 3)
  return { made, gm, players }
}

/** One settler is written, field by field, and handed in. */
export const writeSettler = async ({ players }: BitterCreek, which: 0 | 1 | 2): Promise<void> => {
  const sheet = SETTLERS[which]
  const one = players[which]
  const own = ['play', 'settlers', seatOf(one)]
  const edit = (path: readonly string[], base: string | null, value: string) =>
    must(one, { type: 'edit', in: 'table', path: [...own, ...path], base, value })
  await edit(['name'], '', sheet.name)
  await edit(['past'], '', sheet.past)
  await edit(['dream'], '', sheet.dream)
  await must(one, { type: 'split-pools', grit: sheet.grit })
  for (const [n, aspect] of sheet.aspects.entries()) await edit(['aspects', `${n + 1}`], '', aspect)
  for (const [n, tie] of sheet.ties.entries()) {
    const other = players[SETTLERS.findIndex(({ name }) => name === tie)]
    const path = ['relationships', `r${n + 1}`]
    if (other === undefined) await edit([...path, 'name'], '', tie)
    else await edit([...path, 'seat'], null, seatOf(other))
  }
  await must(one, { type: 'submit-settler' })
}

/** All three settlers are in play, before the first season. */
export const settledAtCreek = async (house: House, title?: string): Promise<BitterCreek> => {
  const creek = await seatedAtCreek(house, title)
  for (const which of [0, 1, 2] as const) {
    await writeSettler(creek, which)
    await must(creek.gm, { type: 'approve-settler', seat: seatOf(creek.players[which]) })
  }
  return creek
}

export const openSeason = async ({ gm, players }: BitterCreek, rating: number): Promise<void> => {
  await must(gm, { type: 'open-season', rating })
  await Promise.all(players.map((one) => until(one, () => playOf(one).phase === 'season')))
}

/** A season is open, every settler has a Goal, and a scene runs with all of them in it. */
export const sceneAtCreek = async (creek: BitterCreek, rating = 5): Promise<void> => {
  await openSeason(creek, rating)
  for (const [i, { goal }] of SETTLERS.entries()) await must(creek.players[i] ?? creek.gm, { type: 'set-goal', goal })
  await setScene(creek)
}

/** Ruth against the river. */
export const agreedAtCreek = async ({ gm, players: [ruth] }: BitterCreek): Promise<void> => {
  await must(ruth, { type: 'declare-conflict', first: seatOf(ruth), second: 'gm', pool: 'grit', stakes: 'The beams come down the ice road today, whole.', opposition: '' }) // prettier-ignore
  await until(gm, () => playOf(gm).conflict !== null)
  const conflict = playOf(gm).conflict?.id ?? ''
  await must(gm, { type: 'name-opposition', conflict, name: 'The river' })
  await must(gm, { type: 'write-stakes', conflict, side: 'second', stakes: 'The ice takes the sledge, and Tobias’s leg.' }) // prettier-ignore
  for (const [one, side] of [[ruth, 'first'], [gm, 'second']] as const) {
    await until(one, () => playOf(one).conflict?.sides.second.stakes !== '')
    await must(one, { type: 'accept-stakes', conflict, step: playOf(one).conflict?.step, side })
  } // prettier-ignore
  await until(ruth, () => playOf(ruth).conflict?.stage === 'gather')
}

/** What both sides put into the tray. */
export const gatheredAtCreek = async ({ gm, players: [ruth, clement] }: BitterCreek): Promise<void> => {
  const conflict = playOf(gm).conflict?.id ?? ''
  await must(ruth, { type: 'call-aspect', conflict, aspect: '1' })
  await must(ruth, { type: 'call-relationship', conflict, relationship: 'r1' })
  await must(clement, { type: 'help', conflict, side: 'first', relationship: 'r1' })
  await must(gm, { type: 'spend-drama', conflict, side: 'second', aspect: 'Black under the snow' })
  await must(gm, { type: 'spend-drama', conflict, side: 'second', aspect: 'Louder than shouting' })
  await must(gm, {
    type: 'call-past',
    conflict,
    seat: seatOf(ruth),
    how: 'The weir at Dunmore sounded just like this.',
  })
}

/** Ruth goes on, for more. */
export const escalateAtCreek = async ({ players: [ruth] }: BitterCreek, stakes: string): Promise<void> => {
  const { id, step } = playOf(ruth).conflict ?? { id: '', step: 0 }
  await must(ruth, { type: 'escalate', conflict: id, step, side: 'first', stakes })
}

/** Everybody has seen what everybody did. */
export const togetherAtCreek = async ({ gm, players }: BitterCreek): Promise<void> => {
  const reached = Math.max(...[gm, ...players].map(({ present }) => present.cursor.table ?? 0))
  await Promise.all([gm, ...players].map((one) => until(one, ({ cursor }) => (cursor.table ?? 0) >= reached)))
}

export const leaveCreek = ({ gm, players }: BitterCreek): void => [gm, ...players].forEach((one) => one.close())
