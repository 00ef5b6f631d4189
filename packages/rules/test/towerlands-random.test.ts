import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { evolve, viewOf } from '../src/authority.ts'
import { houseLine, isHouseEvent, sayHouse } from '../src/house/events.ts'
import type { TableState } from '../src/house/house.ts'
import { judge } from '../src/house/judge.ts'
import { compartmentSchema } from '../src/house/views.ts'
import { isCompartment, sight, type Visible } from '../src/table/compartment.ts'
import { REFUSALS } from '../src/table/refusal.ts'
import { SPECTATOR, type Viewer } from '../src/table/viewer.ts'
import { isFree, pileOf, valuesOf, type Dice } from '../src/towerlands/dice/die.ts'
import { towerlandsGame as game } from '../src/towerlands/game.ts'
import type { EventsByType } from '../src/towerlands/rule.ts'
import { SIDES, type TlPlays, type TlTable } from '../src/towerlands/state.ts'
import { burdensOf, figureOf } from '../src/towerlands/who.ts'
import { ISOLT, SEATS, gm, isolt, marrec, rolled, round, seated, written, type Play } from './towerlands-play.ts'
import { optionsOf, playTurn, randomPlay, type Turn } from './towerlands-random-play.ts'

const full = process.env['HOMESTAKE_FULL'] === '1'
/** Of each seed so many conflicts are played: 5,000 in the full run. */
const CONFLICTS = 4
const SEEDS = Array.from({ length: full ? 1250 : 30 }, (_, i) => i + 1)

type Events = { readonly [T in keyof EventsByType]: EventsByType[T] }[keyof EventsByType]
const eventsOf = ({ outcome }: Turn): readonly { readonly type: string }[] =>
  'code' in outcome ? [] : outcome.events.map(({ event }) => event)
const own = (turn: Turn): Events[] => eventsOf(turn).filter((event) => !isHouseEvent(event)) as Events[]
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)
const all = (dice: Dice): number[] => Object.values(dice).map(({ value }) => value)

/** T-R32 to T-R36: what a first keep must be. */
const firstKept = (dice: Dice, influence: number): void => {
  const [kept, unkept] = [pileOf(dice, 'kept'), pileOf(dice, 'unkept')]
  expect(kept.length).toBeGreaterThanOrEqual(Math.min(Object.keys(dice).length, influence))
  expect(unkept.some(({ value }) => value === 20)).toBe(false)
  const counted = kept.filter(({ value }) => value < 20)
  for (const { value } of unkept) for (const one of counted) expect(one.value).toBeGreaterThan(value)
}

const expectedDice = ({ conflict, ...play }: TlTable): number => {
  if (conflict === null) return 0
  const { first, second } = conflict.sides
  const burdens = conflict.healing === null ? {} : burdensOf({ conflict, ...play }, figureOf(first))
  return first.influence + first.rating + second.influence + second.rating + Object.keys(burdens).length
}

/** What one command may change. */
const changes = (turn: Turn): void => {
  const [then, now] = [turn.before.table.play, turn.after.table.play]
  for (const event of own(turn)) {
    if (event.type === 'rolled') {
      for (const side of SIDES) firstKept(event.dice[side], then.conflict?.sides[side].influence ?? 0)
      // Influence and domain, Wells that give from the start, and in a healing scene every burden of the hero.
      const dice = SIDES.reduce((sum, side) => sum + Object.keys(event.dice[side]).length, 0)
      expect(dice).toBe(expectedDice(then) + event.wells.reduce((sum, { shown }) => sum + shown.rating, 0))
    }
    if (event.type === 'trait-called') {
      // A call throws what it says, and never costs a kept die.
      const before = then.conflict?.sides[event.side].dice ?? {}
      expect(valuesOf(event.dice, 'kept').length).toBeGreaterThanOrEqual(valuesOf(before, 'kept').length)
      for (const { die, face } of event.fallen) expect(event.dice[die]?.value).toBe(face)
    }
    if (event.type === 'conflict-ended' && then.conflict?.suspended && event.waited)
      expect([event.winner, event.win]).toEqual([then.conflict.suspended.winner, then.conflict.suspended.win])
    if (event.type === 'burden-called') {
      // A swap of values preserves the dice and the burden, taken together; and nothing gained here is called here.
      const before = then.conflict?.sides[event.side].dice ?? {}
      expect(sorted([...all(event.dice), event.gave])).toEqual(sorted([...all(before), event.took]))
      expect(burdensOf(then, event.of)[event.burden]?.from).not.toBe(event.conflict)
    }
    if (event.type === 'piles-swapped') {
      const before = then.conflict?.sides[event.side].dice ?? {}
      expect(valuesOf(event.dice, 'kept').length).toBe(valuesOf(before, 'kept').length)
      expect(sorted(all(event.dice))).toEqual(sorted(all(before)))
    }
  }
  const [was, is] = [then.conflict, now.conflict]
  if (was === null || is === null || was.id !== is.id) return
  expect(is.step).toBeGreaterThanOrEqual(was.step)
  for (const side of SIDES) {
    const [before, after] = [was.sides[side].dice, is.sides[side].dice]
    for (const [id, die] of Object.entries(before)) {
      // No die is lost, and one that is out stays as it was.
      expect(after[id]).toBeDefined()
      if (die.pile === 'out') expect(after[id]).toEqual(die)
    }
    const added = own(turn).flatMap((event) =>
      event.type === 'trait-called' && event.added && event.side === side ? event.fallen : [],
    )
    if (was.stage !== 'roll') expect(Object.keys(after).length).toBe(Object.keys(before).length + added.length)
    // Every rolled 20 is kept.
    for (const die of Object.values(after))
      if (isFree(die, turn.after.table.options)) expect(die.pile).not.toBe('unkept')
  }
}

