/** The Inverted Tower, told to somebody who watches: the tower that they look at. */
import type { SeatId } from '@homestake/rules'
import {
  bestAttribute,
  blowOf,
  checkChance,
  type Delver,
  type ItOptions,
  type Run,
} from '@homestake/rules/inverted-tower'
import { told, type Telling } from '../../telling.ts'
import { firstDaggers } from '../logic/blows.ts'
import { checked } from '../logic/chance.ts'
import { listed } from '@homestake/rules/language'
import { lookedAt, towersOf, type ItView } from '../logic/people.ts'
import { leaderOf } from '../logic/race.ts'
import { words as screen } from '../words.ts'
import { words } from './words.ts'

/** @param chosen the seat whose tower is looked at; `null`: none was chosen */
export const tellingOf = (view: ItView, chosen: SeatId | null = null): Telling => {
  const { ended, play } = view.table
  if (ended) return told(words.over)
  const { gathering } = play
  if (gathering !== null) {
    const who = listed(Object.values(gathering.delvers).map(({ name }) => name))
    return told(words.gathers[gathering.for], who === '' ? '' : words.readyNow(who))
  }
  const looked = lookedAt(towersOf(view, null), null, chosen)
  if (looked === null) return told(words.nobody)
  const telling = ofRun(view, looked.run)
  const ahead = play.race === null ? '' : leaderOf(view, null)
  return ahead === '' ? telling : { ...telling, waits: [telling.waits, words.leads(ahead)].join(' ').trim() }
}

const ofRun = (view: ItView, run: Run): Telling => {
  const { stage, floor, turn } = run
  const all = listed(run.order.flatMap((seat) => run.delvers[seat]?.name ?? []))
  if (stage.kind === 'over') return told(words.ended[stage.end](all, floor), '', { result: true, busy: true })
  const delver = run.delvers[turn]
  if (delver === undefined) return told(words.nobody)
  const { name } = delver
  const risk = stage.kind === 'explore' ? [] : [{ who: name, text: screen.delver.hp(delver.hp, delver.maxHp) }]
  switch (stage.kind) {
    case 'explore':
      return told(words.explores(all, floor), words.next(name), { busy: true })
    case 'trap':
      return told(words.trap(name, floor), words.evade(name, screen.attributesFull[stage.attribute]), {
        stakes: risk,
        odds: words.chance(checked(checkChance(delver.attributes[stage.attribute]))),
        busy: true,
      })
    case 'fight':
      return told(words.fights(name, stage.left, floor), words.strikes(name, view.table.options.flee !== 'off'), {
        stakes: risk,
        odds: words.atBest(checked(bestBlow(view.table.options, run, delver, firstDaggers(view, run, turn)))),
        busy: true,
      })
    default:
      return ((never: never) => never)(stage)
  }
}

const bestBlow = (options: ItOptions, { floor }: Run, delver: Delver, daggers: number): number =>
  blowOf(delver, floor, options, bestAttribute(delver), daggers).chance
