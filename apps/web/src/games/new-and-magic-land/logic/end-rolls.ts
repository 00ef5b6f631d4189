/** What was rolled and told at this season's end, out of the chronicle: the view has what it came to. */
import type { SeatId } from '@homestake/rules'
import type { NmlEvent } from '@homestake/rules/new-and-magic-land'
import type { TrayDie } from './tray.ts'

type Of<T extends NmlEvent['type']> = Extract<NmlEvent, { readonly type: T }>
interface Told {
  readonly event: { readonly type: string }
}

/** The lines since the last season closed. */
export const sinceClosed = <L extends Told>(lines: readonly L[]): readonly L[] =>
  lines.slice(lines.findLastIndex(({ event }) => event.type === 'season-closed') + 1)

/** A settler's last event of a kind since the season closed. */
export const endEvent = <T extends 'victory-rolled' | 'refresh-rolled'>(
  lines: readonly Told[],
  type: T,
  seat: SeatId,
): Of<T> | null => {
  const found = sinceClosed(lines).findLast(
    ({ event }) => event.type === type && (event as { seat?: SeatId }).seat === seat,
  )
  return (found?.event as Of<T> | undefined) ?? null
}

/** Dice not thrown yet. */
export const blanks = (count: number): TrayDie[] =>
  Array.from({ length: count }, (_, i) => ({ key: `${i}`, faces: [], value: 0, best: false }))

/** Thrown ones; `counts` says which of them do. They don't explode here (NA16). */
export const fallen = (faces: readonly number[], counts: (face: number) => boolean): TrayDie[] =>
  faces.map((face, i) => ({ key: `${i}`, faces: [face], value: face, best: counts(face) }))
