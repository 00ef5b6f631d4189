import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  agreed, bear, eventOf, gm, inScene, inSeason, playing, ruth, seated, silas, thrown, toWhom, typesOf, watcher, gmFor, RUTH, anna,
} from '../../../test/given.ts' // prettier-ignore
import { atEnd, throughEnd } from '../../../test/year.ts'
import { vector } from '../../../test/vectors.ts'
import { commitTo } from '../../dice/commitment.ts'
import { commitToSeed } from '../../dice/commitment.ts'
import { seasonSecret, supplyOf } from './secret.ts'

describe('opening a season', () => {
  it('N12 NML-R14 Drama Dice are the Rating times the settlers: 3 for 4 is 12', () => {
    const { rating, pcs, dice } = vector('N12', z.object({ rating: z.number(), pcs: z.number(), dice: z.number() }))
    expect(supplyOf(rating, pcs)).toBe(dice)
  })

  it('NML-R13 NA4 the Rating is the Conflict Pool; the supply counts the settlers who play', () => {
    const play = inSeason({}, 4)
    expect(play.gmSeason).toMatchObject({ rating: 4, supply: 12, left: 12, pool: { score: 4, spent: 0 } })
    expect(play.table).toMatchObject({
      phase: 'season',
      season: { number: 1, name: 'travel', settlers: 3, closing: false },
    })
  })

  it('NML-R12 each Rating is used for one season only', () => {
    const next = throughEnd(atEnd(inSeason({}, 4)))
    next.refused(gm, { type: 'open-season', rating: 4 }, 'not-allowed', 'rating')
    expect(next.do(gm, { type: 'open-season', rating: 5 }).table.season?.name).toBe('fall')
  })

  it('NML-R11 NA3 five seasons in their order, and a sixth is kindly refused: the Festival comes next', () => {
    let play = playing()
    for (const [i, name] of ['travel', 'fall', 'winter', 'spring', 'summer'].entries()) {
      play = play.do(gm, { type: 'open-season', rating: 6 - i })
      expect(play.table.season?.name).toBe(name)
      play = atEnd(play)
      play.refused(gm, { type: 'open-season', rating: 1 }, 'not-now')
      play = throughEnd(play, i < 2 ? 'grit' : 'heart')
      if (i < 4) play.refused(gm, { type: 'open-festival' }, 'not-now')
    }
    const { message } = play.refused(gm, { type: 'open-season', rating: 1 }, 'not-now')
    expect(message).toContain('Harvest Festival')
    expect(play.state.gm.play.used).toEqual([6, 5, 4, 3, 2])
  })

  it('only the GM opens, one at a time, and with at least one settler', () => {
    seated().refused(gm, { type: 'open-season', rating: 1 }, 'not-now')
    playing().refused(ruth, { type: 'open-season', rating: 1 }, 'not-yours')
    playing().refused(gmFor(RUTH), { type: 'open-season', rating: 1 }, 'not-yours')
    inSeason().refused(gm, { type: 'open-season', rating: 1 }, 'not-now')
  })

  it('D8 play begins with the first season: the options are frozen', () => {
    expect(playing().state.table.begun).toBe(false)
    const opened = playing().when(gm, { type: 'open-season', rating: 1 })
    expect(typesOf(opened)).toEqual(['begun', 'chapter-opened', 'seed-kept', 'season-opened', 'rating-chosen'])
    opened.next.refused(gm, { type: 'choose-option', key: 'past', value: 'secret' }, 'not-now')
    const again = throughEnd(atEnd(opened.next)).when(gm, { type: 'open-season', rating: 2 })
    expect(typesOf(again)).not.toContain('begun')
  })
})

