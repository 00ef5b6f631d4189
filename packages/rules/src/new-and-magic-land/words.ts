/** Every sentence of *New and Magic Land* for people, in one place: a translation is another file of this shape. */
import { within as small } from '../language/within.ts'
import { listed } from '../language/listed.ts'
import { catalogue, type Spoken } from '../language/catalogue.ts'
import { STAND_INS } from './stand-ins.ts'
import type { Conflict, Ending, Festival, Fate, PoolName, SeasonName } from './state.ts'

const within = small(Object.values(STAND_INS))
const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`)

const POOLS = { grit: 'Grit', heart: 'Heart' } as const satisfies Record<PoolName, string>
const SEASON_NAMES = {
  travel: 'Travel',
  fall: 'Fall',
  winter: 'Winter',
  spring: 'Spring',
  summer: 'Summer',
  festival: 'the Harvest Festival',
} as const satisfies Record<SeasonName, string>

const NOT_AT = {
  stakes: 'The stakes are still being settled.',
  gather: 'Dice are being gathered.',
  result: 'The dice have fallen: first somebody gives in, lets it rest or goes on.',
  counter: 'A Harvest Die burns, and somebody may still answer it.',
  rewards: 'The conflict is decided; only its story is still to be told.',
} as const satisfies Record<Conflict['stage'], string>

const NOT_AT_END = {
  roll: 'First the Victory Dice are rolled.',
  tell: 'First comes how the Goal went.',
  points: 'First the points that were gained find their pools.',
  loss: 'First a pool gives up its point.',
  relationship: 'First a Relationship is made, or grows.',
  refresh: 'First the die for the rest is rolled.',
  restore: 'First the points come back that the rest gives.',
  dream: 'First the Dream is kept or changed.',
  'last-words': 'This settler’s story ends here: only its last words are still to come.',
  done: 'This settler is done with the season.',
} as const satisfies Record<Ending['step'], string>

const NOT_AT_FEAST = {
  feast: 'First comes what is done at the feast.',
  roll: 'First the Harvest Dice are rolled.',
  fate: 'The dice have fallen: first comes what became of the Dream.',
} as const satisfies Record<Festival['step'], string>

const FATES = {
  fulfilled: 'the Dream comes true',
  unfulfilled: 'the Dream stays a dream',
  disaster: 'the Dream ends in disaster',
  out: 'the story ended before the harvest',
} as const satisfies Record<Fate | 'out', string>

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const thrown = (faces: readonly number[]): string =>
  faces.length === 0 ? 'There were no dice to roll.' : `On the dice: ${faces.join(', ')}`

const english = {
  // Names
  defaultSetting: 'A valley past the last road, in the first year that anybody means to stay.',
  pool: (pool: PoolName) => POOLS[pool],
  conflictPool: 'Conflict Pool',
  season: (season: SeasonName) => SEASON_NAMES[season],
  helping: (helper: string, helped: string) => `${helper}, for ${helped}`,

  // Refusals: who
  needsSettler: 'This takes a settler of your own.',
  gmOnly: 'That is the GM’s to do.',
  notYourSide: 'The other side has to do this.',
  notYourSheet: 'This is somebody else’s settler.',
  storyOver: 'This settler’s story is over.',
  notPlayingYet: 'Your settler isn’t in play yet: the GM reads the sheet first.',

  // Refusals: settlers
  splitRange: 'Grit and Heart share ten points, and each needs at least one.',
  sheetIsSet: 'The sheet is settled. The GM can hand it back.',
  notADraft: 'This sheet has been handed in already.',
  notSubmitted: 'This sheet has not been handed in.',
  missingName: 'Give your settler a name.',
  missingAspect: 'Three Aspects, please: this one is empty.',
  missingPast: 'Say what your settler left behind.',
  missingDream: 'Say what your settler dreams of.',
  missingPerson: 'Name this person, or choose another settler.',
  samePerson: 'This person is here twice: choose three different ones.',
  ratingsDiffer: 'The three ratings must be 1, 2 and 3, each used once.',
  tieToSettler: 'Tie one Relationship to another settler at this table.',
  notYourself: 'A Relationship needs somebody else.',
  noSuchSettler: 'There is no such settler.',
  ratingRange: 'A new Relationship is rated 1, 2 or 3.',
  noSuchField: 'There is no such field to edit.',
  tooLong: (most: number) => `That is too long: ${most} characters at most.`,
  goalSet: 'Your Goal for this season stands.',
  noSeason: 'This waits for a season to open.',

  // Refusals: seasons and the desk
  seasonOpen: 'A season is open already.',
  noSettlers: 'A season needs at least one settler in play.',
  ratingUsed: 'Another season had this Rating: choose one that is left.',
  onlyFestivalLeft: 'All five seasons have passed: now comes the Harvest Festival.',
  seasonEnding: 'The last season is still coming to its end.',
  sceneOn: 'Close the scene first.',
  dramaLeft: (left: number) =>
    `At this table a season lasts until the Drama Dice are spent: ${left === 1 ? '1 is' : `${left} are`} left.`,
  conflictOn: 'Finish the conflict first.',
  tickedAlready: 'It is so already.',
  noOpposition: 'That opposition is not on your desk.',
  deskFull: 'The desk is full: drop an opposition that you no longer need.',

  // Refusals: scenes
  sceneFirst: 'Set a scene first: a conflict happens in one.',
  sceneRuns: 'A scene is on: it comes to its end first.',
  sceneOver: 'That scene is over.',
  notYourTurn: 'It is somebody else’s turn.',
  notYourScene: 'Whoever set this scene does that, or the GM.',
  turnThere: 'It is their turn already.',
  goalsMissing: (names: readonly string[]) =>
    `Scenes begin when every settler has a Goal: ${listed(names)} still ${names.length === 1 ? 'needs' : 'need'} one.`,

  // Refusals: the season's end and the Festival
  noSeasonEnd: 'This waits for the season’s end.',
  notAtThisEnd: (step: Ending['step']) => NOT_AT_END[step],
  gainSplits: (sixes: number) => `Share out ${points(sixes)} between Grit and Heart, no more and no less.`,
  tiedAlready: 'There is a tie to this person already: let that one grow.',
  notSoMuchSpent: (pool: PoolName) => `No more comes back to ${POOLS[pool]} than was spent.`,
  restGives: (amount: number) => `The rest gives back ${points(amount)} at most.`,
  storyGoesOn: 'This settler’s story is not over.',
  noReplacements: 'At this table each player has one settler.',
  anewNextSeason: 'A new settler can come when this season is over.',
  anewTooLate: 'No season is left for a new settler.',
  noFestival: 'This waits for the Harvest Festival.',
  festivalOpen: 'The Harvest Festival has begun already.',
  notAtThisFeast: (step: Festival['step']) => NOT_AT_FEAST[step],
  seasonsToCome: (count: number) =>
    count === 1
      ? 'One more season comes before the Harvest Festival.'
      : `${count} seasons come before the Harvest Festival.`,

  // Refusals: conflicts
  conflictOver: 'That conflict is no longer on the table.',
  movedOn: 'Something has changed since you looked: see if it still suits you.',
  notAtThisStage: (stage: Conflict['stage']) => NOT_AT[stage],
  oneConflict: 'One conflict at a time: this one comes first.',
  twoSides: 'A conflict needs two different sides.',
  notInPlay: 'That settler is not in play.',
  declareYourOwn: 'You can only declare a conflict of your own.',
  stakesMissing: 'Both sides must say what they want first.',
  acceptedAlready: 'This side has agreed already.',
  noGmSide: 'The GM is on neither side of this conflict.',
  dropGm: 'The GM can drop this conflict; its declarer can while the stakes are open.',
  dropTooLate: 'The dice have been thrown, so this has to be played out.',
  onlyRaised: 'The stakes are agreed; they change when somebody goes on after a roll.',

  // Refusals: gathering
  enoughDice: (dice: number) => `There are ${dice} dice on this side, and more can’t be thrown.`,
  locked: 'At this table the dice stay as they are once thrown.',
  notPrincipal: 'Only the settler whose conflict it is can do this; others may help.',
  emptyAspect: 'This Aspect is empty.',
  usedAlready: 'This is counted already.',
  noSuchTie: 'There is no such Relationship on the sheet.',
  brokenTie: 'A broken tie gives no dice.',
  oneTie: 'At this table only one Relationship counts in a conflict.',
  noVictoryDice: 'You have no Victory Dice to burn.',
  principalHelps: 'This conflict is your own: you can’t help in it as well.',
  helpsAlready: 'You are helping in this conflict already.',
  tieToNeither: 'This Relationship is with nobody in the conflict.',
  tieToHelped: 'At this table you can only help somebody you have a tie to.',
  noDrama: 'Your Drama Dice are spent.',
  dramaOwnSide: 'Your Drama Dice go to your own side.',
  dramaOneSide: 'Your gift went to the other side: only one side gets it.',
  pastOnce: 'A Past counts once in a conflict.',
  pastNotHere: 'This settler doesn’t stand against you here.',
  noPast: 'This settler has no Past written down.',
  noBundle: 'Those dice are no longer there.',
  thrownStays: 'Those dice have been thrown: they stay.',
  alwaysStays: 'Every side has this die.',
  paidStays: 'What was paid for stays.',
  notYourDice: 'Those dice are not yours to take away.',
  readyAlready: 'This side is ready already.',
  notReady: 'This side has not said that it is ready.',
  noComplication: 'No such complication is owed.',
  complicationThere: 'This complication is written already.',

  // Refusals: after the roll
  aheadWaits: 'You are ahead: the other side decides whether to go on.',
  poolEmpty: 'There is nothing left in this pool to go on with.',
  tieRests: 'It is a tie: let it rest, or go on.',
  noTie: 'This is no tie: the side behind gives in or goes on.',
  restsAlready: 'This side has let it rest already.',
  noHarvestDice: 'You have no Harvest Dice.',
  settlersBurn: 'Only the settler whose conflict it is can burn a Harvest Die.',
  notAsked: 'Nobody is waiting for your answer.',
  othersNarrate: 'Somebody else tells how this ends.',
  narratedAlready: 'How this ends has been told.',
  noGain: 'You have no Relationship to raise here.',
  notThisTie: 'This Relationship played no part in the conflict.',
  noEnding: 'No ending is asked of you here.',

  // The chronicle: settlers and seasons
  submitted: (name: string) => `${name} is written down and waits for the GM.`,
  approved: (name: string) => `${name} joins the settlers.`,
  returned: (name: string, why: string) => `${name}’s sheet goes back to its player: ${why}`,
  goal: (name: string, goal: string) => `${name}’s Goal this season: ${goal}`,
  seasonOpened: (season: SeasonName, settlers: number) =>
    `${capital(SEASON_NAMES[season])} begins, with ${settlers === 1 ? 'one settler' : `${settlers} settlers`}.`,
  seasonNumbers: (rating: number, supply: number) => `Rating ${rating}, so ${supply} Drama Dice.`,
  bound: (commitment: string) => `The GM is bound to a Rating and a supply: ${commitment}`,
  ratingChosen: (rating: number, supply: number) => `You chose Rating ${rating}: ${supply} Drama Dice for this season.`,
  seasonClosing: 'The season draws to a close.',
  seasonClosed: (season: SeasonName, rating: number, supply: number, left: number) =>
    `${capital(SEASON_NAMES[season])} is over. Its Rating was ${rating}; of ${supply} Drama Dice ${left} were left.`,
  check: (secret: string, salt: string, commitment: string) => `“${secret}” with salt ${salt} makes ${commitment}`,
  sums: (best: number, pool: number, total: number) =>
    `${best} on the dice and ${pool} Conflict Pool, ${total} in all.`,
  sealedOpened: (number: number, side: string) => `Throw ${number}, the GM’s side: ${side}`,

  // The chronicle: scenes
  sceneSet: (number: number, name: string, about: string) => `${name} sets scene ${number}: ${about}`,
  present: (names: readonly string[]) => (names.length === 0 ? 'No settler is there.' : `There: ${listed(names)}.`),
  nowPresent: (names: readonly string[]) =>
    names.length === 0 ? 'The settlers leave the scene.' : `Now there: ${listed(names)}.`,
  sceneClosed: (number: number, next: string) => `Scene ${number} is over. Next: ${next}.`,
  passed: (name: string, next: string) => `${name} sets no scene. Next: ${next}.`,
  turnGiven: (name: string) => `The next scene is for ${within(name)} to set.`,

  // The chronicle: the season's end
  goalReached: (name: string, sixes: number) =>
    `${name} reaches the Goal, with ${sixes === 1 ? 'one six' : `${sixes} sixes`}.`,
  goalMissed: (name: string) => `${name} misses the Goal: no six.`,
  theGoal: (goal: string) => `The Goal: ${goal}`,
  thrown,
  harvestEarned: 'A Harvest Die is earned.',
  victoryKept: (left: number) => `The Victory Dice stay: ${left}.`,
  gained: (name: string, grit: number, heart: number) =>
    `${name} gains ${[...(grit > 0 ? [`${grit} Grit`] : []), ...(heart > 0 ? [`${heart} Heart`] : [])].join(' and ')}.`,
  lost: (name: string, pool: PoolName) => `${name} loses 1 ${POOLS[pool]}.`,
  tieMade: (name: string, to: string, rating: number) => `${name} has a new tie to ${to}, at ${rating}.`,
  rested: (name: string, amount: number) => `${name} rests: up to ${points(amount)} may come back.`,
  restMade: (face: number, ties: number, bonus: number) =>
    `${face} on the die and ${ties} in ties${bonus > 0 ? `, and ${bonus} for a tie to a settler` : ''}.`,
  restored: (name: string, grit: number, heart: number) =>
    grit + heart === 0
      ? `Nothing comes back to ${name}.`
      : `${name} gets back ${[...(grit > 0 ? [`${grit} Grit`] : []), ...(heart > 0 ? [`${heart} Heart`] : [])].join(' and ')}.`,
  unused: (count: number) => `${points(count)} not needed.`,
  dreamKept: (name: string, dream: string) => `${name} keeps the Dream: ${dream}`,
  dreamChanged: (name: string, dream: string) => `${name} has another Dream: ${dream}`,
  seasonEnded: (season: SeasonName) => `${capital(SEASON_NAMES[season])} is told to its end.`,
  begunAnew: (name: string) => `${name} is remembered; a new settler will come.`,

  // The chronicle: the Festival
  festivalOpened: 'The Harvest Festival begins: a feast, and no conflict.',
  fate: (name: string, fate: Fate) => `${name}: ${FATES[fate]}.`,
  theDream: (dream: string) => `The Dream: ${dream}`,
  yearEnded: 'The year is over, and its stories are told.',
  dreamAtEnd: (name: string, dream: string, fate: Fate | 'out') => `${name}, “${dream}”: ${FATES[fate]}.`,

  // The chronicle: before the roll
  declared: (first: string, second: string, pool: PoolName) =>
    `${first} against ${within(second)}, with ${POOLS[pool]} at risk.`,
  wants: (name: string, stakes: string) => `${name} wants: ${stakes}`,
  newStakes: (name: string, stakes: string) => `${name} now wants: ${stakes}`,
  agreed: (first: string, second: string, pool: PoolName) =>
    `The stakes are agreed: ${within(first)} against ${within(second)}, with ${POOLS[pool]}.`,
  dropped: (first: string, second: string) => `The conflict between ${within(first)} and ${within(second)} is dropped.`,
  gathered: (name: string, count: number, reason: string) => `${name}: ${dice(count)} for ${reason}`,
  burnedVictory: (name: string) => `${name} burns a Victory Die for 1 die more. The GM owes a complication.`,
  pastRevealed: (name: string, past: string) => `${name}’s Past comes to light: ${past}`,
  struck: (name: string, reason: string) => `${name} takes back the dice for ${reason}`,
  refused: (name: string, reason: string) => `The GM refuses ${within(name)} the dice for ${reason}`,
  complication: (text: string) => `A complication: ${text}`,
  why: {
    always: 'taking part',
    victory: 'a burned Victory Die',
    tie: (name: string, rating: number) => `the tie to ${name} (${rating})`,
    past: (how: string) => `the Past: ${how}`,
    gift: (aspect: string) => aspect,
  },

  // The chronicle: the roll and after
  leads: (winner: string, total: number, lower: number) => `${winner} rolls ${total} against ${lower} and leads.`,
  leadsOverHidden: (winner: string, total: number, other: string) =>
    `${winner} rolls ${total} and leads over ${other}.`,
  hiddenLeads: (winner: string, lower: number) => `${winner} leads over a ${lower}.`,
  tie: (first: string, second: string, total: number) =>
    `A tie at ${total} between ${within(first)} and ${within(second)}.`,
  made: (name: string, best: number, pool: number, poolName: string) =>
    `${name}: ${best} on the dice and ${pool} ${poolName}.`,
  hiddenSide: (name: string, count: number) => `${name}: ${dice(count)} behind the screen.`,
  chain: (faces: readonly number[], value: number) =>
    faces.length === 1 ? String(value) : `${faces.join('+')} = ${value}`,
  dieFor: (chain: string, name: string, reason: string) => `${chain} (${name}, ${reason})`,
  sealedRoll: (total: number, best: number, pool: number) =>
    `Your side rolls ${total}: ${best} on the dice and ${pool} Conflict Pool.`,
  escalated: (name: string, stakes: string) => `${name} goes on and raises the stakes: ${stakes}`,
  paid: (name: string, pool: PoolName, left: number) => `${name} pays 1 ${POOLS[pool]}; ${left} left.`,
  gmPaid: (left: number | null) =>
    left === null ? 'The GM pays 1.' : `The GM pays 1 from the Conflict Pool; ${left} left.`,
  burnedHarvest: (name: string, deed: string) => `${name} burns a Harvest Die: ${deed}`,
  mayCounter: (names: readonly string[]) => `${listed(names)} may answer with a Harvest Die.`,
  countered: (name: string) => `${name} burns a Harvest Die against it: the conflict goes on.`,
  won: (winner: string, loser: string, stakes: string) => `${winner} wins against ${within(loser)}: ${stakes}`,
  gaveIn: (loser: string) => `${loser} gave in.`,
  beaten: (loser: string) => `${loser} had nothing left to go on with.`,
  stalemate: (first: string, second: string) =>
    `A stalemate: neither ${within(first)} nor ${within(second)} gets what was at stake.`,
  earned: (names: readonly string[]) => `A Victory Die for ${listed(names)}.`,
  weakened: (whose: string, tie: string, rating: number) =>
    rating === 0 ? `${whose}’s tie to ${tie} breaks.` : `${whose}’s tie to ${tie} falls to ${rating}.`,
  storyEnds: (name: string) => `${name}’s story ends here.`,
  raised: (whose: string, tie: string, rating: number) => `${whose}’s tie to ${tie} grows to ${rating}.`,
} as const

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export type NmlWords = Spoken<typeof english>
export const nmlWords = catalogue<NmlWords>(
  'rules/new-and-magic-land',
  english,
  (language) => import(`./words/${language}.ts`),
)
