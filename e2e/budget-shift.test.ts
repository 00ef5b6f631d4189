/** BUDGET-2: while others play, nothing jumps about on the screen of anybody who presses nothing, whoever they are. */
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as nml from '../apps/server/test/nml-table.ts'
import * as tl from '../apps/server/test/tl-table.ts'
import { comes, house } from './opened.ts'
import { atTable } from './people.ts'
import { holdSeat } from './seasons.ts'
import { shiftsOf, watchShifts } from './shifts.ts'

const MOST = 0.05
const WIDTHS = [360, 1440] as const

class Onlookers {
  readonly #pages: readonly (readonly [string, Page])[]

  private constructor(pages: readonly (readonly [string, Page])[]) {
    this.#pages = pages
  }

  /** Somebody in the chair, somebody at a seat and somebody who watches, each at a narrow and at a wide screen. */
  static async come(made: MadeTable, seat: Connection): Promise<Onlookers> {
    const come = async (who: 'chair' | 'player' | 'spectator', width: number): Promise<readonly [string, Page]> => {
      const page = await comes({ width, still: false })
      await watchShifts(page)
      if (who === 'player') {
        await page.goto(house.url)
        await holdSeat(page, made, seat)
      }
      await page.goto(made.links[who])
      await atTable(page)
      return [`${who} ${width}`, page]
    }
    const wanted = (['chair', 'player', 'spectator'] as const).flatMap((who) => WIDTHS.map((width) => come(who, width)))
    return new Onlookers(await Promise.all(wanted))
  }

  /** Wait until all see it. */
  async see(text: string | RegExp): Promise<void> {
    await Promise.all(this.#pages.map(([, page]) => page.getByRole('main').getByText(text).first().waitFor()))
  }

  /** Forget what has moved so far. */
  async settle(): Promise<void> {
    await Promise.all(this.#pages.map(([, page]) => shiftsOf(page)))
  }

  async nothingMoved(when: string): Promise<void> {
    const moved = await Promise.all(
      this.#pages.map(async ([who, page]) => {
        const { value, what } = await shiftsOf(page)
        return value > MOST ? [{ when, who, what }] : []
      }),
    )
    expect(moved.flat()).toEqual([])
  }
}

test('BUDGET-2 a roll in New and Magic Land moves nothing on the screens of those who look on', async () => {
  const people = await nml.nmlTable(house.url)
  await nml.gathering(people)
  const onlookers = await Onlookers.come(people.made, people.ann)
  await onlookers.see('The flood')
  await onlookers.settle()
  house.faces.push([6, 6, 3, 2])
  await nml.roll(people)
  await onlookers.see('Ruth leads')
  await onlookers.nothingMoved('a roll')
  nml.leave(people)
})

test('BUDGET-2 a roll in Towerlands moves nothing on the screens of those who look on', async () => {
  const people = await tl.tlTable(house.url)
  await tl.agree(people)
  const onlookers = await Onlookers.come(people.made, people.ann)
  await onlookers.see('silence')
  await onlookers.settle()
  house.faces.push([16, 6, 3, 1, 17, 14, 9, 3, 2])
  await tl.inConflict(people.gm, { type: 'roll' })
  await onlookers.see(/if nobody calls/)
  await onlookers.nothingMoved('a roll')
  tl.leave(people)
})
