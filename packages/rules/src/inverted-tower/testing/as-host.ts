import type { TableView } from '../../house/house.ts'
import type { SeatId } from '../../table/ids.ts'
import type { HouseCommand } from '../../house/commands.ts'
import type { ItCommand } from '../commands.ts'
import type { ItPlays } from '../state.ts'
import type { Pick } from './pick.ts'

type Asked = ItCommand | Extract<HouseCommand, { type: 'end-table' }>

/** What the host might do. */
export const asHost = ({ table: { play } }: TableView<ItPlays>, _seats: readonly SeatId[], pick: Pick): Asked[] => {
  const { party } = play
  return [
    ...(pick(3) === 0 ? [{ type: 'start' as const }] : []),
    ...(party === null || pick(6) > 0 ? [] : [{ type: 'skip' as const, run: party.id, step: party.step }]),
    ...(pick(300) === 0 ? [{ type: 'end-race' as const }] : []),
    ...(pick(1500) === 0 ? [{ type: 'end-table' as const }] : []),
  ]
}
