import { describe, expect, it } from 'vitest'
import { ANNA, RUTH, SILAS, agreed, anna, bear, eventOf, gm, gmFor, inScene, inSeason, playing, ruth, silas, thrown, typesOf, watcher, type Play } from '../../../test/given.ts' // prettier-ignore

const scene = { type: 'set-scene' as const, present: [RUTH], about: 'The ford is up.' }
const withGoals = (play: Play = inSeason()): Play =>
  [RUTH, SILAS, ANNA].reduce((now, seat) => now.do(gmFor(seat), { type: 'set-goal', goal: 'a roof' }), play)
const out = (play: Play, seat: typeof RUTH): Play =>
  play.with(seat, (settler) => {
    settler.stage = 'out'
  })

describe('the setting', () => {
  it('NML-R1 has a sentence of its own, which the GM may change at any time', () => {
    const path = ['play', 'setting']
    const { setting } = playing().table
    expect(setting).not.toBe('')
    for (const play of [playing(), inSeason(), bear()])
      expect(
        play.do(gm, { type: 'edit', in: 'table', path, base: setting, value: 'Elves in orc lands' }).table.setting,
      ).toBe('Elves in orc lands')
    playing().refused(ruth, { type: 'edit', in: 'table', path, base: setting, value: 'x' }, 'not-yours')
    playing().refused(gm, { type: 'edit', in: 'table', path, base: 'older', value: 'x' }, 'stale')
  })
})

describe('setting a scene', () => {
  it('NML-R15 NA25 a season opens with the GM’s turn', () => {
    expect(inSeason().table.turn).toEqual({ holder: 'gm', turn: 1, scenes: 0 })
    const set = withGoals().when(gm, { ...scene, present: [RUTH, SILAS, RUTH] })
    expect(eventOf(set, 'scene-set')).toMatchObject({ number: 1, name: 'The GM', names: ['Ruth', 'Silas'] })
    expect(set.next.table.scene).toEqual({
      number: 1,
      setBy: 'gm',
      present: { [RUTH]: true, [SILAS]: true },
      about: scene.about,
    })
    expect(set.next.table.turn?.scenes).toBe(1)
  })

  it('NML-R10 no scene before every settler in play has a Goal, and the refusal says whose is missing', () => {
    const one = inSeason().do(ruth, { type: 'set-goal', goal: 'a roof' })
    const { message } = one.refused(gm, scene, 'not-now')
    expect(message).toContain('Silas and Anna')
    expect(message).not.toContain('Ruth')
    expect(out(out(one, SILAS), ANNA).do(gm, scene).table.scene?.number).toBe(1)
  })

  it('NA25 only whose turn it is, or the chair for them', () => {
    withGoals().refused(ruth, scene, 'not-yours')
    withGoals().refused(watcher, scene, 'not-yours')
    const hers = withGoals().do(gm, { type: 'pass-scene' })
    hers.refused(gm, scene, 'not-yours')
    hers.refused(silas, scene, 'not-yours')
    expect(hers.do(ruth, scene).table.scene?.setBy).toBe(RUTH)
    expect(hers.do(gmFor(RUTH), scene).table.scene?.setBy).toBe(RUTH)
  })

  it('D13 a turn of the past is stale, and one scene runs at a time', () => {
    const passed = withGoals().do(gm, { type: 'pass-scene' })
    passed.refused(ruth, { ...scene, turn: 1 }, 'stale')
    passed.refused(ruth, { type: 'pass-scene', turn: 1 }, 'stale')
    inScene().refused(gm, scene, 'not-now')
    inScene().refused(gm, { type: 'pass-scene' }, 'not-now')
    playing().refused(gm, scene, 'not-now')
  })

  it('NML-R15 only settlers in play are in a scene', () => {
    const gone = out(withGoals(), ANNA)
    gone.refused(gm, { ...scene, present: [RUTH, ANNA] }, 'not-allowed', 'present')
    const running = gone.do(gm, scene)
    running.refused(gm, { type: 'change-scene', present: [ANNA] }, 'not-allowed', 'present')
  })
})

