/** Whether a command means the turn, or the scene, that the table is at (D13). */
import type { SeatId } from '../../table/ids.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import { isPlaying } from '../in-play.ts'
import type { Looking } from '../rule.ts'
import type { Scene, SceneTurn } from '../state.ts'
import { nmlWords as words } from '../words.ts'

/** Between two scenes of a season: whose turn it is. */
export const turnAt = ({ play }: Looking, named: { readonly turn: number }): SceneTurn | Refusal => {
  if (play.phase !== 'season' || play.turn === null) return refuse('not-now', words.noSeason)
  if (play.turn.turn !== named.turn) return refuse('stale', words.movedOn)
  return play.scene === null ? play.turn : refuse('not-now', words.sceneRuns)
}

/** In a scene: the one that a command names. */
export const sceneAt = ({ play }: Looking, named: { readonly scene: number }): Scene | Refusal => {
  if (play.phase !== 'season') return refuse('not-now', words.noSeason)
  return play.scene === null || play.scene.number !== named.scene ? refuse('stale', words.sceneOver) : play.scene
}

/** Only settlers in play can be in a scene. */
export const presentLacks = ({ play }: Looking, present: readonly SeatId[]): Refusal | null =>
  present.every((seat) => isPlaying(play, seat)) ? null : refuse('not-allowed', words.notInPlay, { path: 'present' })
