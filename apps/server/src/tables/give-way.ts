/**
 * Where several servers write to one table in the same moment, whoever was first knows what the table is now, and would be
 * first again and again, while the others still read. So they are let in between.
 */
import { setTimeout as after } from 'node:timers/promises'

/** About as long as another server takes to read and to write, in milliseconds. */
const LONGEST = 25

export const giveWay = (): Promise<void> => after(LONGEST * Math.random())
