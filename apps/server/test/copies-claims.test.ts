/** Files that claim more than play comes to are refused; the most that is let in costs a bounded number of dice and bytes. */
import { expect, it } from 'vitest'
import { exportTable, importTable, type Connection } from '@homestake/client'
import type { MadeTable, TableCopy } from '@homestake/protocol'
import { games } from '@homestake/rules/authority'
import { logText, movesOf, type ItPlays } from '@homestake/rules/inverted-tower'
import { copyWords as words } from '../src/keeping/words.ts'
import { claiming, many } from './copies-claims.ts'
import { framesOf } from './frames.ts'
import { gathering, leave, must, nmlTable, playOf, seatOf } from './nml-table.ts'
import { viewIn } from './players.ts'
import { serving } from './serving.ts'
import { table, until } from './table.ts'
import { conflictOf, inConflict, leave as leaveTl, playOf as tlPlayOf, tlTable } from './tl-table.ts'

const on = serving({ games })

const exported = async (made: MadeTable): Promise<TableCopy> => {
  const copy = await exportTable(on.server.url, made.table, made.keys.chair)
  if (!copy.ok) throw new Error(copy.refusal.message)
  return copy.value
}
const broughtTo = async (file: unknown): Promise<Connection> => {
  const made = await importTable(on.server.url, file)
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return on.come(on.server.url, made.value, 'chair')
}
const refused = async (copy: TableCopy, path: string, value: unknown): Promise<void> =>
  expect([path, await on.server.tables.bring(claiming(copy, path, value))]).toEqual([
    path,
    { code: 'malformed', message: words.unreadable, path: expect.any(String) as string },
  ])

/** How many bytes come down to somebody while something is done. */
const bytesOf = async (one: Connection, act: () => Promise<unknown>): Promise<number> => {
  const frames = framesOf(one)
  await act()
  return frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0)
}

it('COPY-7 New and Magic Land: a side throws 360 dice at most, whatever the file says', async () => {
  const people = await nmlTable(on.server.url, { options: { relationshipDiceCap: 'none' } })
  await gathering(people)
  const ann = seatOf(people.ann)
  const copy = await exported(people.made)
  leave(people)
  const bundle = (i: number) => ({ dice: i < 6 ? 11 : 1, why: { kind: 'always' }, by: ann, order: i + 1, thrown: false }) // prettier-ignore
  const tie = { name: 'Somebody', note: '', rating: 60, seat: null }
  const settler = `view/table/play/settlers/${ann}`
  let largest = copy
  for (const [path, value] of [
    ['view/table/play/conflict/sides/*/bundles', many(300, bundle)],
    [`${settler}/victoryDice`, 200],
    [`${settler}/grit`, { score: 200, spent: 0 }],
    [`${settler}/relationships`, many(40, () => tie)],
  ] as const)
    largest = claiming(largest, path, value) as TableCopy
  const gm = await broughtTo(largest)
  expect(await gm.command({ type: 'burn-victory', conflict: playOf(gm).conflict?.id ?? '', as: ann })).toMatchObject({
    status: 'rejected',
    refusal: { code: 'not-allowed' },
  })
  const ready = (side: 'first' | 'second', as?: string) =>
    must(gm, { type: 'ready', conflict: playOf(gm).conflict?.id, step: playOf(gm).conflict?.step, side, ...(as === undefined ? {} : { as }) }) // prettier-ignore
  await ready('first', ann)
  const bytes = await bytesOf(gm, () => ready('second'))
  const { first, second } = playOf(gm).conflict?.roll?.sides ?? {}
  expect([first, second].map((side) => side?.hidden === false && side.dice.length)).toEqual([360, 360])
  expect(bytes).toBeLessThan(400_000)

  await refused(copy, 'view/table/play/conflict/sides/first/bundles', many(301, bundle))
  await refused(
    copy,
    'view/table/play/conflict/sides/first/bundles',
    many(300, (i) => ({ ...bundle(i), dice: 2 })),
  )
  await refused(copy, 'view/table/play/conflict/sides/*/bundles/*/dice', 1_000_000)
  for (const [path, value] of [
    ['victoryDice', 201],
    ['harvestDice', 61],
    ['grit', { score: 201, spent: 0 }],
    ['relationships', many(41, () => tie)],
    ['relationships/*/rating', 61],
  ] as const)
    await refused(copy, `${settler}/${path}`, value)
})

