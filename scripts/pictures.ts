/** The pictures of the README, from a real table: `node scripts/pictures.ts`. Build the web app first. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '@homestake/client'
import type { Page } from 'playwright-core'
import { endSeason, must, playOf, seatOf, setScene } from '../apps/server/test/nml-table.ts'
import { join as sitAt, until } from '../apps/server/test/table.ts'
import { launch, person } from '../e2e/chromium.ts'
import { openHouse } from '../e2e/house.ts'
import { atTable } from '../e2e/people.ts'

const OUT = join(import.meta.dirname, '../docs/pictures')

const SETTLERS = [
  {
    player: 'Mara', name: 'Ruth Amsel', grit: 4, aspects: ['Lumberjack', 'Never late', 'Sings low'],
    ties: ['Old Tobias, ferryman', 'Clement Vey', 'The Reverend'], tied: 1,
    past: 'I signed for the weir at Dunmore.', dream: 'A school with a bell.', goal: 'A roof on the schoolhouse before the thaw.',
  },
  {
    player: 'Jonas', name: 'Clement Vey', grit: 7, aspects: ['Tells it slant', 'Good with mules', 'Steady aim'],
    ties: ['Ruth Amsel', 'The miller’s widow', 'Captain Thorne'], tied: 0,
    past: 'I left a debt, and my sister to pay it.', dream: 'A newspaper that tells the truth.', goal: 'Type, and a press to set it in.',
  },
  {
    player: 'Mo', name: 'Ines Calder', grit: 2, aspects: ['Reads the weather', 'Too proud to ask', 'Knows the old songs'],
    ties: ['Clement Vey', 'Doctor Hale', 'The boy from the ridge'], tied: 0,
    past: 'I was counted dead at Carrow Ford.', dream: 'Peace with the people of the ridge.', goal: 'A winter without a burial.',
  },
] as const // prettier-ignore

const house = await openHouse()
const made = await house.table('Bitter Creek')
const gm = await sitAt(house.url, made, 'chair')
const players: Connection[] = []
for (const { player } of SETTLERS) players.push(await sitAt(house.url, made, { player }))
const [ruth, clement] = players as [Connection, Connection, Connection]
for (const one of players) await until(one, () => Object.keys(playOf(one).settlers).length === 3)

for (const [i, sheet] of SETTLERS.entries()) {
  const one = players[i] as Connection
  const own = ['play', 'settlers', seatOf(one)]
  const edit = (path: readonly string[], base: string | null, value: string) =>
    must(one, { type: 'edit', in: 'table', path: [...own, ...path], base, value })
  await edit(['name'], '', sheet.name)
  await edit(['past'], '', sheet.past)
  await edit(['dream'], '', sheet.dream)
  await must(one, { type: 'split-pools', grit: sheet.grit })
  for (const [n, aspect] of sheet.aspects.entries()) await edit(['aspects', `${n + 1}`], '', aspect)
  for (const [n, tie] of sheet.ties.entries()) {
    const other = SETTLERS.findIndex(({ name }) => name === tie)
    const path = ['relationships', `r${n + 1}`]
    if (other >= 0) await edit([...path, 'seat'], null, seatOf(players[other] as Connection))
    else await edit([...path, 'name'], '', tie)
  }
  await must(one, { type: 'submit-settler' })
  await must(gm, { type: 'approve-settler', seat: seatOf(one) })
}
for (const rating of [1, 2]) {
  await must(gm, { type: 'open-season', rating })
  await endSeason({ gm, players })
}
await must(gm, { type: 'open-season', rating: 5 })
for (const [i, { goal }] of SETTLERS.entries()) {
  await until(players[i] as Connection, () => playOf(players[i] as Connection).phase === 'season')
  await must(players[i] as Connection, { type: 'set-goal', goal })
}
await setScene({ gm, players })

const tellAll = (one: Connection, text: string) => must(one, { type: 'say', to: 'table', kind: 'telling', text })
await tellAll(clement, 'Grey light. Eleven of us on the bank with ropes, and nobody wanting to be first.')
await must(ruth, {
  type: 'declare-conflict', first: seatOf(ruth), second: 'gm', pool: 'grit',
  stakes: 'The beams come down the ice road today, whole.', opposition: '',
}) // prettier-ignore
await until(gm, () => playOf(gm).conflict !== null)
const conflict = playOf(gm).conflict?.id ?? ''
const step = () => ({ conflict, step: playOf(gm).conflict?.step })
const both = async (one: Connection, asking: { type: string; [key: string]: unknown }) => {
  await must(one, asking)
  const { cursor } = one.present
  await Promise.all(
    [gm, ruth, clement].map((other) => until(other, (seen) => (seen.cursor.table ?? 0) >= (cursor.table ?? 0))),
  )
}
await both(gm, { type: 'name-opposition', conflict, name: 'The river' })
await both(gm, {
  type: 'write-stakes',
  conflict,
  side: 'second',
  stakes: 'The ice takes the sledge, and Tobias’s leg.',
})
await both(ruth, { type: 'accept-stakes', ...step(), side: 'first' })
await both(gm, { type: 'accept-stakes', ...step(), side: 'second' })
await both(ruth, { type: 'call-aspect', conflict, aspect: '1' })
await both(ruth, { type: 'call-relationship', conflict, relationship: 'r1' })
await both(clement, { type: 'help', conflict, side: 'first', relationship: 'r1' })
await both(gm, { type: 'spend-drama', conflict, side: 'second', aspect: 'Black under the snow' })
await both(gm, { type: 'spend-drama', conflict, side: 'second', aspect: 'Louder than shouting' })
await both(gm, { type: 'call-past', conflict, seat: seatOf(ruth), how: 'The weir at Dunmore sounded just like this.' })
const ready = async () => {
  await both(ruth, { type: 'ready', ...step(), side: 'first' })
  await both(gm, { type: 'ready', ...step(), side: 'second' })
}
house.faces.push([2, 4, 3, 1, 2, 3, 1, 2, 4, 6, 1, 2, 3, 1])
await ready()
await both(ruth, { type: 'escalate', ...step(), side: 'first', stakes: 'Every beam, and Tobias home by dark.' })
house.faces.push([2, 5, 6, 6, 1, 4, 1, 3, 2, 4, 3, 5, 2, 4, 1])
await ready()

/** The browser of Ruth’s player: it has her seat. */
const asRuth = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([key, kept]) => localStorage.setItem(key ?? '', kept ?? ''),
    [
      `homestake:table:${made.table}`,
      JSON.stringify({ last: made.keys.player, keys: { player: made.keys.player }, token: ruth.where.token }),
    ],
  )

mkdirSync(OUT, { recursive: true })
const browser = await launch()
for (const theme of ['light', 'dark'] as const) {
  const { context, page } = await person(browser, { width: 1440, height: 900, theme })
  await asRuth(page)
  await page.goto(made.links.player)
  await atTable(page)
  await page.getByRole('heading', { name: 'Ruth Amsel leads' }).waitFor()
  await page.screenshot({ path: join(OUT, `table-${theme}.png`) })
  await context.close()
}
const phone = await person(browser, { width: 360, theme: 'light' })
await asRuth(phone.page)
await phone.page.goto(made.links.player)
await atTable(phone.page)
await phone.page.getByRole('heading', { name: 'Ruth Amsel leads' }).waitFor()
await phone.page.screenshot({ path: join(OUT, 'table-phone.png') })
await browser.close()
for (const one of [gm, ...players]) one.close()
await house.close()
