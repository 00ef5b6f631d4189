/** Every word of *Towerlands* on the screen: a translation is this file and the folder beside it, once more. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { conflictWords } from './words/conflict.ts'
import { deskWords } from './words/desk.ts'
import { diceWords } from './words/dice.ts'
import { peopleWords } from './words/people.ts'
import { reminderWords } from './words/reminders.ts'

const english = {
  gm: 'The GM',
  opposition: 'The opposition',
  someone: 'Somebody',
  domains: {
    physical: { title: 'Physical', about: 'Bodies, blades, distance, endurance.' },
    mental: { title: 'Mental', about: 'Argument, craft, memory, cunning.' },
    social: { title: 'Social', about: 'Standing, manners, favour, command.' },
    emotional: { title: 'Emotional', about: 'Love, grief, anger, nerve.' },
    spiritual: { title: 'Spiritual', about: 'Faith, oaths, spirits, what is holy.' },
  },
  turning: { burden: (who: string) => `${who} earns a burden` },
  ...peopleWords,
  ...deskWords,
  ...conflictWords,
  ...diceWords,
  ...reminderWords,
} as const

export type TlScreenWords = Spoken<typeof english>
export const words = catalogue<TlScreenWords>(
  'screens/towerlands',
  english,
  (language) => import(`./words/${language}/index.ts`),
)
