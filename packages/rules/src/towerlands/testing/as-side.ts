/** What whoever stands in a conflict may say for its side. */
import type { TableView } from '../../house/house.ts'
import { pileOf } from '../dice/die.ts'
import { otherSide, SIDES, type Call, type Conflict, type Principal, type SideName, type TlPlays } from '../state.ts'
import { burdensOf, figureOf, traitsOf } from '../who.ts'
import { oneOf, some, someOf, type Pick, type PlayCommand as Command } from './pick.ts'

/** Some calls that a side might make with what this viewer knows it to have. */
const calls = (view: TableView<TlPlays>, conflict: Conflict, side: SideName, pick: Pick): Call[] => {
  const dice = (['kept', 'unkept'] as const).flatMap((pile) =>
    pileOf(conflict.sides[side].dice, pile).map(({ id }) => id),
  )
  const how = some(pick)
  const made: Call[] = []
  const trait = oneOf(Object.entries(traitsOf(view, conflict, side)), pick)
  if (trait !== undefined && dice.length > 0) {
    const [id, { kind, rating, spent }] = trait
    const count = view.table.options.wells === 'pool' ? 1 + pick(Math.max(1, rating - spent)) : Math.max(1, rating)
    made.push(
      kind === 'well'
        ? { kind: 'well', trait: id, dice: count, how }
        : { kind: 'trait', trait: id, dice: someOf(dice, rating, pick), how },
    )
  }
  const { play } = view.table
  const theirs = oneOf(Object.keys(burdensOf(play, figureOf(conflict.sides[otherSide(side)]))), pick)
  if (theirs !== undefined) made.push({ kind: 'burden', burden: theirs, die: oneOf(dice, pick) ?? 'none', how })
  const own = oneOf(Object.keys(burdensOf(play, figureOf(conflict.sides[side]))), pick)
  if (own !== undefined) made.push({ kind: 'own', burden: own, how })
  return made
}

/** What a principal says for its side. A step of the past, now and then, is what a slow browser sends. */
export const forSide = (view: TableView<TlPlays>, conflict: Conflict, principal: Principal, pick: Pick): Command[] => {
  const step = pick(20) === 0 ? Math.max(0, conflict.step - 1) : conflict.step
  const window = { conflict: conflict.id, step }
  const rare = (one: number, ...commands: Command[]): Command[] => (pick(one) === 0 ? commands : [])
  return SIDES.filter((side) => conflict.sides[side].principal === principal).flatMap((side): Command[] => {
    const at = { ...window, side }
    const goal = pick(3) === 0 ? some(pick) : ''
    const callsNow = calls(view, conflict, side, pick).map((call): Command => ({ type: 'call', ...at, call }))
    const { sides } = conflict
    switch (conflict.stage) {
      case 'stakes':
        return [
          ...(sides[side].win === '' || pick(8) === 0
            ? [{ type: 'write-stakes' as const, conflict: conflict.id, side, win: some(pick), lose: some(pick), goal }]
            : []),
          ...rare(30, { type: 'withdraw', conflict: conflict.id }),
          { type: 'accept-stakes', ...at },
        ]
      case 'roll':
        return [{ type: 'roll', ...window }]
      case 'window': {
        const [kept, unkept] = [pileOf(sides[side].dice, 'kept'), pileOf(sides[side].dice, 'unkept')]
        const [low, high] = [oneOf(kept, pick), oneOf(unkept, pick)]
        return [
          { type: 'ready', ...at },
          { type: 'ready', ...at },
          ...rare(8, { type: 'unready', ...at }),
          ...rare(30, { type: 'concede', ...at }),
          ...rare(30, { type: 'call-off', ...at, off: pick(3) > 0 }),
          ...(pick(2) === 0 ? callsNow : []),
          ...(low === undefined || high === undefined
            ? []
            : [{ type: 'swap-piles' as const, ...at, pairs: [[low.id, high.id] as [string, string]] }]),
        ]
      }
      case 'victory':
        return [{ type: 'play-die', ...window }, ...rare(3, { type: 'sacrifice-die', ...window, burden: some(pick) })]
      case 'chance':
        return [...callsNow, { type: 'decline-chance', ...window }]
      case 'pick':
        return someOf(Object.keys(sides[side].dice), 3, pick).map((die): Command => ({
          type: 'pick-die',
          ...window,
          die,
        }))
      case 'narrate':
      case 'answer':
        return [{ type: 'tell', ...at, text: pick(3) === 0 ? '' : some(pick) }]
      case 'burden':
        return [
          { type: 'write-burden', ...window, name: some(pick), text: some(pick) },
          ...rare(4, { type: 'refrain', ...window }),
        ]
      case 'aftermath':
        return [
          { type: 'tell', ...at, text: some(pick) },
          { type: 'accept-result', ...at },
          { type: 'pick-loss', ...window, die: oneOf(Object.keys(sides[side].dice), pick) ?? 'none' },
          ...rare(3, { type: 'escalate', ...at, win: some(pick), lose: some(pick) }),
        ]
      default:
        return []
    }
  })
}
