import { commitTo } from '@homestake/rules/proof'
import { seasonSecret } from '@homestake/rules/new-and-magic-land'
import { describe, expect, it } from 'vitest'
import { openingOf } from './opening.ts'

const SALT = 'salt'
const bound = commitTo(seasonSecret(4, 8), SALT)
const closed = (more = {}) => ({
  event: {
    type: 'season-closed',
    season: 'travel',
    rating: 4,
    supply: 8,
    left: 3,
    salt: SALT,
    commitment: bound,
    sealedRolls: [],
    ...more,
  },
})
const opened = { event: { type: 'season-opened', season: 'travel', commitment: bound } }
const nothing = () => null

describe('D1 the opening of a season’s numbers', () => {
  it('holds where the numbers fit the hash that was seen when the season opened', () => {
    expect(openingOf([opened, closed()], nothing)).toMatchObject({ rating: 4, supply: 8, left: 3, check: 'holds' })
    expect(openingOf([closed()], () => bound)?.check).toBe('holds')
  })

  it('says so where this browser never saw the hash', () => {
    expect(openingOf([closed()], nothing)?.check).toBe('unseen')
  })

  it('is broken where the numbers are others, or the hash is another', () => {
    expect(openingOf([opened, closed({ rating: 3 })], nothing)?.check).toBe('broken')
    const swapped = closed({ rating: 1, supply: 2, commitment: commitTo(seasonSecret(1, 2), SALT) })
    expect(openingOf([opened, swapped], nothing)?.check).toBe('broken')
    expect(openingOf([swapped], () => bound)?.check).toBe('broken')
  })

  it('is nothing while the close is not at hand', () => {
    expect(openingOf([opened], nothing)).toBeNull()
  })
})
