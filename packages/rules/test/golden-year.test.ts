/**
 * A year of three settlers, from the first season to the book, as it reads. It guards what is said, in which order and to
 * whom: a line that moves from `GM` to `all` is a secret that got out. When a change of it is meant, renew the file with
 * `GOLDEN=write` in the environment and read the difference before it is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { SeatId } from '../src/table/ids.ts'
import { ANNA, RUTH, SILAS, anna, gm, gmFor, playing, ruth, silas, watcher, type Who } from './given.ts'
import { Transcript } from './transcript.ts'

const FILE = new URL('./golden-year.txt', import.meta.url)
const HEADER = [
  'A year of New and Magic Land with three settlers: what the GM, a player (Silas) and somebody who watches were told.',
  'It guards what is said, in which order and to whom. Renew it with GOLDEN=write, and read the difference.',
]

const PLAYERS: readonly (readonly [SeatId, Who])[] = [
  [RUTH, ruth],
  [SILAS, silas],
  [ANNA, anna],
]

/** What a settler does at a season's end, as far as it is not always the same. */
interface Plan {
  readonly victory: readonly number[]
  readonly tale: string
  readonly pool: 'grit' | 'heart'
  readonly dream?: string
}

const seasonOf = (year: Transcript, title: string, rating: number, goals: Readonly<Record<SeatId, string>>): void => {
  year.part(title)
  year.do(gm, { type: 'open-season', rating })
  for (const [seat, who] of PLAYERS)
    if (goals[seat] !== undefined) year.do(who, { type: 'set-goal', goal: goals[seat] })
}

const endOf = (year: Transcript, plans: Readonly<Record<SeatId, Plan>>): void => {
  year.part('the season’s end')
  year.do(gm, { type: 'close-season' })
  for (const [seat, who] of PLAYERS) {
    const plan = plans[seat]
    if (plan === undefined) continue
    year.do(who, { type: 'roll-victory' }, plan.victory)
    year.do(who, { type: 'tell-goal', text: plan.tale })
    const { at } = year.play.table.endings[seat] ?? { at: { step: 'done' as const } }
    if (at.step === 'points') year.do(who, { type: 'split-gain', grit: at.sixes, heart: 0 })
    else year.do(who, { type: 'choose-loss', pool: plan.pool })
    if (year.play.table.endings[seat]?.at.step === 'last-words') {
      year.do(who, { type: 'tell-last-words', text: 'They bury her under the big oak, with her rifle.' })
      continue
    }
    year.do(who, { type: 'tie-grows', relationship: 'r1' })
    year.do(who, { type: 'roll-refresh' }, [2])
    const { grit, heart } = year.play.settler(seat)
    year.do(who, { type: 'restore', grit: Math.min(1, grit.spent), heart: Math.min(1, heart.spent) })
    year.do(who, { type: 'settle-dream', dream: plan.dream ?? year.play.settler(seat).dream })
  }
}

