import type { DrawnDie, Said } from '@homestake/rules'
import { commitToSeed, recompute } from '@homestake/rules/proof'
import type { ChronicleLine } from '@homestake/client'
import { describe, expect, it } from 'vitest'
import { CLEM, RUTH, settler, table } from '../logic/testing.ts'
import { summed } from '@homestake/rules/proof'
import { proofsOf } from './proof.ts'
import { toldOf } from './settlers.ts'
import { storyOf } from './story.ts'

type Told = { readonly type: string; readonly [key: string]: unknown }
const lines = (events: readonly Told[], by: ChronicleLine['by'] = RUTH): ChronicleLine[] =>
  events.map((event, n) => ({ in: 'table', key: `table/${n}/0`, n, at: n, by, event }))
const say = ({ event }: ChronicleLine): Said => ({ kind: 'turn', text: event.type, details: ['more'] })

const names = { first: 'Ruth', second: 'The river' }
const seed = 'ab'.repeat(32)
const nonces = 'chair=00'
const dice = (number: number): readonly DrawnDie[] =>
  recompute(
    { seed, nonces, number },
    [0, 1].map((die) => ({ die, sides: 6, faces: [0] })),
  )
const side = (shown: readonly DrawnDie[]) => ({
  hidden: false,
  dice: shown.map(({ die, faces }) => ({ die, bundle: 'b', faces, value: 1 })),
  best: 1,
  pool: 1,
  total: 2,
})
const rolled = (number: number, shown = dice(number)): Told => ({
  type: 'rolled',
  conflict: 'c',
  pool: 'grit',
  roll: { throw: number, sides: { first: side(shown), second: { hidden: true, count: 1 } }, leads: 'first' },
  names,
  stakes: names,
  whys: {},
  lower: 'second',
  gm: 'second',
  conflictPool: null,
})
const opened = (commitment = commitToSeed(seed)): Told => ({ type: 'chapter-opened', chapter: 'x', commitment })
const season = (name: string): Told => ({ type: 'season-opened', season: name })
const closed = (sealedRolls: readonly unknown[] = []): Told => ({
  type: 'season-closed',
  season: 'travel',
  rating: 3,
  supply: 6,
  left: 0,
  salt: 'salt',
  commitment: '00',
  sealedRolls,
  settlers: [RUTH],
})
const chapterClosed = (thrown: number, commitment = commitToSeed(seed)): Told => ({
  type: 'chapter-closed',
  chapter: 'x',
  seed,
  commitment,
  nonces,
  thrown,
})

describe('the book', () => {
  it('has a chapter for each season and a section for each scene, in which what was told is prose', () => {
    const story = storyOf(
      lines([
        { type: 'table-opened', title: 'Bitter Creek' },
        { type: 'said', kind: 'telling', text: 'Once.' },
        season('travel'),
        { type: 'scene-set', number: 1, about: 'The ford', names: ['Ruth'] },
        { type: 'said', kind: 'talk', text: 'Snacks?' },
        { type: 'said', kind: 'telling', text: 'It rained.' },
        { type: 'scene-closed', number: 1 },
        closed(),
        { type: 'goal-told', text: 'A roof.' },
        { type: 'goal-told', text: '' },
        { type: 'festival-opened' },
        { type: 'feast-told', text: 'Pies.' },
      ]),
      say,
    )
    expect(
      story.map((chapter) => [chapter.season, chapter.sections.map(({ head, passages }) => [head, passages.length])]),
    ).toEqual([
      [null, [[null, 1]]],
      [
        'travel',
        [
          [{ number: 1, about: 'The ford', names: ['Ruth'] }, 1],
          ['end', 1],
        ],
      ],
      ['festival', [[null, 1]]],
    ])
  })

  it('tells a conflict in short, with what was wanted in the end; one that was dropped never was', () => {
    const declared = (conflict: string): Told => ({
      type: 'conflict-declared',
      conflict,
      names,
      pool: 'grit',
      stakes: 'The beams',
    })
    const [chapter] = storyOf(
      lines([
        season('winter'),
        declared('c'),
        { type: 'stakes-agreed', conflict: 'c', names, pool: 'heart', stakes: { first: 'The beams', second: 'A leg' } },
        rolled(1),
        declared('d'),
        { type: 'conflict-won', conflict: 'c', names, stakes: { first: 'All of it', second: 'A leg' } },
        { type: 'conflict-dropped', conflict: 'd', names },
        { type: 'narrated', conflict: 'c', text: 'Home by dark.' },
      ]),
      say,
    )
    expect(chapter?.sections[0]?.passages).toMatchObject([
      {
        kind: 'conflict',
        fought: {
          pool: 'heart',
          stakes: { first: 'All of it', second: 'A leg' },
          rolls: [{ text: 'rolled' }],
          verdict: { text: 'conflict-won' },
        },
      },
      { kind: 'prose', text: 'Home by dark.', by: RUTH },
    ])
  })

  it('names everybody, with what came of the Dream: the fallen and those who were replaced too', () => {
    const one = table(null, {
      [CLEM]: settler('Clement Vey', { stage: 'out', ending: 'The ice.' }),
      [RUTH]: settler('Ruth Amsel'),
    })
    const play = {
      ...one.play,
      festival: { turn: null, step: 'fate' as const, order: [RUTH], fates: { [RUTH]: 'disaster' as const } },
      fallen: [{ seat: CLEM, name: 'Old Vey', dream: 'A mill', ending: 'Fever.' }],
    }
    const told = toldOf({ ...one, play }, lines([{ type: 'fate-told', seat: RUTH, text: 'Ash.' }]))
    expect(told.map(({ name, fate, ending }) => [name, fate, ending])).toEqual([
      ['Clement Vey', 'out', 'The ice.'],
      ['Ruth Amsel', 'disaster', 'Ash.'],
      ['Old Vey', 'out', 'Fever.'],
    ])
  })
})

describe('dice and seeds, open', () => {
  it('every throw that was shown is drawn again, and what was sealed once it is opened', () => {
    const sealed = { throw: 2, conflict: 'c', side: side(dice(2)) }
    const proofs = proofsOf(
      lines([
        opened(),
        season('travel'),
        rolled(1),
        closed([sealed]),
        chapterClosed(3),
        opened(),
        { type: 'victory-rolled', throw: 1, faces: [] },
        chapterClosed(0),
      ]),
    )
    expect(proofs).toMatchObject([
      { season: 'travel', end: false, kept: true, thrown: 3, shown: 2, wrong: [] },
      { season: 'travel', end: true, kept: true, thrown: 0, shown: 0, wrong: [] },
    ])
    expect(summed(proofs)).toEqual({ right: 2, shown: 2 })
  })

  it('a face that the seed does not give is found, and so is a seed that is not the promised one', () => {
    const forged = dice(2).map((die) => ({ ...die, faces: die.faces.map((face) => (face % 6) + 1) }))
    const wrong = proofsOf(lines([opened(), season('fall'), rolled(1), rolled(2, forged), closed(), chapterClosed(2)]))
    expect(wrong).toMatchObject([{ kept: true, wrong: [2] }])
    expect(summed(wrong)).toEqual({ right: 1, shown: 2 })
    const other = commitToSeed('cd'.repeat(32))
    for (const swapped of [
      [opened(other), rolled(1), chapterClosed(1)],
      [opened(), rolled(1), chapterClosed(1, other)],
    ]) {
      const proofs = proofsOf(lines(swapped))
      expect(proofs).toMatchObject([{ kept: false }])
      expect(summed(proofs)).toEqual({ right: 0, shown: 1 })
    }
  })
})
