/** Towers, each gone down by somebody who always does the obvious, to another moment. */
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { movesOf, type ItPlays, type Run } from '@homestake/rules/inverted-tower'
import { must, seatOf } from '../../apps/server/test/nml-table.ts'
import { viewIn } from '../../apps/server/test/players.ts'
import { join, table, until } from '../../apps/server/test/table.ts'
import type { House } from '../../e2e/house.ts'
import { goTo } from '../../e2e/people.ts'
import { forAll, asPlayer, type Screen } from './screen.ts'

interface Tower {
  readonly made: MadeTable
  readonly players: readonly [Connection, Connection]
}

const openTower = async (house: House, options: Record<string, string>): Promise<Tower> => {
  const made = await table(house.url, { game: 'inverted-tower', title: 'The well of Sant’Ivo', options })
  return { made, players: [await join(house.url, made, { player: 'Bryn' }), await join(house.url, made, { player: 'Odo' })] }
} // prettier-ignore

const runOf = (one: Connection): Run | undefined => viewIn<ItPlays>(one.present).table.play.runs[seatOf(one)]

const goDown = async ({ players }: Tower): Promise<void> => {
  for (const [one, name] of [[players[0], 'Bryn the Bold'], [players[1], 'Odo of the Lamps']] as const)
    await must(one, { type: 'enter', name, attribute: 'str' })
} // prettier-ignore

/** The obvious, again and again, until the run is where it should be. */
const playUntil = async (one: Connection, there: (run: Run) => boolean): Promise<void> => {
  for (let turn = 0; turn < 400; turn++) {
    const run = runOf(one)
    if (run !== undefined && there(run)) return
    const move = movesOf(viewIn<ItPlays>(one.present), seatOf(one)).find(({ kind }) => kind !== 'retire' && kind !== 'enter')
    if (move === undefined) return
    await must(one, move.command)
  }
} // prettier-ignore

/** Towers until there is one in which it comes so far. */
const towerWhere = async (house: House, options: Record<string, string>, there: (run: Run) => boolean): Promise<Tower> => {
  for (let tries = 1; ; tries++) {
    const tower = await openTower(house, options)
    await goDown(tower)
    await playUntil(tower.players[0], there)
    const run = runOf(tower.players[0])
    if (tries === 20 || (run !== undefined && there(run))) return tower
  }
} // prettier-ignore

/** A tower in which somebody has come some rooms. */
export const deepTower = (house: House): Promise<Tower> =>
  towerWhere(house, {}, ({ entered, stage }) => entered >= 9 && stage.kind === 'explore')

export const itScreens = async (house: House): Promise<readonly Screen[]> => {
  const mouth = await openTower(house, {})
  const deep = await deepTower(house)
  const fight = await towerWhere(house, {}, ({ entered, stage }) => entered >= 5 && stage.kind === 'fight')
  const over = await towerWhere(house, {}, ({ stage }) => stage.kind === 'over')
  const party = await openTower(house, { mode: 'party' })
  await goDown(party)
  const race = await openTower(house, { race: 'on' })
  await goDown(race)
  await until(race.players[0], () => viewIn<ItPlays>(race.players[0].present).table.play.race !== null)
  const all = (name: string, { made, players: [one] }: Tower) => forAll(`tower ${name}`, made, one, 'host')
  return [
    ...all('mouth', mouth),
    ...all('deep', deep),
    { name: 'tower sheet player', ...asPlayer(deep.made, deep.players[0]), act: (page) => goTo(page, 'Sheet') },
    ...all('fight', fight),
    ...all('over', over),
    ...all('party', party),
    ...all('race', race),
  ]
}
