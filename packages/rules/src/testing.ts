/** The third door: what tests of games, servers and bots share. Nothing that plays imports it. */
export { testChance, type TestChance } from './contract/test-chance.ts'
export { randomCommand as invertedTowerBot } from './inverted-tower/testing/random-command.ts'
export { randomCommand as newAndMagicLandBot } from './new-and-magic-land/testing/random-command.ts'
export { randomCommand as towerlandsBot } from './towerlands/testing/random-command.ts'
