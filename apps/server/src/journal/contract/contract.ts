/**
 * What every journal promises, as one suite: whatever implements `Journal` runs through it.
 */
import { afterEach, beforeEach, describe } from 'vitest'
import type { Journal } from '../journal.ts'
import type { Store } from './fixtures.ts'
import { bringContract } from './bring.ts'
import { historyContract } from './history.ts'
import { longContract } from './long.ts'
import { pagesContract } from './pages.ts'
import { raceContract } from './race.ts'
import { removalContract } from './removal.ts'
import { troubleContract } from './trouble.ts'

export type { Store } from './fixtures.ts'

/** What a test of the contract is handed: a journal, and the store that it is a connection to. */
export interface Subject {
  readonly journal: () => Journal
  readonly store: () => Store
}

const opened = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('nothing is open yet')
  return value
}

/** Opens a store and a journal for each test of the suite that calls this, and closes them. */
export const eachTest = (open: () => Promise<Store>): Subject => {
  let store: Store | undefined
  let journal: Journal | undefined
  beforeEach(async () => {
    store = await open()
    journal = await store.connect()
  })
  afterEach(async () => {
    await store?.remove()
    store = journal = undefined
  })
  return { journal: () => opened(journal), store: () => opened(store) }
}

/**
 * Run the contract.
 * @param name what the journal is called in the titles
 * @param open makes a store of its own for each test
 */
export const journalContract = (name: string, open: () => Promise<Store>): void => {
  describe(`the journal's contract on ${name}`, () => {
    const subject = eachTest(open)
    historyContract(subject)
    bringContract(subject)
    raceContract(subject)
    pagesContract(subject)
    longContract(subject)
    removalContract(subject)
    troubleContract(subject)
  })
}