const holds = (state: TableState<TlPlays>): void => {
  const { play, chapter } = state.table
  expect(chapter !== null).toBe(play.conflict !== null)
  for (const { storyPoints, burdens } of Object.values(play.heroes)) {
    expect(storyPoints).toBeGreaterThanOrEqual(0)
    if (play.conflict === null) continue
    for (const { value } of Object.values(burdens)) expect(value).toBeGreaterThanOrEqual(1)
  }
  const { conflict } = play
  if (conflict?.stage === 'window' || conflict?.stage === 'victory')
    for (const side of SIDES) expect(valuesOf(conflict.sides[side].dice, 'kept').length).toBeGreaterThan(0)
}

const readable = (turn: Turn): void => {
  for (const part of Object.keys(turn.after).filter(isCompartment))
    if (part !== 'sealed') compartmentSchema(game, part as Visible).parse(turn.after[part as 'table'])
  const names = { seat: (seat: string) => seat, chair: 'GM' }
  for (const event of eventsOf(turn)) {
    if (isHouseEvent(event)) {
      if (sayHouse(event, names) !== null) houseLine.parse(event)
      continue
    }
    const said = game.say(game.events.parse(event), names)
    if (said !== null) expect(said.text.trim()).not.toBe('')
  }
}

/** Everything that must have happened, so that what is claimed of it was looked at. */
const MUST = game.events as unknown as { readonly options: readonly { readonly shape: { readonly type: { readonly value: string } } }[] } // prettier-ignore

describe('random conflicts', () => {
  const seen = new Set<string>()
  for (let from = 0; from < SEEDS.length; from += 10) {
    const seeds = SEEDS.slice(from, from + 10)
    it(
      `seeds ${seeds[0]} to ${seeds.at(-1)}: what must hold holds after each command, legal and decide agree, a twin through JSON stays equal`,
      { timeout: 600_000 },
      () => {
        for (const seed of seeds) {
          const { state } = seated(optionsOf(seed))
          let [twin, ended] = [JSON.stringify(state), 0]
          for (const turn of randomPlay(state, seed, CONFLICTS)) {
            const { before, viewer, asked, outcome, after } = turn
            const judged = judge(game, viewOf(before, viewer), viewer, asked)
            if ('code' in outcome) {
              expect(Object.keys(REFUSALS)).toContain(outcome.code)
              expect(outcome.message.trim()).not.toBe('')
              expect(judged).toEqual(outcome)
              continue
            }
            expect(judged).toBeNull()
            holds(after)
            changes(turn)
            readable(turn)
            eventsOf(turn).forEach(({ type }) => seen.add(type))
            if (before.table.play.conflict !== null && after.table.play.conflict === null) ended++
            const parsed = JSON.parse(twin) as TableState<TlPlays>
            twin = JSON.stringify(evolve(game, parsed, JSON.parse(JSON.stringify(outcome.events))).state)
            if (!isDeepStrictEqual(JSON.parse(twin), after)) expect(JSON.parse(twin), `seed ${seed}`).toEqual(after)
            if (after.table.ended) ended = CONFLICTS
          }
          expect(ended, `seed ${seed} stalled`).toBe(CONFLICTS)
        }
      },
    )
  }

  it('nothing that can happen has been left out', () => {
    const types = MUST.options.map(({ shape }) => shape.type.value)
    expect(types.filter((type) => !seen.has(type))).toEqual([])
  })
})

