/** What somebody in a tower might do between fights, the obvious first, each with its chance. */
import type { SeatId } from '@homestake/rules'
import { movesOf, PRICE, type Move, type Run } from '@homestake/rules/inverted-tower'
import type { Offer } from '../../../table/offers/offer.ts'
import { words } from '../words.ts'
import { back, down, flee, newRoom, type Draft } from './moving.ts'
import type { ItView } from './people.ts'
import { roomsBack } from './rooms-back.ts'

/** Enter and the space bar give the obvious command. */
export const OBVIOUS = 'Enter Space'

type Options = ItView['table']['options']

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
