/** A state of an older shape, in the shape that is wanted. */
import type { Upcast } from '../contract/upcast.ts'
import type { Game } from '../contract/game.ts'
import type { Plays, TableState } from '../house/house.ts'
import type { Json } from '../table/json.ts'

type Part = { readonly play: Json }

const PARTS: ReadonlySet<string> = new Set(['table', 'gm', 'seat', 'between', 'sealed'] satisfies (keyof Upcast)[])

const isPart = (name: string): name is keyof Upcast => PARTS.has(name)

const raised = (parts: Readonly<Record<string, Part>>, upcast: Upcast): Readonly<Record<string, Part>> => {
  const table = parts['table']?.play ?? null
  return Object.fromEntries(
    Object.entries(parts).map(([compartment, part]) => {
      const [kind = ''] = compartment.split(':')
      const raise = isPart(kind) ? upcast[kind] : undefined
      return [compartment, raise === undefined ? part : { ...part, play: raise(part.play, table) }]
    }),
  )
}

/**
 * Raise some of a state’s parts, as somebody saw them.
 * @throws where the game knows no upcast of one of them, or one of them finds what it does not know
 */
export const upcastParts = (
  game: Pick<Game, 'id' | 'upcasts'>,
  parts: Readonly<Record<string, Part>>,
  from: number,
  to: number,
): Readonly<Record<string, Part>> => {
  let now = parts
  for (let shape = from; shape < to; shape++) {
    const upcast = game.upcasts?.[shape - 1]
    if (upcast === undefined) throw new Error(`${game.id} can’t be raised from shape ${shape} to ${shape + 1}`)
    now = raised(now, upcast)
  }
  return now
}

/**
 * Raise a state from one shape of its game to another, step by step. The state that is handed in stays as it is.
 * @param from the shape that it has; the first is 1
 * @throws where the game knows no upcast of one of them
 */
export const upcastState = (
  game: Pick<Game, 'id' | 'upcasts'>,
  state: TableState<Plays>,
  from: number,
  to: number,
): TableState<Plays> =>
  upcastParts(game, state as unknown as Readonly<Record<string, Part>>, from, to) as unknown as TableState<Plays>