describe('the GM’s numbers (D1)', () => {
  it.each(['hidden', 'sealed'] as const)(
    'dramaDice: %s — Rating and supply are the GM’s, and she is bound to them',
    (dramaDice) => {
      const opened = playing({ dramaDice }).when(gm, { type: 'open-season', rating: 5 })
      expect(toWhom(opened, 'rating-chosen')).toBe('gm')
      expect(eventOf(opened, 'season-opened')).toMatchObject({ rating: null, supply: null })
      expect(opened.next.table.season?.known).toEqual({ pool: null, rating: null, supply: null })
      const { salt } = opened.next.gmSeason
      expect(opened.next.table.season?.commitment).toBe(commitTo(seasonSecret(5, 15), salt))
      expect(JSON.stringify([opened.next.seen(ruth), opened.next.seen(watcher)])).not.toContain(salt)
    },
  )

  it('dramaDice: open — Rating, pool and supply lie on the table and are kept up to date', () => {
    const play = agreed(bear({ dramaDice: 'open' }, 5))
    expect(play.table.season?.known).toEqual({ pool: 5, rating: 5, supply: 15 })
    const spent = play.when(gm, { type: 'spend-drama', side: 'second', aspect: 'Ferocious' })
    expect(toWhom(spent, 'supply-shown')).toBe('table')
    expect(spent.next.table.season?.known.supply).toBe(14)
    const led = thrown(spent.next, 5, 1, 1).do(gm, { type: 'escalate', side: 'second', stakes: 'her life' })
    expect(led.table.season?.known.pool).toBe(4)
  })

  it('dramaDice: hidden — the pool shows with the first roll it counts in, and from then on', () => {
    const play = agreed(bear({ dramaDice: 'hidden' }, 5))
    expect(play.table.season?.known.pool).toBeNull()
    const spent = play.when(gm, { type: 'spend-drama', side: 'second', aspect: 'Ferocious' })
    expect(typesOf(spent)).toEqual(['dice-gathered', 'drama-spent'])
    expect(toWhom(spent, 'drama-spent')).toBe('gm')
    const rolled = thrown(spent.next, 5, 1, 1)
    expect(rolled.table.season?.known).toEqual({ pool: 5, rating: null, supply: null })
    const escalated = rolled.when(gm, { type: 'escalate', side: 'second', stakes: 'her life' })
    expect(eventOf(escalated, 'escalated').season).toEqual({ paid: true, left: 4 })
    expect(escalated.next.table.season?.known.pool).toBe(4)
  })

  it('dramaDice: sealed — of the GM’s side only the number of dice and the verdict are told', () => {
    const ready = agreed(bear({ dramaDice: 'sealed' }, 5)).do(ruth, { type: 'ready', side: 'first' })
    const rolled = ready.when(gm, { type: 'ready', side: 'second' }, [5, 1])
    const { roll, conflictPool } = eventOf(rolled, 'rolled')
    expect(roll.sides.second).toEqual({ hidden: true, count: 1 })
    expect(roll.leads).toBe('first')
    expect(conflictPool).toBeNull()
    expect(toWhom(rolled, 'sealed-roll')).toBe('gm')
    expect(rolled.next.gmSeason.sealedRolls).toMatchObject([{ throw: 1, side: { best: 1, pool: 5, total: 6 } }])
    expect(rolled.next.table.season?.known.pool).toBeNull()
    const escalated = rolled.next.when(gm, { type: 'escalate', side: 'second', stakes: 'her life' })
    expect(eventOf(escalated, 'escalated').season).toEqual({ paid: true, left: null })
    expect(toWhom(escalated, 'pool-spent')).toBe('gm')
    expect(escalated.next.gmSeason.pool).toEqual({ score: 5, spent: 1 })
  })

  it.each(['hidden', 'sealed', 'open'] as const)(
    'NA5 dramaDice: %s — when the supply is spent everyone learns that the season is closing',
    (dramaDice) => {
      let play = agreed(bear({ dramaDice }, 1))
      for (const aspect of ['one', 'two']) play = play.do(gm, { type: 'spend-drama', side: 'second', aspect })
      expect(play.table.season?.closing).toBe(false)
      const last = play.when(gm, { type: 'spend-drama', side: 'second', aspect: 'three' })
      expect(toWhom(last, 'season-closing')).toBe('table')
      expect(last.next.table.season?.closing).toBe(true)
      last.next.refused(gm, { type: 'spend-drama', side: 'second', aspect: 'four' }, 'not-allowed')
    },
  )

  it('H3 DESK-3 what the GM prepares, ticks off and drops is hers alone', () => {
    const prepared = inSeason().when(gm, { type: 'prepare-opposition', name: 'Grizzly' })
    expect(prepared.events.map(({ to }) => to)).toEqual(['gm'])
    const id = eventOf(prepared, 'opposition-prepared').opposition
    const at = ['play', 'oppositions', id]
    const noted = prepared.next
      .do(gm, { type: 'edit', in: 'gm', path: [...at, 'aspects', '2'], base: '', value: 'Ferocious' })
      .do(gm, { type: 'edit', in: 'gm', path: [...at, 'note'], base: '', value: 'wakes in fall' })
    expect(noted.state.gm.play.oppositions[id]?.aspects['2']).toBe('Ferocious')
    noted.refused(ruth, { type: 'drop-opposition', opposition: id }, 'not-yours')
    noted.refused(ruth, { type: 'edit', in: 'gm', path: [...at, 'note'], base: 'x', value: 'y' }, 'not-found')
    const ticked = noted.when(gm, { type: 'tick-opposition', opposition: id, done: true })
    expect(ticked.events.map(({ to }) => to)).toEqual(['gm'])
    expect(ticked.next.state.gm.play.oppositions[id]?.done).toBe(true)
    ticked.next.refused(gm, { type: 'tick-opposition', opposition: id, done: true }, 'not-now')
    const again = ticked.next.do(gm, { type: 'tick-opposition', opposition: id, done: false })
    expect(again.state).toEqual(noted.state)
    noted.refused(ruth, { type: 'tick-opposition', opposition: id, done: true }, 'not-yours')
    noted.refused(gm, { type: 'tick-opposition', opposition: 'nobody', done: true }, 'not-found')
    const dropped = noted.when(gm, { type: 'drop-opposition', opposition: id })
    expect(dropped.events.map(({ to }) => to)).toEqual(['gm'])
    dropped.next.refused(gm, { type: 'drop-opposition', opposition: id }, 'not-found')
  })

  it('DESK-3 an opposition that was prepared is ticked off when the GM’s side is called so, at first or later', () => {
    const prepared = bear().when(gm, { type: 'prepare-opposition', name: 'Old Ephraim' })
    const id = eventOf(prepared, 'opposition-prepared').opposition
    const named = prepared.next.when(gm, { type: 'name-opposition', name: 'Old Ephraim' })
    expect(named.events.map(({ to, event }) => [to, event.type])).toEqual([
      ['table', 'opposition-named'],
      ['gm', 'opposition-ticked'],
    ])
    expect(named.next.state.gm.play.oppositions[id]?.done).toBe(true)
    expect(typesOf(prepared.next.when(gm, { type: 'name-opposition', name: 'Ephraim' }))).toEqual(['opposition-named'])
    expect(typesOf(named.next.when(gm, { type: 'name-opposition', name: 'Old Ephraim' }))).toEqual(['opposition-named'])

    const desk = inScene().do(gm, { type: 'prepare-opposition', name: 'Old Ephraim' })
    const declare = { type: 'declare-conflict', first: RUTH, second: 'gm', pool: 'grit', stakes: 's', opposition: 'Old Ephraim' } as const // prettier-ignore
    expect(typesOf(desk.when(gm, { ...declare, first: 'gm', second: RUTH }))).toContain('opposition-ticked')
    expect(typesOf(desk.when(ruth, declare))).toEqual(['conflict-declared'])
  })
})

