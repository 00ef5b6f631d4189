import { sight, type Visible } from '../table/compartment.ts'
import type { Viewer } from '../table/viewer.ts'
import { seatIds, type Plays, type TableState, type TableView } from '../house/house.ts'

/** What a viewer holds of a state: the compartments in their sight, shared and not copied. */
export const viewOf = <P extends Plays>(state: TableState<P>, viewer: Viewer): TableView<P> => {
  const parts: { readonly [compartment: string]: object | undefined } = state
  const view: { [C in Visible]?: object | undefined } = {}
  for (const compartment of sight(viewer, seatIds(state.table))) {
    const part = parts[compartment]
    if (part === undefined) throw new Error(`there is no compartment ${compartment}`)
    view[compartment] = part
  }
  return view as TableView<P>
}
