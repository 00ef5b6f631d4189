/** Typing while others act: H31. */
import { expect, test } from 'vitest'
import { nmlTable, leave, must, seatOf, playOf } from '../apps/server/test/nml-table.ts'
import { until } from '../apps/server/test/table.ts'
import { person } from './chromium.ts'
import { browser, house } from './opened.ts'
import { atTable, sitDown } from './people.ts'

test('H31 no keystroke is lost while others act, and two who write in one field are told of each other', async () => {
  const people = await nmlTable(house.url)
  const { made, gm, bob } = people
  const { context, page } = await person(browser, { width: 1440 })
  await sitDown(page, made.links.player, 'Cas')
  await until(gm, () => Object.keys(playOf(gm).settlers).length === 3)
  const seat = Object.keys(playOf(gm).settlers).find((id) => playOf(gm).settlers[id as never]?.stage === 'draft') ?? ''
  const settler = () => playOf(gm).settlers[seat as never] as unknown as { dream: string; name: string }

  const dream = page.getByRole('main').getByRole('textbox', { name: 'Dream', exact: true })
  const text = 'A mill on the creek, and bread for whoever asks for it, every winter.'
  await dream.click()
  for (const [i, key] of [...text].entries()) {
    await page.keyboard.type(key)
    if (i % 5 > 0) continue
    await must(bob, { type: 'say', to: 'table', kind: 'talk', text: `Meanwhile ${i}` })
    const base = playOf(gm).settlers[seatOf(bob)]?.dream ?? ''
    const path = ['play', 'settlers', seatOf(bob), 'dream']
    await must(gm, { type: 'edit', in: 'table', path, base, value: `A dream ${i}` })
  }
  expect(await dream.inputValue()).toBe(text)
  expect(await dream.evaluate((field) => field === document.activeElement)).toBe(true)
  await dream.blur()
  await until(gm, () => settler().dream === text)

  // The GM writes in the same field while the player types: neither text is lost.
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true })
  await name.click()
  await page.keyboard.type('Cass')
  await must(gm, {
    type: 'edit',
    in: 'table',
    path: ['play', 'settlers', seat, 'name'],
    base: settler().name,
    value: 'Cassandra',
  })
  await page.keyboard.type(' Webb')
  expect(await name.inputValue()).toBe('Cass Webb')
  await name.blur()
  await page.getByText(/changed this while you were typing/).waitFor()
  await page.getByText('Cassandra').first().waitFor()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await until(gm, () => settler().name === 'Cass Webb')
  leave(people)
  await context.close()
})

test('H10 H31 what is typed while the line is down is told so, and goes when it is back', async () => {
  const made = await house.table()
  const { context, page } = await person(browser, { width: 360 })
  await sitDown(page, made.links.player, 'Dee')
  await atTable(page)
  await context.setOffline(true)
  house.server.sockets.io.disconnectSockets(true)
  await page
    .getByText(/You are offline/)
    .first()
    .waitFor()
  const name = page.getByRole('main').getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Delia Marsh')
  await name.blur()
  await context.setOffline(false)
  await page
    .getByText(/You are offline/)
    .first()
    .waitFor({ state: 'detached' })
  const live = await house.server.tables.get(made.table as never)
  await expect
    .poll(
      () =>
        Object.values((live?.state.table.play as unknown as { settlers: Record<string, { name: string }> }).settlers)[0]
          ?.name,
    )
    .toBe('Delia Marsh')
  await context.close()
})
