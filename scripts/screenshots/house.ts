/** What is the same whatever is played: the front door, links, ways in, what is wrong with them, dialogs, pages to read. */
import { must, seatOf } from '../../apps/server/test/nml-table.ts'
import type { House } from '../../e2e/house.ts'
import type { Page } from 'playwright-core'
import { agreedAtCreek, gatheredAtCreek, sceneAtCreek, settledAtCreek } from '../staged/bitter-creek.ts'
import { inMenu, openMenu } from './acts.ts'
import { asChair, asPlayer, asSpectator, keptFor, type Screen } from './screen.ts'

const heading = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).first().waitFor()
const landed = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Open a table' }).waitFor()
/** What a browser says of an answer that refuses: it is what is shown. */
const REFUSED = /Failed to load resource/

const landing = async (house: House): Promise<readonly Screen[]> => {
  const one = await house.table('Bitter Creek')
  const other = await house.table('Highmark', 'towerlands')
  const yours = { ...keptFor(one, 'Bitter Creek'), ...keptFor(other, 'Highmark, and what became of it') }
  const page = { path: '/', ready: landed, whole: true }
  return [
    { name: 'landing', ...page },
    { name: 'landing first screen', ...page, whole: false },
    { name: 'landing your tables', ...page, keeps: yours },
    { name: 'landing Towerlands chosen', ...page, act: (it) => it.getByRole('radio', { name: 'Towerlands' }).check() },
    { name: 'landing how we play', ...page, act: (it) => it.getByText('How we play').click() },
  ]
}

const doors = async (house: House): Promise<readonly Screen[]> => {
  const { made, gm, players: [ruth] } = await settledAtCreek(house)
  const fresh = await house.table('Bitter Creek')
  const quiet = await house.table('Bitter Creek')
  const at = { ready: heading, whole: true }
  const recovery = { [`homestake:table:${fresh.table}`]: { title: 'Bitter Creek', last: fresh.keys.chair, keys: fresh.keys, recovery: fresh.recovery } }
  const shut = await settledAtCreek(house)
  await must(shut.gm, { type: 'end-table' })
  const locked = await settledAtCreek(house)
  await must(locked.gm, { type: 'lock', locked: true })
  const seat = seatOf(ruth)
  await must(gm, { type: 'vacate', seat })
  return [
    { name: 'door links', path: `/t/${fresh.table}`, keeps: recovery, ...at },
    { name: 'door join', path: `/t/${made.table}#${made.keys.player}`, ...at },
    { name: 'door join empty', path: `/t/${quiet.table}#${quiet.keys.player}`, ...at },
    { name: 'door ended', path: `/t/${shut.made.table}#${shut.made.keys.player}`, ready: heading },
    { name: 'door locked', path: `/t/${locked.made.table}#${locked.made.keys.player}`, ...at },
    { name: 'door recovery', path: `/t/${made.table}#${made.recovery}`, ...at },
    { name: 'door wrong key', path: `/t/${made.table}#${'x'.repeat(32)}`, ...at, mayComplain: REFUSED },
    { name: 'door no table', path: `/t/nothinghere12#${'x'.repeat(32)}`, ...at, mayComplain: REFUSED },
    { name: 'door no key', path: `/t/${made.table}`, ...at, mayComplain: REFUSED },
    { name: 'door nowhere', path: '/t/no', ...at },
    { name: 'offline', path: '/offline.html', ...at },
  ]
} // prettier-ignore

const dialogs = async (house: House): Promise<readonly Screen[]> => {
  const creek = await settledAtCreek(house)
  await sceneAtCreek(creek)
  await agreedAtCreek(creek)
  await gatheredAtCreek(creek)
  const { made, gm, players: [ruth] } = creek
  await must(gm, { type: 'draw-boundary', boundary: 'spiders00001', kind: 'line', text: 'No spiders' })
  await must(ruth, { type: 'draw-boundary', boundary: 'burials00001', kind: 'veil', text: 'Burials happen off the page' })
  const people = (page: Page) => page.getByRole('button', { name: /^Who is here/ }).click()
  const chair = asChair(made)
  const reading = (part: string) => ({ ready: heading, whole: true, path: `/t/${made.table}/${part}#${made.keys.spectator}` })
  const paused = await settledAtCreek(house)
  await sceneAtCreek(paused)
  await must(paused.gm, { type: 'pause' })
  return [
    { name: 'menu GM', ...chair, act: openMenu },
    { name: 'menu spectator', ...asSpectator(made), act: openMenu },
    { name: 'people GM', ...chair, act: people },
    { name: 'people player', ...asPlayer(made, ruth), act: people },
    { name: 'dialog links GM', ...chair, act: inMenu('Links') },
    { name: 'dialog invite player', ...asPlayer(made, ruth), act: inMenu('Invite a player') },
    { name: 'dialog tend GM', ...chair, act: inMenu('Look after the table') },
    { name: 'dialog how we play GM', ...chair, act: inMenu('How we play') },
    { name: 'dialog look as GM', ...chair, act: inMenu('See what they see') },
    { name: 'looking as spectator GM', ...chair, act: async (page) => {
      await inMenu('See what they see')(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Who watches' }).click()
    } },
    { name: 'dialog safety player', ...asPlayer(made, ruth), act: (page) => page.getByRole('button', { name: 'Lines, veils, a pause' }).click() },
    { name: 'paused GM', ...asChair(paused.made) },
    { name: 'paused player', ...asPlayer(paused.made, paused.players[0]) },
    { name: 'read book', ...reading('book') },
    { name: 'read dice', ...reading('dice') },
  ]
} // prettier-ignore

export const houseScreens = async (house: House): Promise<readonly Screen[]> => [
  ...(await landing(house)),
  ...(await doors(house)),
  ...(await dialogs(house)),
]

