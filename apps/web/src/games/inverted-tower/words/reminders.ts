/** What is said of the rules at the moment they matter, each sentence beside its number on the page of rulings. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  enter: {
    'I-R1': 'You begin with 1 in one attribute and 0 in the others, 5 HP, a dagger and a potion.',
    IA4: 'The score is the deepest floor, then the monsters killed.',
  },
  explore: {
    'I-R6': 'A new room is a bare check, 5 or more: passed, an event; failed, monsters.',
    'I-R7': 'Each floor has four events, once each: a trap, a merchant, a bonfire, the stairs.',
    'I-R23': 'Back in a room that you know, a bare check is thrown. Passed, monsters have wandered in.',
  },
  merchant: { 'I-R13': 'Daggers and potions at 5 gold each, any number, on every visit. Nothing is bought from you.' },
  bonfire: { 'I-R14': 'It heals you up to Max HP.' },
  stairs: {
    'I-R15': 'Take them now, later or never. What is above is closed for good.',
    'I-R20': 'Each floor takes one more from your blows.',
  },
  trap: {
    'I-R16': 'A check with its attribute, 5 or more. The floor and daggers don’t count. Who fails loses one HP.',
  },
  fight: {
    'I-R20': 'A d6 and one attribute, less the floor, and one more for each dagger that you use: 5 or more hits.',
    'I-R21': 'A hit kills one monster, for one point of experience. A miss costs one HP, however many stand.',
    'I-R2': 'A potion may be drunk between two rolls, and fills you up.',
  },
  level: { 'I-R19': 'One more Max HP, and a point for an attribute of your choice, before the next roll.' },
  party: { IA18: 'One floor, one log. Turns go by seat; between rolls you may drink, buy and give to each other.' },
  race: {
    D11: 'All start together, and the dice are the same for all. Nobody is told a room before they have come there.',
  },
  over: { IA4: 'The deepest floor counts first, then the monsters killed. Of two alike the earlier stays ahead.' },
} as const

export type ReminderWords = Spoken<typeof english>
export const reminderWords = catalogue<ReminderWords>(
  'screens/inverted-tower/reminders',
  english,
  (language) => import(`./${language}/reminders.ts`),
)
