/** Calls as tests of *Towerlands* write them. */
import type { Call, SideName, TraitKind } from '../src/towerlands/state.ts'
import type { TlOptions } from '../src/towerlands/options.ts'
import { ISOLT, rolled, type Given, type Play, type ShortCommand } from './towerlands-play.ts'

/** A side asks for a call. */
export const asks = (call: Call, side: SideName = 'first'): ShortCommand => ({ type: 'call', side, call })
/** Isolt rerolls the dice that show these values. */
export const trait = (play: Play, id: string, ...values: number[]): Call => ({ kind: 'trait', trait: id, dice: values.map((value) => play.die('first', value)), how: 'x' }) // prettier-ignore
/** A burden of the opponent's, for the die that shows this value. */
export const burden = (play: Play, id: string, value: number, side: SideName = 'first'): Call => ({ kind: 'burden', burden: id, die: play.die(side, value), how: 'x' }) // prettier-ignore
export const own = (id: string): Call => ({ kind: 'own', burden: id, how: 'x' })
/** Isolt's trait becomes one of this kind. */
export const kindOf = (id: string, kind: TraitKind, rating = 2): NonNullable<Given['before']> => ({ table, ...rest }) => {
  const written = { kind, name: 'x', note: '', rating, spent: 0 }
  const open = table.play.heroes[ISOLT]?.sheet?.traits
  if (open?.[id]) open[id] = written
  else Object.assign(rest[`between:${ISOLT}`]?.play.traits ?? {}, { [id]: written })
} // prettier-ignore
/** Isolt 14 13 | 8 6 against 14 13 | 2. */
export const given = (options: Partial<TlOptions> = {}, more: Given = {}): Play => rolled({ ...more, options }, [14, 13, 8, 6], [14, 13, 2]) // prettier-ignore
