/**
 * The version of the wire, with its history in one-liners. A changed message needs a raised version: a test hashes the
 * schemas and fails otherwise.
 *
 * 1  the first: welcome, update, beat, presence, command, sit, sync, writing, bye
 * 2  a game is named by any short slug: which games there are is for the server to say; seats
 *    that are vacant or closed, a locked table, links to a seat and to the chair; updates say each
 *    thing once: `u`, packed patches, answers with the numbers that they led to
 */
export const WIRE = 2
