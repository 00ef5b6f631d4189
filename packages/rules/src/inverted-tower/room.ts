/** Rooms, and what the Dungeon Log keeps of them (I-R24). */
import type { Attribute } from './state.ts'

/** I-R12. */
export const EVENTS = ['trap', 'merchant', 'bonfire', 'stairs'] as const
export type EventKind = (typeof EVENTS)[number]

/** I-R18. */
export const TREASURES = ['gold', 'dagger', 'potion'] as const
export type Treasure = (typeof TREASURES)[number]

/** Monsters that were met together, and how many of them were killed. */
export type Fight = {
  readonly monsters: number
  readonly killed: number
}

/** What is in a room. */
export type Found =
  | { readonly kind: 'trap'; readonly attribute: Attribute }
  | { readonly kind: 'merchant' }
  | { readonly kind: 'bonfire' }
  | { readonly kind: 'stairs' }
  | { readonly kind: 'mobs'; readonly monsters: number }

type Visited = {
  readonly treasure: Treasure | null
  /** I-R23: fights on later visits. */
  readonly wandering: readonly Fight[]
  /** Such fights that are listed no more. */
  readonly more: { readonly fights: number; readonly kills: number }
}

export type Room = Visited &
  (
    | { readonly kind: 'trap'; readonly attribute: Attribute; readonly passed: boolean | null }
    | { readonly kind: 'merchant' }
    | { readonly kind: 'bonfire' }
    | { readonly kind: 'stairs'; readonly descended: boolean }
    | { readonly kind: 'mobs'; readonly monsters: number; readonly killed: number }
  )

/** A floor that was left. `log`: its rooms, as `readFloor` reads them. */
export type FloorLog = {
  readonly floor: number
  readonly rooms: number
  readonly kills: number
  readonly log: string
}
