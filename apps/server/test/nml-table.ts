/** A table of New and Magic Land at which two settlers are in play, a season is open and a scene runs: where most tests begin. */
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import type { SeatId } from '@homestake/rules'
import type { NmlPlays } from '@homestake/rules/new-and-magic-land'
import { viewIn } from './players.ts'
import { join, table, until } from './table.ts'

export interface NmlTable {
  readonly made: MadeTable
  readonly gm: Connection
  readonly ann: Connection
  readonly bob: Connection
  readonly watcher: Connection
}

export const playOf = (one: Connection) => viewIn<NmlPlays>(one.present).table.play

export const seatOf = (one: Connection): SeatId => {
  const { seat } = one.present.you
  if (seat === null) throw new Error('nobody sits here')
  return seat
}

/** Do it, or say what was refused. */
export const must = async (one: Connection, asking: { type: string; [key: string]: unknown }): Promise<void> => {
  const outcome = await one.command(asking)
  if (outcome.status !== 'applied') throw new Error(`${asking.type}: ${JSON.stringify(outcome)}`)
  const reached = outcome.cursor.table ?? 0
  await until(one, ({ cursor }) => (cursor.table ?? 0) >= reached)
}

const write = async (one: Connection, other: Connection, name: string): Promise<void> => {
  const seat = seatOf(one)
  const edit = (path: string[], base: string | null, value: string) =>
    must(one, { type: 'edit', in: 'table', path: ['play', 'settlers', seat, ...path], base, value })
  await edit(['name'], '', name)
  const past = `What ${name} left behind`
  const secret = playOf(one).settlers[seat]?.past === null
  if (secret) await must(one, { type: 'edit', in: `between:${seat}`, path: ['play', 'past'], base: '', value: past })
  else await edit(['past'], '', past)
  await edit(['dream'], '', `What ${name} wants`)
  for (const id of ['1', '2', '3']) await edit(['aspects', id], '', `Aspect ${id} of ${name}`)
  for (const id of ['r2', 'r3']) await edit(['relationships', id, 'name'], '', `Person ${id} of ${name}`)
  await edit(['relationships', 'r1', 'seat'], null, seatOf(other))
}

/** Every settler has a Goal, and the GM sets a scene with all of them in it: from here a conflict may begin. */
export const setScene = async ({ gm, players }: { gm: Connection; players: readonly Connection[] }): Promise<void> => {
  for (const one of players) {
    await until(one, () => playOf(one).phase === 'season')
    const settler = playOf(one).settlers[seatOf(one)]
    if (settler?.stage === 'playing' && settler.goal === '')
      await must(one, { type: 'set-goal', goal: `The Goal of ${settler.name}` })
  }
  await until(gm, () =>
    Object.values(playOf(gm).settlers).every(({ stage, goal }) => stage !== 'playing' || goal !== ''),
  )
  const { settlers, turn } = playOf(gm)
  const present = players.map(seatOf).filter((seat) => settlers[seat]?.stage === 'playing')
  const holder = turn?.holder ?? 'gm'
  await must(gm, {
    type: 'set-scene',
    turn: turn?.turn ?? 0,
    present,
    about: 'Snow on the ford.',
    ...(holder === 'gm' ? {} : { as: holder }),
  })
  await Promise.all(players.map((one) => until(one, () => playOf(one).scene !== null)))
}

/** The GM closes the running scene and the season; each player goes through the season’s end, quietly. */
export const endSeason = async ({ gm, players }: { gm: Connection; players: readonly Connection[] }): Promise<void> => {
  if (playOf(gm).scene !== null) await must(gm, { type: 'close-scene', scene: playOf(gm).scene?.number })
  await must(gm, { type: 'close-season' })
  for (const one of players) {
    await until(one, () => playOf(one).phase !== 'season')
    const seat = seatOf(one)
    for (
      let at = playOf(one).endings[seat]?.at;
      at !== undefined && at.step !== 'done';
      at = playOf(one).endings[seat]?.at
    ) {
      const settler = playOf(one).settlers[seat]
      if (settler === undefined) break
      const spent = (amount: number) => {
        const grit = Math.min(amount, settler.grit.spent)
        return { grit, heart: Math.min(amount - grit, settler.heart.spent) }
      }
      const current = ({ score, spent: gone }: { score: number; spent: number }) => score - gone
      const asking = {
        roll: () => ({ type: 'roll-victory' }),
        tell: () => ({ type: 'tell-goal', text: '' }),
        points: ({ sixes = 0 }: { sixes?: number }) => ({ type: 'split-gain', grit: sixes, heart: 0 }),
        loss: () => ({ type: 'choose-loss', pool: current(settler.grit) > current(settler.heart) ? 'grit' : 'heart' }),
        relationship: () => ({ type: 'tie-grows', relationship: Object.keys(settler.relationships)[1] }),
        refresh: () => ({ type: 'roll-refresh' }),
        restore: ({ amount = 0 }: { amount?: number }) => ({ type: 'restore', ...spent(amount) }),
        dream: () => ({ type: 'settle-dream', dream: settler.dream }),
        'last-words': () => ({ type: 'tell-last-words', text: 'And that was all.' }),
      }[at.step](at as { sixes?: number; amount?: number })
      await must(one, asking as { type: string })
    }
  }
  await until(gm, () => playOf(gm).phase === 'between')
}

