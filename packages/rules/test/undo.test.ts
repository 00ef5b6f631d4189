/** Taking back: given what was played, when the chair takes an act back, then the table is as it was, or it hears why not. */
import { describe, expect, it } from 'vitest'
import { decide, evolve, type Found } from '../src/authority.ts'
import { standingLines, takenBack, undoWords as words } from '../src/index.ts'
import { nowhere, provedBy } from '../src/proof.ts'
import { newAndMagicLandGame as game } from '../src/new-and-magic-land/game.ts'
import { sayLine } from '../src/house/say-line.ts'
import { testChance } from '../src/testing.ts'
import { agreed, anna, bear, gm, inScene, inSeason, playing, RUTH, ruth, SILAS, watcher } from './given.ts'
import { Story } from './story.ts'
import { seated as tower, host, bryn } from './tower-play.ts'
import { invertedTowerGame } from '../src/inverted-tower/game.ts'

const aspect = (aspect: '1' | '2' | '3') => ({ type: 'call-aspect', aspect }) as const
const ready = (side: 'first' | 'second') => ({ type: 'ready', side }) as const
const gathering = () => new Story(agreed(bear()))
const rolled = () => gathering().do(ruth, aspect('1')).do(ruth, ready('first')).do(gm, ready('second'), [2, 3, 5])

/** Ruth has called an Aspect. */
const gathered = () => {
  const story = gathering().do(ruth, aspect('1'))
  const act = story.acts.at(-1)?.entry
  if (act === undefined) throw new Error('nothing was kept')
  return { story, act }
}

const answered = (story: Story, found: Found) => {
  const command = { type: 'take-back', in: 'table', n: 1 }
  return decide(game, story.play.state, gm.viewer, { command, found }, testChance(1))
}

