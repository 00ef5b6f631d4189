/** Sheets of heroes and of the GM's people: what may change, and when (T-R7 to T-R25, TA4, TA22, 1.4). */
import { describe, expect, it } from 'vitest'
import { viewOf } from '../src/authority.ts'
import { seatOf } from '../src/table/compartment.ts'
import type { OtherSheet, TraitKind } from '../src/towerlands/state.ts'
import { traitsOf } from '../src/towerlands/who.ts'
import { atRoll, gm, ISOLT, isolt, marrec, MARREC, playing, rolled, round, seated, written, type Given, type Play, type ShortCommand } from './towerlands-play.ts' // prettier-ignore

const edit = (into: string, path: string, base: string | number, value: string | number): ShortCommand =>
  ({ type: 'edit', in: into, path: ['play', ...path.split('/')], base, value }) as ShortCommand
const made = (kind: TraitKind, rating: number) => ({ kind, name: `a ${kind}`, note: '', rating, spent: 0 })
const abbot: OtherSheet = {
  name: 'The abbot',
  about: '',
  note: 'lies',
  influence: 2,
  domains: { physical: 0, mental: 3, social: 0, emotional: 0, spiritual: 0 },
  traits: { a: made('loyalty', 2), w: made('well', 3) },
}
const desk: Given['before'] = (state) => void Object.assign(state.gm.play.others, { abbot: structuredClone(abbot) })
const fight = (more: Given = {}) => rolled({ ...more, before: desk }, [14, 13, 8], [12, 11, 2])

describe('what a sheet holds', () => {
  it('T-R7 T-R8 T-R11 T-R15 T-R17 TA4 TA22 numbers have bounds: a hero in play has Influence, whom the GM plays may have none', () => {
    const play = playing().do(gm, { type: 'prepare-other', name: 'A ghost' })
    const [ghost] = Object.keys(play.state.gm.play.others)
    play.do(gm, edit('gm', `others/${ghost}/influence`, 2, 0))
    play.refused(gm, edit('gm', `others/${ghost}/influence`, 2, 11), 'not-allowed')
    play.refused(gm, edit('table', `heroes/${ISOLT}/sheet/influence`, 2, 0), 'not-allowed')
    play.do(gm, edit('table', `heroes/${ISOLT}/sheet/influence`, 2, 1))
    play.do(gm, edit('table', `heroes/${ISOLT}/sheet/domains/mental`, 2, 7))
    play.do(gm, edit('table', `heroes/${ISOLT}/sheet/traits/t1/rating`, 2, 20))
    play.refused(gm, edit('table', `heroes/${ISOLT}/sheet/traits/t1/rating`, 2, 21), 'not-allowed')
    play.refused(gm, edit('table', `heroes/${ISOLT}/sheet/domains/wit`, 2, 3), 'not-found')
    const burdened = play.with(({ table }) => Object.assign(table.play.heroes[ISOLT]?.burdens ?? {}, { b: { name: 'x', domain: 'mental', value: 4, from: null } })) // prettier-ignore
    const value = (to: number) => edit('table', `heroes/${ISOLT}/burdens/b/value`, 4, to)
    for (const to of [1, 20]) burdened.do(gm, value(to))
    for (const to of [0, 21]) burdened.refused(gm, value(to), 'not-allowed')
  })

  it('T-R21 TA4 there is one Kingdom for all, which the GM names and rates', () => {
    const play = playing().do(gm, edit('table', 'kingdom/rating', 2, 4))
    for (const seat of [ISOLT, MARREC]) expect(play.hero(seat).sheet?.traits['kingdom']).toBeUndefined()
    expect(play.table.kingdom.rating).toBe(4)
    play.refused(isolt, edit('table', 'kingdom/rating', 4, 9), 'not-yours')
  })

  it('T-R1 the GM writes the setting; a player goes on telling of their own hero, and of no other', () => {
    const play = playing().do(gm, edit('table', 'setting', playing().table.setting, 'A tower in the marsh.'))
    play.refused(isolt, edit('table', 'setting', 'A tower in the marsh.', 'x'), 'not-yours')
    play.do(isolt, edit('table', `heroes/${ISOLT}/sheet/about`, '', 'Tall.'))
    play.refused(marrec, edit('table', `heroes/${ISOLT}/sheet/about`, '', 'Short.'), 'not-yours')
    play.refused(isolt, edit('table', `heroes/${ISOLT}/sheet/influence`, 2, 9), 'not-yours')
  })
})

