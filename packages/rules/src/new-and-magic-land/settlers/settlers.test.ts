import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  ANNA, RUTH, SILAS, anna, bear, eventOf, gm, gmFor, inSeason, playing, ruth, seated, silas, toWhom, typesOf, watcher, written,
} from '../../../test/given.ts' // prettier-ignore
import { atEnd, throughEnd } from '../../../test/year.ts'
import { vector } from '../../../test/vectors.ts'
import { current } from '../sides.ts'
import { nmlWords as words } from '../words.ts'
import { validSplit } from './split-pools.legal.ts'
import { wrongRating } from './submit-settler.legal.ts'

const edit = (seat: string, path: string, base: string | number | null, value: string | number | null) => ({
  type: 'edit' as const,
  in: 'table',
  path: ['play', 'settlers', seat, ...path.split('/')],
  base,
  value,
})

describe('pools', () => {
  it('N1 NML-R4 a pool counts with its current score: 7 with 2 spent is 5', () => {
    const {
      score,
      spent,
      current: counts,
    } = vector('N1', z.object({ score: z.number(), spent: z.number(), current: z.number() }))
    expect(current({ score, spent })).toBe(counts)
  })

  it('N2 NML-R3 NA1 ten points are split so that each pool has at least one', () => {
    const pairs = z.array(z.tuple([z.number(), z.number()]))
    const { accept, reject } = vector('N2', z.object({ accept: pairs, reject: pairs }))
    for (const [grit, heart] of accept) expect(validSplit(grit, heart), `${grit}-${heart}`).toBe(true)
    for (const [grit, heart] of reject) expect(validSplit(grit, heart), `${grit}-${heart}`).toBe(false)
    expect(validSplit(4.5, 5.5)).toBe(false)
  })

  it('NML-R3 NA1 the split of a draft goes from 1 to 9 and no further', () => {
    const split = seated().do(ruth, { type: 'split-pools', grit: 1 })
    expect(split.settler(RUTH)).toMatchObject({ grit: { score: 1, spent: 0 }, heart: { score: 9, spent: 0 } })
    split.refused(ruth, { type: 'split-pools', grit: 0 }, 'not-allowed', 'grit')
    split.refused(ruth, { type: 'split-pools', grit: 10 }, 'not-allowed', 'grit')
    playing().refused(ruth, { type: 'split-pools', grit: 6 }, 'not-now')
    split.refused(gm, { type: 'split-pools', grit: 6 }, 'not-yours')
  })
})

