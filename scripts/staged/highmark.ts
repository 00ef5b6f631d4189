/** Highmark: a table of Towerlands in the middle of a conflict, with heroes who have names. */
import { fight, tlTable, type TlTable } from '../../apps/server/test/tl-table.ts'
import type { House } from '../../e2e/house.ts'

const HEROES = {
  Isolt: ['Shield of the north gate', 'Speaks the old law', 'Owes the abbot', 'Her brother’s horn', 'Never kneels'],
  Marrec: ['Knows every ford', 'A falcon, Bright', 'Quick to laugh', 'The miller’s daughter', 'Light of foot'],
} as const

/** Isolt against the abbot, for the bell: both have thrown. */
export const highmark = async (house: House): Promise<TlTable> => {
  const people = await tlTable(house.url, {}, HEROES)
  await fight(people)
  return people
}
