/** Slips at the desk: given a table, when the chair writes, ticks or throws away, then these events or this refusal. */
import { describe, expect, it } from 'vitest'
import { MOST_SLIPS } from '../src/index.ts'
import { BRYN, bryn, host, seated, watcher, type Who } from './tower-play.ts'

const note = { type: 'write-slip', slip: 's1', kind: 'note', text: 'The abbot limps.' } as const
const hostFor: Who = { ...host, as: BRYN }
const edit = (base: string, value: string) => ({
  type: 'edit' as const,
  in: 'gm',
  path: ['slips', 's1', 'text'],
  base,
  value,
})

describe('slips at the desk', () => {
  it('DESK-1 are written, ticked off and thrown away by the chair, and lie in its part alone', () => {
    expect(seated().state.gm).not.toHaveProperty('slips')
    const written = seated().when(host, note)
    expect(written.events.map(({ to, event }) => `${to} ${event.type}`)).toEqual(['gm slip-written'])
    const two = written.next.do(host, { ...note, slip: 's2', kind: 'scene', text: 'Snow on the ford.' })
    expect(two.state.gm.slips).toEqual({
      s1: { kind: 'note', text: 'The abbot limps.', done: false, order: 1 },
      s2: { kind: 'scene', text: 'Snow on the ford.', done: false, order: 2 },
    })
    const ticked = two.do(host, { type: 'tick-slip', slip: 's2', done: true })
    expect(ticked.state.gm.slips?.['s2']?.done).toBe(true)
    ticked.refused(host, { type: 'tick-slip', slip: 's2', done: true }, 'not-now')
    const gone = ticked.do(host, { type: 'drop-slip', slip: 's1' })
    expect(Object.keys(gone.state.gm.slips ?? {})).toEqual(['s2'])
    gone.refused(host, { type: 'drop-slip', slip: 's1' }, 'not-found')
    gone.refused(host, { type: 'tick-slip', slip: 's1', done: true }, 'not-found')
    written.next.refused(host, note, 'not-now')
    for (const who of [bryn, watcher]) {
      seated().refused(who, note, 'not-yours')
      two.refused(who, { type: 'drop-slip', slip: 's1' }, 'not-yours')
      two.refused(who, { type: 'drop-slip', slip: 'never-written' }, 'not-yours')
    }
    expect(two.state.table).toEqual(seated().state.table)
  })

  it('DESK-1 are edited as any sheet is: whoever saw an older text is told of the newer', () => {
    const play = seated().do(host, note).do(host, edit('The abbot limps.', 'The abbot lies.'))
    expect(play.state.gm.slips?.['s1']?.text).toBe('The abbot lies.')
    const stale = play.refused(host, edit('The abbot limps.', 'Mine.'), 'stale')
    expect(stale.value).toBe('The abbot lies.')
    play.refused(hostFor, edit('The abbot lies.', 'x'), 'not-yours')
    play.refused(bryn, edit('The abbot lies.', 'x'), 'not-found')
    play.refused(host, { ...edit('', 'x'), path: ['slips', 's9', 'text'] }, 'not-found')
    play.refused(host, { ...edit('note', 'scene'), path: ['slips', 's1', 'kind'] }, 'not-found')
  })

  it('DESK-1 are as many as lie on a desk', () => {
    let play = seated()
    for (let i = 0; i < MOST_SLIPS; i++) play = play.do(host, { ...note, slip: `s${i}` })
    play.refused(host, { ...note, slip: 'more' }, 'not-allowed')
  })
})
