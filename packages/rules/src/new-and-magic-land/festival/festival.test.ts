import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ANNA, RUTH, SILAS, anna, eventOf, gm, gmFor, inSeason, playing, ruth, silas, typesOf, watcher, type Play, type ShortCommand } from '../../../test/given.ts' // prettier-ignore
import { vector } from '../../../test/vectors.ts'
import { afterFive, atEnd } from '../../../test/year.ts'
import { say } from '../say.ts'
import { shown } from '../shown.ts'
import { fateOf } from './fate.ts'

const names = { seat: (seat: string) => seat, chair: 'GM' }
const feasting = (options: Parameters<typeof playing>[0] = {}): Play =>
  afterFive(playing(options)).do(gm, { type: 'open-festival' })
const holding = (play: Play, seat: typeof RUTH, harvestDice: number): Play =>
  play.with(seat, (settler) => {
    settler.harvestDice = harvestDice
  })
/** A settler's whole turn at the Festival. */
const turnOf = (play: Play, seat: typeof RUTH): Play =>
  play
    .do(gmFor(seat), { type: 'tell-feast', text: 'Pies.' })
    .do(gmFor(seat), { type: 'roll-harvest' })
    .do(gmFor(seat), { type: 'tell-fate', text: 'And so on.' })

describe('the Harvest Festival', () => {
  it('N18 NML-R56 NA27 a six fulfils the Dream; without one a 1 is a disaster; no dice leave it unfulfilled', () => {
    const { cases } = vector(
      'N18',
      z.object({ cases: z.array(z.object({ dice: z.array(z.number()), result: z.string() })) }),
    )
    expect(cases).toHaveLength(4)
    for (const { dice, result } of cases) {
      expect(fateOf(dice)).toBe(result)
      const play = holding(feasting(), RUTH, dice.length).do(ruth, { type: 'tell-feast', text: 'Pies.' })
      const rolled = play.when(ruth, { type: 'roll-harvest' }, dice)
      const event = eventOf(rolled, 'harvest-rolled')
      expect(event).toMatchObject({ faces: dice, fate: result, throw: dice.length === 0 ? 0 : 1 })
      expect(typesOf(rolled)).toEqual(dice.length === 0 ? ['harvest-rolled'] : ['thrown', 'harvest-rolled'])
      expect(shown(event).flatMap((one) => one.dice.map(({ faces }) => faces))).toEqual(dice.map((face) => [face]))
      expect(rolled.next.table.festival?.fates).toEqual({ [RUTH]: result })
      expect(rolled.next.settler(RUTH).harvestDice).toBe(0)
    }
  })

  it('NA16 no six explodes at the Festival', () => {
    const play = holding(feasting(), RUTH, 2).do(ruth, { type: 'tell-feast', text: 'Pies.' })
    expect(eventOf(play.when(ruth, { type: 'roll-harvest' }, [6, 6]), 'harvest-rolled').faces).toEqual([6, 6])
  })

  it('NML-R11 it opens after five season’s ends, by the GM, with dice of its own', () => {
    const after = afterFive(playing())
    after.refused(ruth, { type: 'open-festival' }, 'not-yours')
    const opened = after.when(gm, { type: 'open-festival' })
    expect(typesOf(opened)).toEqual(['chapter-opened', 'seed-kept', 'festival-opened'])
    expect(opened.next.table).toMatchObject({
      phase: 'festival',
      festival: { turn: RUTH, step: 'feast', order: [RUTH, SILAS, ANNA], fates: {} },
    })
    opened.next.refused(gm, { type: 'open-festival' }, 'not-now')
    opened.next.refused(gm, { type: 'open-season', rating: 6 }, 'not-now')
    inSeason().refused(gm, { type: 'open-festival' }, 'not-now')
    atEnd().refused(gm, { type: 'open-festival' }, 'not-now')
    playing().refused(gm, { type: 'open-festival' }, 'not-now')
  })

  it('NML-R55 there are no scenes and no conflicts at it', () => {
    const play = feasting()
    play.refused(gm, { type: 'set-scene', present: [], about: 'x' }, 'not-now')
    play.refused(
      ruth,
      { type: 'declare-conflict', first: RUTH, second: 'gm', pool: 'grit', stakes: 's', opposition: '' },
      'not-now',
    )
  })

  it('NML-R56 one after the other by seat: the feast, the roll, what came of it', () => {
    const play = feasting()
    play.refused(silas, { type: 'tell-feast', text: 'x' }, 'not-yours')
    play.refused(gm, { type: 'tell-feast', text: 'x' }, 'not-yours')
    play.refused(watcher, { type: 'tell-feast', text: 'x' }, 'not-yours')
    play.refused(ruth, { type: 'roll-harvest' }, 'not-now')
    const told = play.do(ruth, { type: 'tell-feast', text: 'Pies.' })
    told.refused(ruth, { type: 'tell-feast', text: 'More pies.' }, 'not-now')
    told.refused(ruth, { type: 'tell-fate', text: 'x' }, 'not-now')
    const fated = told.do(ruth, { type: 'roll-harvest' }).do(ruth, { type: 'tell-fate', text: 'She stays.' })
    expect(fated.table.festival).toMatchObject({ turn: SILAS, step: 'feast', fates: { [RUTH]: 'unfulfilled' } })
    fated.refused(anna, { type: 'tell-feast', text: 'x' }, 'not-yours')
    expect(turnOf(fated, SILAS).table.festival?.turn).toBe(ANNA)
  })

  it('NML-R57 after the last the year has ended: the seed is open, and nothing can be done any more', () => {
    const play = turnOf(turnOf(feasting(), RUTH), SILAS)
      .do(anna, { type: 'tell-feast', text: 'Pies.' })
      .do(anna, { type: 'roll-harvest' })
    const last = play.when(anna, { type: 'tell-fate', text: 'Fin.' })
    expect(typesOf(last)).toEqual(['fate-told', 'chapter-closed', 'seed-kept', 'year-ended', 'table-ended'])
    const ended = eventOf(last, 'year-ended')
    expect(ended.dreams).toEqual(
      [RUTH, SILAS, ANNA].map((seat) => ({
        seat,
        name: play.settler(seat).name,
        dream: play.settler(seat).dream,
        fate: 'unfulfilled',
      })),
    )
    expect(say(ended, names)?.details).toHaveLength(3)
    const { next } = last
    expect(next.table.phase).toBe('closed')
    expect(next.table.festival?.turn).toBeNull()
    expect(next.state.table).toMatchObject({ ended: true, chapter: null })
    const commands: ShortCommand[] = [
      { type: 'say', to: 'table', kind: 'talk', text: 'x' },
      { type: 'open-festival' },
      { type: 'open-season', rating: 6 },
      { type: 'edit', in: 'table', path: ['play', 'setting'], base: next.table.setting, value: 'x' },
    ]
    for (const command of commands) next.refused(gm, command, 'table-ended')
  })

  it('NML-R5 the fallen take no turn, and their Dreams are told at the end', () => {
    const out = afterFive(playing()).with(SILAS, (settler) => {
      settler.stage = 'out'
    })
    const play = out.do(gm, { type: 'open-festival' })
    expect(play.table.festival?.order).toEqual([RUTH, ANNA])
    const last = turnOf(play, RUTH)
      .do(anna, { type: 'tell-feast', text: 'Pies.' })
      .do(anna, { type: 'roll-harvest' })
      .when(anna, { type: 'tell-fate', text: 'Fin.' })
    expect(eventOf(last, 'year-ended').dreams.map(({ seat, fate }) => [seat, fate])).toEqual([
      [RUTH, 'unfulfilled'],
      [ANNA, 'unfulfilled'],
      [SILAS, 'out'],
    ])
  })

  it('where nobody is left it opens and ends at once, early too', () => {
    const gone = [RUTH, SILAS, ANNA].reduce(
      (play, seat) =>
        play.with(seat, (settler) => {
          settler.stage = 'out'
        }),
      inSeason({ earlySeasonEnd: 'off' }),
    )
    const closed = gone.when(gm, { type: 'close-season' })
    expect(typesOf(closed)).toEqual(['season-closed', 'chapter-closed', 'seed-kept', 'season-ended'])
    expect(closed.next.table.phase).toBe('between')
    const ended = closed.next.when(gm, { type: 'open-festival' })
    expect(typesOf(ended)).toEqual(['festival-opened', 'year-ended', 'table-ended'])
    expect(eventOf(ended, 'year-ended').dreams.map(({ fate }) => fate)).toEqual(['out', 'out', 'out'])
    expect(ended.next.state.table.ended).toBe(true)
  })
})
