/** Every sentence of *Towerlands* for people, in one place: a translation is another file of this shape. */
import { within as small } from '../language/within.ts'
import { listed } from '../language/listed.ts'
import { catalogue, type Spoken } from '../language/catalogue.ts'
import { STAND_INS } from './stand-ins.ts'
import type { Conflict, Domain, How } from './state.ts'

const NOT_AT = {
  stakes: 'The stakes are still being settled.',
  domain: 'The GM has yet to say what kind of conflict this is.',
  setup: 'The GM has yet to open this healing scene.',
  roll: 'The dice have not been rolled yet.',
  window: 'Traits may be called now; dice are compared when both sides are ready.',
  approval: 'The GM is weighing a call.',
  pick: 'A burden was called: first somebody chooses the die that it takes.',
  victory: 'The higher die is played or sacrificed first.',
  narrate: 'First this round is told.',
  chance: 'A side is out of dice and has its last chance.',
  burden: 'A die is left over: first it is used, or not.',
  answer: 'First the burdened side has its answer.',
  aftermath: 'The conflict is decided; only its end is still to come.',
} as const satisfies Record<Conflict['stage'], string>

const within = small([STAND_INS.opposition, STAND_INS.hero])
const none = (values: readonly number[]): string => (values.length === 0 ? 'nothing' : values.join(', '))
const because = (how: string): string => `“${how}”`
const HOW = {
  left: (winner: string, loser: string) => `${winner} wins: ${within(loser)} is out of dice.`,
  last: (winner: string) => `${winner} wins, with the last round that anybody won.`,
  concession: (winner: string, loser: string) => `${winner} wins: ${within(loser)} gives in.`,
  stalemate: () => '',
  off: () => '',
} as const satisfies Record<How, (winner: string, loser: string) => string>

