/** What somebody in a tower might do between fights, the obvious first, each with its chance. */
import type { SeatId } from '@homestake/rules'
import {
  firstFight,
  lastFloorOf,
  movesOf,
  PRICE,
  roomChances,
  wanderers,
  type FirstFight,
  type ItCommand,
  type Move,
  type Run,
} from '@homestake/rules/inverted-tower'
import type { Offer } from '../../../table/offers/offer.ts'
import { words } from '../words.ts'
import { checked, percent } from './chance.ts'
import type { ItView } from './people.ts'
import { roomsBack } from './rooms-back.ts'

/** Enter and the space bar give the obvious command. */
export const OBVIOUS = 'Enter Space'

type Options = ItView['table']['options']
type Draft = Omit<Offer, 'tone' | 'command'> & { readonly command: ItCommand; readonly quiet?: boolean }

const newRoom = (run: Run, options: Options): Draft => {
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
    note: may.flatMap(({ say, chance }) => (chance === 0 ? [] : [say(percent(chance))])).join(' · '),
    keys: 'N',
    rolls: true,
    command: { type: 'new-room', run: run.id, step: run.step },
  }
}

/** Without potions, and with those that one has. */
const survival = ({ survives, survivesDrinking }: FirstFight): string =>
  survives === survivesDrinking
    ? percent(survives)
    : words.chance.withPotions(percent(survives), percent(survivesDrinking))

/** IA9: the warning before the stairs. Where no blow could hit it is asked once more. */
const down = (run: Run, seat: SeatId, options: Options): Draft => {
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

const back = (run: Run, room: number, keys: string, { wanderInEventRooms }: Options): Draft => {
  const { chance, waiting } = wanderers(run, room, wanderInEventRooms)
  return {
    key: `back-${room}`,
    label: words.acts.back(run.rooms[room]?.kind ?? 'mobs', room),
    note:
      waiting > 0
        ? words.chance.waiting(waiting)
        : chance === 0
          ? words.chance.safe
          : words.chance.wanderers(percent(chance)),
    keys,
    rolls: true,
    command: { type: 'move-back', run: run.id, step: run.step, room },
  }
}

const buys = (run: Run): Draft[] =>
  run.rooms[run.at]?.kind === 'merchant'
    ? (['potion', 'dagger'] as const).map((item) => ({
        key: `buy-${item}`,
        label: words.acts.buy(item, PRICE),
        keys: item === 'potion' ? 'P' : 'K',
        command: { type: 'buy', run: run.id, item },
      }))
    : []

const drink = (run: Run, seat: SeatId): Draft => {
  const { potions = 0, maxHp = 0 } = run.delvers[seat] ?? {}
  return {
    key: 'drink',
    label: words.acts.drink,
    note: words.chance.drink(maxHp, potions),
    keys: 'D',
    command: { type: 'drink', run: run.id },
  }
}

const retire = (run: Run): Draft => ({
  key: 'retire',
  label: words.acts.retire,
  keys: 'R',
  quiet: true,
  confirm: words.acts.sureRetire,
  command: { type: 'retire', run: run.id },
})

const flee = (run: Run, { wanderInEventRooms }: Options): Draft => {
  const { chance } = wanderers(run, run.from, wanderInEventRooms)
  return {
    key: 'flee',
    label: words.acts.flee(run.from),
    note: chance === 0 ? words.chance.safe : words.chance.wanderers(percent(chance)),
    keys: 'F',
    rolls: true,
    command: { type: 'flee', run: run.id, step: run.step },
  }
}

/** Which of our keys a move of the rules is. */
const keyOf = (move: Move): string =>
  move.kind === 'move-back' ? `back-${move.command.room}` : move.kind === 'buy' ? `buy-${move.command.item}` : move.kind

/** What may be done on another's turn too: no key does it as a matter of course. */
const ASIDE: ReadonlySet<Move['kind']> = new Set(['drink', 'buy', 'give', 'retire'])

const drafts = (run: Run, seat: SeatId, options: Options): Draft[] => {
  if (run.stage.kind === 'fight') return [drink(run, seat), ...(options.flee === 'on' ? [flee(run, options)] : [])]
  if (run.stage.kind === 'trap') return [drink(run, seat)]
  if (run.stage.kind === 'over') return []
  return [
    newRoom(run, options),
    down(run, seat, options),
    ...buys(run),
    drink(run, seat),
    ...roomsBack(run, seat, options).map(({ room, keys }) => back(run, room, keys, options)),
    retire(run),
  ]
}

/**
 * What the player of a seat might do, whether they may or not: the rules say that, and why.
 * @param view the player's own, or the chair's
 */
export const offersOf = (view: ItView, run: Run, seat: SeatId): Offer[] => {
  const [first] = movesOf(view, seat)
  const obvious = first === undefined || (run.turn !== seat && ASIDE.has(first.kind)) ? null : keyOf(first)
  return drafts(run, seat, view.table.options)
    .map(({ command, quiet, keys, ...draft }): Offer => {
      const main = draft.key === obvious
      const pressed = [keys ?? '', main ? OBVIOUS : ''].filter((one) => one !== '').join(' ')
      return {
        ...draft,
        ...(pressed === '' ? {} : { keys: pressed }),
        tone: main ? 'main' : quiet === true ? 'quiet' : 'plain',
        command: () => command,
      }
    })
    .sort((a, b) => Number(b.tone === 'main') - Number(a.tone === 'main'))
}
