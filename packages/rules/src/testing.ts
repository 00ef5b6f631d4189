/** The third door: what tests of games, servers and bots share. Nothing that plays imports it. */
export { testChance, type TestChance } from './contract/test-chance.ts'
export { randomCommand, type Proposal } from './new-and-magic-land/testing/random-command.ts'
