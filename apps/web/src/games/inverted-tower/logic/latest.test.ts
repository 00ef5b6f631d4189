import { commitToSeed } from '@homestake/rules/proof'
import { describe, expect, it } from 'vitest'
import { beganWith, latestOf } from './latest.ts'
import { raceEndOf } from './race-end.ts'
import { seedKept } from './seed-kept.ts'
import { ANN, BEN, delver, party, run, told } from './testing.ts'

const by = { tower: 'own', seat: ANN, name: 'Ann' } as const
const die = (...faces: number[]) => ({ die: 0, faces })
const entered = (n: number, more = {}) =>
  told(
    n,
    { type: 'room-entered', ...by, throw: n, floor: 1, room: 3, check: die(6), found: { kind: 'bonfire' }, dice: [die(2, 5)], healed: [], ...more }, // prettier-ignore
    { type: 'treasure-found', ...by, throw: n, die: die(4), treasure: 'gold', own: true },
  )

describe('what happened last in a tower', () => {
  it('IA1 it is the newest command’s, with every die and each face that it showed', () => {
    const lines = [...entered(4), ...entered(9)]
    const latest = latestOf(lines, run(), 'own')
    expect(latest).toMatchObject({ key: 'table/9' })
    expect(latest?.dice).toEqual([
      { label: 'Check', faces: [6], passed: true },
      { label: 'Event', faces: [2, 5], passed: null },
      { label: 'Treasure', faces: [4], passed: null },
    ])
  })

  it('I-R16 I-R17 dice say for what they were read', () => {
    const dice = (more: object) => latestOf(entered(1, more), run(), 'own')?.dice.map(({ label }) => label)
    expect(dice({ check: die(1), found: { kind: 'mobs', monsters: 2 }, dice: [die(3)] })).toEqual([
      'Check',
      'Monsters',
      'Treasure',
    ])
    expect(dice({ found: { kind: 'trap', attribute: 'int' }, dice: [die(1), die(6)] })).toEqual(['Check', 'Event', 'Which trap', 'Treasure']) // prettier-ignore
  })

  it('lines of other towers, of the house and of talk are not of it', () => {
    const bens = told(7, { type: 'rested', tower: 'own', seat: BEN, name: 'Ben', healed: [] })
    const talk = told(8, { type: 'said', kind: 'talk', text: 'hm' })
    expect(latestOf([...entered(4), ...bens, ...talk], run(), 'own')?.key).toBe('table/4')
    expect(latestOf([...bens, ...talk], run(), 'own')).toBeNull()
  })

  it('I-R23 a check that passes on the way back is no good news', () => {
    const lines = told(1, { type: 'moved-back', ...by, throw: 1, room: 2, check: die(5), dice: [die(1)], monsters: 1, waiting: false, stage: { kind: 'fight', left: 1, wandering: true }, healed: [] }) // prettier-ignore
    expect(latestOf(lines, run(), 'own')?.dice).toEqual([
      { label: 'Wanderers', faces: [5], passed: null },
      { label: 'Monsters', faces: [1], passed: null },
    ])
  })
})

describe('the next run', () => {
  it('I-R1 begins with the attribute of the last one', () => {
    const dex = run([], { delvers: { [ANN]: delver('Ann', { attributes: { str: 0, dex: 1, int: 0 } }) } })
    const lines = [
      ...told(1, { type: 'run-begun', tower: 'own', seat: ANN, run: run(), names: ['Ann'] }),
      ...told(2, { type: 'run-begun', tower: 'own', seat: ANN, run: dex, names: ['Ann'] }),
      ...told(3, { type: 'run-begun', tower: 'own', seat: BEN, run: run([], { delvers: { [BEN]: delver('Ben') } }), names: ['Ben'] }), // prettier-ignore
    ]
    expect([beganWith(lines, ANN), beganWith(lines, BEN), beganWith([], ANN)]).toEqual(['dex', 'str', null])
  })

  it('IA18 whoever waited, or came late to a party, has begun too', () => {
    const waits = told(1, { type: 'delver-waits', for: 'party', seat: ANN, name: 'Ann', attribute: 'int' })
    const late = told(2, { type: 'delver-joined', tower: 'party', seat: BEN, name: 'Ben', delver: delver('Ben'), order: party().order }) // prettier-ignore
    expect([beganWith([...waits, ...late], ANN), beganWith([...waits, ...late], BEN)]).toEqual(['int', 'str'])
  })
})

describe('the end of a race', () => {
  const results = [{ seat: ANN, name: 'Ann', end: 'dead', floor: 2, kills: 3 }] as const
  const seed = 'ab'.repeat(32)
  const closed = (commitment: string) =>
    ({ type: 'chapter-closed', chapter: 'c', seed, commitment, nonces: '', thrown: 3 }) as const
  const ended = { type: 'race-ended', number: 2, results: [...results] } as const

  it('D11 has its results and the opened seed, which is checked', () => {
    const end = raceEndOf(told(9, ended, closed(commitToSeed(seed))))
    expect(end).toMatchObject({
      number: 2,
      results: [{ name: 'Ann', place: 1 }],
      opened: { seed },
    })
    expect(end?.opened && seedKept(end.opened)).toBe(true)
    const broken = raceEndOf(told(9, ended, closed('00')))?.opened
    expect(broken && seedKept(broken)).toBe(false)
    expect(raceEndOf(told(9, ended))?.opened).toBeNull()
    expect(raceEndOf([])).toBeNull()
  })
})
