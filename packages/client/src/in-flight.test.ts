import { describe, expect, it } from 'vitest'
import type { Answer } from '@homestake/protocol'
import { InFlight } from './in-flight.ts'

const applied: Answer = { status: 'applied', cursor: {} }

describe('commands in flight', () => {
  it('CMD-15 what was not answered is sent again with the same id, and its first answer counts', async () => {
    const flight = new InFlight()
    const settlers: ((answer: Answer) => void)[] = []
    const outcome = flight.send('one', (settle) => settlers.push(settle))
    expect(flight.resend()).toBe(1)
    settlers[1]?.({ status: 'duplicate', cursor: {} })
    settlers[0]?.(applied)
    expect(await outcome).toEqual({ status: 'duplicate', cursor: {} })
    expect(flight.resend()).toBe(0)
  })

  it('CMD-2 the same id asked twice is one command', async () => {
    const flight = new InFlight()
    let sent = 0
    let settle: (answer: Answer) => void = () => undefined
    const ask = () => flight.send('one', (answer) => ((settle = answer), void sent++))
    const both = [ask(), ask()]
    settle(applied)
    expect(await Promise.all(both)).toEqual([applied, applied])
    expect(sent).toBe(1)
  })

  it('what is dropped is told so', async () => {
    const flight = new InFlight()
    const outcome = flight.send('one', () => undefined)
    flight.drop({ status: 'offline' })
    expect(await outcome).toEqual({ status: 'offline' })
  })
})
