/**
 * BUDGET-4, BUDGET-5: on a machine four times as slow. What is judged is counted, or is compared with a loop that runs in the same
 * page just as slowly; seconds are a report, for a machine of one's own (`HOMESTAKE_FULL`).
 */
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gathering, leave, must, nmlTable, playOf } from '../apps/server/test/nml-table.ts'
import { comes, house } from './opened.ts'
import { atTable } from './people.ts'

const SLOWER = 4
/** How many times as long as the loop a page may work until it can be used. */
const MOST_LOOPS = 8
/** Layouts while dice fly: faces change in the air some ten times, then come the chronicle’s line and the verdict. */
const MOST_LAYOUTS = 40

/** What the page’s main thread has done so far: seconds of its own time, and counts. */
const workOf = async (cdp: CDPSession): Promise<Readonly<Record<string, number>>> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

const slowed = async (page: Page): Promise<CDPSession> => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return cdp
}

/** A loop that any script engine takes about as long for as for a page’s own work: objects, texts, sorting. */
const loop = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let sum = 0
    for (let round = 0; round < 180; round++) {
      const things = Array.from({ length: 2000 }, (_, i) => ({ key: `${(i * 7919) % 2000}`, round }))
      sum += JSON.stringify(things.toSorted((a, b) => a.key.localeCompare(b.key))).length
    }
    return sum
  })

const GAMES = ['new-and-magic-land', 'towerlands', 'inverted-tower'] as const

test.each(['the front page', ...GAMES] as const)('BUDGET-4 %s works little until it can be used', async (what) => {
  const page = await comes({ width: 1280 })
  const address = what === 'the front page' ? house.url : (await house.table('Nine Fields', what)).links.chair
  const cdp = await slowed(page)
  const began = performance.now()
  await page.goto(address)
  await (what === 'the front page' ? page.getByRole('button', { name: 'Lay the table' }).waitFor() : atTable(page))
  const seconds = (performance.now() - began) / 1000
  const { TaskDuration: work = Infinity, ScriptDuration: script = 0, LayoutDuration: layout = 0 } = await workOf(cdp)
  await loop(page)
  const { TaskDuration: after = 0 } = await workOf(cdp)
  const report = { what, seconds, work, script, layout, loops: work / (after - work) }
  if (process.env['HOMESTAKE_FULL'] !== undefined) console.info(report)
  expect(report.loops).toBeLessThan(MOST_LOOPS)
})

test('BUDGET-5 while dice fly only what moves by itself moves: layouts stay few', async () => {
  const people = await nmlTable(house.url)
  const page = await comes({ width: 1280, still: false })
  await page.goto(people.made.links.spectator)
  await atTable(page)
  await gathering(people)
  await page.locator('article.conflict').waitFor()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const cdp = await slowed(page)
  const { id, step } = playOf(people.ann).conflict ?? { id: '', step: 0 }
  await must(people.ann, { type: 'ready', conflict: id, step, side: 'first' })
  const before = await workOf(cdp)
  house.faces.push([6, 6, 3, 2])
  const animated = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>()
        const look = () => {
          for (const { effect } of document.getAnimations())
            if (effect instanceof KeyframeEffect)
              for (const frame of effect.getKeyframes()) for (const property of Object.keys(frame)) seen.add(property)
          if (document.querySelector('.verdict h2') === null) requestAnimationFrame(look)
          else resolve([...seen])
        }
        look()
      }),
  )
  await must(people.gm, { type: 'ready', conflict: id, step, side: 'second' })
  await page.getByRole('heading', { name: 'Ruth leads' }).first().waitFor()
  const after = await workOf(cdp)
  const layouts = (after['LayoutCount'] ?? Infinity) - (before['LayoutCount'] ?? 0)
  const moved = (await animated).filter(
    (property) => !['offset', 'computedOffset', 'easing', 'composite'].includes(property),
  )
  if (process.env['HOMESTAKE_FULL'] !== undefined) console.info({ layouts, moved })
  expect(layouts).toBeLessThan(MOST_LAYOUTS)
  expect(
    moved.filter((property) => !['transform', 'opacity', 'scale', 'translate', 'rotate', 'filter'].includes(property)),
  ).toEqual([])
  leave(people)
})
