/** What whoever stands in a conflict may say for its side. */
import { SIDES, type Conflict, type Principal } from '../state.ts'
import { oneOf, some, type Pick, type PlayCommand as Command } from './pick.ts'

export const declare = (first: Principal, second: Principal, pick: Pick): Command => ({
  type: 'declare-conflict',
  first,
  second,
  pool: pick(2) === 0 ? 'grit' : 'heart',
  stakes: some(pick),
  opposition: first === 'gm' || second === 'gm' ? some(pick) : '',
})

export const strike = (conflict: Conflict, pick: Pick): Command[] => {
  const bundle = oneOf(
    SIDES.flatMap((side) => Object.keys(conflict.sides[side].bundles)),
    pick,
  )
  return bundle === undefined || pick(3) > 0 ? [] : [{ type: 'strike-bundle', conflict: conflict.id, bundle }]
}

/** What a principal says for its side. A step of the past, now and then, is what a slow browser sends. */
export const forSide = (conflict: Conflict, principal: Principal, pick: Pick): Command[] => {
  const step = pick(20) === 0 ? Math.max(0, conflict.step - 1) : conflict.step
  const window = { conflict: conflict.id, step }
  return SIDES.filter((side) => conflict.sides[side].principal === principal).flatMap((side): Command[] => {
    const { stakes } = conflict.sides[side]
    switch (conflict.stage) {
      case 'stakes':
        return [
          ...(stakes === '' || pick(6) === 0
            ? [{ type: 'write-stakes' as const, conflict: conflict.id, side, stakes: some(pick) }]
            : []),
          ...(pick(6) === 0
            ? [
                {
                  type: 'choose-pool' as const,
                  conflict: conflict.id,
                  pool: oneOf(['grit', 'heart'] as const, pick) ?? 'grit',
                },
              ]
            : []),
          ...(pick(20) === 0 ? [{ type: 'drop-conflict' as const, conflict: conflict.id }] : []),
          { type: 'accept-stakes', ...window, side },
        ]
      case 'gather':
        return [
          { type: 'ready', ...window, side },
          { type: 'ready', ...window, side },
          ...(pick(8) === 0 ? [{ type: 'unready' as const, ...window, side }] : []),
          ...(pick(6) === 0
            ? [{ type: 'write-stakes' as const, conflict: conflict.id, side, stakes: some(pick) }]
            : []),
          ...(pick(6) === 0 ? [{ type: 'burn-harvest' as const, ...window, side, deed: some(pick) }] : []),
        ]
      case 'result':
        return [
          // Not too often, so that some live to see the harvest.
          ...(pick(2) === 0 ? [{ type: 'escalate' as const, ...window, side, stakes: some(pick) }] : []),
          { type: 'concede', ...window, side },
          { type: 'let-rest', ...window, side },
          ...(pick(6) === 0 ? [{ type: 'burn-harvest' as const, ...window, side, deed: some(pick) }] : []),
        ]
      default:
        return []
    }
  })
}
