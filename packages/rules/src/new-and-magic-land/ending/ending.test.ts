import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ANNA, RUTH, SILAS, agreed, anna, bear, eventOf, gm, gmFor, inSeason, quarrel, ruth, silas, thrown, typesOf, watcher, written, type Play } from '../../../test/given.ts' // prettier-ignore
import { vector } from '../../../test/vectors.ts'
import { atEnd, atEndWith, goOn, throughEnd } from '../../../test/year.ts'
import { say } from '../say.ts'
import { shown } from '../shown.ts'
import { current } from '../sides.ts'

const names = { seat: (seat: string) => seat, chair: 'GM' }
const stepOf = (play: Play, seat = RUTH) => play.table.endings[seat]?.at.step
const frail = (play: Play, seat = RUTH): Play =>
  play.with(seat, (settler) => {
    settler.grit = { score: 5, spent: 4 }
    settler.heart = { score: 5, spent: 4 }
  })
const endVector = (id: string) =>
  vector(
    id,
    z.object({
      victory: z.array(z.number()),
      goal: z.boolean(),
      poolGain: z.number().optional(),
      poolLoss: z.number().optional(),
      harvest: z.number(),
    }),
  )

describe('the season’s end', () => {
  it('begins for every settler in play, with dice of its own; the others wait', () => {
    const closed = inSeason().when(gm, { type: 'close-season' })
    expect(typesOf(closed)).toEqual(['season-closed', 'chapter-closed', 'seed-kept', 'chapter-opened', 'seed-kept'])
    expect(closed.next.table).toMatchObject({ phase: 'ending', season: null, turn: null, scene: null })
    expect(Object.keys(closed.next.table.endings)).toEqual([RUTH, SILAS, ANNA])
    expect(closed.next.table.endings[RUTH]).toEqual({ at: { step: 'roll' }, achieved: null, bonus: false })
    const without = inSeason().with(SILAS, (settler) => {
      settler.stage = 'out'
    })
    const ending = without.do(gm, { type: 'close-season' })
    expect(Object.keys(ending.table.endings)).toEqual([RUTH, ANNA])
    ending.refused(silas, { type: 'roll-victory' }, 'not-yours')
    ending.refused(gm, { type: 'roll-victory' }, 'not-yours')
    ending.refused(watcher, { type: 'roll-victory' }, 'not-yours')
    inSeason().refused(ruth, { type: 'roll-victory' }, 'not-now')
  })

  it('NML-R48 strictly in order for each, and side by side between settlers', () => {
    const start = atEndWith(RUTH, 1)
    const all = [
      { type: 'roll-victory' },
      { type: 'tell-goal', text: 'It was the river.' },
      { type: 'split-gain', grit: 1, heart: 0 },
      { type: 'tie-grows', relationship: 'r1' },
      { type: 'roll-refresh' },
      { type: 'restore', grit: 0, heart: 0 },
      { type: 'settle-dream', dream: 'Ruth dreams' },
    ] as const
    let play = start
    for (const [i, command] of all.entries()) {
      for (const [j, other] of all.entries()) if (i !== j) play.refused(ruth, other, 'not-now')
      play = play.do(ruth, command, command.type === 'roll-victory' ? [6] : [1])
    }
    expect(stepOf(play)).toBe('done')
    play.refused(ruth, { type: 'roll-victory' }, 'not-now')
    expect([stepOf(play, SILAS), stepOf(play, ANNA)]).toEqual(['roll', 'roll'])
  })

  it('when the last is done the season has ended and the seed is open', () => {
    const [a, b] = [goOn(atEnd(), RUTH), (play: Play) => goOn(play, SILAS)]
    const last = goOn(b(a), ANNA, { to: 'dream' }).when(anna, { type: 'settle-dream', dream: 'Anna dreams' })
    expect(typesOf(last)).toEqual(['dream-settled', 'chapter-closed', 'seed-kept', 'season-ended'])
    expect(eventOf(last, 'season-ended').season).toBe('travel')
    expect(last.next.table).toMatchObject({ phase: 'between', endings: {} })
    expect(last.next.state.table.chapter).toBeNull()
  })

  it('D12 the chair acts for who is away, and for nobody without saying so', () => {
    expect(throughEnd(atEnd()).table.phase).toBe('between')
  })
})

