/**
 * The law: two tables that differ only in a secret give a viewer without it identical bytes. A script is made in one world
 * and played in both; what each viewer who may not know receives is compared, refusals too.
 */
import { describe, expect, it } from 'vitest'
import { evolve, viewOf } from '../src/authority.ts'
import type { TableState } from '../src/house/house.ts'
import type { NmlPlays } from '../src/new-and-magic-land/index.ts'
import { newAndMagicLandGame as game } from '../src/new-and-magic-land/game.ts'
import { sight } from '../src/table/compartment.ts'
import { SPECTATOR, type Viewer } from '../src/table/viewer.ts'
import { ANNA, RUTH, SILAS, gm, gmFor, playing, ruth, type ShortCommand, type Who } from './given.ts'
import { SEATS, optionsOf, playTurn, randomYear, start, type Turn } from './random-play.ts'

const SEEDS = [11, 12]
const OTHERS: readonly Viewer[] = [SPECTATOR, { chair: false, seat: SILAS }, { chair: false, seat: ANNA }]

/** What a viewer receives of one turn: changes and lines of the compartments in their sight, and their own refusal. */
const received = ({ before, viewer, outcome }: Turn, reader: Viewer): string => {
  const parts = sight(reader, SEATS)
  // Another's refusal reaches nobody, as if nothing had been asked.
  if ('code' in outcome)
    return viewer.seat === reader.seat && !viewer.chair
      ? JSON.stringify(outcome)
      : JSON.stringify([parts.map(() => null), []])
  const { diffs } = evolve(game, before, outcome.events)
  return JSON.stringify([
    parts.map((part) => diffs[part] ?? null),
    outcome.events.filter(({ to }) => (parts as readonly string[]).includes(to)),
  ])
}

const viewed = (state: TableState<NmlPlays>): string[] => OTHERS.map((viewer) => JSON.stringify(viewOf(state, viewer)))

/** Another desk and other notes; and another Past of Ruth, while Pasts are secret. */
const otherWorld = (one: TableState<NmlPlays>, past: boolean): TableState<NmlPlays> => {
  const other = structuredClone(one)
  const gmPlay = { ...other.gm.play, oppositions: { o1: { name: 'Wolves', note: 'many', aspects: { '1': 'Hungry' } } } }
  Object.assign(other.gm, { notes: 'they will all starve', play: gmPlay })
  if (past)
    Object.assign(other[`between:${RUTH}`] as object, {
      play: { past: 'Something else, much longer, and far worse than anybody thinks.' },
    })
  return other
}

/** To call a Past is to tell it: a declared reveal. What comes after it can't be compared. */
const tellsPast = ({ asked: { command }, outcome }: Turn): boolean =>
  command.type === 'call-past' && command.seat === RUTH && !('code' in outcome)

describe('two worlds', () => {
  for (const seed of SEEDS)
    for (const past of [false, true])
      it(
        `H2 H3 H4 seed ${seed}: over a year the GM’s desk${past ? ', her notes and a secret Past reach' : ' and her notes reach'} nobody else, in content, order, count or length`,
        { timeout: 300_000 },
        () => {
          let compared = 0
          const one = start({ ...optionsOf(seed), past: past ? 'secret' : 'open' }, 'settlers').state
          let [there, here] = [one, otherWorld(one, past)]
          let turn = 0
          for (const played of randomYear(one, seed)) {
            if (past && tellsPast(played)) break
            compared++
            const twin = playTurn(here, played.viewer, played.asked, turn++)
            for (const viewer of OTHERS) expect(received(twin, viewer)).toBe(received(played, viewer))
            here = twin.after
            there = played.after
            expect(viewed(here)).toEqual(viewed(there))
          }
          expect(compared).toBeGreaterThan(past ? 10 : 300)
          if (!past) expect([there.table.ended, here.table.ended]).toEqual([true, true])
        },
      )

  /** A season under another Rating, with the same commitment as tests have it, played by one script. */
  const season = (dramaDice: 'hidden' | 'sealed', rating: number) => {
    const seen: string[] = []
    let state = playing({ dramaDice }).state
    let turn = 0
    const act = ({ viewer, as }: Who, short: ShortCommand): void => {
      const { conflict } = state.table.play
      const command = { conflict: conflict?.id, step: conflict?.step, ...short } as never
      const played = playTurn(state, viewer, as === undefined ? { command } : { as, command }, turn++, 'c0ffee')
      if ('code' in played.outcome) throw new Error(played.outcome.message)
      seen.push(...OTHERS.map((reader) => received(played, reader)))
      state = played.after
    }
    act(gm, { type: 'open-season', rating })
    for (const seat of SEATS) act(gmFor(seat), { type: 'set-goal', goal: 'g' })
    act(gm, { type: 'pass-scene', turn: 1 })
    act(ruth, { type: 'set-scene', turn: 2, present: [RUTH], about: 'a' })
    act(gm, { type: 'complicate-scene', scene: 1, text: 'c' })
    act(ruth, { type: 'declare-conflict', first: RUTH, second: 'gm', pool: 'grit', stakes: 's', opposition: 'Bear' })
    act(gm, { type: 'write-stakes', side: 'second', stakes: 't' })
    act(ruth, { type: 'accept-stakes', side: 'first' })
    act(gm, { type: 'accept-stakes', side: 'second' })
    act(gm, { type: 'spend-drama', side: 'second', aspect: 'Ferocious' })
    act(ruth, { type: 'ready', side: 'first' })
    return { act, seen, now: () => state }
  }

  it('D1 hidden: until the first roll nothing tells one Rating from another', () => {
    const [low, high] = [season('hidden', 2), season('hidden', 6)]
    expect(high.seen).toEqual(low.seen)
    expect(viewed(high.now())).toEqual(viewed(low.now()))
  })

  it('D1 sealed: but for the verdict nothing tells one Rating from another, in a roll and after it', () => {
    const play = (rating: number) => {
      const table = season('sealed', rating)
      table.act(gm, { type: 'ready', side: 'second' })
      const { conflict } = table.now().table.play
      return { ...table, lower: conflict?.stage === 'result' ? conflict.lower : null }
    }
    const ratings = [1, 2, 3, 4, 5, 6].map(play)
    for (const side of ['first', 'second'] as const) {
      const alike = ratings.filter(({ lower }) => lower === side)
      for (const table of alike) {
        if (side === 'first') table.act(ruth, { type: 'escalate', side, stakes: 'u' })
        else table.act(gm, { type: 'escalate', side, stakes: 'u' })
        expect(table.seen).toEqual(alike[0]?.seen)
        expect(viewed(table.now())).toEqual(alike[0] && viewed(alike[0].now()))
      }
    }
    expect(
      Math.max(...(['first', 'second'] as const).map((side) => ratings.filter(({ lower }) => lower === side).length)),
    ).toBeGreaterThan(1)
  })
})
