/** A table of Towerlands at which two heroes are in play: where stories begin, and how a conflict goes to its end by itself. */
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import type { SeatId } from '@homestake/rules'
import { SIDES, type Conflict, type SideName, type TlPlays } from '@homestake/rules/towerlands'
import { must, seatOf } from './nml-table.ts'
import { viewIn } from './players.ts'
import { join, table, until } from './table.ts'

export interface TlTable {
  readonly made: MadeTable
  readonly gm: Connection
  readonly ann: Connection
  readonly bob: Connection
  readonly watcher: Connection
}

export const viewOf = (one: Connection) => viewIn<TlPlays>(one.present)
export const playOf = (one: Connection) => viewOf(one).table.play
export const conflictOf = (one: Connection): Conflict => {
  const { conflict } = playOf(one)
  if (conflict === null) throw new Error('no conflict is on')
  return conflict
}

const write = async (one: Connection, hero: string, traits: readonly string[] = []): Promise<void> => {
  const into = `seat:${seatOf(one)}` as const
  const name = (path: string[], value: string) =>
    must(one, { type: 'edit', in: into, path: ['play', 'draft', ...path], base: '', value })
  await name(['name'], hero)
  for (const [n, trait] of Object.keys(viewOf(one)[into]?.play.draft?.traits ?? {}).entries())
    await name(['traits', trait, 'name'], traits[n] ?? `${trait} of ${hero}`)
  await must(one, { type: 'submit-sheet' })
}

/** Everybody sits, both sheets are taken on, and play is open. */
export const tlTable = async (
  url: string,
  options: Record<string, string> = {},
  traits: { readonly [hero in 'Isolt' | 'Marrec']?: readonly string[] } = {},
): Promise<TlTable> => {
  const made = await table(url, { game: 'towerlands', title: 'Highmark', options })
  const [gm, ann, bob] = [await join(url, made, 'chair'), await join(url, made, { player: 'Ann' }), await join(url, made, { player: 'Bob' })] // prettier-ignore
  const watcher = await join(url, made, 'spectator')
  await write(ann, 'Isolt', traits.Isolt)
  await write(bob, 'Marrec', traits.Marrec)
  for (const one of [ann, bob]) await must(gm, { type: 'approve-sheet', seat: seatOf(one) })
  await must(gm, { type: 'open-play' })
  await Promise.all([ann, bob, watcher].map((one) => until(one, () => playOf(one).phase === 'play')))
  return { made, gm, ann, bob, watcher }
}

type Asking = Parameters<typeof must>[1]

/** A command in the conflict as this one sees it now; the GM's in somebody's name with `as`. */
export const inConflict = async (one: Connection, asking: Asking, as?: SeatId): Promise<void> => {
  const { id, step } = conflictOf(one)
  await must(one, { conflict: id, step, ...asking, ...(as === undefined ? {} : { as }) })
}

/** Ann's hero against somebody whom the GM plays, agreed: the dice are to be rolled. */
export const agree = async ({ gm, ann }: TlTable, other: string | null = null): Promise<void> => {
  await must(ann, { type: 'propose-conflict', first: seatOf(ann), second: 'gm', other, opposition: 'The abbot', win: 'the bell', lose: 'her word', goal: '' }) // prettier-ignore
  await until(gm, () => playOf(gm).conflict !== null)
  const conflict = conflictOf(gm).id
  await must(gm, { type: 'write-stakes', conflict, side: 'second', win: 'silence', lose: 'the bell', goal: '' })
  await until(ann, () => playOf(ann).conflict?.sides.second.win === 'silence')
  await inConflict(ann, { type: 'accept-stakes', side: 'first' })
  await inConflict(gm, { type: 'accept-stakes', side: 'second' })
  await inConflict(gm, { type: 'choose-domain', domain: 'mental', influence: 2, rating: 3 })
}

/** The same, and rolled. */
export const fight = async (people: TlTable, other: string | null = null): Promise<void> => {
  await agree(people, other)
  await inConflict(people.gm, { type: 'roll' })
}

/** What a side does that only wants to get on; `null`: it waits. */
const next = (conflict: Conflict, side: SideName): Asking | null => {
  const at = { side }
  switch (conflict.stage) {
    case 'window':
      return conflict.sides[side].ready ? null : { type: 'ready', ...at }
    case 'victory':
      return conflict.side === side ? { type: 'play-die' } : null
    case 'chance':
      return conflict.side === side ? { type: 'decline-chance' } : null
    case 'burden':
      return conflict.side === side ? { type: 'write-burden', name: 'Shamed', text: '' } : null
    case 'answer':
      return conflict.side === side ? { type: 'tell', ...at, text: '' } : null
    case 'narrate': {
      const first = conflict.winner ?? 'first'
      return conflict.told[side] || (side !== first && !conflict.told[first])
        ? null
        : { type: 'tell', ...at, text: 'So.' }
    }
    case 'aftermath':
      if (conflict.winner === side) return conflict.told ? null : { type: 'tell', ...at, text: 'So it is.' }
      return conflict.accepted ? null : { type: 'accept-result', ...at }
    default:
      return null
  }
}

/** The GM plays whichever side is asked, for Ann in her name (D7). */
export const goOn = async ({ gm, ann }: Pick<TlTable, 'gm' | 'ann'>): Promise<void> => {
  const conflict = conflictOf(gm)
  const side = SIDES.find((one) => next(conflict, one) !== null)
  const asking = side === undefined ? null : next(conflict, side)
  if (side === undefined || asking === null) throw new Error(`nobody goes on at ${conflict.stage}`)
  await inConflict(gm, asking, side === 'first' ? seatOf(ann) : undefined)
}

/** To the conflict’s end. */
export const finish = async (people: Pick<TlTable, 'gm' | 'ann'>): Promise<void> => {
  while (playOf(people.gm).conflict !== null) await goOn(people)
}

export const leave = ({ gm, ann, bob, watcher }: TlTable): void => [gm, ann, bob, watcher].forEach((one) => one.close())
