/** What is read, watched, kept and taken back: the overlay, the replay, the book and the dice of an ended year, slips, rules. */
import { askForDemo } from '@homestake/client'
import { OWN_GAMES } from '@homestake/rules'
import type { Page } from 'playwright-core'
import { must } from '../../apps/server/test/nml-table.ts'
import type { House } from '../../e2e/house.ts'
import { goTo } from '../../e2e/people.ts'
import { agreedAtCreek, gatheredAtCreek, sceneAtCreek, settledAtCreek, type BitterCreek } from '../staged/bitter-creek.ts'
import { openDesk, takeBack, windOn } from './acts.ts'
import { behindAndAhead, endedAtCreek, rollAtCreek } from './new-and-magic-land.ts'
import { asChair, asPlayer, asSpectator, inGerman, type Screen } from './screen.ts'

const heading = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).first().waitFor()
const wound = (page: Page): Promise<void> => page.getByRole('slider', { name: 'Where you are' }).waitFor()
const shown = (page: Page): Promise<void> => page.getByRole('main').first().waitFor()

/** A conflict that has been thrown for once. */
const thrown = async (house: House): Promise<BitterCreek> => {
  const creek = await settledAtCreek(house)
  await sceneAtCreek(creek)
  await agreedAtCreek(creek)
  await gatheredAtCreek(creek)
  await rollAtCreek(house, creek, behindAndAhead[1])
  return creek
}

const watched = async (house: House): Promise<readonly Screen[]> => {
  const { made } = await thrown(house)
  const overlay = { path: `/t/${made.table}?overlay#${made.keys.spectator}`, ready: shown }
  const replay = { path: `/t/${made.table}/replay#${made.keys.spectator}`, ready: wound }
  const demo = await askForDemo(house.url, 'en')
  if (!demo.ok) throw new Error(demo.refusal.message)
  return [
    { name: 'overlay', ...overlay },
    { name: 'overlay no key', path: `/t/${made.table}?overlay`, ready: (page) => page.getByText('no key').waitFor() },
    { name: 'replay begins', ...replay },
    { name: 'replay further', ...replay, act: windOn(24) },
    { name: 'demo spectator', path: `/t/${demo.value.table}#${demo.value.key}` },
  ]
} // prettier-ignore

const kept = async (house: House): Promise<readonly Screen[]> => {
  const slips = await settledAtCreek(house)
  await sceneAtCreek(slips)
  const write = (slip: string, kind: string, text: string) => must(slips.gm, { type: 'write-slip', slip, kind, text })
  await write('notes0000001', 'note', 'Ask Clement about the weir.')
  await write('notes0000002', 'note', 'The abbot lies.')
  await must(slips.gm, { type: 'tick-slip', slip: 'notes0000002', done: true })
  await write('scenes000001', 'scene', 'The ford at dusk: somebody has cut the rope.')
  await write('stakes000001', 'stakes', 'The ice takes the sledge.')
  const takes = await thrown(house)
  const taken = await thrown(house)
  const rolls = taken.gm.present.lines.findLast(({ event }) => event.type === 'rolled')
  if (rolls === undefined) throw new Error('nothing was rolled')
  await must(taken.gm, { type: 'take-back', in: rolls.in, n: rolls.n })
  const chronicle = (page: Page) => goTo(page, 'Chronicle')
  return [
    { name: 'slips desk GM', ...asChair(slips.made), act: openDesk },
    { name: 'undo asked GM', ...asChair(takes.made), act: takeBack(/Ruth Amsel rolls/) },
    { name: 'undo taken player', ...asPlayer(taken.made, taken.players[0]), act: chronicle },
    { name: 'undo taken spectator', ...asSpectator(taken.made), act: chronicle },
  ]
}

const read = async (house: House): Promise<readonly Screen[]> => {
  const { made } = await endedAtCreek(house)
  const page = (part: string) => ({ ready: heading, whole: true, path: `/t/${made.table}/${part}#${made.keys.spectator}` })
  const rules = OWN_GAMES.map((game) => ({ name: `rules ${game}`, path: `/rules/${game}`, ready: heading }))
  return [
    { name: 'read book of a year', ...page('book') },
    { name: 'read dice of a year', ...page('dice') },
    { name: 'new table', path: '/new', ready: heading, whole: true },
    ...rules,
    ...rules.map(inGerman),
  ]
} // prettier-ignore

export const readingScreens = async (house: House): Promise<readonly Screen[]> => [
  ...(await watched(house)),
  ...(await kept(house)),
  ...(await read(house)),
]