const play = (): Transcript => {
  const year = new Transcript(playing({ past: 'secret' }))
  year.part('the table')
  year.do(gm, {
    type: 'edit',
    in: 'table',
    path: ['play', 'setting'],
    base: year.play.table.setting,
    value: 'Ash Creek',
  })
  year.do(gm, { type: 'prepare-opposition', name: 'The grizzly' })
  year.do(gm, { type: 'say', to: 'gm', kind: 'telling', text: 'The bear is tame.' })
  year.do(gm, { type: 'say', to: `between:${SILAS}`, kind: 'talk', text: 'Your creditors are on the road.' })
  year.do(gm, { type: 'say', to: `between:${RUTH}`, kind: 'talk', text: 'He has not forgotten you.' })
  year.refused(watcher, { type: 'open-season', rating: 4 })

  seasonOf(year, 'Travel', 2, { [RUTH]: 'Bring the herd over' })
  year.refused(gm, { type: 'set-scene', present: [RUTH], about: 'The ford.' })
  year.do(silas, { type: 'set-goal', goal: 'Win the fiddle contest' })
  year.do(gmFor(ANNA), { type: 'set-goal', goal: 'Find the pass' })
  year.do(gm, { type: 'set-scene', present: [RUTH, SILAS], about: 'A bear stands between the wagons and the ford.' })
  year.do(ruth, { type: 'declare-conflict', first: RUTH, second: 'gm', pool: 'grit', stakes: 'the herd crosses', opposition: 'The grizzly' }) // prettier-ignore
  year.do(gm, { type: 'write-stakes', side: 'second', stakes: 'a wagon is lost' })
  year.do(ruth, { type: 'accept-stakes', side: 'first' })
  year.do(gm, { type: 'accept-stakes', side: 'second' })
  year.do(ruth, { type: 'call-aspect', aspect: '1' })
  year.do(gm, { type: 'spend-drama', side: 'second', aspect: 'Ferocious' })
  year.do(gm, { type: 'call-past', seat: RUTH, how: 'it has followed her since the farm' })
  year.do(ruth, { type: 'ready', side: 'first' })
  year.do(gm, { type: 'ready', side: 'second' }, [6, 4, 2, 1, 3, 3, 5])
  year.do(gm, { type: 'concede', side: 'second' })
  year.do(ruth, { type: 'narrate', text: 'She wades in with a torch, and the bear thinks better of it.' })
  year.do(gm, { type: 'complicate-scene', text: 'The water rises.' })
  year.do(gm, { type: 'close-scene' })
  year.do(ruth, { type: 'pass-scene' })
  endOf(year, {
    [RUTH]: { victory: [6], tale: 'Every head of cattle is over.', pool: 'heart' },
    [SILAS]: { victory: [], tale: '', pool: 'heart' },
    [ANNA]: { victory: [], tale: 'There is no pass.', pool: 'heart' },
  })

  seasonOf(year, 'Fall', 1, { [RUTH]: 'A roof', [SILAS]: 'A barn', [ANNA]: 'A cellar' })
  year.do(gm, { type: 'give-turn', to: SILAS })
  year.do(silas, { type: 'set-scene', present: [RUTH, SILAS], about: 'One pile of planks, and two who want it.' })
  year.do(silas, { type: 'change-scene', present: [RUTH, SILAS, ANNA] })
  year.do(silas, {
    type: 'declare-conflict',
    first: SILAS,
    second: RUTH,
    pool: 'heart',
    stakes: 'the planks',
    opposition: '',
  })
  year.do(ruth, { type: 'write-stakes', side: 'second', stakes: 'the planks, and an apology' })
  year.do(silas, { type: 'accept-stakes', side: 'first' })
  year.do(ruth, { type: 'accept-stakes', side: 'second' })
  year.do(ruth, { type: 'call-relationship', relationship: 'r1' })
  year.do(silas, { type: 'ready', side: 'first' })
  year.do(ruth, { type: 'ready', side: 'second' }, [5, 1, 2, 2, 3, 1])
  year.do(ruth, { type: 'escalate', side: 'second', stakes: 'his share of the land' })
  year.do(silas, { type: 'ready', side: 'first' })
  year.do(ruth, { type: 'ready', side: 'second' }, [5, 1, 2, 2, 3, 1])
  year.do(ruth, { type: 'concede', side: 'second' })
  year.do(silas, { type: 'narrate', text: 'She laughs first, and helps him carry.' })
  year.do(silas, { type: 'close-scene' })
  endOf(year, {
    [RUTH]: { victory: [], tale: 'The roof leaks.', pool: 'heart' },
    [SILAS]: { victory: [6], tale: 'The barn stands.', pool: 'grit', dream: 'Buy the valley' },
    [ANNA]: { victory: [], tale: '', pool: 'heart' },
  })

  seasonOf(year, 'Winter', 6, { [RUTH]: 'Keep the stove lit', [SILAS]: 'No more debts', [ANNA]: 'Meat for all' })
  year.do(gm, { type: 'set-scene', present: [ANNA], about: 'Three days of snow, and tracks in it.' })
  year.do(gm, { type: 'declare-conflict', first: 'gm', second: ANNA, pool: 'grit', stakes: 'the cold has her', opposition: 'The storm' }) // prettier-ignore
  year.do(anna, { type: 'write-stakes', side: 'second', stakes: 'an elk' })
  year.do(gm, { type: 'accept-stakes', side: 'first' })
  year.do(anna, { type: 'accept-stakes', side: 'second' })
  year.do(gm, { type: 'ready', side: 'first' })
  year.do(anna, { type: 'ready', side: 'second' }, [4, 2])
  year.do(anna, { type: 'escalate', side: 'second', stakes: 'two elks' })
  year.do(gm, { type: 'ready', side: 'first' })
  year.do(anna, { type: 'ready', side: 'second' }, [4, 3])
  year.do(anna, { type: 'escalate', side: 'second', stakes: 'the whole herd' })
  year.do(gm, { type: 'ready', side: 'first' })
  year.do(gmFor(ANNA), { type: 'ready', side: 'second' }, [4, 1])
  year.do(anna, { type: 'concede', side: 'second' })
  year.do(gm, { type: 'narrate', text: 'They find her in the morning, breathing.' })
  year.do(gm, { type: 'close-scene' })
  endOf(year, {
    [RUTH]: { victory: [], tale: '', pool: 'heart' },
    [SILAS]: { victory: [], tale: '', pool: 'heart' },
    [ANNA]: { victory: [], tale: 'She brings nothing home.', pool: 'grit' },
  })

  seasonOf(year, 'Spring', 3, { [RUTH]: 'Sow', [SILAS]: 'Plough' })
  year.refused(anna, { type: 'set-goal', goal: 'Haunt them' })
  endOf(year, {
    [RUTH]: { victory: [], tale: '', pool: 'heart' },
    [SILAS]: { victory: [], tale: '', pool: 'heart' },
  })
  year.refused(gm, { type: 'open-festival' })

  seasonOf(year, 'Summer', 4, { [RUTH]: 'Reap', [SILAS]: 'Reap more' })
  endOf(year, {
    [RUTH]: { victory: [], tale: '', pool: 'heart' },
    [SILAS]: { victory: [], tale: '', pool: 'heart' },
  })

  year.part('the Harvest Festival')
  year.refused(gm, { type: 'open-season', rating: 5 })
  year.do(gm, { type: 'open-festival' })
  year.do(ruth, { type: 'tell-feast', text: 'She judges the pies.' })
  year.do(ruth, { type: 'roll-harvest' }, [6])
  year.do(ruth, { type: 'tell-fate', text: 'In September the school opens.' })
  year.do(silas, { type: 'tell-feast', text: 'He plays until the strings break.' })
  year.do(gmFor(SILAS), { type: 'roll-harvest' }, [1])
  year.do(silas, { type: 'tell-fate', text: 'The men from the city have found him.' })
  year.refused(gm, { type: 'say', to: 'table', kind: 'talk', text: 'One thing more' })
  return year
}

it('a year reads as it did', () => {
  const year = play()
  const text = [...HEADER, ...year.lines, ''].join('\n')
  if (process.env['GOLDEN'] === 'write') writeFileSync(FILE, text)
  expect(text).toBe(readFileSync(FILE, 'utf8'))
  expect(year.play.table.festival?.fates).toEqual({ [RUTH]: 'fulfilled', [SILAS]: 'disaster' })
  expect(year.play.settler(ANNA).stage).toBe('out')
})