describe('two worlds', () => {
  const OTHERS: readonly Viewer[] = [SPECTATOR, isolt.viewer, marrec.viewer]

  const received = ({ before, viewer, outcome }: Turn, reader: Viewer): string => {
    const parts = sight(reader, SEATS)
    if ('code' in outcome)
      return viewer.seat === reader.seat && !viewer.chair ? JSON.stringify(outcome) : JSON.stringify([])
    const { diffs } = evolve(game, before, outcome.events)
    return JSON.stringify([
      parts.map((part) => diffs[part] ?? null),
      outcome.events.filter(({ to }) => (parts as readonly string[]).includes(to)),
    ])
  }

  /** Other notes, and somebody else on the GM's desk, with everything different but the sheets that this play has used. */
  const otherWorld = (one: TableState<TlPlays>): TableState<TlPlays> => {
    const other = structuredClone(one)
    const sheet = { name: 'The wyrm', about: '', note: 'sleeps', influence: 9, traits: {} }
    const domains = { physical: 9, mental: 9, social: 9, emotional: 9, spiritual: 9 }
    const traits = { x: { kind: 'foe' as const, name: 'Everybody', note: '', rating: 9, spent: 0 } }
    const play = { others: { ...other.gm.play.others, wyrm: { ...sheet, domains, traits } } }
    Object.assign(other.gm, { notes: 'they are all doomed', play })
    return other
  }

  /** Whether the GM used the secret sheet: to use it is to tell it. */
  const tellsSecret = ({ asked: { command } }: Turn): boolean => JSON.stringify(command).includes('wyrm')

  for (const seed of full ? SEEDS.slice(0, 200) : SEEDS.slice(0, 12))
    it(`seed ${seed}: the GM’s notes and people reach nobody else, in content, order, count or length`, () => {
      const one = seated(optionsOf(seed)).state
      let [here, turn, compared] = [otherWorld(one), 0, 0]
      for (const played of randomPlay(one, seed, 2)) {
        if (tellsSecret(played)) break
        const twin = playTurn(here, played.viewer, played.asked, turn++)
        for (const viewer of OTHERS) expect(received(twin, viewer)).toBe(received(played, viewer))
        here = twin.after
        for (const viewer of OTHERS) expect(viewOf(here, viewer)).toEqual(viewOf(played.after, viewer))
        compared++
      }
      expect(compared).toBeGreaterThan(20)
    })

  it('1.4 what somebody whom the GM plays could call, and her notes, reach nobody before they are called', () => {
    const abbot = (names: readonly string[]): Play =>
      rolled(
        {
          before: (state) => {
            const domains = { physical: names.length, mental: 1, social: 0, emotional: 0, spiritual: 0 }
            const traits = Object.fromEntries(
              names.map((name, i) => [`a${i}`, { kind: 'friend' as const, name, note: name, rating: i + 1, spent: 0 }]),
            )
            const sheet = { name: 'The abbot', about: names.join(), note: names.join(), influence: 2, domains, traits }
            Object.assign(state.gm.play.others, { abbot: sheet })
          },
        },
        [14, 13, 8],
        [12, 11, 2],
      )
    let worlds = [abbot(['The bishop']), abbot(['The devil', 'His mother', 'A bear'])]
    const alike = (): void => {
      for (const viewer of OTHERS) {
        const [one, other] = worlds.map(({ state }) => JSON.stringify(viewOf(state, viewer)))
        expect(other).toBe(one)
      }
    }
    alike()
    worlds = worlds.map((play) => round(play))
    alike()
    const refusals = worlds.map(
      (play) =>
      play.refused(isolt, { type: 'call', side: 'second', call: { kind: 'trait', trait: 'a0', dice: ['s3'], how: 'x' } }, 'not-yours'), // prettier-ignore
    )
    expect(refusals[1]).toEqual(refusals[0])
    worlds = worlds.map((play) => round(play))
    alike()
  })

  it('privateSheets: chosen before play, it takes open sheets out of everyone’s sight', () => {
    const play = written()
      .do(isolt, { type: 'submit-sheet' })
      .do(gm, { type: 'choose-option', key: 'privateSheets', value: 'on' })
    expect(play.hero(ISOLT).sheet?.traits).toEqual({})
    expect(Object.keys(play.state[`between:${ISOLT}`]?.play.traits ?? {})).toHaveLength(6)
    expect(viewOf(play.state, marrec.viewer)[`between:${ISOLT}`]).toBeUndefined()
  })

  it('1.4 a draft is its player’s alone: neither the GM nor anybody else receives it', () => {
    const { state } = seated()
    const [viewer, asked] = [isolt.viewer, { command: { type: 'edit', in: 'seat:isolt', path: ['play', 'draft', 'name'], base: '', value: 'Isolt' } }] as const // prettier-ignore
    const turn = playTurn(state, viewer, asked as never, 0)
    expect('code' in turn.outcome).toBe(false)
    const chair = { chair: true, seat: null }
    for (const reader of [chair, marrec.viewer, SPECTATOR])
      expect(viewOf(turn.after, reader)).toEqual(viewOf(state, reader))
    expect(viewOf(turn.after, isolt.viewer)).not.toEqual(viewOf(state, isolt.viewer))
  })
})
