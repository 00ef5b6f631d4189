/** The hashes that this browser saw while seasons were open (D1): what is opened later is checked against them. */
import type { SeasonName } from '@homestake/rules/new-and-magic-land'

const keyOf = (table: string, season: SeasonName): string => `homestake:promise:${table}:${season}`

/** Keeps the first that was seen: a later one can't replace it. A browser that keeps nothing only checks less. */
export const keepPromise = (table: string, season: SeasonName, commitment: string): void => {
  try {
    const key = keyOf(table, season)
    if (localStorage.getItem(key) === null) localStorage.setItem(key, commitment)
  } catch {
    // No storage here.
  }
}

export const promiseOf = (table: string, season: SeasonName): string | null => {
  try {
    return localStorage.getItem(keyOf(table, season))
  } catch {
    return null
  }
}