describe('handing a sheet in', () => {
  it('N3 NML-R7 the ratings are 1, 2 and 3, each once', () => {
    const rows = z.array(z.array(z.number()))
    const { accept, reject } = vector('N3', z.object({ accept: rows, reject: rows }))
    for (const ratings of accept) expect(wrongRating(ratings)).toBeNull()
    for (const ratings of reject) expect(wrongRating(ratings), ratings.join()).not.toBeNull()
  })

  it('NML-R7 a rating that is there twice is refused at its field', () => {
    const play = written(seated(), RUTH).do(ruth, edit(RUTH, 'relationships/r2/rating', 2, 3))
    play.refused(ruth, { type: 'submit-settler' }, 'not-allowed', `play/settlers/${RUTH}/relationships/r2/rating`)
  })

  it.each([
    ['name', 'name', 'NML-R2'],
    ['aspects/2', 'aspects/2', 'NML-R6'],
    ['relationships/r2/name', 'relationships/r2/name', 'NML-R7'],
    ['past', 'past', 'NML-R8'],
    ['dream', 'dream', 'NML-R9'],
  ])('%3$s a sheet without its %1$s is refused at that field', (path, at) => {
    const play = written(seated(), RUTH)
    const here = path
      .split('/')
      .reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], play.settler(RUTH))
    play
      .do(ruth, edit(RUTH, path, here as string, ' '))
      .refused(ruth, { type: 'submit-settler' }, 'not-allowed', `play/settlers/${RUTH}/${at}`)
  })

  it('NA2 with another settler at the table one tie must be to a settler', () => {
    const lone = written(seated(), RUTH)
      .do(ruth, edit(RUTH, 'relationships/r1/name', '', 'Ma'))
      .do(ruth, edit(RUTH, 'relationships/r1/seat', SILAS, null))
    const { message } = lone.refused(
      ruth,
      { type: 'submit-settler' },
      'not-allowed',
      `play/settlers/${RUTH}/relationships/r1/seat`,
    )
    expect(message).toBe(words.tieToSettler)
  })

  it('NA2 a settler alone at the table needs no such tie', () => {
    const play = written(seated({}, [RUTH]), RUTH)
      .do(ruth, edit(RUTH, 'relationships/r1/name', '', 'Ma'))
      .do(ruth, edit(RUTH, 'relationships/r1/seat', SILAS, null))
    expect(play.do(ruth, { type: 'submit-settler' }).settler(RUTH).stage).toBe('submitted')
  })

  it('NA2 nobody is tied to the same person twice', () => {
    const twin = written(seated(), RUTH).do(ruth, edit(RUTH, 'relationships/r3/name', 'Widow Hale', ' old tom '))
    twin.refused(ruth, { type: 'submit-settler' }, 'not-allowed', `play/settlers/${RUTH}/relationships/r3/name`)
    const seats = written(seated(), RUTH).do(ruth, edit(RUTH, 'relationships/r2/seat', null, SILAS))
    seats.refused(ruth, { type: 'submit-settler' }, 'not-allowed', `play/settlers/${RUTH}/relationships/r2/name`)
  })

  it('the GM approves a sheet that was handed in, or hands it back; late joiners too', () => {
    const submitted = written(seated(), RUTH).do(ruth, { type: 'submit-settler' })
    submitted.refused(ruth, { type: 'submit-settler' }, 'not-now')
    submitted.refused(ruth, { type: 'approve-settler', seat: RUTH }, 'not-yours')
    submitted.refused(gmFor(RUTH), { type: 'approve-settler', seat: RUTH }, 'not-yours')
    submitted.refused(gm, { type: 'approve-settler', seat: SILAS }, 'not-now')
    const returned = submitted.do(gm, { type: 'return-settler', seat: RUTH, why: 'a bolder Dream, please' })
    expect(returned.settler(RUTH).stage).toBe('draft')
    const open = returned
      .do(ruth, { type: 'submit-settler' })
      .do(gm, { type: 'approve-settler', seat: RUTH })
      .do(gm, { type: 'open-season', rating: 2 })
    const late = written(open, ANNA)
      .do(anna, { type: 'submit-settler' })
      .do(gm, { type: 'approve-settler', seat: ANNA })
    expect(late.settler(ANNA).stage).toBe('playing')
    expect(late.table.season?.settlers).toBe(1)
  })
})

describe('writing a sheet field by field', () => {
  it('its player writes the draft, and afterwards only the name and the notes on ties', () => {
    const draft = seated().do(ruth, edit(RUTH, 'aspects/1', '', 'Strong Arm'))
    expect(draft.settler(RUTH).aspects['1']).toBe('Strong Arm')
    const play = playing()
    play.refused(ruth, edit(RUTH, 'aspects/1', 'Strong Arm', 'Weak Arm'), 'not-now')
    play.refused(ruth, edit(RUTH, 'relationships/r2/name', 'Old Tom', 'Young Tom'), 'not-now')
    play.refused(ruth, edit(RUTH, 'relationships/r2/rating', 2, 3), 'not-now')
    play.refused(gm, edit(RUTH, 'relationships/r2/rating', 2, 3), 'not-now')
    play.refused(ruth, edit(RUTH, 'goal', '', 'wealth'), 'not-now')
    expect(play.do(ruth, edit(RUTH, 'name', 'Ruth', 'Ruth Hale')).settler(RUTH).name).toBe('Ruth Hale')
    expect(
      play.do(ruth, edit(RUTH, 'relationships/r2/note', '', 'a drinker')).settler(RUTH).relationships['r2']?.note,
    ).toBe('a drinker')
    expect(play.do(gm, edit(RUTH, 'aspects/1', 'Strong Arm', 'Strong Back')).settler(RUTH).aspects['1']).toBe(
      'Strong Back',
    )
  })

  it('nobody writes another’s sheet, or a field that is none', () => {
    const play = seated()
    play.refused(silas, edit(RUTH, 'name', '', 'Ruthless'), 'not-yours')
    play.refused(watcher, edit(RUTH, 'name', '', 'x'), 'not-yours')
    play.refused(ruth, edit(RUTH, 'grit/score', 5, 9), 'not-found')
    play.refused(ruth, edit(RUTH, 'victoryDice', 0, 9), 'not-found')
    play.refused(ruth, edit(RUTH, 'stage', 'draft', 'playing'), 'not-found')
    play.refused(ruth, edit(RUTH, '__proto__', '', 'x'), 'not-found')
    play.refused(gm, { type: 'edit', in: 'gm', path: ['play', 'season'], base: null, value: 'x' }, 'not-found')
  })

  it('control characters and marks that turn the line are taken out of what is typed; spaces at its end stay', () => {
    const play = seated().do(ruth, edit(RUTH, 'name', '', 'Ru\u0000th\u202e '))
    expect(play.settler(RUTH).name).toBe('Ru th  ')
    play.refused(ruth, edit(RUTH, 'name', 'Ru th  ', 'x'.repeat(41)), 'not-allowed')
    play.refused(ruth, edit(RUTH, 'relationships/r1/seat', null, RUTH), 'not-allowed')
    play.refused(ruth, edit(RUTH, 'relationships/r1/seat', null, 'nobody'), 'not-allowed')
    play.refused(ruth, edit(RUTH, 'relationships/r1/rating', 3, 4), 'not-allowed')
  })

  it('an edit whose base has moved is stale and brings today’s value', () => {
    const play = seated().do(ruth, edit(RUTH, 'name', '', 'Ruth'))
    const refusal = play.refused(ruth, edit(RUTH, 'name', '', 'Ada'), 'stale')
    expect(refusal.value).toBe('Ruth')
  })
})