const english = {
  // Names
  defaultSetting: 'One tower, the fields that it sees, and neighbours who would like to see them too.',
  defaultKingdom: 'The Towerland',
  /** A name as it is kept, or what this language says for one that stands in. */
  named: (name: string) => name,

  // Refusals: who
  needsHero: 'This takes a hero of your own.',
  gmOnly: 'That is the GM’s to do.',
  notYourSide: 'The other side has to do this.',
  notYourSheet: 'This is somebody else’s sheet.',
  draftIsPrivate: 'A draft is its player’s alone until it is handed in.',

  // Refusals: sheets
  noDraft: 'There is no draft to hand in.',
  notSubmitted: 'This sheet has not been handed in.',
  sheetIsSet: 'The sheet is in play: between conflicts the GM can change it.',
  noSuchSheet: 'There is no such sheet.',
  noSuchTrait: 'There is no such trait.',
  noSuchField: 'There is no such field to edit.',
  tooMany: 'The sheet is full.',
  tooLong: (most: number) => `That is too long: ${most} characters at most.`,
  wholeNumber: (least: number, most: number) => `A whole number from ${least} to ${most}, please.`,
  templateTraits: 'From the budget come six traits, no more and no fewer.',
  missingName: 'Give your hero a name.',
  missingTrait: 'This trait has no name.',
  templateInfluence: 'A new hero has Influence 2.',
  templateDomains: 'Seven dice go into the five domains, three at most into each.',
  templateRatings: 'Six traits share ten dice, each from one to three.',
  templateLoyalty: 'At least one trait is a Loyalty.',
  influenceLeast: 'A hero has at least Influence 1.',

  // Refusals: play and burdens
  playOpen: 'Play is open already.',
  notOpen: 'Play has not been opened.',
  noHeroes: 'Play needs at least one hero.',
  conflictOn: 'Finish the conflict first.',
  noSuchBurden: 'There is no such burden.',
  notAtOne: 'A burden is overcome when its die shows 1.',
  atOneAlready: 'This burden shows 1: overcome it, that costs nothing.',
  noDraftBurden: 'A draft has no burdens.',
  deskFull: 'The desk is full: drop somebody whom you no longer need.',
  noSuchOther: 'There is nobody of that kind.',

  // Refusals: stakes
  conflictOver: 'That conflict is no longer on the table.',
  movedOn: 'Something has changed since you looked: see if it still suits you.',
  notAtThisStage: (stage: Conflict['stage']) => NOT_AT[stage],
  twoSides: 'A conflict needs two different sides.',
  notInPlay: 'That hero is not in play.',
  proposeYourOwn: 'You can only propose a conflict of your own.',
  nameOpposition: 'Say who stands on the other side.',
  stakesMissing: 'Both sides say first what they expect to win and to lose.',
  acceptedAlready: 'This side has agreed already.',
  withdrawWho: 'Whoever proposed this can withdraw it, or the GM.',
  tooLate: 'It is too late for that.',
  noGmSide: 'The GM plays neither side of this conflict.',
  numbersNeeded: 'Say how much Influence and how many dice the other side has.',
  domainUsed: 'This matter has been fought out in that domain already.',
  raisedStands: 'The stakes were raised over an earlier result: withdraw, and that one stands.',

  // Refusals: healing
  noStoryPoints: 'A healing scene costs a Story Point, and you have none.',
  noPointLeft: 'A healing scene costs a Story Point, and this hero has none.',
  noPick: 'There is no die to choose.',
  pickUnkept: 'Choose one of your unkept dice.',

  // Refusals: rounds and calls
  readyAlready: 'This side is ready already.',
  notReady: 'This side has not said that it is ready.',
  noConcession: 'At this table a conflict is played to its end.',
  markedAlready: 'You have said so already.',
  noSacrifice: 'Here nothing can be burdened.',
  notYourTelling: 'Somebody else tells first.',
  toldAlready: 'This side has told already.',
  noCallLeft: 'This side has made its call.',
  usedAlready: 'This has been called in this conflict.',
  noDiceInIt: 'This trait has no dice.',
  isAWell: 'A Well gives dice; it rerolls none.',
  noWell: 'Only a Well gives dice.',
  wellsOff: 'At this table Wells can’t be called.',
  wellDry: (left: number) => (left === 0 ? 'This Well is empty.' : `This Well has ${left} left.`),
  wellWhole: (rating: number) => `This Well gives ${rating}: call it whole.`,
  tooManyDice: (rating: number) =>
    rating === 1 ? 'This trait rerolls one die.' : `This trait rerolls up to ${rating} dice.`,
  diceTwice: 'Each die is rerolled once.',
  noSuchDie: 'There is no such die in play.',
  newBurden: 'A burden gained in this conflict can’t be called in it.',
  wrongDomain: 'At this table a called burden must be of the conflict’s domain.',
  healingBurdens: 'In a healing scene this hero’s burdens lie on the table as dice.',
  notNow: 'Without kept dice only your own dice can help.',
  noSwap: 'Dice change piles after a call that changed them.',
  badSwap: 'One kept die goes for one unkept, each once, and a 20 stays where it is.',

  // Refusals: the end
  loserAccepts: 'Whoever lost accepts this.',
  pickFirst: 'First choose the die that the burden becomes.',
  noEscalation: 'At this table what is decided is decided.',
  loserEscalates: 'Whoever lost may raise the stakes.',
  healingStays: 'A healing scene is not carried any further.',
  noDomainLeft: 'This matter has been fought out in every domain.',

  // The chronicle: sheets
  submitted: (name: string) => `${name} is written down and waits for the GM.`,
  approved: (name: string) => `${name} joins the towerland.`,
  returned: (name: string, why: string) => `${name}’s sheet goes back to its player: ${why}`,
  playOpened: (names: readonly string[]) => `Play is open, with ${listed(names)}.`,
  playEnded: 'The story of this towerland is told.',
  burdenGiven: (name: string, burden: string, domain: Domain, value: number) =>
    `${name} has a burden: ${burden} (${STAND_INS.domain[domain]}, ${value}).`,
  burdenTaken: (name: string, burden: string) => `${name} is rid of a burden: ${burden}.`,
  burdenReworded: (was: string, now: string) => `The burden “${was}” is now called “${now}”.`,
  burdenOvercome: (name: string, burden: string) => `${name} overcomes a burden: ${burden}.`,
  burdenChanged: (name: string, burden: string, value: number) => `${name}’s burden “${burden}” is now ${value}.`,

  // The chronicle: stakes
  proposed: (first: string, second: string) => `${first} against ${within(second)}.`,
  wants: (name: string, win: string) => `${name} expects to win: ${win}`,
  risks: (name: string, lose: string) => `${name} expects to lose: ${lose}`,
  aims: (name: string, goal: string) => `${name} means to leave a burden: ${goal}`,
  newStakes: (name: string) => `${name} sets out the stakes anew.`,
  cast: (name: string) => `On the other side stands ${within(name)}.`,
  dropped: (first: string, second: string) => `The conflict between ${within(first)} and ${within(second)} is dropped.`,
  settledFreely: (text: string) => `It is settled without dice: ${text}`,
  domainChosen: (domain: Domain, first: string, second: string) =>
    `A ${STAND_INS.domain[domain]} conflict between ${within(first)} and ${within(second)}.`,
  numbers: (name: string, influence: number, rating: number) =>
    `${name}: Influence ${influence}, and ${rating} for the domain.`,
  healingAsked: (name: string, burden: string) => `${name} would look into a burden: ${burden}.`,
  healingOpened: (name: string, domain: Domain, left: number) =>
    `A healing scene for ${name}, ${STAND_INS.domain[domain]}. Story Points left: ${left}.`,

  // The chronicle: rounds
  rolled: (first: string, firstKept: number, second: string, secondKept: number) =>
    `${first} keeps ${firstKept}, ${within(second)} keeps ${secondKept}.`,
  piles: (name: string, kept: readonly number[], unkept: readonly number[]) =>
    `${name} keeps ${none(kept)}; unkept: ${none(unkept)}.`,
  wellGives: (name: string, well: string, dice: number) => `${name}’s Well “${well}” gives ${dice}.`,
  roundWon: (round: number, winner: string, high: number, low: number) =>
    `${winner} wins round ${round}, ${high} to ${low}.`,
  roundTied: (round: number, value: number) => `Round ${round} is a tie at ${value}: nobody wins it.`,
  callsOff: (name: string, off: boolean) =>
    off ? `${name} would end this without a result.` : `${name} will have a result after all.`,
  conceded: (name: string) => `${name} gives in.`,
  sacrificed: (name: string, other: string, burden: string, value: number) =>
    `${name} gives up a ${value}, and ${within(other)} has a burden: ${burden}.`,

  // The chronicle: calls
  asked: (name: string, called: string) => `${name} would call ${called}, if the GM agrees.`,
  struck: (name: string, called: string) => `The GM does not let ${within(name)} call ${called}.`,
  rerolled: (name: string, called: string, changes: readonly (readonly [number, number])[]) =>
    `${name} calls ${called} and rerolls: ${listed(changes.map(([from, to]) => `${from} becomes ${to}`))}.`,
  wellCalled: (name: string, called: string, faces: readonly number[]) =>
    `${name} calls ${called} and adds ${listed(faces)}.`,
  because,
  burdenCalled: (caller: string, burden: string, took: number, gave: number) =>
    `${caller} calls the burden “${burden}”: its ${took} for a ${gave}.`,
  ownCalled: (name: string, burden: string) => `${name} calls a burden of their own, “${burden}”: its die goes across.`,
  ownAnswered: (name: string, burden: string, took: number, gave: number) =>
    `${name} takes the ${took} of “${burden}” and leaves a ${gave}.`,
  swapped: (name: string, raised: readonly number[], lowered: readonly number[]) =>
    `${name} now keeps ${listed(raised)} in place of ${listed(lowered)}.`,
  declined: (name: string) => `${name} lets the last chance go.`,

  // The chronicle: the end
  written: (by: string, name: string, burden: string, domain: Domain, value: number) =>
    `${by} leaves ${within(name)} a burden: ${burden} (${STAND_INS.domain[domain]}, ${value}).`,
  refrained: (name: string) => `${name} leaves no burden.`,
  escalated: (name: string, win: string) => `${name} raises the stakes: ${win}`,
  waits: 'What was decided waits for what comes of this.',
  won: (how: How, winner: string, loser: string) => HOW[how](winner, loser),
  stands: (winner: string) => `What was decided before stands: ${within(winner)} has won.`,
  stakesWon: (name: string, win: string) => `${name} has it: ${win}`,
  stalemate: (first: string, second: string) => `Neither ${within(first)} nor ${within(second)} gets what they wanted.`,
  calledOff: (first: string, second: string) => `${first} and ${within(second)} end it without a result.`,
} as const

export type TlWords = Spoken<typeof english>
export const tlWords = catalogue<TlWords>('rules/towerlands', english, (language) => import(`./words/${language}.ts`))
