import type { Said } from '@homestake/rules'
import { commitToSeed, recompute } from '@homestake/rules/proof'
import type { ChronicleLine } from '@homestake/client'
import { describe, expect, it } from 'vitest'
import { summed } from '@homestake/rules/proof'
import { ANNA, hero, table } from '../testing.ts'
import { toldOf } from './heroes.ts'
import { proofsOf } from './proof.ts'
import { storyOf } from './story.ts'

type Told = { readonly type: string; readonly [key: string]: unknown }
const lines = (events: readonly Told[]): ChronicleLine[] =>
  events.map((event, n) => ({ in: 'table', key: `table/${n}/0`, n, at: n, by: ANNA, event }))
const say = ({ event }: ChronicleLine): Said => ({ kind: 'turn', text: event.type })

const names = { first: 'Oslo', second: 'The scholar' }
const proposed: Told = {
  type: 'conflict-proposed',
  conflict: 'c',
  sides: {
    first: { name: 'Oslo', win: 'the argument', principal: ANNA },
    second: { name: 'The scholar', win: '', principal: 'gm' },
  },
}
const ended = (winner: string | null, win = 'the argument'): Told => ({
  type: 'conflict-ended',
  conflict: 'c',
  winner,
  win,
  names,
})

describe('the book of a towerland', () => {
  it('has each conflict in short, with what was told of it, and the calm between', () => {
    const story = storyOf(
      lines([
        { type: 'table-opened', title: 'Oslo’s tower' },
        { type: 'said', kind: 'telling', text: 'Once.' },
        { type: 'said', kind: 'talk', text: 'Snacks?' },
        proposed,
        { type: 'stakes-written', side: 'second', win: 'his name' },
        { type: 'domain-chosen', domain: 'mental', names },
        { type: 'rolled', throw: 1, fallen: [] },
        { type: 'told', text: 'He smiles.' },
        { type: 'told', text: '' },
        { type: 'burden-written' },
        ended('first'),
        { type: 'said', kind: 'telling', text: 'Quiet again.' },
      ]),
      say,
    )
    expect(story.map(({ fought, passages }) => [fought === null, passages.map(({ kind }) => kind)])).toEqual([
      [true, ['prose']],
      [false, ['prose', 'remark']],
      [true, ['prose']],
    ])
    expect(story[1]?.fought).toMatchObject({
      names,
      win: { first: 'the argument', second: 'his name' },
      domains: ['mental'],
      dice: [{ text: 'rolled' }],
      verdict: { text: 'conflict-ended' },
    })
  })

  it('T-R26 what was dropped leaves no trace, what was settled freely does', () => {
    const dropped = (decided: string) => storyOf(lines([proposed, { type: 'conflict-dropped', names, decided }]), say)
    expect(dropped('')).toEqual([])
    expect(dropped('They share it.')).toMatchObject([{ fought: { verdict: { text: 'conflict-dropped' } } }])
  })

  it('says what each hero won, and what they bear', () => {
    const burden = { name: 'Shamed', domain: 'social', value: 13, from: null } as const
    const on = table({ heroes: { [ANNA]: hero('Oslo', { burdens: { b: burden } }) } })
    const overcome = { type: 'burden-overcome', of: { kind: 'hero', seat: ANNA }, was: 'Lame' }
    const healing = { type: 'healing-asked', name: 'Oslo', called: 'Lame' }
    expect(toldOf(on, lines([proposed, ended('first'), proposed, ended('second'), healing, overcome, ended('first', '')]))).toMatchObject([
      { name: 'Oslo', won: ['the argument'], overcome: ['Lame'], burdens: [{ name: 'Shamed' }] },
    ]) // prettier-ignore
  })

  it('draws every throw of a conflict again', () => {
    const seed = 'ab'.repeat(32)
    const drawn = recompute({ seed, nonces: '', number: 1 }, [0, 1].map((die) => ({ die, sides: 20, faces: [0] }))) // prettier-ignore
    const fallen = drawn.map(({ die, faces }) => ({ die: `f${die + 1}`, index: die, face: faces[0] ?? 0 }))
    const chapter = (shown: typeof fallen) =>
      lines([
        { type: 'chapter-opened', chapter: 'x', commitment: commitToSeed(seed) },
        proposed,
        { type: 'rolled', conflict: 'c', throw: 1, names, dice: { first: {}, second: {} }, fallen: shown, wells: [] },
        ended('first'),
        { type: 'chapter-closed', chapter: 'x', seed, commitment: commitToSeed(seed), nonces: '', thrown: 1 },
      ])
    const right = proofsOf(chapter(fallen))
    expect(right).toMatchObject([{ names, kept: true, shown: 1, wrong: [] }])
    expect(summed(right)).toEqual({ right: 1, shown: 1 })
    expect(proofsOf(chapter(fallen.map((die) => ({ ...die, face: (die.face % 20) + 1 }))))).toMatchObject([
      { wrong: [1] },
    ])
  })
})