describe('the turn', () => {
  it('NA25 goes from the GM to the players by seat, round and round, by passing and by closing', () => {
    let play = withGoals()
    for (const next of [RUTH, SILAS, ANNA, 'gm', RUTH] as const) {
      const turn = play.table.turn?.turn ?? 0
      const { holder } = play.table.turn ?? { holder: 'gm' as const }
      const who = holder === 'gm' ? gm : gmFor(holder)
      play =
        next === SILAS ? play.do(who, { type: 'pass-scene' }) : play.do(who, scene).do(who, { type: 'close-scene' })
      expect(play.table.turn).toMatchObject({ holder: next, turn: turn + 1 })
    }
  })

  it('NA25 NA26 who is out is passed over', () => {
    const play = out(withGoals(), RUTH).do(gm, { type: 'pass-scene' })
    expect(play.table.turn?.holder).toBe(SILAS)
    const none = [RUTH, SILAS, ANNA].reduce(out, withGoals()).do(gm, { type: 'pass-scene' })
    expect(none.table.turn?.holder).toBe('gm')
  })

  it('NA25 the GM may hand it to somebody else, and nobody but her', () => {
    const given = withGoals().when(gm, { type: 'give-turn', to: ANNA })
    expect(eventOf(given, 'turn-given').name).toBe('Anna')
    expect(given.next.table.turn).toMatchObject({ holder: ANNA, turn: 2 })
    given.next.refused(gm, { type: 'give-turn', to: ANNA }, 'not-now', 'to')
    given.next.refused(anna, { type: 'give-turn', to: RUTH }, 'not-yours')
    given.next.refused(gmFor(ANNA), { type: 'give-turn', to: RUTH }, 'not-yours')
    out(given.next, RUTH).refused(gm, { type: 'give-turn', to: RUTH }, 'not-allowed', 'to')
    given.next.refused(gm, { type: 'give-turn', to: 'gm', turn: 1 }, 'stale')
    expect(given.next.do(anna, scene).do(anna, { type: 'close-scene' }).table.turn?.holder).toBe('gm')
  })
})

describe('a scene that runs', () => {
  const hers = withGoals().do(gm, { type: 'pass-scene' }).do(ruth, scene)

  it('NML-R15 is closed by its setter or the GM, and not while a conflict is on', () => {
    hers.refused(silas, { type: 'close-scene' }, 'not-yours')
    const closed = hers.when(gm, { type: 'close-scene' })
    expect(eventOf(closed, 'scene-closed')).toEqual({ type: 'scene-closed', number: 1, next: SILAS, name: 'Silas' })
    expect(closed.next.table.scene).toBeNull()
    closed.next.refused(ruth, { type: 'close-scene', scene: 1 }, 'stale')
    expect(hers.do(ruth, { type: 'close-scene' }).table.turn?.holder).toBe(SILAS)
    bear().refused(gm, { type: 'close-scene' }, 'not-now')
    playing().refused(gm, { type: 'close-scene' }, 'not-now')
  })

  it('NML-R15 people come and go', () => {
    const joined = hers.when(ruth, { type: 'change-scene', present: [RUTH, ANNA] })
    expect(eventOf(joined, 'scene-changed').names).toEqual(['Ruth', 'Anna'])
    expect(joined.next.table.scene?.present).toEqual({ [RUTH]: true, [ANNA]: true })
    expect(hers.when(gm, { type: 'change-scene', present: [RUTH] }).events).toEqual([])
    hers.refused(anna, { type: 'change-scene', present: [ANNA] }, 'not-yours')
    hers.refused(ruth, { type: 'change-scene', present: [], scene: 7 }, 'stale')
  })

  it('NML-R15 the GM lets something go wrong, in a conflict too', () => {
    const storm = { type: 'complicate-scene', text: 'Hail.' } as const
    expect(typesOf(hers.when(gm, storm))).toEqual(['scene-complicated'])
    expect(typesOf(bear().when(gm, storm))).toEqual(['scene-complicated'])
    hers.refused(ruth, storm, 'not-yours')
    hers.refused(gm, { ...storm, scene: 2 }, 'stale')
  })

  it('NML-R19 a conflict needs a scene, and remembers which', () => {
    const declared = {
      type: 'declare-conflict', first: RUTH, second: 'gm', pool: 'grit', stakes: 's', opposition: '',
    } as const // prettier-ignore
    const { message } = withGoals().refused(ruth, declared, 'not-now')
    expect(message).toContain('scene')
    const second = hers.do(ruth, { type: 'close-scene' }).do(silas, scene).do(ruth, declared)
    expect(second.conflict.scene).toBe(2)
  })

  it('NA5 when the season is closing, scenes may still be set', () => {
    let play = agreed(bear({}, 1))
    for (const aspect of ['one', 'two', 'three']) play = play.do(gm, { type: 'spend-drama', side: 'second', aspect })
    const over = thrown(play, 6, 6, 6, 1, 1, 1, 1, 1)
      .do(gm, { type: 'concede', side: 'second' })
      .do(ruth, { type: 'narrate', text: 'x' })
      .do(gm, { type: 'close-scene' })
    expect(over.table.season?.closing).toBe(true)
    expect(over.do(ruth, scene).table.scene?.number).toBe(2)
  })
})
