import type { SeatId } from '../../table/ids.ts'
import { play } from '../playing.ts'
import type { ItDeciding, ItEvents } from '../rule.ts'
import { isOver, standing, towerOf } from '../who.ts'

/** A seat is closed: its delver goes home, so that no party and no race waits for them. */
export const delverOfClosed = (seat: SeatId, deciding: ItDeciding): ItEvents => {
  const { table, [`seat:${seat}` as const]: own } = deciding.state
  const tower = towerOf(table, seat)
  const run = tower === 'party' ? table.play.party : tower === 'race' ? own?.play.run : table.play.runs[seat]
  if (run === null || run === undefined || isOver(run) || !standing(run).includes(seat)) return []
  const actor = { chair: true, seat, standIn: true }
  const sent = play({ ...deciding, actor }, { type: 'retire', run: run.id })
  return 'code' in sent ? [] : sent
}
