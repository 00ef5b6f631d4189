/** What whoever's turn it is may do about scenes, and what the GM may. */
import type { TableView } from '../../house/house.ts'
import type { SeatId } from '../../table/ids.ts'
import { seatsInPlay } from '../in-play.ts'
import type { NmlPlays, Principal } from '../state.ts'
import { oneOf, some, type Pick, type PlayCommand as Command } from './pick.ts'

/** Scenes that a season has before the GM thinks of closing it, and then ever more often. */
const SCENES = 3

const someOf = (seats: readonly SeatId[], pick: Pick): SeatId[] => seats.filter(() => pick(4) > 0)

/** What a principal proposes: a scene when it is their turn, and its end when it is theirs. */
export const inScenes = (view: TableView<NmlPlays>, who: Principal, pick: Pick): Command[] => {
  const { turn, scene, conflict } = view.table.play
  if (turn === null || conflict !== null) return []
  const playing = seatsInPlay(view.table)
  // A turn of the past, now and then, is what a slow browser sends.
  const window = { turn: pick(20) === 0 ? Math.max(0, turn.turn - 1) : turn.turn }
  if (scene === null) {
    if (turn.holder !== who) return []
    return [
      { type: 'set-scene', ...window, present: someOf(playing, pick), about: some(pick) },
      ...(pick(6) === 0 ? [{ type: 'pass-scene' as const, ...window }] : []),
    ]
  }
  if (scene.setBy !== who && (who !== 'gm' || pick(4) > 0)) return []
  return [
    ...(pick(3) === 0 ? [{ type: 'close-scene' as const, scene: scene.number }] : []),
    ...(pick(8) === 0 ? [{ type: 'change-scene' as const, scene: scene.number, present: someOf(playing, pick) }] : []),
  ]
}

/** What only the GM proposes in a season, between conflicts. */
export const gmInScenes = (view: TableView<NmlPlays>, pick: Pick): Command[] => {
  const { turn, scene, season } = view.table.play
  if (turn === null) return []
  const playing = seatsInPlay(view.table)
  if (scene !== null) return pick(8) === 0 ? [{ type: 'complicate-scene', scene: scene.number, text: some(pick) }] : []
  const enough = season?.closing === true || playing.length === 0 || turn.scenes >= SCENES
  return [
    ...(enough || pick(40) === 0 ? [{ type: 'close-season' as const }] : []),
    ...(pick(10) === 0
      ? [{ type: 'give-turn' as const, turn: turn.turn, to: oneOf<Principal>(['gm', ...playing], pick) ?? 'gm' }]
      : []),
  ]
}