describe('the Goal', () => {
  it.each(['N13', 'N14', 'N15'])('%s NML-R48 to NML-R51 what the Victory Dice bring', (id) => {
    const { victory, goal, poolGain, poolLoss, harvest } = endVector(id)
    const start = atEndWith(RUTH, victory.length)
    const rolled = start.when(ruth, { type: 'roll-victory' }, victory)
    const event = eventOf(rolled, 'victory-rolled')
    expect(event).toMatchObject({ achieved: goal, faces: victory, harvestDice: harvest, left: 0 })
    expect(typesOf(rolled)).toEqual(victory.length === 0 ? ['victory-rolled'] : ['thrown', 'victory-rolled'])
    expect(shown(event)).toEqual(
      victory.length === 0 ? [] : [{ number: 1, dice: victory.map((face, die) => ({ die, sides: 6, faces: [face] })) }],
    )
    expect(rolled.next.settler(RUTH)).toMatchObject({ victoryDice: 0, harvestDice: harvest })
    const told = rolled.next.do(ruth, { type: 'tell-goal', text: '' })
    if (goal) {
      expect(told.table.endings[RUTH]?.at).toEqual({ step: 'points', sixes: poolGain })
      for (const [grit, heart] of [
        [0, 0],
        [2, 1],
        [3, 0],
      ] as const)
        // prettier-ignore
        told.refused(ruth, { type: 'split-gain', grit, heart }, 'not-allowed')
      const split = told.do(ruth, { type: 'split-gain', grit: 1, heart: (poolGain ?? 0) - 1 })
      expect([split.settler(RUTH).grit.score, split.settler(RUTH).heart.score]).toEqual([6, 6])
    } else {
      const lost = told.do(ruth, { type: 'choose-loss', pool: 'heart' })
      expect(lost.settler(RUTH).heart.score).toBe(5 - (poolLoss ?? 0))
      expect(stepOf(lost)).toBe('relationship')
    }
  })

  it('NML-R48 is told, or passed over without a word', () => {
    const rolled = atEnd().do(ruth, { type: 'roll-victory' })
    const [told, silent] = ['The river took it.', ''].map((text) =>
      say(eventOf(rolled.when(ruth, { type: 'tell-goal', text }), 'goal-told'), names),
    )
    expect([told, silent]).toEqual([{ kind: 'telling', text: 'The river took it.' }, null])
  })

  it.each([
    ['off', 0],
    ['on', 3],
  ] as const)('NA16 carryVictoryDice: %s — of three Victory Dice %i are left', (carryVictoryDice, left) => {
    const rolled = atEndWith(RUTH, 3, { carryVictoryDice }).do(ruth, { type: 'roll-victory' }, [6, 6, 2])
    expect(rolled.settler(RUTH)).toMatchObject({ victoryDice: left, harvestDice: 1 })
    expect(rolled.table.endings[RUTH]?.at).toEqual({ step: 'tell', sixes: 2 })
  })
})

