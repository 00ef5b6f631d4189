/** Bots: anybody who has something to do gives a command that they might well give; now and then one that is refused. */
import { seatIds, type Plays, type SeatId, type TableView, type Viewer } from '@homestake/rules'
import type { Group } from './group.ts'
import { viewIn, type Script } from './turn.ts'

type Pick = (n: number) => number
type Bot<P extends Plays> = (
  view: TableView<P>,
  viewer: Viewer,
  seats: readonly SeatId[],
  pick: Pick,
) => { readonly as?: SeatId; readonly command: { readonly type: string } } | null

/** Numbers that look random and are the same for the same seed (mulberry32). */
const picker = (seed: number): Pick => {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n)
  }
}

const PATIENCE = 1000

/** @throws where nobody finds anything to do */
export const bots = <P extends Plays>(bot: Bot<P>) =>
  function* ({ gm, players }: Group, seed: number): Script {
    const pick = picker(seed)
    const people = [gm, ...players]
    for (let idle = 0; idle < PATIENCE; idle++) {
      const one = people[pick(people.length)]
      if (one === undefined) return
      const view = viewIn<P>(one.present)
      const proposal = bot(view, one.present.you, seatIds(view.table), pick)
      if (proposal === null) continue
      const { as, command } = proposal
      yield { one, command: as === undefined ? command : { ...command, as } }
      idle = 0
    }
    throw new Error('nobody has anything to do')
  }
