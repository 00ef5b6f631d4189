import { describe, expect, it } from 'vitest'
import type { Game } from '../contract/game.ts'
import type { GameId } from '../table/ids.ts'
import { towerlandsGame } from './game.ts'
import { tlOptionNotes, tlOptions } from './options.ts'

describe('options (D8)', () => {
  it('the form says of each option each of its values, the default first', () => {
    expect(tlOptionNotes.map(({ key }) => key)).toEqual(Object.keys(tlOptions.shape))
    for (const { key, choices } of tlOptionNotes) {
      const option = tlOptions.shape[key as keyof typeof tlOptions.shape]
      const values = choices.map(({ value }) => value)
      expect(new Set(values), key).toEqual(new Set(option.unwrap().options))
      expect(option.parse(undefined)).toBe(values[0])
    }
  })

  it('the game fits where games are listed', () => {
    const games: { readonly [id in GameId]?: Game } = { towerlands: towerlandsGame }
    expect(games.towerlands?.title).toBe('Towerlands')
  })
})