it('COPY-7 Towerlands: a side throws 840 dice at most, which is what the GM can write', async () => {
  const people = await tlTable(on.server.url, { wells: 'start', privateSheets: 'on' })
  const { gm, ann } = people
  await must(ann, { type: 'propose-conflict', first: seatOf(ann), second: 'gm', other: null, opposition: 'The abbot', win: 'the bell', lose: 'her word', goal: '' }) // prettier-ignore
  await until(gm, () => tlPlayOf(gm).conflict !== null)
  await must(gm, { type: 'write-stakes', conflict: conflictOf(gm).id, side: 'second', win: 'silence', lose: 'the bell', goal: '' }) // prettier-ignore
  await until(ann, () => tlPlayOf(ann).conflict?.sides.second.win === 'silence')
  await inConflict(ann, { type: 'accept-stakes', side: 'first' })
  await inConflict(gm, { type: 'accept-stakes', side: 'second' })
  await inConflict(gm, { type: 'choose-domain', domain: 'mental', influence: 2, rating: 3 })
  const copy = await exported(people.made)
  const hero = `view/table/play/heroes/${seatOf(ann)}`
  const hidden = `view/between:${seatOf(ann)}/play/traits`
  leaveTl(people)
  const well = (i: number) => ({ kind: 'well', name: `Well ${i}`, note: '', rating: 20, spent: 0 })
  let largest = copy
  for (const [path, value] of [
    [hidden, many(40, well)],
    [`${hero}/sheet/traits`, {}],
    ['view/table/play/conflict/sides/*/influence', 20],
    ['view/table/play/conflict/sides/*/rating', 20],
  ] as const)
    largest = claiming(largest, path, value) as TableCopy
  const again = await broughtTo(largest)
  const bytes = await bytesOf(again, () => inConflict(again, { type: 'roll' }))
  expect(Object.keys(conflictOf(again).sides.first.dice)).toHaveLength(840)
  expect(bytes).toBeLessThan(400_000)

  for (const [path, value] of [
    [hidden, many(41, well)],
    [`${hidden}/*/rating`, 21],
    [`${hero}/sheet/influence`, 21],
    [`${hero}/sheet/domains/mental`, 1_000_000],
    [`${hero}/storyPoints`, 100],
    ['view/table/play/conflict/sides/first/influence', 1_000_000],
    [`${hero}/burdens`, many(201, () => ({ name: 'A', domain: 'mental', value: 3, from: null }))],
  ] as const)
    await refused(copy, path, value)
  await refused(claiming(copy, hidden, many(40, well)) as TableCopy, `${hero}/sheet/traits`, many(1, well))
})

