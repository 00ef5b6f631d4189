import { expect, it } from 'vitest'
import { longestWay } from './give-way.ts'

it('MANY-1 whoever was first lets others in for about as long as they take, and not for ever', () => {
  expect([1, 8, 20, 60, 5000].map(longestWay)).toEqual([25, 25, 60, 180, 250])
})
