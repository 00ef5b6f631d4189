/** A11Y-5: Towerlands with the keyboard alone: a hero, two piles of dice, rounds, a burden and what lasts. */
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
const box = (hands: Keyboard, name: string | RegExp): Locator =>
  stage(hands.page).getByRole('textbox', { name }).first()

test('A11Y-5 a hero is made and a conflict fought to its burden, by two who have no mouse', async () => {
  const made = await house.table('The Heron’s Tower', 'towerlands', { creation: 'free' })
  const gm = await Keyboard.of(await comes({ width: 1440 }))
  const ann = await Keyboard.of(await comes({ width: 1440 }))
  const see = (what: string | RegExp) =>
    Promise.all([gm, ann].map((hands) => hands.meets(stage(hands.page).getByText(what))))
  const does = (hands: Keyboard, name: string | RegExp) => hands.press(button(hands, name))
  const say = async (hands: Keyboard, act: string | RegExp, texts: readonly (readonly [string | RegExp, string])[]) => {
    await does(hands, act)
    for (const [label, text] of texts) await hands.write(box(hands, label), text)
    await does(hands, act)
  }

  await gm.page.goto(made.links.chair)
  await atTable(gm.page)
  await ann.page.goto(made.links.player)
  await ann.write(ann.page.getByLabel('What are you called?'), 'Ann')
  await ann.key('Enter')
  await atTable(ann.page)

  const form = stage(ann.page).getByRole('region', { name: 'Make your hero' })
  const setTo = async (place: Locator, what: string, wanted: number) => {
    const group = place.getByRole('group', { name: what, exact: true })
    const now = async () => parseInt(await group.getByRole('status').innerText(), 10)
    for (let at = await now(); at !== wanted; at = await now()) {
      await ann.press(group.getByRole('button', { name: at < wanted ? /^One more/ : /^One less/ }))
      await expect.poll(now).not.toBe(at)
    }
  }
  await ann.write(form.getByRole('textbox', { name: 'Name', exact: true }), 'Maud')
  await setTo(form, 'Influence', 3)
  await setTo(form, 'Mental', 2)
  const trait = form.getByRole('group', { name: 'Trait 1', exact: true })
  await ann.pick(trait.getByLabel('Kind of Trait 1'), 'Tradition')
  await setTo(trait, 'dice of Trait 1', 2)
  await ann.write(trait.getByRole('textbox', { name: 'What it is', exact: true }), 'Ways of the ferrymen')
  await ann.press(form.getByRole('button', { name: 'Roll what is still empty' }))
  await ann.meets(form.getByText('All there. The GM reads it next.'))
  await ann.press(form.getByRole('button', { name: 'Hand it to the GM' }))
  await ann.meets(stage(ann.page).getByText('The GM: read the sheet of Maud'))

  const desk = gm.page.getByRole('region', { name: 'The GM’s desk' })
  await gm.press(gm.page.getByRole('button', { name: 'Open your desk' }))
  await gm.meets(desk)
  await gm.press(desk.getByRole('button', { name: 'Welcome Maud' }))
  await gm.press(desk.getByRole('button', { name: 'Open play' }))
  await see('The towerland is at peace')
  await gm.press(gm.page.getByRole('button', { name: 'Close your desk' }))
  await gm.meets(gm.page.getByRole('button', { name: 'Open your desk' }))

  await does(ann, 'Propose a conflict')
  await ann.write(box(ann, 'What they are called'), 'The scholar')
  await ann.write(box(ann, 'What this side expects to win'), 'The council hears her.')
  await ann.write(box(ann, 'What this side expects to lose'), 'The council laughs.')
  await does(ann, 'Put it on the table')
  await see('The council hears her.')
  await say(gm, 'Say what is at stake', [
    ['What this side expects to win', 'Laughter.'],
    ['What this side expects to lose', 'His name.'],
  ])
  await see('His name.')
  await does(ann, 'Agree to the stakes')
  await does(gm, 'Agree to the stakes')
  await gm.meets(stage(gm.page).getByText('What kind of conflict is it?'))
  await gm.choose(stage(gm.page).getByRole('radio', { name: /^Mental/ }))
  await does(gm, 'One more Domain')
  await does(gm, 'One more Domain')
  await does(gm, 'A Mental conflict')
  await ann.meets(button(ann, 'Roll'))
  house.faces.push([6, 8, 13, 14, 17, 2, 5, 10, 14, 15, 19])
  await does(ann, 'Roll')
  await see('Maud wins, if nobody calls')

  for (const round of [1, 2]) {
    await does(ann, 'I am ready')
    await gm.meets(button(gm, 'Ready: compare the dice'))
    await does(gm, 'Ready: compare the dice')
    await does(gm, /^Play the/)
    await see(`The scholar wins round ${round}`)
    await say(gm, 'Tell how you are winning', [[/Something good/, 'He quotes a book.']])
    await ann.meets(stage(ann.page).getByText('Answer, without undoing what was told.'))
    await does(ann, 'Pass')
  }
  await does(gm, 'Let it go')
  await say(ann, /^Leave The scholar a burden/, [['What The scholar is burdened with', 'Doubts his books']])
  await does(gm, 'Pass')
  await see('Maud wins')
  await does(gm, 'Accept it')
  await say(ann, 'Tell what lasts', [['What has come of it, for good', 'She has a seat.']])
  await see('The towerland is at peace')
  expect([[...gm.faults], [...ann.faults]]).toEqual([[], []])
})