describe('when a sheet changes (TA4)', () => {
  it('between conflicts the GM changes any number of a hero, adds traits and drops them; not in the middle of one', () => {
    const rating = edit('table', `heroes/${ISOLT}/sheet/traits/t1/rating`, 2, 3)
    const more: ShortCommand = { type: 'add-trait', to: { kind: 'hero', seat: ISOLT }, kind: 'fetish' }
    const less: ShortCommand = { type: 'drop-trait', from: { kind: 'hero', seat: ISOLT }, trait: 't2' }
    const traits = Object.values(playing().do(gm, rating).do(gm, more).do(gm, less).hero(ISOLT).sheet?.traits ?? {})
    expect([traits.length, traits.at(-1)?.kind, traits[0]?.rating]).toEqual([6, 'fetish', 3])
    for (const command of [rating, more, less]) {
      fight().refused(gm, command, 'not-now')
      playing().refused(isolt, command, 'not-yours')
    }
  })

  it('T-R69 Story Points come and go at any time; a healing scene that can no longer be paid is not opened', () => {
    const points = (from: number, to: number) => edit('table', `heroes/${ISOLT}/storyPoints`, from, to)
    expect(fight().do(gm, points(1, 3)).hero(ISOLT).storyPoints).toBe(3)
    fight().refused(isolt, points(1, 3), 'not-yours')
    const burdened = playing().do(gm, {
      type: 'give-burden',
      to: { kind: 'hero', seat: ISOLT },
      name: 'Hurt',
      domain: 'physical',
      value: 9,
    })
    const [burden = ''] = Object.keys(burdened.hero(ISOLT).burdens)
    const asked = burdened.do(isolt, { type: 'ask-healing', burden })
    asked.do(gm, points(1, 0)).refused(gm, { type: 'open-healing', domain: 'physical' }, 'not-allowed')
  })

  it('the sheet of whom the GM plays keeps its numbers while it fights; her words, and her other people, she writes on', () => {
    const strong = edit('gm', 'others/abbot/traits/a/rating', 2, 9)
    const another: ShortCommand = { type: 'add-trait', to: { kind: 'other', other: 'abbot' }, kind: 'foe' }
    const note = edit('gm', 'others/abbot/note', 'lies', 'lies a lot')
    const play = fight().do(gm, { type: 'prepare-other', name: 'A bear' })
    const bear = Object.keys(play.state.gm.play.others).find((id) => id !== 'abbot') ?? ''
    for (const command of [strong, another]) play.refused(gm, command, 'not-now')
    play
      .do(gm, note)
      .do(gm, edit('gm', `others/${bear}/influence`, 2, 5))
      .do(gm, { type: 'add-trait', to: { kind: 'other', other: bear }, kind: 'foe' })
    const over = play.do(gm, { type: 'concede', side: 'second' }).do(isolt, { type: 'refrain' })
      .do(gm, { type: 'accept-result', side: 'second' }).do(isolt, { type: 'tell', side: 'first', text: '' }) // prettier-ignore
    over.do(gm, strong).do(gm, another)
  })

  it('1.4 what the GM writes on a sheet goes before what the table once saw of it, but for what a Well has given', () => {
    const options = { wells: 'pool', calls: 'perRound' } as const
    const call = (play: Play, trait: string) =>
      play.do(gm, { type: 'call', side: 'second', call: { kind: 'well', trait, dice: 1, how: 'x' } }, [3])
    const called = call(fight({ options }), 'w')
    expect(called.table.others['abbot']?.traits).toMatchObject({ w: { rating: 3, spent: 1 } })
    const after = called.do(gm, { type: 'concede', side: 'second' }).do(isolt, { type: 'refrain' })
      .do(gm, { type: 'accept-result', side: 'second' }).do(isolt, { type: 'tell', side: 'first', text: '' })
      .do(gm, edit('gm', 'others/abbot/traits/w/rating', 3, 5)) // prettier-ignore
    expect(after.table.others['abbot']?.traits).toMatchObject({ w: { rating: 3, spent: 1 } })
    const chair = viewOf(after.state, gm.viewer)
    expect(traitsOf(chair, called.conflict, 'second')['w']).toMatchObject({ rating: 5, spent: 1 })
    const dropped = after.do(gm, { type: 'drop-other', other: 'abbot' })
    expect(dropped.table.others['abbot']?.traits['w']?.name).toBe('a well')
  })
})

