/** H: what somebody is typing is never redrawn or lost. */
import type { Outcome } from '@homestake/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FieldDraft, numberPort, PAUSE, textPort, type FieldValue } from './field.svelte.ts'

const applied: Outcome = { status: 'applied', cursor: {} }
const stale = (value: string): Outcome => ({ status: 'stale', refusal: { code: 'stale', message: 'moved on', value } })

/** A field at a table that answers as it is told. */
const setUp = (value: FieldValue, answers: Outcome[], port = textPort) => {
  const sent: [FieldValue, FieldValue][] = []
  const send = (base: FieldValue, next: FieldValue) => {
    sent.push([base, next])
    return Promise.resolve(answers.shift() ?? applied)
  }
  return { field: new FieldDraft(port(send), value), sent }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a field', () => {
  test('shows what arrives while nobody types', () => {
    const { field } = setUp('old', [])
    field.arrived('new')
    expect(field.typed).toBe('new')
  })

  test('never redraws what somebody is typing', () => {
    const { field } = setUp('old', [])
    field.entered()
    field.type('mine')
    field.arrived('theirs')
    expect(field.typed).toBe('mine')
  })

  test('is sent once when the typing pauses, with the value that its editor last saw', async () => {
    const { field, sent } = setUp('old', [])
    field.type('m')
    field.type('mi')
    await vi.advanceTimersByTimeAsync(PAUSE - 1)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([['old', 'mi']])
  })

  test('is sent at once when it is left, and not again', async () => {
    const { field, sent } = setUp('old', [])
    field.type('mine')
    field.left()
    await vi.advanceTimersByTimeAsync(3 * PAUSE)
    expect(sent).toEqual([['old', 'mine']])
  })

  test('is not sent where nothing was changed', async () => {
    const { field, sent } = setUp('old', [])
    field.entered()
    field.left()
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(sent).toEqual([])
  })

  test('sends what was typed meanwhile on top of what was applied', async () => {
    const { field, sent } = setUp('a', [])
    field.type('ab')
    const first = field.flush()
    field.type('abc')
    await first
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(sent).toEqual([
      ['a', 'ab'],
      ['ab', 'abc'],
    ])
    expect(field.typed).toBe('abc')
  })

  test('shows both versions when it has moved on, and loses neither', async () => {
    const { field, sent } = setUp('old', [stale('theirs')])
    field.type('mine')
    await field.flush()
    expect(field.clash).toEqual({ mine: 'mine', theirs: 'theirs' })
    expect(field.typed).toBe('mine')
    await vi.advanceTimersByTimeAsync(3 * PAUSE)
    expect(sent).toHaveLength(1)
  })

  test('keeps mine on top of theirs', async () => {
    const { field, sent } = setUp('old', [stale('theirs')])
    field.type('mine')
    await field.flush()
    field.keepMine()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.at(-1)).toEqual(['theirs', 'mine'])
    expect(field.clash).toBeNull()
  })

  test('takes theirs and sends nothing', async () => {
    const { field, sent } = setUp('old', [stale('theirs')])
    field.type('mine')
    await field.flush()
    field.takeTheirs()
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(field.typed).toBe('theirs')
    expect(sent).toHaveLength(1)
  })

  test('keeps what is typed while offline and sends it when the line is back', async () => {
    const { field, sent } = setUp('old', [{ status: 'offline' }])
    field.type('mine')
    await field.flush()
    expect(field.trouble).not.toBeNull()
    field.arrived('old')
    expect(field.typed).toBe('mine')
    await field.flush()
    expect(sent).toHaveLength(2)
    expect(field.trouble).toBeNull()
  })

  test('tries again by itself when nothing happened', async () => {
    const unavailable: Outcome = { status: 'unavailable', refusal: { code: 'unavailable', message: 'again' } }
    const { field, sent } = setUp('old', [unavailable])
    field.type('mine')
    await field.flush()
    await vi.advanceTimersByTimeAsync(4 * PAUSE)
    expect(sent).toHaveLength(2)
  })

  test('says why it was refused and keeps the text', async () => {
    const refused: Outcome = { status: 'rejected', refusal: { code: 'not-allowed', message: 'Too long.' } }
    const { field } = setUp('old', [refused])
    field.type('mine')
    await field.flush()
    expect(field.trouble).toBe('Too long.')
    expect(field.typed).toBe('mine')
  })

  test('does not fall back to the old value where the answer is ahead of its update', async () => {
    const { field } = setUp('old', [])
    field.type('mine')
    await field.flush()
    expect(field.typed).toBe('mine')
  })

  test('shows what somebody wrote after its own edit and before its answer', async () => {
    const { field } = setUp('old', [])
    field.type('mine')
    const sending = field.flush()
    field.arrived('mine')
    field.arrived('theirs')
    await sending
    expect(field.typed).toBe('theirs')
  })

  test('shows what came after its own edit once nothing is left to send', async () => {
    const { field } = setUp('old', [])
    field.type('mine')
    const sending = field.flush()
    field.arrived('mine')
    await sending
    field.arrived('later')
    expect(field.typed).toBe('later')
  })
})

describe('a field of numbers', () => {
  test('sends a number', async () => {
    const { field, sent } = setUp(4, [], numberPort)
    field.type('12')
    await field.flush()
    expect(sent).toEqual([[4, 12]])
  })

  test('sends nothing while it is no number, and says so when it is left', () => {
    const { field, sent } = setUp(4, [], numberPort)
    field.entered()
    field.type('-')
    void field.flush()
    expect(field.trouble).toBeNull()
    field.left()
    expect(field.trouble).not.toBeNull()
    expect(sent).toEqual([])
  })
})
