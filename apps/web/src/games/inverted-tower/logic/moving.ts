/** Moves through the tower, each with what it may come to. */
import type { SeatId } from '@homestake/rules'
import {
  firstFight,
  lastFloorOf,
  roomChances,
  wanderers,
  type FirstFight,
  type ItCommand,
  type Run,
} from '@homestake/rules/inverted-tower'
import type { Offer } from '../../../table/offers/offer.ts'
import { words } from '../words.ts'
import { wholePercent } from '../../../words/numbers.ts'
import { checked } from './chance.ts'
import type { ItView } from './people.ts'

type Options = ItView['table']['options']

/** An offer before it is known which one is the obvious. */
export type Draft = Omit<Offer, 'tone' | 'command'> & { readonly command: ItCommand; readonly quiet?: boolean }

export const newRoom = (run: Run, options: Options): Draft => {
  const { monsters, events } = roomChances(run, options)
  const { fight, trap, stairs } = words.chance.newRoom
  const may = [
    { say: fight, chance: monsters.reduce((sum, chance) => sum + chance, 0) },
    { say: trap, chance: events.trap },
    { say: stairs, chance: events.stairs },
  ]
  return {
    key: 'new-room',
    label: words.acts.newRoom,
    note: may.flatMap(({ say, chance }) => (chance === 0 ? [] : [say(wholePercent(chance))])).join(' · '),
    keys: 'N',
    rolls: true,
    command: { type: 'new-room', run: run.id, step: run.step },
  }
}

/** Without potions, and with those that one has. */
const survival = ({ survives, survivesDrinking }: FirstFight): string =>
  survives === survivesDrinking
    ? wholePercent(survives)
    : words.chance.withPotions(wholePercent(survives), wholePercent(survivesDrinking))

/** IA9: the warning before the stairs. Where no blow could hit it is asked once more. */
export const down = (run: Run, seat: SeatId, options: Options): Draft => {
  const delver = run.delvers[seat]
  const out = run.floor >= lastFloorOf(options)
  const first = out || delver === undefined ? null : firstFight(delver, run.floor + 1, options)
  const warning = first === null ? words.chance.out : words.chance.down(checked(first.armed), survival(first))
  return {
    key: 'descend',
    label: out ? words.acts.out : words.acts.down(run.floor + 1),
    note: warning,
    keys: 'G',
    ...(first !== null && first.armed === 0 ? { confirm: words.acts.sureDown } : {}),
    command: { type: 'descend', run: run.id, step: run.step },
  }
}

export const back = (run: Run, room: number, keys: string, { wanderInEventRooms }: Options): Draft => {
  const { chance, waiting } = wanderers(run, room, wanderInEventRooms)
  return {
    key: `back-${room}`,
    label: words.acts.back(run.rooms[room]?.kind ?? 'mobs', room),
    note:
      waiting > 0
        ? words.chance.waiting(waiting)
        : chance === 0
          ? words.chance.safe
          : words.chance.wanderers(wholePercent(chance)),
    keys,
    rolls: true,
    command: { type: 'move-back', run: run.id, step: run.step, room },
  }
}

export const flee = (run: Run, { wanderInEventRooms }: Options): Draft => {
  const { chance } = wanderers(run, run.from, wanderInEventRooms)
  return {
    key: 'flee',
    label: words.acts.flee(run.from),
    note: chance === 0 ? words.chance.safe : words.chance.wanderers(wholePercent(chance)),
    keys: 'F',
    rolls: true,
    command: { type: 'flee', run: run.id, step: run.step },
  }
}
