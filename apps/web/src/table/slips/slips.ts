/** The slips of a desk, for whoever may see it. */
import { newCommandId } from '@homestake/client/command-id'
import type { Plays, Slip, SlipKind, TableView } from '@homestake/rules'

export interface Kept extends Slip {
  readonly id: string
}

/** Those of one kind: what is still to do first, then in the order in which they were written. */
export const slipsOf = ({ gm }: Pick<TableView<Plays>, 'gm'>, kind: SlipKind): Kept[] =>
  Object.entries(gm?.slips ?? {})
    .map(([id, slip]) => ({ id, ...slip }))
    .filter((slip) => slip.kind === kind)
    .toSorted((a, b) => Number(a.done) - Number(b.done) || a.order - b.order)

export const newSlip = (): string => newCommandId().replaceAll('-', '').slice(0, 12)

const MOST = 60
/** Enough of a text to know it by. */
export const brief = (text: string): string => (text.length <= MOST ? text : `${text.slice(0, MOST - 1).trimEnd()}…`)
