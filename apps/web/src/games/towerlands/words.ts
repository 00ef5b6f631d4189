/** Words of *Towerlands* that its first screen needs. Others come with their parts: see the folder beside this file. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { within } from '../words/within.ts'
import { en as house } from '../../words/en.ts'
import { peopleWords } from './words/people.ts'

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
  cards: {
    making: 'Make your hero',
    propose: 'A conflict',
  },
  acts: {
    ...house.acts,
    forSeat: (name: string) => `Do it for ${name}`,
    forOne: (act: string, name: string) => `${act}: ${name}`,
  },
  chapters: {
    conflict: (first: string, second: string) => `${first} against ${within(second)}`,
    healing: (name: string, burden: string) => `${name} faces “${burden}”`,
  },
  reminders: {
    making: 'making a hero',
    between: 'between conflicts',
    stakes: 'stakes',
    domain: 'the domain',
    roll: 'the roll',
    calls: 'calls',
    healingCalls: 'a healing scene',
    pick: 'a die for a burden',
    victory: 'the higher die',
    tell: 'telling a round',
    chance: 'the last chance',
    burden: 'dice left over',
    end: 'the end of it',
    healing: 'a healing scene',
    healingEnd: 'what the scene heals',
  },
} as const

export type TlScreenWords = Spoken<typeof english>
export const words = catalogue<TlScreenWords>(
  'screens/towerlands',
  english,
  (language) => import(`./words/${language}/index.ts`),
)
