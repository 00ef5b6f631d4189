import { OWN_GAMES, type OpenGame } from '@homestake/rules'
import { invertedTower } from '@homestake/rules/inverted-tower'
import { newAndMagicLand } from '@homestake/rules/new-and-magic-land'
import { towerlands } from '@homestake/rules/towerlands'
import { expect, test } from 'vitest'
import { chairOf } from './chairs.ts'

const games: readonly Pick<OpenGame, 'id' | 'chair'>[] = [newAndMagicLand, towerlands, invertedTower]

test('a link’s page calls the chair as the rules do', () => {
  expect(games.map(({ id }) => id)).toEqual(OWN_GAMES)
  expect(games.map(({ id }) => chairOf(id))).toEqual(games.map(({ chair }) => chair))
})