describe('the loss', () => {
  it('NA17 lossBeforeRefresh: on — it comes before the rest and may end a story', () => {
    const start = frail(atEnd(inSeason({ lossBeforeRefresh: 'on' })))
    const lost = goOn(start, RUTH, { to: 'loss' }).when(ruth, { type: 'choose-loss', pool: 'grit' })
    expect(eventOf(lost, 'point-lost')).toMatchObject({ pool: 'grit', out: true })
    expect(lost.next.settler(RUTH)).toMatchObject({ stage: 'playing', grit: { score: 4, spent: 4 } })
    expect(stepOf(lost.next)).toBe('last-words')
    lost.next.refused(ruth, { type: 'tie-grows', relationship: 'r1' }, 'not-now')
    lost.next.refused(gm, { type: 'tell-last-words', text: 'x' }, 'not-yours')
    const out = lost.next
      .with(RUTH, (settler) => {
        settler.harvestDice = 2
      })
      .do(gmFor(RUTH), { type: 'tell-last-words', text: 'The fever took her.' })
    expect(out.settler(RUTH)).toMatchObject({ stage: 'out', ending: 'The fever took her.', harvestDice: 0 })
    expect(stepOf(out)).toBe('done')
  })

  it('NA17 lossBeforeRefresh: off — first the rest, then the point, and who has rested lives', () => {
    const start = frail(atEnd(inSeason({ lossBeforeRefresh: 'off' })))
    const restored = goOn(start, RUTH, { to: 'restore' }).do(ruth, { type: 'restore', grit: 1, heart: 0 })
    expect(stepOf(restored)).toBe('loss')
    expect(eventOf(restored.when(ruth, { type: 'choose-loss', pool: 'heart' }), 'point-lost').out).toBe(true)
    const lost = restored.do(ruth, { type: 'choose-loss', pool: 'grit' })
    expect(current(lost.settler(RUTH).grit)).toBe(1)
    expect(stepOf(lost)).toBe('dream')
  })

  it('NA17 lossBeforeRefresh: off — a Goal that was reached costs nothing', () => {
    const start = atEndWith(RUTH, 1, { lossBeforeRefresh: 'off' })
    expect(
      stepOf(goOn(start, RUTH, { to: 'restore', faces: [6] }).do(ruth, { type: 'restore', grit: 0, heart: 0 })),
    ).toBe('dream')
  })

  it('NA13 the last who falls ends the season too', () => {
    const two = goOn(goOn(frail(atEnd()), SILAS), ANNA)
    const last = goOn(two, RUTH, { to: 'last-words' }).when(ruth, { type: 'tell-last-words', text: 'x' })
    expect(typesOf(last)).toContain('season-ended')
    expect(last.next.table.phase).toBe('between')
  })
})

describe('Relationships', () => {
  const kin = z.object({ npc: z.number(), pc: z.number() })
  const { new: fresh, increase } = vector('N16', z.object({ new: kin, increase: kin }))
  const at = (options = {}) => goOn(atEnd(inSeason(options)), RUTH, { to: 'relationship' })
  const tie = { type: 'tie-new', name: '', note: 'kin', seat: null } as const

  it('N16 NML-R52 NA18 pcBonus: relationship — a tie to a settler gains two, to anybody else one', () => {
    const play = at({ pcBonus: 'relationship' })
    expect(eventOf(play.when(ruth, { ...tie, name: 'Joe' }), 'tie-made')).toMatchObject({
      to: 'Joe', rating: fresh.npc, isNew: true, bonus: false,
    }) // prettier-ignore
    const made = play.when(ruth, { ...tie, seat: ANNA })
    const event = eventOf(made, 'tie-made')
    expect(event).toMatchObject({ to: 'Anna', rating: fresh.pc, with: ANNA, bonus: false })
    expect(made.next.settler(RUTH).relationships[event.relationship]).toEqual({
      name: '', note: 'kin', rating: fresh.pc, seat: ANNA,
    }) // prettier-ignore
    const grown = (id: string) => play.do(ruth, { type: 'tie-grows', relationship: id }).settler(RUTH).relationships[id]
    expect(grown('r1')?.rating).toBe(3 + increase.pc)
    expect(grown('r2')?.rating).toBe(2 + increase.npc)
  })

  it('NA18 pcBonus: refresh — one on the tie, and one more comes back', () => {
    const play = at({ pcBonus: 'refresh' })
    const settler = play.do(ruth, { type: 'tie-grows', relationship: 'r1' })
    expect(settler.settler(RUTH).relationships['r1']?.rating).toBe(4)
    expect(settler.table.endings[RUTH]?.bonus).toBe(true)
    const amount = (after: Play) => eventOf(after.when(ruth, { type: 'roll-refresh' }, [2]), 'refresh-rolled').amount
    expect(amount(settler)).toBe(2 + 7 + 1)
    expect(amount(play.do(ruth, { type: 'tie-grows', relationship: 'r2' }))).toBe(2 + 7)
    expect(eventOf(play.when(ruth, { ...tie, seat: ANNA }), 'tie-made')).toMatchObject({ rating: 1, bonus: true })
  })

  it('NA6 a broken tie may be raised; NA2 nobody is there twice; NA18 only settlers in play count', () => {
    const play = at()
    const broken = play.with(RUTH, (settler) => {
      settler.relationships['r3'] = { name: 'Widow Hale', note: '', rating: 0, seat: null }
    })
    expect(broken.do(ruth, { type: 'tie-grows', relationship: 'r3' }).settler(RUTH).relationships['r3']?.rating).toBe(1)
    play.refused(ruth, tie, 'not-allowed', 'name')
    play.refused(ruth, { ...tie, name: ' old tom' }, 'not-allowed', 'name')
    play.refused(ruth, { ...tie, seat: SILAS }, 'not-allowed', 'seat')
    play.refused(ruth, { ...tie, seat: RUTH }, 'not-allowed', 'seat')
    play.refused(ruth, { type: 'tie-grows', relationship: 'r9' }, 'not-found', 'relationship')
    const gone = (seat: typeof ANNA) =>
      play.with(seat, (settler) => {
        settler.stage = 'out'
      })
    gone(ANNA).refused(ruth, { ...tie, seat: ANNA }, 'not-allowed', 'seat')
    const lost = gone(SILAS).do(ruth, { type: 'tie-grows', relationship: 'r1' })
    expect(lost.settler(RUTH).relationships['r1']?.rating).toBe(4)
  })
})

