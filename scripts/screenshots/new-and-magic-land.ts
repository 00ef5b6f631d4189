/** Tables of New and Magic Land, each brought to another moment of its year. */
import { endSeason, must, playOf, seatOf } from '../../apps/server/test/nml-table.ts'
import { until } from '../../apps/server/test/table.ts'
import type { House } from '../../e2e/house.ts'
import { goTo } from '../../e2e/people.ts'
import { press, stage } from '../../e2e/settlers.ts'
import {
  agreedAtCreek,
  gatheredAtCreek,
  openSeason,
  sceneAtCreek,
  seatedAtCreek,
  settledAtCreek,
  togetherAtCreek,
  writeSettler,
  type BitterCreek,
} from '../staged/bitter-creek.ts'
import { asChair, asPlayer, forAll, type Screen } from './screen.ts'
import { openDesk } from './acts.ts'

const all = (name: string, { made, players: [ruth] }: BitterCreek): readonly Screen[] => forAll(`nml ${name}`, made, ruth)

/** The next throw of both sides. */
export const rollAtCreek = async (house: House, creek: BitterCreek, faces: readonly number[]): Promise<void> => {
  const { gm, players: [ruth] } = creek
  house.faces.push([...faces])
  for (const [one, side] of [[ruth, 'first'], [gm, 'second']] as const) {
    await togetherAtCreek(creek)
    const { id, step } = playOf(one).conflict ?? { id: '', step: 0 }
    await must(one, { type: 'ready', conflict: id, step, side })
  }
  await togetherAtCreek(creek)
} // prettier-ignore

const BEHIND = [2, 4, 3, 1, 2, 3, 1, 2, 4, 6, 1, 2, 3, 1]
const AHEAD = [2, 5, 6, 6, 1, 4, 1, 3, 2, 4, 3, 5, 2, 4, 1]

/** The faces of two throws: Ruth is behind, and ahead. */
export const behindAndAhead = [BEHIND, AHEAD] as const

/** Ruth stands for the beams, and has thrown. */
const rolled = async (house: House, faces: readonly number[]): Promise<BitterCreek> => {
  const creek = await settledAtCreek(house)
  await sceneAtCreek(creek)
  await agreedAtCreek(creek)
  await gatheredAtCreek(creek)
  await rollAtCreek(house, creek, faces)
  return creek
}

const beginnings = async (house: House): Promise<readonly Screen[]> => {
  const empty = await house.table('Bitter Creek')
  const making = await seatedAtCreek(house)
  await writeSettler(making, 1)
  const between = await settledAtCreek(house)
  const goals = await settledAtCreek(house)
  await openSeason(goals, 5)
  return [
    { name: 'nml empty table GM', ...asChair(empty) },
    ...all('making', making),
    { name: 'nml waiting for the GM player', ...asPlayer(making.made, making.players[1]) },
    ...all('before the season', between),
    { name: 'nml before the season desk', ...asChair(between.made), act: openDesk },
    ...all('goals', goals),
  ]
}

const scenes = async (house: House): Promise<readonly Screen[]> => {
  const calm = await settledAtCreek(house)
  await sceneAtCreek(calm)
  const { made, players: [ruth] } = calm
  await must(ruth, { type: 'say', to: 'table', kind: 'telling', text: 'Grey light. Eleven of us on the bank with ropes.' })
  const ruths = asPlayer(made, ruth)
  return [
    ...all('scene', calm),
    { name: 'nml sheet player', ...ruths, act: (page) => goTo(page, 'Sheet') },
    { name: 'nml chronicle player', ...ruths, act: (page) => goTo(page, 'Chronicle') },
    { name: 'nml desk GM', ...asChair(made), act: openDesk },
    { name: 'nml declare player', ...ruths, act: (page) => press(page, 'Start a conflict') },
  ]
} // prettier-ignore

const conflicts = async (house: House): Promise<readonly Screen[]> => {
  const stakes = await settledAtCreek(house)
  await sceneAtCreek(stakes)
  const { players: [ruth] } = stakes
  await must(ruth, { type: 'declare-conflict', first: seatOf(ruth), second: 'gm', pool: 'grit', stakes: 'The beams come down the ice road today, whole.', opposition: '' })
  const gather = await settledAtCreek(house)
  await sceneAtCreek(gather)
  await agreedAtCreek(gather)
  await gatheredAtCreek(gather)
  const behind = await rolled(house, BEHIND)
  const ahead = await rolled(house, AHEAD)
  const rewards = await rolled(house, AHEAD)
  const { id, step } = playOf(rewards.gm).conflict ?? { id: '', step: 0 }
  await must(rewards.gm, { type: 'concede', conflict: id, step, side: 'second' })
  return [
    ...all('stakes', stakes),
    ...all('gather', gather),
    { name: 'nml gather odds player', ...asPlayer(gather.made, gather.players[0]), act: (page) => stage(page).getByText('What are the chances?').click() },
    ...all('behind', behind),
    ...all('ahead', ahead),
    ...all('rewards', rewards),
  ]
} // prettier-ignore

/** A whole year, to the last word. */
export const endedAtCreek = async (house: House): Promise<BitterCreek> => {
  const closed = await settledAtCreek(house)
  for (const rating of [1, 2, 3, 4, 5]) {
    await must(closed.gm, { type: 'open-season', rating })
    await endSeason(closed)
  }
  await must(closed.gm, { type: 'open-festival' })
  for (;;) {
    await togetherAtCreek(closed)
    const { phase, festival } = playOf(closed.gm)
    const one = closed.players.find((player) => seatOf(player) === festival?.turn)
    if (phase === 'closed' || one === undefined || festival === null) break
    await must(one, { feast: { type: 'tell-feast', text: 'Dancing, and pies.' }, roll: { type: 'roll-harvest' }, fate: { type: 'tell-fate', text: 'So it was.' } }[festival.step])
  }
  await until(closed.gm, () => playOf(closed.gm).phase === 'closed')
  return closed
}

const endings = async (house: House): Promise<readonly Screen[]> => {
  const ending = await settledAtCreek(house)
  await sceneAtCreek(ending)
  await must(ending.gm, { type: 'close-scene', scene: playOf(ending.gm).scene?.number })
  await must(ending.gm, { type: 'close-season' })
  const year = await settledAtCreek(house)
  for (const rating of [1, 2, 3, 4, 5]) {
    await must(year.gm, { type: 'open-season', rating })
    await endSeason(year)
  }
  await must(year.gm, { type: 'open-festival' })
  const closed = await endedAtCreek(house)
  return [...all('season’s end', ending), ...all('festival', year), ...all('ended', closed)]
} // prettier-ignore

export const nmlScreens = async (house: House): Promise<readonly Screen[]> => [
  ...(await beginnings(house)),
  ...(await scenes(house)),
  ...(await conflicts(house)),
  ...(await endings(house)),
]
