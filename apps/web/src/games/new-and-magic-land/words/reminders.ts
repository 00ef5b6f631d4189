/** What is said of the rules at the moment they matter, each sentence beside its number on the page of rulings. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  making: {
    'N-R3': 'Ten points between Grit and Heart, at least one in each. What is left of a pool counts in a conflict.',
    'N-R6': 'Three Aspects: a word or a short phrase each. Take some that get you into trouble too.',
    'N-R7': 'Three Relationships, rated 1, 2 and 3. Love or hate, either gives dice. One is with another settler.',
    'N-R8': 'A Past that may come up once in a conflict, and a Dream that the Festival decides on.',
  },
  opening: {
    'N-R12': 'You choose a Rating from 1 to 6 that no season had before. It is the Conflict Pool, too.',
    'N-R14':
      'Your supply of Drama Dice is the Rating times the settlers in play. What is left over at the end is lost.',
    'N-R10': 'Scenes begin when each settler in play has a Goal.',
  },
  goal: {
    'N-R10': 'Each settler has one Goal a season, and it stays as it was told.',
    'N-R48': 'At the season’s end you roll your Victory Dice for it. One six, and it is reached.',
  },
  turn: {
    'N-R15': 'Say who is there, and what is going on. The GM sets the first scene, then you go round.',
    NA25: 'Whoever has the turn may pass it, and the GM may give it to anybody.',
  },
  scene: {
    'N-R19': 'When somebody wants what another can’t allow, say “you can’t”: that is a conflict.',
    'N-R15': 'The one who set the scene, or the GM, says who comes and goes, and closes it.',
  },
  stakes: {
    'N-R20':
      'Both sides write what they want. Nothing is rolled before both agree to both; a change takes the agreement back.',
    'N-R21': 'One choice for both sides: Grit or Heart.',
    NA29: 'While the stakes are open, the conflict may be dropped.',
  },
  gather: {
    'N-R24': 'An Aspect that matters gives one die, once.',
    'N-R25': 'A Relationship gives dice by its rating. It is at risk: it falls if you lose.',
    'N-R26': 'A Victory Die that you burn gives one die, and the GM owes you a complication.',
    'N-R29': 'Against the GM your Past may come up once: two dice for nothing.',
    'N-R30': 'Another settler may help with one Relationship, and risks it.',
    'N-R34': 'Both throw all their dice. The highest die counts, with what is left of the pool.',
  },
  gatherGm: {
    'N-R28': 'A Drama Die is one die, spent with an Aspect of the opposition. What is spent is gone for the season.',
    'N-R31': 'Between settlers you may give Drama Dice to one side, and to one only.',
    NA24: 'Does it matter? Whoever claims it says so; you may refuse it before it is thrown.',
    'N-R26': 'For each Victory Die that a player burns you owe a complication.',
  },
  result: {
    'N-R39':
      'Whoever is behind gives in, or pays one point, raises the stakes in words, and everything is thrown again.',
    'N-R44': 'A settler whose pool is at 0 finishes the conflict and may still win it. Then their story ends.',
    'N-R32': 'Whose conflict it is may burn a Harvest Die and win at once.',
    'N-R45': 'Giving in is losing: the ties that you used fall by one.',
  },
  tie: {
    'N-R38': 'Equal totals: let it rest, both of you, and it is a stalemate.',
    NA11: 'Or one draws it out and everything is thrown again.',
  },
  counter: {
    'N-R33':
      'Whoever holds one on the other side may burn it against this one. Then both are gone, and nothing is decided.',
    NA10: 'Let it stand, and the conflict is won. There is no clock.',
  },
  rewards: {
    'N-R37': 'The winner tells how it went.',
    'N-R47': 'Winning gives a Victory Die. Keep it for your Goal, or burn it for a die.',
    'N-R46': 'Each winner who used ties may raise one of them by one.',
    'N-R45': 'Of the losers the ties that were used fall by one, not below 0.',
  },
  endGoal: {
    'N-R48': 'Roll all your Victory Dice. One six is enough, and no six explodes here.',
    'N-R50': 'A Goal that was reached brings one Harvest Die.',
  },
  endPoints: { 'N-R49': 'A point for each six, shared out between Grit and Heart as you like.' },
  endLoss: {
    'N-R51': 'The Goal was missed: one point less, in the pool of your choice.',
    NA17: 'Taken from a pool with one point left, it ends your settler’s story.',
  },
  endTie: {
    'N-R52': 'A new Relationship at 1, or one that grows by 1.',
    NA18: 'To another settler it counts one more.',
  },
  endRest: {
    'N-R53': 'One die, and the ratings of all your ties: so many spent points may come back, to either pool.',
  },
  endDream: { 'N-R54': 'It stays, or becomes another. That costs nothing.' },
  festival: {
    'N-R56':
      'Tell what your settler does at the feast, roll all Harvest Dice, and tell what came of the Dream. A six fulfils it; without one, a single 1 makes it a disaster.',
    'N-R57': 'Then the stories end. Several may have won, or nobody.',
  },
} as const

export type ReminderWords = Spoken<typeof english>
export const reminderWords = catalogue<ReminderWords>(
  'screens/new-and-magic-land/reminders',
  english,
  (language) => import(`./${language}/reminders.ts`),
)
