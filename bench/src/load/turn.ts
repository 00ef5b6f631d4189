/** What is played under load: a script says who does what next, and goes on when everyone has seen it. */
import type { Asking, Connection, Present } from '@homestake/client'
import type { Plays, TableView } from '@homestake/rules'

export interface Turn {
  readonly one: Connection
  readonly command: Asking
}
export type Script = Generator<Turn, void, void>

/** The view that a present holds, as the rules know it. @throws before the first welcome */
export const viewIn = <P extends Plays>({ view }: Present): TableView<P> => {
  if (view === null) throw new Error('nothing is seen yet')
  return view as unknown as TableView<P>
}