/** Everybody sits, and two settlers are approved. */
export const settled = async (url: string, options: Record<string, string> = {}): Promise<NmlTable> => {
  const made = await table(url, { game: 'new-and-magic-land', title: 'Bitter Creek', options })
  const gm = await join(url, made, 'chair')
  const ann = await join(url, made, { player: 'Ann' })
  const bob = await join(url, made, { player: 'Bob' })
  const watcher = await join(url, made, 'spectator')
  await until(ann, () => Object.keys(playOf(ann).settlers).length === 2)
  await write(ann, bob, 'Ruth')
  await write(bob, ann, 'Clement')
  for (const one of [ann, bob]) {
    await must(one, { type: 'submit-settler' })
    await must(gm, { type: 'approve-settler', seat: seatOf(one) })
  }
  return { made, gm, ann, bob, watcher }
}

/** Two settlers are in play, the first season is open, and a scene runs. */
export const nmlTable = async (
  url: string,
  { rating = 4, options = {} }: { rating?: number; options?: Record<string, string> } = {},
): Promise<NmlTable> => {
  const people = await settled(url, options)
  const { gm, ann, bob, watcher } = people
  await must(gm, { type: 'open-season', rating })
  await setScene({ gm, players: [ann, bob] })
  await until(watcher, () => playOf(watcher).scene !== null)
  return people
}

/** A conflict of a settler against the GM, in its gathering. */
export const gathering = async ({ gm, ann }: NmlTable): Promise<{ conflict: string; side: 'first' }> => {
  await must(ann, {
    type: 'declare-conflict',
    first: seatOf(ann),
    second: 'gm',
    pool: 'grit',
    stakes: 'The ford',
    opposition: '',
  })
  await until(gm, () => playOf(gm).conflict !== null)
  const conflict = playOf(gm).conflict?.id ?? ''
  await must(gm, { type: 'write-stakes', conflict, side: 'second', stakes: 'The flood' })
  for (const [one, side] of [
    [ann, 'first'],
    [gm, 'second'],
  ] as const) {
    await until(one, () => playOf(one).conflict?.sides.second.stakes === 'The flood')
    await must(one, { type: 'accept-stakes', conflict, step: playOf(one).conflict?.step, side })
  }
  await until(ann, () => playOf(ann).conflict?.stage === 'gather')
  return { conflict, side: 'first' }
}

/** Both sides say that they are ready: the dice fall. */
export const roll = async ({ gm, ann }: NmlTable): Promise<void> => {
  for (const [one, side] of [
    [ann, 'first'],
    [gm, 'second'],
  ] as const) {
    const { id, step } = playOf(one).conflict ?? { id: '', step: 0 }
    await must(one, { type: 'ready', conflict: id, step, side })
  }
  await until(ann, () => playOf(ann).conflict?.stage !== 'gather')
}

/** After the roll: whoever is behind gives in, whoever won tells it, and the conflict is over. */
export const finish = async ({ gm, ann }: NmlTable): Promise<void> => {
  for (;;) {
    const conflict = playOf(gm).conflict
    if (conflict === null) return
    const { id, step } = conflict
    if (conflict.stage === 'result')
      for (const side of conflict.lower === null ? (['first', 'second'] as const) : [conflict.lower])
        await must(side === 'first' ? ann : gm, {
          type: conflict.lower === null ? 'let-rest' : 'concede',
          conflict: id,
          step,
          side,
        })
    else if (conflict.stage === 'rewards')
      await must(conflict.narrator === 'gm' ? gm : ann, { type: 'narrate', conflict: id, text: 'So it goes.' })
    await until(gm, () => playOf(gm).conflict?.stage !== conflict.stage || playOf(gm).conflict?.step !== step)
  }
}

export const leave = ({ gm, ann, bob, watcher }: NmlTable): void =>
  [gm, ann, bob, watcher].forEach((one) => one.close())