describe('closing a season', () => {
  it('D1 opens Rating, supply and sealed rolls against the commitment, and publishes the seed', () => {
    const play = thrown(agreed(bear({ dramaDice: 'sealed' }, 5)), 5, 1)
      .do(gm, { type: 'concede', side: 'second' })
      .do(ruth, { type: 'narrate', text: 'Honey for all.' })
      .do(gm, { type: 'close-scene' })
    const promised = play.table.season?.commitment
    const chapter = play.state.table.chapter
    const closed = play.when(gm, { type: 'close-season' })
    const { rating, supply, left, salt, commitment, sealedRolls } = eventOf(closed, 'season-closed')
    expect({ rating, supply, left }).toEqual({ rating: 5, supply: 15, left: 15 })
    expect(commitTo(seasonSecret(rating, supply), salt)).toBe(promised)
    expect(commitment).toBe(promised)
    expect(sealedRolls).toMatchObject([{ throw: 1, side: { total: 6 } }])
    const opened = closed.events.find(({ event }) => event.type === 'chapter-closed')?.event as
      { seed?: string } | undefined
    expect(commitToSeed(opened?.seed ?? '')).toBe(chapter?.commitment)
    expect(closed.next.table).toMatchObject({ phase: 'ending', season: null, past: [{ name: 'travel', rating: 5 }] })
    expect(closed.next.state.table.chapter?.id).not.toBe(chapter?.id)
    expect(closed.next.state.table.chapter?.thrown).toBe(0)
    expect(closed.next.state.gm.play.season).toBeNull()
  })

  it('NML-R17 NA5 the GM may close early, but not in the middle of a conflict', () => {
    inSeason().refused(silas, { type: 'close-season' }, 'not-yours')
    bear().refused(gm, { type: 'close-season' }, 'not-now')
    playing().refused(gm, { type: 'close-season' }, 'not-now')
    inScene().refused(gm, { type: 'close-season' }, 'not-now')
    expect(inSeason().do(gm, { type: 'close-season' }).table.phase).toBe('ending')
    inSeason().do(gm, { type: 'close-season' }).refused(anna, { type: 'set-goal', goal: 'x' }, 'not-now')
  })
})
