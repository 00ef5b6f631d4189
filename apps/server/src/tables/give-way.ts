/**
 * Where several servers write to one table in the same moment, whoever was first knows what the table is now, and would be
 * first again and again, while the others still read. So they are let in between.
 */
import { setTimeout as after } from 'node:timers/promises'

/** Milliseconds. */
const LEAST = 25
const MOST = 250

/** About as long as another server takes to read and to write, which is longer where the database is busy. @param took a write of one’s own */
export const longestWay = (took: number): number => Math.min(MOST, Math.max(LEAST, 3 * took))

/** @param took how long one’s own write took, in milliseconds */
export const giveWay = (took: number): Promise<void> => after(longestWay(took) * Math.random())