describe('handing in (TA4)', () => {
  it('D7 the chair does not hand in a draft for somebody who is away: it can’t read what it would lay open', () => {
    const asIsolt = { ...gm, as: ISOLT }
    for (const play of [written(), seated()])
      expect(play.refused(asIsolt, { type: 'submit-sheet' }, 'not-yours').message).not.toMatch(/name|budget|trait/i)
    written().refused(asIsolt, edit(seatOf(ISOLT), 'draft/name', 'isolt', 'x'), 'not-found')
    const one = written().do(isolt, { type: 'submit-sheet' }).do(gm, { type: 'approve-sheet', seat: ISOLT })
    expect(one.do(gm, { type: 'open-play' }).table.phase).toBe('play')
  })

  it('a draft of the budget has six traits; the GM reads a late one in the middle of a conflict', () => {
    const draft: ShortCommand = { type: 'add-trait', to: { kind: 'draft' }, kind: 'friend' }
    written().refused(isolt, draft, 'not-allowed')
    written({ creation: 'free' }).do(isolt, draft)
    const late = fight().with(({ table: { play }, [seatOf(MARREC)]: seat }) => {
      Object.assign(play.heroes[MARREC] ?? {}, { stage: 'draft', sheet: null })
      const draft = written().state[seatOf(MARREC)]?.play.draft ?? null
      Object.assign(seat?.play ?? {}, { draft: structuredClone(draft) })
    })
    const read = late.do(marrec, { type: 'submit-sheet' }).do(gm, { type: 'approve-sheet', seat: MARREC })
    expect(read.hero(MARREC).stage).toBe('playing')
  })

  it('privateSheets turned off again: what was handed in closed stays closed until it is called', () => {
    const play = written({ privateSheets: 'on' })
      .do(isolt, { type: 'submit-sheet' })
      .do(gm, { type: 'choose-option', key: 'privateSheets', value: 'off' })
    expect(play.hero(ISOLT).sheet?.traits).toEqual({})
    const again = play
      .do(gm, { type: 'return-sheet', seat: ISOLT, why: 'Once more' })
      .do(isolt, { type: 'submit-sheet' })
    expect(Object.keys(again.hero(ISOLT).sheet?.traits ?? {})).toHaveLength(6)
  })
})

describe('whom the GM plays', () => {
  it('T-R31 TA22 TA5 stands in with the numbers of a sheet or with those that she gives, once and again', () => {
    const play = atRoll({ before: desk })
    expect(play.conflict.sides.second).toMatchObject({ influence: 2, rating: 1, other: 'abbot' })
    const from = (influence: number | null, rating: number | null) =>
      play.with(({ table }) => { Object.assign(table.play.conflict ?? {}, { stage: 'domain', domain: null }) })
        .do(gm, { type: 'choose-domain', domain: 'mental', influence, rating }).conflict.sides.second // prettier-ignore
    expect(from(null, null)).toMatchObject({ influence: 2, rating: 3 })
    expect(from(0, 10)).toMatchObject({ influence: 0, rating: 10 })
  })

  it('somebody nobody has written a sheet for needs both numbers, and a name', () => {
    const play = playing().do(isolt, { type: 'propose-conflict', first: ISOLT, second: 'gm', other: null, opposition: 'A crow', win: 'a', lose: 'b', goal: '' })
      .do(gm, { type: 'write-stakes', side: 'second', win: 'c', lose: 'd', goal: '' })
      .do(isolt, { type: 'accept-stakes', side: 'first' }).do(gm, { type: 'accept-stakes', side: 'second' }) // prettier-ignore
    play.refused(gm, { type: 'choose-domain', domain: 'mental', influence: 2, rating: null }, 'not-allowed')
    play.refused(isolt, { type: 'choose-domain', domain: 'mental', influence: 2, rating: 2 }, 'not-yours')
    play.do(gm, { type: 'choose-domain', domain: 'mental', influence: 2, rating: 2 })
    const nameless = playing().with(({ gm: { play } }) => void Object.assign(play.others, { x: { ...structuredClone(abbot), name: '' } }))
      .do(gm, { type: 'propose-conflict', first: 'gm', second: ISOLT, other: 'x', opposition: '', win: 'a', lose: 'b', goal: '' }) // prettier-ignore
    expect(nameless.conflict.sides.first.name).not.toBe('')
  })

  it('T-R62 keeps burdens between conflicts, and is used again', () => {
    const over = round(round(rolled({ before: desk, options: { lastChance: 'off' } }, [14, 13, 13], [12, 11, 2])))
      .do(isolt, { type: 'write-burden', name: 'Shamed', text: '' }).do(gm, { type: 'tell', side: 'second', text: '' })
      .do(gm, { type: 'accept-result', side: 'second' }).do(isolt, { type: 'tell', side: 'first', text: '' }) // prettier-ignore
    const again = over.do(marrec, { type: 'propose-conflict', first: MARREC, second: 'gm', other: 'abbot', opposition: '', win: 'a', lose: 'b', goal: '' }) // prettier-ignore
    expect(Object.values(again.table.others['abbot']?.burdens ?? {})).toMatchObject([{ name: 'Shamed', value: 13 }])
  })
})
