import { betweenOf, seatOf } from '@homestake/rules'
import { tlOptions, type Burden, type Trait } from '@homestake/rules/towerlands'
import { describe, expect, it } from 'vitest'
import { ANNA, BERT, conflict, hero, play, side, table } from '../stage/testing.ts'
import type { TlView } from './people.ts'
import { hidesTraits, placeOf, sheetAt, traitLines, whoseOf } from './sheet.ts'
import { healingOffers } from './sheet-healing.ts'
import { burdenUsed, traitUsed } from './sheet-used.ts'

const trait = (name: string, kind: Trait['kind'] = 'friend'): Trait => ({ kind, name, note: '', rating: 2, spent: 0 })
const burden = (name: string, value: number): Burden => ({ name, domain: 'mental', value, from: null })
const oslo = { kind: 'hero', seat: ANNA } as const
const wren = { kind: 'hero', seat: BERT } as const
const scholar = { kind: 'other', other: 'scholar' } as const

const known = hero('Oslo')
const withTraits = { ...known, sheet: known.sheet && { ...known.sheet, traits: { t1: trait('Mabb') } } }
const privately = play({ heroes: { [ANNA]: withTraits, [BERT]: hero('Wren') } })
const house = table(privately)
const closed = { ...house, options: tlOptions.parse({ privateSheets: 'on' }) }
const between = { play: { traits: { t2: trait('A demon', 'spiritbond') } } }

describe('where a sheet stands', () => {
  it('a draft with its player, a hero on the table, the GM’s people with her', () => {
    expect(placeOf({ kind: 'draft', seat: ANNA })).toEqual({ in: seatOf(ANNA), path: ['play', 'draft'] })
    expect(placeOf(oslo)).toEqual({ in: 'table', path: ['play', 'heroes', ANNA, 'sheet'] })
    expect(placeOf(scholar)).toEqual({ in: 'gm', path: ['play', 'others', 'scholar'] })
    expect(whoseOf({ kind: 'draft', seat: ANNA })).toEqual({ kind: 'draft' })
    expect(sheetAt({ table: house }, scholar)).toBeNull()
  })

  it('1.4 with private sheets traits stand in two places, and others see only those that were called', () => {
    const owner: TlView = { table: closed, [betweenOf(ANNA)]: between } as TlView
    expect(traitLines(owner, oslo).map(({ id, open, place }) => [id, open, place.in])).toEqual([
      ['t1', true, 'table'],
      ['t2', false, betweenOf(ANNA)],
    ])
    expect(traitLines({ table: closed }, oslo).map(({ id }) => id)).toEqual(['t1'])
    expect(hidesTraits({ table: closed }, ANNA)).toBe(true)
    expect(hidesTraits(owner, ANNA)).toBe(false)
    expect(hidesTraits({ table: house }, ANNA)).toBe(false)
  })

  it('1.4 the GM’s sheet says which traits everyone knows, and keeps in sight what is only known', () => {
    const met = play({ others: { scholar: { name: 'The scholar', traits: { t1: trait('Rhetoric'), t9: trait('Old') }, burdens: {} } } }) // prettier-ignore
    const sheet = { ...known.sheet, note: '', traits: { t1: trait('Rhetoric'), t2: trait('A patron') } }
    const gm = { notes: '', play: { others: { scholar: sheet } } }
    const view = { table: table(met), gm } as unknown as TlView
    expect(traitLines(view, scholar).map(({ id, open, place }) => [id, open, place.in])).toEqual([
      ['t1', true, 'gm'],
      ['t2', false, 'gm'],
      ['t9', true, 'table'],
    ])
  })
})

describe('what was called', () => {
  it('T-R51 a trait is marked on the sheet of whoever called it, though others have one of the same id', () => {
    const on = conflict(
      { stage: 'window' },
      { sides: { first: side(ANNA, { used: { t1: true, b7: true } }), second: side(BERT) } },
    )
    expect([traitUsed(on, oslo, 't1'), traitUsed(on, wren, 't1'), traitUsed(on, oslo, 't2')]).toEqual([true, false, false]) // prettier-ignore
    expect([burdenUsed(on, 'b7'), burdenUsed(on, 'b8'), burdenUsed(null, 'b7')]).toEqual([true, false, false])
    expect(traitUsed(null, oslo, 't1')).toBe(false)
  })

  it('TA14 in a healing scene what the burden’s side calls is marked on the hero’s sheet', () => {
    const second = side('gm', { other: null, used: { t1: true } })
    const on = conflict({ stage: 'window' }, { healing: { burden: 'b1' }, sides: { first: side(ANNA), second } })
    expect(traitUsed(on, oslo, 't1')).toBe(true)
  })
})

describe('asking for a healing scene', () => {
  it('T-R69, TA16 offers each burden above 1, the heaviest first', () => {
    const burdens = { b1: burden('Shaken', 4), b2: burden('Gone soon', 1), b3: burden('Hunted', 17) }
    const offers = healingOffers(play({ heroes: { [ANNA]: hero('Oslo', { burdens }) } }), ANNA)
    expect(offers.map(({ command }) => command(''))).toEqual([
      { type: 'ask-healing', burden: 'b3' },
      { type: 'ask-healing', burden: 'b1' },
    ])
    expect(healingOffers(play(), BERT)).toEqual([])
  })
})