it('COPY-7 The Inverted Tower: what is listed in a viewer’s browser is bounded by what play comes to', async () => {
  const made = await table(on.server.url, { game: 'inverted-tower' })
  const ann = await on.come(on.server.url, made, { player: 'Ann' })
  await must(ann, { type: 'enter', name: 'Ada', attribute: 'str' })
  const copy = await exported(made)
  const seat = seatOf(ann)
  const run = `view/table/play/runs/${seat}`
  const room = { kind: 'mobs', monsters: 3, killed: 0, treasure: null, wandering: [], more: { fights: 0, kills: 0 } }
  const fight = { kind: 'fight', left: 3, wandering: false }
  let largest = copy
  for (const [path, value] of [
    [`${run}/rooms`, Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`${i + 1}`, room]))],
    [`${run}/explored`, 2000],
    [`${run}/entered`, 2000],
    [`${run}/at`, 2000],
    [`${run}/stage`, fight],
    [`${run}/floor`, 1000],
    ...['hp', 'maxHp', 'daggers', 'potions', 'gold', 'level'].map((name) => [`${run}/delvers/*/${name}`, 10_000]),
  ] as [string, unknown][])
    largest = claiming(largest, path, value) as TableCopy
  const host = await broughtTo(largest)
  const view = viewIn<ItPlays>(host.present)
  const { runs } = view.table.play
  expect(movesOf(view, seat).filter(({ kind }) => kind === 'attack').length).toBeLessThan(3100)
  expect(runs[seat] === undefined ? Infinity : logText(runs[seat]).length).toBeLessThan(200_000)
  const { id, step } = runs[seat] ?? { id: '', step: 0 }
  const attack = { type: 'attack', run: id, step, attribute: 'str', daggers: 1000, as: seat }
  expect(await bytesOf(host, () => must(host, attack))).toBeLessThan(2000)

  const log = (text: string) => [{ floor: 1, rooms: 1, kills: 0, log: text }]
  for (const [path, value] of [
    ['stage', { ...fight, left: 4 }],
    ['rooms', { 1: { ...room, monsters: 4 } }],
    ['rooms', { 1: { ...room, wandering: Array.from({ length: 9 }, () => ({ monsters: 1, killed: 0 })) } }],
    ['rooms', Object.fromEntries(Array.from({ length: 2009 }, (_, i) => [`${i + 1}`, room]))],
    ['past', log('9999999')],
    ['past', log('0/9999999')],
    ['past', log('nothing that anybody can read')],
    ['past', Array.from({ length: 1001 }, () => log('3')[0])],
    ['floor', 1001],
    ['explored', 500_001],
    ...['hp', 'maxHp', 'daggers', 'potions', 'gold', 'level', 'kills'].map((name) => [`delvers/*/${name}`, 1_000_000]),
  ] as [string, unknown][])
    await refused(copy, `${run}/${path}`, value)
  const long = Array.from({ length: 2000 }, () => '3~2').join(' ')
  expect(await on.server.tables.bring(claiming(copy, `${run}/past`, log(long)))).toHaveProperty('table')
  const best = { id: 'a', number: 1, names: ['A'], end: 'dead', floor: 1, kills: 0, rooms: 1, before: { floors: 0, rooms: 0, kills: 0 } } // prettier-ignore
  await refused(copy, 'view/table/play/best', [{ ...best, floors: log('0/9999999') }])
  await refused(
    copy,
    'view/table/play/best',
    Array.from({ length: 11 }, () => ({ ...best, floors: log('3') })),
  )
})

it('COPY-7 H24 a hundred thousand of anything are refused: slips, lines and veils, people, nonces, letters', async () => {
  const made = await table(on.server.url, { game: 'new-and-magic-land' })
  const ann = seatOf(await on.come(on.server.url, made, { player: 'Ann' }))
  const copy = await exported(made)
  const MANY = 100_000
  const [text, settler] = ['x'.repeat(MANY), `view/table/play/settlers/${ann}`]
  const slip = (i: number) => ({ kind: 'note', text: 'A', done: false, order: i + 1 })
  const veil = (i: number) => ({ kind: 'veil', text: 'A', order: i + 1 })
  const opposition = { name: 'A', note: '', aspects: {} }
  for (const [path, value] of [
    ['view/gm/slips', many(MANY, slip)],
    ['view/table/boundaries', many(MANY, veil)],
    ['view/gm/notes', text],
    [`${settler}/dream`, text],
    [`${settler}/relationships/*/note`, text],
    [`${settler}/name`, 'a\u202eb'],
    ['view/table/play/fallen', Array.from({ length: MANY }, () => ({ seat: ann, name: 'A', dream: '', ending: '' }))],
    ['view/gm/play/used', Array.from({ length: MANY }, () => 1)],
    ['view/gm/play/oppositions', many(MANY, () => opposition)],
    ['view/gm/play/oppositions', { a: { ...opposition, aspects: many(7, () => 'A') } }],
    ['view/gm/play/oppositions', { a: { ...opposition, aspects: { [text]: 'A' } } }],
    ['view/table/pause', { agreed: Array.from({ length: MANY }, () => ann) }],
    ['view/table/seats/*/order', 1_000_000],
  ] as const)
    await refused(copy, path, value)
  const [line] = copy.lines
  const [part = 'table'] = Object.keys(line?.told ?? {})
  const told = (event: unknown) => [{ ...line, told: { [part]: { n: 1, events: [event] } } }]
  await refused(copy, 'lines', told({ type: 'scene-set', number: 1, setBy: 'gm', name: 'A', present: [], names: Array.from({ length: MANY }, () => 'A'), about: '' })) // prettier-ignore
  await refused(copy, 'lines', told({ type: 'settler-approved', seat: ann, name: text }))
})
