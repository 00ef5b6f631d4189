import type { ChronicleLine, Present } from '@homestake/client'
import { SPECTATOR, type SeatId, type Visible } from '@homestake/rules'
import { expect, test } from 'vitest'
import { throughEyesOf } from './eyes.ts'

const ANN = 'seat0001' as SeatId
const BOB = 'seat0002' as SeatId
const line = (part: Visible): ChronicleLine => ({ n: 1, at: 1, by: null, in: part, key: `${part}/1/0`, event: { type: 'said' } }) // prettier-ignore

const present = {
  status: 'live',
  you: { chair: true, seat: BOB },
  view: {
    table: { seats: { [ANN]: {}, [BOB]: {} } },
    gm: { notes: 'a secret' },
    [`between:${ANN}`]: { play: { past: 'of Ann' } },
    [`between:${BOB}`]: { play: { past: 'of Bob' } },
    [`seat:${BOB}`]: { notes: 'the host’s own' },
  },
  lines: [line('table'), line('gm'), line(`between:${ANN}`), line(`between:${BOB}`), line(`seat:${BOB}`)],
} as unknown as Present

test('a seat’s eyes see the table and what is between that seat and the chair, and nothing else', () => {
  const seen = throughEyesOf(present, { chair: false, seat: ANN })
  expect(seen.you).toEqual({ chair: false, seat: ANN })
  expect(Object.keys(seen.view ?? {})).toEqual(['table', `between:${ANN}`, `seat:${ANN}`])
  expect(seen.lines.map((one) => one.in)).toEqual(['table', `between:${ANN}`])
})

test('what a seat has for itself stays empty, even where the chair holds it', () => {
  const seen = throughEyesOf(present, { chair: false, seat: BOB })
  expect(seen.view).toMatchObject({ [`seat:${BOB}`]: { notes: '' } })
  expect(seen.lines.map((one) => one.in)).toEqual(['table', `between:${BOB}`])
})

test('who watches sees the table', () => {
  const seen = throughEyesOf(present, SPECTATOR)
  expect(Object.keys(seen.view ?? {})).toEqual(['table'])
  expect(seen.lines.map((one) => one.in)).toEqual(['table'])
})