describe('the rest', () => {
  it('N17 NML-R53 NA16 one die and all ratings; never above the score, the rest unused', () => {
    const { die, relationships, amount, grit, heart, after, unused } = vector(
      'N17',
      z.object({
        die: z.number(), relationships: z.array(z.number()), amount: z.number(), unused: z.number(),
        grit: z.object({ score: z.number(), spent: z.number() }), heart: z.object({ score: z.number(), spent: z.number() }),
        after: z.object({ grit: z.number(), heart: z.number() }),
      }),
    ) // prettier-ignore
    const start = goOn(atEnd(), RUTH, { to: 'refresh' }).with(RUTH, (settler) => {
      settler.grit = grit
      settler.heart = heart
      settler.relationships = Object.fromEntries(
        relationships.map((rating, i) => [`r${i + 1}`, { name: `n${i}`, note: '', rating, seat: null }]),
      )
    })
    const rolled = start.when(ruth, { type: 'roll-refresh' }, [die])
    expect(eventOf(rolled, 'refresh-rolled')).toMatchObject({ face: die, ties: amount - die, amount })
    expect(shown(eventOf(rolled, 'refresh-rolled'))).toMatchObject([{ dice: [{ die: 0, sides: 6, faces: [die] }] }])
    rolled.next.refused(ruth, { type: 'restore', grit: grit.spent + 1, heart: 0 }, 'not-allowed', 'grit')
    rolled.next.refused(ruth, { type: 'restore', grit: 0, heart: heart.spent + 1 }, 'not-allowed', 'heart')
    const back = rolled.next.when(ruth, { type: 'restore', grit: grit.spent, heart: heart.spent })
    expect(eventOf(back, 'points-restored').unused).toBe(unused)
    const settler = back.next.settler(RUTH)
    expect({ grit: current(settler.grit), heart: current(settler.heart) }).toEqual(after)
  })

  it('NML-R53 no more than the roll gives, and less if wished', () => {
    const start = goOn(frail(atEndWith(RUTH, 1)), RUTH, { to: 'restore', faces: [6] }).with(RUTH, (settler) => {
      settler.grit = { score: 20, spent: 19 }
    })
    const at = start.table.endings[RUTH]?.at
    const amount = at?.step === 'restore' ? at.amount : 0
    expect(amount).toBe(1 + 8)
    start.refused(ruth, { type: 'restore', grit: amount, heart: 1 }, 'not-allowed')
    expect(start.do(ruth, { type: 'restore', grit: amount, heart: 0 }).settler(RUTH).grit.spent).toBe(10)
    expect(start.do(ruth, { type: 'restore', grit: 0, heart: 0 }).settler(RUTH).grit.spent).toBe(19)
  })
})

describe('the Dream', () => {
  it('NML-R54 NA28 is kept or changed, for nothing', () => {
    const at = goOn(atEndWith(RUTH, 1), RUTH, { to: 'dream', faces: [6] })
    const kept = at.when(ruth, { type: 'settle-dream', dream: 'Ruth dreams' })
    const changed = at.when(ruth, { type: 'settle-dream', dream: 'A school' })
    expect([kept, changed].map((outcome) => eventOf(outcome, 'dream-settled').changed)).toEqual([false, true])
    expect(changed.next.settler(RUTH)).toMatchObject({ dream: 'A school', harvestDice: 1 })
  })
})

