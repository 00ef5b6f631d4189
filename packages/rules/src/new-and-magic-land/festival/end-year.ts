import { closeChapter } from '../../house/chapters.ts'
import { toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { playIn } from '../acting.ts'
import type { Evolves, NmlDeciding } from '../rule.ts'
import type { Fate } from '../state.ts'

/** N-R57: the stories end, the fallen ones' among them, and the table becomes a book. */
export const yearEnded = (deciding: NmlDeciding, fates: Readonly<Record<SeatId, Fate>>) => {
  const { settlers, fallen } = playIn(deciding)
  const told = (Object.keys(fates) as SeatId[]).map((seat) => ({
    seat,
    name: settlers[seat]?.name ?? '',
    dream: settlers[seat]?.dream ?? '',
    fate: fates[seat] ?? ('unfulfilled' as const),
  }))
  const out = (Object.keys(settlers) as SeatId[]).flatMap((seat) => {
    const settler = settlers[seat]
    return settler?.stage === 'out' ? [{ seat, name: settler.name, dream: settler.dream }] : []
  })
  const gone = [...fallen, ...out].map(({ seat, name, dream }) => ({ seat, name, dream, fate: 'out' as const }))
  return [
    ...closeChapter(deciding.state),
    toTable({ type: 'year-ended' as const, dreams: [...told, ...gone] }),
    toTable({ type: 'table-ended' as const, title: deciding.state.table.title }),
  ]
}

export const endYear: { readonly evolve: Evolves<'year-ended'> } = {
  evolve: {
    'year-ended': (_event, { table: { play } }) => {
      play.phase = 'closed'
    },
  },
}
