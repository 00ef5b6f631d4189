/** A11Y-5: New and Magic Land with the keyboard alone: from the door to a settler, a scene, a conflict and its result. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { Keyboard } from './keyboard.ts'
import { comes, house } from './opened.ts'
import { atTable } from './people.ts'
import { stage } from './settlers.ts'

const button = (hands: Keyboard, name: string | RegExp): Locator =>
  stage(hands.page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
const box = (hands: Keyboard, name: string): Locator =>
  stage(hands.page).getByRole('textbox', { name, exact: true }).first()

test('A11Y-5 a settler is made, a scene is set and a conflict fought, by two who have no mouse', async () => {
  const made = await house.table()
  const gm = await Keyboard.of(await comes({ width: 1440 }))
  const ann = await Keyboard.of(await comes({ width: 1440 }))
  const see = (what: string | RegExp) =>
    Promise.all([gm, ann].map((hands) => hands.meets(stage(hands.page).getByText(what))))
  const does = (hands: Keyboard, name: string | RegExp) => hands.press(button(hands, name))
  const tell = async (hands: Keyboard, act: string, label: string, text: string) => {
    await does(hands, act)
    await box(hands, label).waitFor()
    await hands.look()
    await hands.write(box(hands, label), text)
    await does(hands, act)
  }

  await gm.page.goto(made.links.chair)
  await atTable(gm.page)
  await ann.page.goto(made.links.player)
  await ann.write(ann.page.getByLabel('What are you called?'), 'Ann')
  await ann.key('Enter')
  await atTable(ann.page)

  for (const [label, text] of [
    ['Name', 'Ruth'],
    ['Aspect 1', 'Lumberjack'],
    ['Aspect 2', 'Never late'],
    ['Aspect 3', 'Sings low'],
    ['Past', 'I signed for the weir.'],
    ['Dream', 'A school with a bell.'],
  ] as const)
    await ann.write(box(ann, label), text)
  await does(ann, 'One more Grit, one less Heart')
  for (const [i, who] of ['Old Tobias', 'The miller', 'The reverend'].entries()) {
    const tie = stage(ann.page).getByRole('group', { name: `Relationship ${i + 1}` })
    await ann.write(tie.getByRole('textbox', { name: 'Who', exact: true }), who)
  }
  await ann.key('Tab')
  await ann.meets(stage(ann.page).getByText('All there. The GM reads it next.'))
  await does(ann, 'Hand it to the GM')
  await ann.meets(stage(ann.page).getByText('The GM: read the sheet of Ruth'))

  const desk = gm.page.getByRole('region', { name: 'The GM’s desk' })
  await gm.press(gm.page.getByRole('button', { name: 'Open your desk' }))
  await gm.meets(desk)
  await gm.press(desk.getByRole('button', { name: 'Welcome Ruth' }))
  await gm.meets(desk.getByRole('radio', { name: '4', exact: true }))
  await gm.choose(desk.getByRole('radio', { name: '4', exact: true }))
  await gm.press(desk.getByRole('button', { name: 'Open Travel' }))
  await gm.meets(desk.getByRole('button', { name: /^Close Travel/ }))
  await gm.press(gm.page.getByRole('button', { name: 'Close your desk' }))
  await gm.meets(gm.page.getByRole('button', { name: 'Open your desk' }))

  await ann.write(box(ann, 'Goal'), 'The ford is found.')
  await does(ann, 'Set this Goal')
  await gm.meets(box(gm, 'What is going on'))
  const ruth = button(gm, 'Ruth')
  if ((await ruth.getAttribute('aria-pressed')) === 'false') await gm.press(ruth)
  await gm.write(box(gm, 'What is going on'), 'Fog on the river.')
  await does(gm, 'Set the scene')
  await see('Fog on the river.')

  await does(ann, 'Start a conflict')
  await ann.choose(stage(ann.page).getByRole('radio', { name: /^Grit/ }))
  await ann.write(box(ann, 'What do they want'), 'The ford is found before dark.')
  await does(ann, 'Put it on the table')
  await see('The ford is found before dark.')
  await tell(gm, 'Name the opposition', 'What it is called', 'The fog')
  await see('The fog')
  await tell(gm, 'Say what you want', 'What happens if this side wins', 'The wagons lose the road.')
  await see('The wagons lose the road.')
  await does(ann, 'Agree to both stakes')
  await gm.meets(button(gm, 'Agree to both stakes'))
  await does(gm, 'Agree to both stakes')
  await ann.meets(button(ann, /^Lumberjack/))
  await does(ann, /^Lumberjack/)
  house.faces.push([5, 3, 2])
  await does(ann, 'I am ready')
  await ann.meets(button(ann, /^Not ready|not ready|Wait/i).or(stage(ann.page).getByText('Ready').first()))
  await does(gm, /^I am ready/)
  await see('Ruth leads')
  await does(gm, 'Give in')
  await gm.look()
  await does(gm, 'Give in')
  await ann.meets(button(ann, 'Tell what happens'))
  await tell(ann, 'Tell what happens', 'How it goes', 'She walks in front with a lantern.')
  await see('Anybody may do anything, until somebody says no.')
  expect([[...gm.faults], [...ann.faults]]).toEqual([[], []])
})
