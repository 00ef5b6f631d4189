/** A year of New and Magic Land, as people play it: seasons, scenes, the season's end, the Festival. */
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'
import { goTo } from './people.ts'
import { press, stage } from './settlers.ts'

/** This browser holds a seat already: what it keeps of the table is put there before the page opens. */
export const holdSeat = (page: Page, made: MadeTable, seat: Connection): Promise<unknown> =>
  page.addInitScript(
    ([key, kept]) => localStorage.setItem(key ?? '', kept ?? ''),
    [
      `homestake:table:${made.table}`,
      JSON.stringify({ last: made.keys.player, keys: { player: made.keys.player }, token: seat.where.token }),
    ],
  )

/** Work at the GM’s desk, which is opened and closed again. */
export const atDesk = async (gm: Page, work: (desk: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> => {
  await goTo(gm, 'Desk')
  const handle = gm.getByRole('button', { name: 'Open your desk' })
  const drawer = await handle.isVisible()
  if (drawer) await handle.click()
  await work(gm.getByRole('region', { name: 'The GM’s desk' }))
  if (drawer) await gm.getByRole('button', { name: 'Close your desk' }).click()
  await goTo(gm, 'Table')
}

/** The GM opens a season, the players set their Goals, and the GM sets a scene with everyone in it. */
export const beginSeason = async (
  gm: Page,
  players: readonly Page[],
  season: string,
  rating: number,
  settlers: readonly string[] = ['Ruth', 'Clement'],
): Promise<void> => {
  await atDesk(gm, async (desk) => {
    await desk.getByRole('radio', { name: String(rating), exact: true }).check()
    await desk.getByRole('button', { name: `Open ${season}` }).click()
    await desk.getByRole('button', { name: new RegExp(`^Close ${season}`) }).waitFor()
  })
  for (const page of players) {
    await stage(page).getByRole('textbox', { name: 'Goal', exact: true }).fill(`Something done by the end of ${season}`)
    await press(page, 'Set this Goal')
  }
  const about = stage(gm).getByRole('textbox', { name: 'What is going on' })
  await about.waitFor()
  for (const name of settlers) {
    const chip = stage(gm).getByRole('button', { name, exact: true })
    if ((await chip.getAttribute('aria-pressed')) === 'false') await chip.click()
  }
  await about.fill(`${season} lies on the land.`)
  await press(gm, 'Set the scene')
  await Promise.all(players.map((page) => stage(page).getByText(`${season} lies on the land.`).first().waitFor()))
}

/** The scene and the season are closed; everyone’s browser checks what was secret. */
export const closeSeason = async (gm: Page, everyone: readonly Page[], season: string): Promise<void> => {
  await press(gm, 'Close the scene')
  await atDesk(gm, async (desk) => {
    await desk.getByRole('button', { name: `Close ${season}` }).click()
    await desk
      .getByRole('button', { name: 'Yes' })
      .or(desk.getByRole('button', { name: `Close ${season}` }))
      .first()
      .click()
  })
  await Promise.all(everyone.map((page) => stage(page).getByText(`${season} ends`).first().waitFor()))
}

/** One player goes through the season’s end, whatever it asks. @param loses which pool gives a point. @returns the steps that were met */
export const takeStock = async (page: Page, loses: 'Grit' | 'Heart' = 'Heart'): Promise<string[]> => {
  const met: string[] = []
  const main = stage(page)
  const done = main
    .getByText('You are ready for what comes.')
    .or(main.getByRole('heading', { name: /^Before / }))
    .first()
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: typeof name === 'string' }).first()
  const steps: readonly [string, ReturnType<typeof button>, () => Promise<void>][] = [
    ['roll', button(/^Roll \d+ Victory D/), () => button(/^Roll \d+ Victory D/).click()],
    ['tell', button('Leave it untold'), () => button('Leave it untold').click()],
    [
      'points',
      button('Take them'),
      async () => {
        await main
          .getByRole('button', { name: /more Grit|Grit.*more|One more/i })
          .first()
          .click()
        await button('Take them').click()
      },
    ],
    [
      'loss',
      button(/^Lose/),
      async () => {
        await main.getByRole('radio', { name: new RegExp(loses) }).check()
        await button(/^Lose/).click()
      },
    ],
    [
      'tie',
      button('Let it grow'),
      async () => {
        await main.getByRole('radio', { name: /Person r2/ }).check()
        await button('Let it grow').click()
      },
    ],
    ['refresh', button('Roll one die'), () => button('Roll one die').click()],
    ['rest', button('Rest'), () => button('Rest').click()],
    ['dream', button('Keep the Dream'), () => button('Keep the Dream').click()],
    ['so be it', button('So be it'), () => button('So be it').click()],
  ]
  for (let turn = 0; turn < 40; turn++) {
    const any = steps.reduce((all, [, one]) => all.or(one), done)
    await any.first().waitFor()
    if (await done.isVisible()) return met
    for (const [name, one, act] of steps)
      if (await one.isVisible()) {
        met.push(name)
        await act()
        await one.waitFor({ state: 'hidden' }).catch(() => undefined)
        break
      }
  }
  throw new Error(`the season’s end never ends: ${met.join(', ')}`)
}
