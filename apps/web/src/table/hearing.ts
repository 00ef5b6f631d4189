/** How much the one live region speaks: chosen in the table's menu, kept in this browser. A11Y-1. */
import type { Said } from '@homestake/rules'

/** `all`: what happens, and what others write · `results`: rolls, turns and secrets · `mine`: only what one may do oneself. */
export const HEARINGS = ['all', 'results', 'mine'] as const
export type Hearing = (typeof HEARINGS)[number]

const RESULTS: readonly Said['kind'][] = ['roll', 'turn', 'secret']

export const isSpoken = (hearing: Hearing, kind: Said['kind']): boolean =>
  hearing === 'all' || (hearing === 'results' && RESULTS.includes(kind))

export const nextHearing = (hearing: Hearing): Hearing =>
  HEARINGS[(HEARINGS.indexOf(hearing) + 1) % HEARINGS.length] ?? 'all'