describe('closing a season', () => {
  it('NA5 earlySeasonEnd: on — at any time; what is left is lost', () => {
    const closed = inSeason({ earlySeasonEnd: 'on' }, 4).when(gm, { type: 'close-season' })
    expect(eventOf(closed, 'season-closed')).toMatchObject({ supply: 12, left: 12 })
  })

  it('NA5 earlySeasonEnd: off — not while Drama Dice are left, which only the GM is told', () => {
    const play = inSeason({ earlySeasonEnd: 'off' }, 1)
    expect(play.refused(gm, { type: 'close-season' }, 'not-now').message).toContain('3 are left')
    expect(play.refused(ruth, { type: 'close-season' }, 'not-yours').message).not.toContain('left')
    let spent = agreed(bear({}, 1, play))
    for (const aspect of ['one', 'two', 'three']) spent = spent.do(gm, { type: 'spend-drama', side: 'second', aspect })
    const over = thrown(spent, 5, 1, 1, 1, 1)
      .do(gm, { type: 'concede', side: 'second' })
      .do(ruth, { type: 'narrate', text: 'x' })
    expect(atEnd(over).table.phase).toBe('ending')
  })
})

describe('the fallen', () => {
  const fallen = (options = {}) => goOn(frail(atEnd(inSeason(options))), RUTH, { pool: 'grit' })

  it('NA26 replacements: off — a story that has ended has ended', () => {
    fallen({ replacements: 'off' }).refused(ruth, { type: 'begin-anew' }, 'not-allowed')
  })

  it.each(['open', 'secret'] as const)(
    'NA26 replacements: on — a new sheet, and the old one is remembered (past: %s)',
    (past) => {
      const play = fallen({ replacements: 'on', past })
      play.refused(silas, { type: 'begin-anew' }, 'not-now')
      play.refused(gm, { type: 'begin-anew' }, 'not-yours')
      const anew = play.do(ruth, { type: 'begin-anew' })
      expect(anew.table.fallen).toEqual([{ seat: RUTH, name: 'Ruth', dream: 'Ruth dreams', ending: 'So it ends.' }])
      expect(anew.settler(RUTH)).toMatchObject({ stage: 'draft', name: '', past: past === 'secret' ? null : '' })
      expect(anew.state[`between:${RUTH}`]?.play.past).toBe(past === 'secret' ? '' : null)
      // Their ties were to the one who is gone.
      expect(anew.settler(SILAS).relationships['r2']).toMatchObject({ name: 'Ruth', seat: null })
      expect(goOn(goOn(anew, SILAS), ANNA).table.phase).toBe('between')
      const later = goOn(goOn(play, SILAS), ANNA).do(ruth, { type: 'begin-anew' })
      const approved = written(later, RUTH)
        .do(ruth, { type: 'submit-settler' })
        .do(gm, { type: 'approve-settler', seat: RUTH })
      expect(approved.do(gm, { type: 'open-season', rating: 2 }).table.season?.settlers).toBe(3)
    },
  )

  it('NA26 not in the middle of a season, and not when none is left', () => {
    const between = goOn(goOn(fallen({ replacements: 'on' }), SILAS), ANNA)
    between.do(gm, { type: 'open-season', rating: 2 }).refused(ruth, { type: 'begin-anew' }, 'not-now')
    let late = between
    for (const rating of [1, 2, 3, 5]) late = throughEnd(atEnd(late.do(gm, { type: 'open-season', rating })))
    late.refused(ruth, { type: 'begin-anew' }, 'not-now')
  })

  it('NML-R44 who falls in a conflict has no season’s end', () => {
    const play = thrown(agreed(quarrel()), 1, 5)
      .with(RUTH, (settler) => {
        settler.heart = { score: 5, spent: 4 }
      })
      .do(ruth, { type: 'escalate', side: 'first', stakes: 'all' })
    const over = thrown(play, 1, 5)
      .do(ruth, { type: 'concede', side: 'first' })
      .do(silas, { type: 'narrate', text: 'x' })
      .do(ruth, { type: 'tell-ending', text: 'Her heart broke.' })
    expect(Object.keys(atEnd(over).table.endings)).toEqual([SILAS, ANNA])
  })
})
