import type { ChronicleLine } from '@homestake/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cameFromOthers, groundOf, nextSound } from './sound.ts'
import { Sounds } from './sounds.ts'

const played = vi.hoisted((): string[] => [])
vi.mock('./synth.ts', () => ({ play: ({ of }: { readonly of: string }) => void played.push(of) }))

const line = (n: number, type = 'rolled', by = 'seat0001'): ChronicleLine =>
  ({ n, in: 'table', by, event: { type }, key: `${n}`, at: n }) as ChronicleLine
const isMine = ({ by }: ChronicleLine): boolean => by === 'seat0002'
const settled = () => vi.dynamicImportSettled()

beforeEach(() => {
  played.length = 0
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
})
afterEach(() => vi.unstubAllGlobals())

test('SOUND-1 each press of the menu chooses the next: off, soft, and off again', () => {
  expect(nextSound('off')).toBe('soft')
  expect(nextSound('soft')).toBe('off')
})

test('SOUND-1 nothing is heard while it is off, nor before anybody has pressed anything', async () => {
  new Sounds(() => false).dice('wood').lands()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  new Sounds(() => true).dice('wood').lands()
  await settled()
  expect(played).toEqual([])
})

test('SOUND-2 dice, and what a chain grows by, are heard while it is on', async () => {
  const { lands, grows } = new Sounds(() => true).dice('stone')
  lands()
  grows(2)
  await settled()
  expect(played).toEqual(['die', 'explosion'])
})

test('SOUND-2 my turn is heard once, when somebody else has brought it about', async () => {
  const sounds = new Sounds(() => true)
  const news = [line(1)]
  sounds.yourTurn([], isMine)
  sounds.yourTurn(news, isMine)
  sounds.yourTurn(news, isMine)
  sounds.yourTurn([line(2, 'rolled', 'seat0002')], isMine)
  await settled()
  expect(played).toEqual(['your-turn'])
})

test('SOUND-2 what is taken back, and what was there when the page opened, makes no sound', () => {
  expect(cameFromOthers([], isMine)).toBe(false)
  expect(cameFromOthers([line(1, 'taken-back')], isMine)).toBe(false)
  expect(cameFromOthers([line(1), line(2, 'said', 'seat0002')], isMine)).toBe(false)
  expect(cameFromOthers([line(1)], isMine)).toBe(true)
})

test('each game has a ground of its own', () => {
  expect((['new-and-magic-land', 'towerlands', 'inverted-tower'] as const).map(groundOf)).toEqual([
    'paper',
    'stone',
    'wood',
  ])
})