describe('taking back', () => {
  it('UNDO-1 is the chair’s', () => {
    const story = gathering().do(ruth, aspect('1'))
    expect(story.refused('call-aspect', 'table', ruth)).toMatchObject({
      code: 'not-yours',
      message: words.onlyChair('gm'),
    })
    expect(story.refused('call-aspect', 'table', watcher).code).toBe('not-yours')
    expect(story.takeBack('call-aspect').play.bundles('first', 'aspect')).toEqual([])
  })

  it('UNDO-1 nothing is taken back while the table pauses, or after it has ended', () => {
    const story = gathering().do(ruth, aspect('1'))
    expect(story.do(anna, { type: 'pause' }).refused('call-aspect').code).toBe('not-now')
    expect(story.do(gm, { type: 'end-table' }).refused('call-aspect').code).toBe('table-ended')
  })

  it('H32 restores the exact amount, and says so', () => {
    const before = rolled()
    const paid = before.do(ruth, { type: 'escalate', side: 'first', stakes: 'the whole hive' })
    expect([before, paid].map(({ play }) => play.settler(RUTH).grit.spent)).toEqual([0, 1])
    const after = paid.takeBack('escalate')
    expect(after.play.settler(RUTH)).toEqual(before.play.settler(RUTH))
    expect(after.play.conflict).toEqual({ ...before.play.conflict, step: paid.play.conflict.step + 1 })
    const [said] = after.acts.at(-1)?.entry.events ?? []
    expect(said).toMatchObject({ to: 'table', event: { type: 'taken-back', events: [{ type: 'escalated' }] } })
    const names = { seat: () => '', chair: 'The GM' }
    expect(said === undefined ? null : sayLine(game, said.event, names)?.text).toMatch(/^Taken back: Ruth/)
  })

  it('UNDO-2 what rests on it is taken back first, and is named', () => {
    const story = gathering().do(ruth, aspect('1')).do(ruth, ready('first')).do(gm, ready('second'), [2, 3, 5])
    const refusal = story.refused('call-aspect')
    expect(refusal).toMatchObject({ code: 'not-now', value: { in: 'table', n: story.acts.at(-1)?.entry.cursor.table } })
    expect(refusal.message).toContain('Take this back first')
    const free = story.takeBack('ready').takeBack('call-aspect')
    expect(free.play.conflict.stage).toBe('gather')
    expect(free.play.bundles('first', 'aspect')).toEqual([])
  })

  it('UNDO-2 dice that are gathered side by side don’t rest on each other', () => {
    const story = gathering().do(ruth, aspect('1')).do(gm, { type: 'spend-drama', side: 'second', aspect: 'Claws' })
    const after = story.takeBack('call-aspect')
    expect(after.play.bundles('second', 'drama')).toHaveLength(1)
    expect(after.play.bundles('first', 'aspect')).toEqual([])
  })

  it('UNDO-2 what leaves no line of its own can’t be named', () => {
    const { story, act } = gathered()
    const quiet = { ...act, events: [], command: { type: 'edit' } }
    expect(answered(story, { act, later: [quiet] })).toMatchObject({ code: 'not-now', message: words.restsOnQuiet })
  })

  it('UNDO-4 a throw stays a throw, what came to light stays known, and who was ready looks again', () => {
    const before = gathering().do(ruth, aspect('1'))
    const story = before.do(ruth, ready('first')).do(gm, ready('second'), [2, 3, 5])
    const after = story.takeBack('ready')
    expect(after.play.state.table.chapter).toEqual(story.play.state.table.chapter)
    expect(after.play.state.table.chapter?.thrown).toBe(1)
    expect(after.play.table.season?.known.pool).toBe(4)
    const { first, second } = after.play.conflict.sides
    expect([first.ready, second.ready, after.play.conflict.roll]).toEqual([false, false, null])
    const again = after.do(ruth, ready('first')).do(gm, ready('second'))
    expect(again.play.conflict.roll?.throw).toBe(2)
    expect(again.acts.at(-1)?.entry.command.type).toBe('ready')
  })

  it('DICE-7 a throw that was taken back is checked like any other', () => {
    const story = gathering().do(ruth, ready('first')).do(gm, ready('second')).takeBack('ready')
    const on = story.do(ruth, ready('first')).do(gm, ready('second'))
    const closed = on
      .takeBack('ready')
      .do(gm, { type: 'drop-conflict' })
      .do(gm, { type: 'close-scene' })
      .do(gm, { type: 'close-season' })
    const opened = inSeason().state.table.chapter
    const lines = [
      { event: { type: 'chapter-opened', chapter: opened?.id ?? '', commitment: opened?.commitment ?? '' } },
      ...closed.acts.flatMap(({ entry }) => entry.events.filter(({ to }) => to === 'table')),
    ]
    const [proof] = provedBy(game, lines, nowhere)
    expect(proof).toMatchObject({ kept: true, thrown: 2, shown: 2, wrong: [] })
  })

  it('UNDO-5 what was taken back is not taken back again, nor is the taking back', () => {
    const story = gathering().do(ruth, aspect('1')).takeBack('call-aspect')
    expect(story.refused('call-aspect').message).toBe(words.already)
    expect(story.refused('take-back').message).toBe(words.notAnAct)
  })

  it('UNDO-5 only acts of play are: no seat, no talk, no link', () => {
    const story = new Story(inScene())
    const talk = story.do(gm, { type: 'say', to: 'table', kind: 'telling', text: 'Snow.' })
    expect(talk.refused('say').message).toBe(words.notAnAct)
    expect(story.do(ruth, { type: 'rename', seat: RUTH, name: 'Ruthie' }).refused('rename').message).toBe(
      words.notAnAct,
    )
    expect(story.do(gm, { type: 'vacate', seat: SILAS }).refused('vacate').message).toBe(words.notAnAct)
    expect(story.do(gm, { type: 'lock', locked: true }).refused('lock').message).toBe(words.notAnAct)
    expect(story.refused('never-given').message).toBe(words.noSuchLine)
  })

  it('UNDO-5 no seed is put back, and no chapter of the dice', () => {
    const opened = new Story(playing()).do(gm, { type: 'open-season', rating: 4 })
    expect(opened.refused('open-season').message).toBe(words.turnsDice)
    const { story, act } = gathered()
    const closed = { ...act, diffs: {}, events: [{ to: 'table' as const, event: { type: 'chapter-closed' } }] }
    expect(answered(story, { act, later: [closed] })).toMatchObject({ code: 'not-now', message: words.otherDice })
  })

  it('UNDO-5 what came to light is not hidden again', () => {
    const { story, act } = gathered()
    const shown = [['=', ['play', 'settlers', RUTH, 'past'], null]] as const
    const past = { ...act, inverse: { ...act.inverse, table: [...(act.inverse.table ?? []), ...shown] } }
    expect(answered(story, { act: past, later: [] })).toMatchObject({ message: words.revealed })
  })

  it('UNDO-5 so much and no further back, and nothing of an older layout', () => {
    const { story, act } = gathered()
    const seat = `seat:${RUTH}` as const
    const patch = [['=', ['play', 'x'], 1]] as const
    const why = (found: Found) => answered(story, found)
    expect(why('too-far')).toMatchObject({ message: words.tooFar(200) })
    expect(why({ act: { ...act, shape: 2 }, later: [] })).toMatchObject({ message: words.otherShape })
    const brought = { ...act, command: { type: 'import' }, inverse: {} }
    expect(why({ act: brought, later: [] })).toMatchObject({ message: words.brought })
    const unseen = { ...act, inverse: { ...act.inverse, [seat]: patch } }
    expect(why({ act: unseen, later: [] })).toMatchObject({ message: words.notYourEyes })
    const sealed = { ...act, diffs: { ...act.diffs, sealed: patch } }
    expect(why({ act: sealed, later: [] })).toMatchObject({ message: words.undecided })
    expect(why({ act: { ...act, inverse: {} }, later: [] })).toMatchObject({ message: words.nothing })
    expect(why(null)).toMatchObject({ code: 'not-found' })
  })

  it('UNDO-6 the lines stay, and those that still count are told from them', () => {
    const line = (n: number, event: { readonly type: string }) => ({ in: 'table', n, event })
    const lines = [
      line(1, { type: 'rolled' }),
      line(2, { type: 'narrated' }),
      line(3, { type: 'taken-back', of: 1, events: [{ type: 'rolled' }] } as never),
    ]
    expect(takenBack(lines).get('table/1')).toBe(lines[2])
    expect(standingLines(lines).map(({ n }) => n)).toEqual([2, 3])
  })

  it('IA20 in the Inverted Tower it is a choice of the table, and never in a race', () => {
    const command = { type: 'take-back', in: 'table', n: 1 } as never
    const ask = (options: Parameters<typeof tower>[0]) => {
      const play = tower(options).do(bryn, { type: 'enter', name: 'Bryn', attribute: 'str' })
      return decide(invertedTowerGame, play.state, host.viewer, { command }, testChance(1))
    }
    expect(ask({})).toMatchObject({ code: 'not-allowed' })
    expect(ask({ takingBack: 'on' })).toMatchObject({ code: 'not-found' })
    const old = tower({})
    const { takingBack: _, ...options } = old.state.table.options
    void _
    const state = { ...old.state, table: { ...old.state.table, options } } as typeof old.state
    expect(decide(invertedTowerGame, state, host.viewer, { command }, testChance(1))).toMatchObject({
      code: 'not-allowed',
    })
    expect(evolve(invertedTowerGame, state, []).state.table.options).toEqual(options)
  })
})
