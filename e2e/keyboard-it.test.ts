/** A11Y-5: the Inverted Tower with Tab and Enter alone, by the host and by a guest. */
import { expect, test } from 'vitest'
import { Keyboard } from './keyboard.ts'
import { comes, house } from './opened.ts'
import { atTable } from './people.ts'
import { thrown, towerTable } from './tower.ts'

test('A11Y-5 the host and a guest go down a floor side by side, without a mouse and without single keys', async () => {
  const made = await towerTable(house, 'The well', {})
  for (const [who, link] of [
    ['host', made.links.chair],
    ['guest', made.links.player],
  ] as const) {
    const hands = await Keyboard.of(await comes({ width: 1440 }))
    const { page } = hands
    await page.goto(link)
    if (who === 'host') await atTable(page)
    await hands.write(page.getByLabel('What are you called?'), who)
    await hands.key('Enter')
    await hands.meets(page.getByRole('heading', { name: 'Who goes down?' }))
    await hands.press(page.getByRole('button', { name: /^STR 1/ }))
    const act = (name: string | RegExp) => () => hands.press(page.getByRole('button', { name }))
    await hands.meets(page.getByRole('button', { name: 'New room' }))
    const room = (faces: number[], told: string) => thrown(house, page, faces, act('New room'), told)
    await room([6, 1, 5], 'Room 1: a trap (INT).')
    await thrown(house, page, [4], act(/^Face the trap/), 'walks into the trap')
    await room([1, 1], 'Room 2: one monster.')
    await thrown(house, page, [3], act(/^STR 1/), 'is hurt')
    await thrown(house, page, [6, 5], act(/^STR 1/), 'finds a dagger')
    await hands.meets(page.getByRole('button', { name: 'New room' }))
    await room([5, 6, 1], 'Room 3: stairs down.')
    await hands.press(page.getByRole('button', { name: 'Down to floor 2' }))
    await hands.meets(page.getByText('Down to floor 2.'))
    await hands.press(page.getByRole('button', { name: 'New room' }))
    await hands.look()
    expect({ who, faults: [...hands.faults] }).toEqual({ who, faults: [] })
  }
})
