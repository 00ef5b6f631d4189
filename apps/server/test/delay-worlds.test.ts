/** Two worlds in which other things happen at the table: whoever watches with a delay can’t tell them apart. */
import { describe, expect, it } from 'vitest'
import { twoWorlds } from './worlds.ts'

describe('two tables that are watched with a delay', () => {
  const worlds = twoWorlds()
  const { a, b, both, onlyInB } = worlds

  it('DELAY-3 look the same until what happened is due, in every byte, down the line and over HTTP', async () => {
    await worlds.open(1, 'new-and-magic-land', {})
    expect(await both(1, 10, 'gm', { type: 'set-delay', seconds: 30 })).toBe(true)
    expect(await onlyInB(1, 11, 'ann', { type: 'say', to: 'table', kind: 'telling', text: 'Only here.' })).toBe(true)
    expect(await onlyInB(1, 12, 'gm', { type: 'rename', seat: b.seat('bob'), name: 'Somebody else' })).toBe(true)
    for (const world of [a, b]) world.who('watcher').socket.emit('writing', { to: 'table' })
    b.who('ann').writing('table')
    expect(await onlyInB(1, 13, 'gm', { type: 'lock', locked: true })).toBe(true)
    await worlds.settle()
    expect(worlds.difference(['watcher'])).toBeNull()
    expect(await worlds.differenceOverHttp(['watcher'])).toBeNull()
    const again = [1, 2, 7, 99].flatMap((from) => [null, 2, 8, 99].map((to) => ({ from, to })))
    expect(await worlds.differenceInReplays(['watcher'], again), 'nor is it played again').toBeNull()
    expect(worlds.difference(['bob'])).not.toBeNull()
    expect(await worlds.differenceInReplays(['bob'], again)).not.toBeNull()

    for (const world of [a, b]) world.turn(1, 60_000, 'later')
    for (const world of [a, b]) world.look()
    await worlds.settle()
    expect(worlds.difference(['watcher']), 'and then they differ').not.toBeNull()
    expect(await worlds.differenceInReplays(['watcher'], again)).not.toBeNull()
  })
})
