/** The numbers and the tables of the text. */
import type { ItOptions } from './options.ts'
import type { Attribute, EventKind, Treasure } from './state.ts'

/** I-R13. */
export const PRICE = 5
/** I-R2, I-R3. */
export const START = { hp: 5, daggers: 1, potions: 1 } as const
/** I-R5: a check passes from here on. */
export const PASSES = 5

/** IA6: experience for the next level. */
export const forNextLevel = (level: number): number => 10 + level

const SIX = [1, 2, 3, 4, 5, 6] as const
type Six = (typeof SIX)[number]
const row = <T>(table: Readonly<Record<Six, T>>) => (face: number): T => {
  const six = SIX.find((one) => one === face)
  if (six === undefined) throw new Error(`no row ${face}`)
  return table[six]
} // prettier-ignore

/** I-R12. */
export const eventOn = row<EventKind>({ 1: 'trap', 2: 'trap', 3: 'trap', 4: 'merchant', 5: 'bonfire', 6: 'stairs' })
/** I-R16. */
export const trapOn = row<Attribute>({ 1: 'str', 2: 'str', 3: 'dex', 4: 'dex', 5: 'int', 6: 'int' })
/** I-R17. */
export const monstersOn = row<number>({ 1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3 })
/** I-R18. */
export const treasureOn = row<Treasure>({ 1: 'gold', 2: 'gold', 3: 'gold', 4: 'gold', 5: 'dagger', 6: 'potion' })

/** I-R5, I-R20, IA9: whether a die passes. `sixHits`: a six does in any case. */
export const passes = (face: number, modifier: number, sixHits = false): boolean =>
  face + modifier >= PASSES || (sixHits && face === 6)

/** IA17: how many rooms a floor has. */
export const roomsOn = ({ roomsPerFloor }: Pick<ItOptions, 'roomsPerFloor'>): number =>
  roomsPerFloor === 'none' ? Infinity : Number(roomsPerFloor)

/** IA4: the floor whose stairs lead out. */
export const lastFloorOf = ({ lastFloor }: Pick<ItOptions, 'lastFloor'>): number =>
  lastFloor === 'none' ? Infinity : Number(lastFloor)

/** What a run and a table keep: the log's bound, the table's best runs, wanderers listed in one room, chapters, races. */
export const KEPT = { rooms: 2000, best: 10, wandering: 8, throws: 100, ahead: 2000 } as const
