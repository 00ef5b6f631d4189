/** What is said of the rules at the moment they matter, each sentence beside its number on the page of rulings. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  making: {
    'T-R7':
      'Influence says how many dice you keep, a domain how many more you throw, and traits are what you call to throw again.',
    'T-R25': 'The form says what you have to share out. Your draft is yours alone until you hand it in.',
    TA4: 'Whatever changes later is the GM’s to write, between conflicts.',
  },
  between: {
    'T-R26': 'Dice are for what is uncertain, where winning and losing are both worth telling. Else just decide.',
    'T-R67': 'A burden at 1 may be overcome at once, with a bit of story or none.',
    'T-R69': 'One Story Point opens a healing scene against one of your burdens.',
  },
  stakes: {
    'T-R28':
      'Both write what they expect to win and to lose. Nothing goes on before both agree to both; a change takes the agreement back.',
    'T-R65': 'If a burden is what you are after, give it its name now.',
    'T-R27': 'Two sides, no more. Others advise, and add no dice.',
  },
  domain: {
    'T-R16': 'What counts is what somebody is trying to do, not where.',
    'T-R30': 'Each side throws as many d20s as its Influence and this domain together.',
  },
  roll: {
    'T-R30': 'As many d20s as Influence and the domain together. Either side may let them fall.',
    'T-R32':
      'Every 20 is kept, free. Of the others you keep the highest, as many as your Influence, and what equals the lowest of them.',
  },
  calls: {
    'T-R51': 'Call a trait, say how it matters, and throw up to its number of your dice again. The new roll stands.',
    'T-R57':
      'Call an opponent’s burden: its value takes the place of one of your dice, and that die becomes the burden’s.',
    'T-R61': 'Call your own, and your opponent takes its value for a die of their choice. So it wears down.',
    'T-R53': 'After a call you may swap kept dice for unkept ones until you are ready. A free 20 stays.',
    TA21: 'The second “ready” ends the calls. Whatever is called or swapped takes both back.',
    C1: 'More kept dice always win, whatever they show.',
  },
  healingCalls: {
    'T-R74':
      'Both call the hero’s own traits, each once between the two. Burdens aren’t called: they lie on the table.',
    'T-R73': 'Won, the burden is gone. Lost, it becomes one of your unkept dice.',
  },
  pick: {
    'T-R61':
      'You take the burden’s value for one of your dice, and the burden has that die from then on. Then you may swap.',
  },
  victory: {
    'T-R39': 'Play it: you win the round, and both dice are out.',
    'T-R64': 'Or give it up: it becomes a burden of the other’s. No round is won, and the other’s die stays.',
  },
  tell: {
    'T-R40': 'The winner tells how it looks for the moment. The loser responds, and undoes nothing. Either may pass.',
  },
  chance: { 'T-R46': 'Without kept dice you may still make a call that you have left. Only a 20 brings you back.' },
  burden: {
    'T-R47':
      'Your highest die that is left may become a burden of the other’s. You name it, they answer. Or let it be: you have won all the same.',
  },
  end: {
    'T-R46': 'Whoever lost accepts, whoever won tells what lasts.',
    TA8: 'Where the table raises stakes, whoever lost may carry the matter into another domain; the first result waits.',
  },
  healing: {
    'T-R69': 'One Story Point, one burden above 1. The point is paid when the GM opens the scene.',
    'T-R70': 'The burden has its bearer’s Influence, and every burden of theirs lies there as a die.',
  },
  healingEnd: {
    'T-R73':
      'Won, the burden is gone. Lost, it becomes one of the hero’s unkept dice, of their choice; a 1 removes it.',
  },
} as const

export type ReminderWords = Spoken<typeof english>
export const reminderWords = catalogue<ReminderWords>(
  'screens/towerlands/reminders',
  english,
  (language) => import(`./${language}/reminders.ts`),
)
