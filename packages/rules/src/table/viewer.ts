import type { SeatId } from './ids.ts'

/**
 * Who looks: what a connection has proved about itself. A host may hold the chair and a seat; a spectator holds neither.
 */
export interface Viewer {
  readonly chair: boolean
  readonly seat: SeatId | null
}

/**
 * Who acts with one command. The chair may act for a seat whose player is away (D7, D12): then `standIn` is true and
 * `seat` is the seat that is acted for.
 */
export interface Actor extends Viewer {
  readonly standIn: boolean
}

export const SPECTATOR: Viewer = { chair: false, seat: null }

/** The actor that a viewer becomes with a command, which may name the seat that the chair acts for. */
export const actorOf = (viewer: Viewer, as: SeatId | undefined): Actor =>
  viewer.chair && as !== undefined && as !== viewer.seat
    ? { chair: true, seat: as, standIn: true }
    : { ...viewer, standIn: false }
