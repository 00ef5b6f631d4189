import type { SeatId } from '@homestake/rules'
import { expect, test } from 'vitest'
import { isAlone } from './alone.ts'
import { shownAwaited } from './awaited.ts'

const [ann, bob] = ['seat0001' as SeatId, 'seat0002' as SeatId]
const at = (you: { readonly chair: boolean; readonly seat: SeatId | null }, here: readonly SeatId[] = [ann, bob]) =>
  ({
    you,
    view: { table: { seats: { [ann]: { colour: 'moss' }, [bob]: { colour: 'rose' } } } },
    present: { presence: { chair: false, seats: here, watching: 0 } },
  }) as unknown as Parameters<typeof shownAwaited>[1]

const AWAITED = [
  { who: ['chair' as const], text: 'The GM: open the season', yours: 'Open the season.' },
  { who: [ann, bob], text: 'Ann and Bob: choose a Goal', yours: 'Choose a Goal.' },
]

test('REST-2 one’s own part stands first, and by whom the rest is done shows in their colours', () => {
  const [first, second] = shownAwaited(AWAITED, at({ chair: false, seat: bob }))
  expect(first).toMatchObject({ text: 'Choose a Goal.', mine: true, away: false, colours: ['moss', 'rose'] })
  expect(second).toMatchObject({ text: 'The GM: open the season', mine: false, away: true, colours: ['chair'] })
})

test('REST-2 a line of several is away only when all of them are', () => {
  const awayOf = (here: readonly SeatId[]) =>
    shownAwaited(AWAITED, at({ chair: true, seat: null }, here)).map(({ away }) => away)
  expect(awayOf([ann])).toEqual([false, false])
  expect(awayOf([])).toEqual([false, true])
})

test('REST-1 a table is empty for whoever holds its only seat, and for whoever looks at one without seats', () => {
  const alone = (seats: readonly SeatId[], seat: SeatId | null, place?: 'free'): boolean =>
    isAlone({
      you: { chair: seat === null, seat },
      view: { table: { seats: Object.fromEntries(seats.map((one) => [one, place === undefined ? {} : { place }])) } },
    } as unknown as Parameters<typeof isAlone>[0])
  expect(alone([], null)).toBe(true)
  expect(alone([ann], ann)).toBe(true)
  expect(alone([ann], null)).toBe(false)
  expect(alone([ann, bob], ann)).toBe(false)
  expect(alone([ann], null, 'free')).toBe(true)
})
