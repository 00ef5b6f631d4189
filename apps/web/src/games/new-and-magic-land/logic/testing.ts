/** A table with two settlers for the tests of the view logic: Ruth at seat `ruth`, Clement at seat `clem`. */
import { type SeatId } from '@homestake/rules'
import { nmlOptions, type Bundle, type Conflict, type Settler, type Side } from '@homestake/rules/new-and-magic-land'
import type { NmlHouse } from './people.ts'

export const RUTH = 'ruth' as SeatId
export const CLEM = 'clem' as SeatId

export const settler = (name: string, more: Partial<Settler> = {}): Settler => ({
  stage: 'playing',
  name,
  grit: { score: 4, spent: 1 },
  heart: { score: 6, spent: 0 },
  aspects: { '1': 'Lumberjack', '2': 'Never late', '3': 'Sings low' },
  relationships: {
    r1: { name: 'Old Tobias', note: '', rating: 4, seat: null },
    r2: { name: '', note: '', rating: 2, seat: CLEM },
    r3: { name: 'The Reverend', note: '', rating: 0, seat: null },
  },
  past: 'Dunmore weir',
  dream: 'A school with a bell',
  goal: 'A roof',
  victoryDice: 0,
  harvestDice: 0,
  ending: '',
  ...more,
})

export const side = (principal: Side['principal'], more: Partial<Side> = {}): Side => ({
  principal,
  name: '',
  stakes: 'something',
  accepted: false,
  ready: false,
  bundles: {},
  ...more,
})

export const bundle = (order: number, why: Bundle['why'], dice = 1, by: Bundle['by'] = RUTH): Bundle => ({
  dice,
  why,
  by,
  order,
  thrown: false,
})

const base = {
  id: 'c1',
  step: 3,
  pool: 'grit',
  declaredBy: RUTH,
  scene: 1,
  sides: { first: side(RUTH), second: side('gm', { name: 'The river' }) },
  gift: null,
  pastCalled: false,
  complications: {},
  rolls: 0,
  raised: 0,
  roll: null,
} as const

type Base = { -readonly [key in keyof typeof base]?: Conflict[key] }
type StageOf<S extends Conflict['stage']> = Extract<Conflict, { stage: S }>

/** A conflict of Ruth against the river. */
export const conflict = <S extends Conflict['stage']>(
  stage: Omit<StageOf<S>, keyof typeof base> & { stage: S },
  more: Base = {},
): Conflict => ({ ...base, ...more, ...stage }) as unknown as Conflict

export const table = (
  on: Conflict | null = null,
  settlers = { [RUTH]: settler('Ruth Amsel'), [CLEM]: settler('Clement Vey') },
): NmlHouse => ({
  game: 'new-and-magic-land',
  title: 'Bitter Creek',
  options: nmlOptions.parse({}),
  begun: true,
  ended: false,
  seats: {
    [RUTH]: { name: 'Anna', colour: 'madder', order: 2 },
    [CLEM]: { name: 'Jonas', colour: 'moss', order: 1 },
  },
  chapter: null,
  play: {
    phase: 'season',
    setting: '',
    settlers,
    season: {
      number: 1,
      name: 'travel',
      commitment: '',
      closing: false,
      settlers: 2,
      known: { pool: null, rating: null, supply: null },
    },
    past: [],
    turn: { holder: 'gm', turn: 0, scenes: 0 },
    scene: null,
    conflict: on,
    endings: {},
    festival: null,
    fallen: [],
  },
})
