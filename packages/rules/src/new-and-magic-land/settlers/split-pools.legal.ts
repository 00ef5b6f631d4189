import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { nmlWords as words } from '../words.ts'

/** N-R3: Grit and Heart share ten points. */
export const POOL_POINTS = 10

/** NA1: whole numbers, each at least 1. */
export const validSplit = (grit: number, heart: number): boolean =>
  Number.isInteger(grit) && grit >= 1 && heart >= 1 && grit + heart === POOL_POINTS

export const splitPoolsLegal: Legals<'split-pools'> = {
  'split-pools': ({ play, actor }, { grit }) => {
    const settler = actor.seat === null ? undefined : play.settlers[actor.seat]
    if (settler === undefined) return refuse('not-yours', words.needsSettler)
    if (settler.stage !== 'draft') return refuse('not-now', words.sheetIsSet)
    return validSplit(grit, POOL_POINTS - grit) ? null : refuse('not-allowed', words.splitRange, { path: 'grit' })
  },
}