describe('the Past (D2)', () => {
  it('past: open — it stands on the sheet for everyone', () => {
    expect(playing({ past: 'open' }).settler(RUTH).past).toBe('She left a husband behind.')
    expect(playing({ past: 'open' }).seen(ruth)[`between:${RUTH}`]?.play.past).toBeNull()
  })

  it('past: secret — it stands between its player and the GM', () => {
    const play = playing({ past: 'secret' })
    expect(play.settler(RUTH).past).toBeNull()
    expect(play.seen(ruth)[`between:${RUTH}`]?.play.past).toBe('She left a husband behind.')
    expect(play.seen(silas)[`between:${RUTH}`]).toBeUndefined()
    expect(JSON.stringify([play.seen(silas), play.seen(watcher)])).not.toContain('husband')
    const own = { type: 'edit' as const, in: `between:${RUTH}`, path: ['play', 'past'], base: '', value: 'A secret.' }
    expect(seated({ past: 'secret' }).do(ruth, own).seen(gm)[`between:${RUTH}`]?.play.past).toBe('A secret.')
    seated({ past: 'secret' }).refused(silas, own, 'not-found')
    seated({ past: 'open' }).refused(ruth, { ...own, base: null }, 'not-found')
  })

  it('secret: it comes to the table when it is first called', () => {
    const called = inBear({ past: 'secret' }).when(gm, { type: 'call-past', seat: RUTH, how: 'the husband is here' })
    expect(typesOf(called)).toEqual(['past-revealed', 'dice-gathered'])
    expect(called.next.settler(RUTH).past).toBe('She left a husband behind.')
    expect(called.next.seen(ruth)[`between:${RUTH}`]?.play.past).toBeNull()
  })

  it('D8 turning Pasts secret takes what is written out of sight; turning them open opens nothing by itself', () => {
    const secret = written(seated(), RUTH).do(gm, { type: 'choose-option', key: 'past', value: 'secret' })
    expect(secret.settler(RUTH).past).toBeNull()
    expect(secret.seen(gm)[`between:${RUTH}`]?.play.past).toBe('She left a husband behind.')
    const open = secret.do(gm, { type: 'choose-option', key: 'past', value: 'open' })
    expect(open.settler(RUTH).past).toBeNull()
    const submitted = open.when(ruth, { type: 'submit-settler' })
    expect(eventOf(submitted, 'past-revealed').past).toBe('She left a husband behind.')
    expect(toWhom(submitted, 'past-revealed')).toBe('table')
  })
})

describe('Goals', () => {
  it('NML-R10 NA28 one Goal a season, fixed once told and free again in the next', () => {
    playing().refused(ruth, { type: 'set-goal', goal: 'a roof' }, 'not-now')
    const set = inSeason().do(ruth, { type: 'set-goal', goal: 'a roof' })
    expect(set.settler(RUTH).goal).toBe('a roof')
    set.refused(ruth, { type: 'set-goal', goal: 'a barn' }, 'not-now')
    set.refused(gm, { type: 'set-goal', goal: 'a barn' }, 'not-yours')
    const next = throughEnd(atEnd(set)).do(gm, { type: 'open-season', rating: 1 })
    expect(next.settler(RUTH).goal).toBe('')
    expect(next.do(gmFor(RUTH), { type: 'set-goal', goal: 'a barn' }).settler(RUTH).goal).toBe('a barn')
  })
})

const inBear = (options: Parameters<typeof bear>[0]) => {
  const play = bear(options)
  return play.do(ruth, { type: 'accept-stakes', side: 'first' }).do(gm, { type: 'accept-stakes', side: 'second' })
}
