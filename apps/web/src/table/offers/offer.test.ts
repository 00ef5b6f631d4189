import { describe, expect, it } from 'vitest'
import { judged, line, type Offer } from './offer.ts'

const offer: Offer = {
  key: 'propose',
  label: 'Propose',
  tone: 'main',
  writes: line('To win'),
  also: [line('To lose'), { ...line('A goal'), optional: true }],
  command: (win, lose, goal) => ({ type: 'propose', win, lose, goal }),
}

describe('an offer that asks for several texts', () => {
  it('is judged as if all were written that have to be', () => {
    const asked: object[] = []
    const { may } = judged([offer], (command) => {
      asked.push(command)
      return null
    })
    expect(may).toEqual([offer])
    expect(asked).toEqual([{ type: 'propose', win: '…', lose: '…', goal: '' }])
  })
})
