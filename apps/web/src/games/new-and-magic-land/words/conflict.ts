/** Words of New and Magic Land for conflicts, from the stakes to what they leave. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { within } from '../../words/within.ts'
import type { What } from '../logic/moves.ts'

const moves: Record<What, (who: string) => string> = {
  'write-stakes': (who) => `${who}: to say what they want`,
  agree: (who) => `${who}: to agree to the stakes, or change them`,
  gather: (who) => `${who}: to gather dice`,
  answer: (who) => `${who}: to escalate or give in`,
  tie: (who) => `${who}: to draw it out or let it rest`,
  counter: (who) => `${who}: to counter the Harvest Die, or let it stand`,
  complication: (who) => `${who}: to write the complication that is owed`,
  narrate: (who) => `${who}: to tell what happens`,
  gain: (who) => `${who}: to raise one tie that helped, or none`,
  ending: (who) => `${who}: to tell how this story ends`,
}

const yours: Record<What, string> = {
  'write-stakes': 'Say what you want.',
  agree: 'Agree to the stakes, or change them.',
  gather: 'Gather your dice, then say you are ready.',
  answer: 'Escalate or give in.',
  tie: 'Draw it out or let it rest.',
  counter: 'Counter the Harvest Die, or let it stand.',
  complication: 'Write the complication that you owe.',
  narrate: 'Tell what happens.',
  gain: 'Raise one tie that helped, or none.',
  ending: 'Tell how your story ends.',
}

const english = {
  odds: {
    title: 'What are the chances?',
    about: 'Of the next roll, with the dice that lie there, from what you can see.',
    unknown: 'The season’s pool is the GM’s secret until the first roll that it counts in.',
    leads: (name: string) => `${name} leads`,
    tie: 'a tie',
    more: (name: string, chance: string) => `With one die more ${within(name)} leads ${chance}.`,
    whole: 'And the whole conflict?',
    toTheEnd: 'If whoever is behind always goes on, to the last point:',
    spared: 'If no settler spends the last point:',
    wins: (name: string) => `${name} wins`,
    stalemate: 'a stalemate',
    outcome: (first: string, a: string, second: string, b: string, stalemate: string) =>
      `${first} wins ${a}, ${within(second)} ${b}; a stalemate ${stalemate}.`,
    pays: (first: string, a: string, second: string, b: string) =>
      `That costs ${within(first)} ${a} points on average, and ${within(second)} ${b}.`,
    wholeAbout: 'With the dice that lie there, thrown again and again. After a tie the first who can goes on.',
    picture: 'What each side may come to',
    total: (name: string, total: number, chance: string) => `${name} ${total}: ${chance}`,
  },
  poolHelp: {
    grit: 'Fists, cold, distance, hunger: whatever the body does.',
    heart: 'Nerve, wit, words, faith: everything else.',
  },
  conflict: {
    label: (first: string, second: string) => `Conflict: ${within(first)} against ${within(second)}`,
    wants: 'wants',
    or: 'or',
    agreed: 'agreed',
    notAgreed: 'not agreed yet',
    ready: 'ready',
    notReady: 'gathering',
    noStakes: 'Nothing said yet',
    readAll: 'Read both stakes in full',
    pool: (pool: string) => `${pool} is at risk`,
    rolls: (rolls: number) =>
      rolls === 0
        ? 'before the first roll'
        : `${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][rolls - 1] ?? `${rolls}th`} roll`,
    raised: (times: number) =>
      times === 0
        ? ''
        : times === 1
          ? 'stakes raised once'
          : times === 2
            ? 'stakes raised twice'
            : `stakes raised ${times} times`,
    yourMove: 'Your turn',
    waitingFor: 'Waiting for',
    moves,
    yours,
    complication: (text: string) => `Complication: ${text}`,
    complicationOwed: 'A complication is owed',
  },
  tray: {
    label: 'The tray',
    dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
    unthrown: (count: number, label: string) =>
      `${count === 1 ? 'One die' : `${count} dice`} for ${label}, not thrown yet`,
    thrown: (values: string, label: string) => `${label}: ${values}`,
    chain: (faces: string, value: number) => `${faces} make ${value}`,
    best: 'counts',
    faceDown: (count: number, label: string) => `${label}: ${count === 1 ? 'one die' : `${count} dice`} face-down`,
    rolling: 'The dice are in the air',
    waiting: 'The dice are waiting',
    skip: 'Show the result',
    strike: (label: string) => `Take back ${label}`,
    refuse: (label: string) => `Refuse ${label}`,
    secretNumber: 'hidden',
    plus: (pool: number, name: string) => `+ ${pool} ${name}`,
    empty: 'No dice yet',
    sealed: 'Face-down until the season ends',
    only: 'Only you see these faces until the season ends',
  },
  why: {
    always: 'always',
    tie: (name: string, rating: number) => `${name} +${rating}`,
    victory: 'Victory Die',
    past: (text: string) => `the Past: ${text}`,
    help: (who: string, tie: string, rating: number) => `${who} helps: ${tie} +${rating}`,
  },
  gather: {
    title: 'Your dice',
    titleFor: (name: string) => `Dice of ${within(name)}`,
    gmTitle: 'The opposition’s dice',
    giftTitle: 'A gift of Drama Dice',
    helpTitle: 'Help somebody',
    aspects: 'Aspects that fit',
    ties: 'Relationships it touches',
    victory: (count: number) => (count === 1 ? 'You hold 1 Victory Die' : `You hold ${count} Victory Dice`),
    burnVictory: 'Burn a Victory Die',
    help: (name: string) => `Help ${within(name)}, for the sake of`,
    helpRisk: 'If that side loses, the tie weakens.',
    dice: (dice: number) => `+${dice}`,
    onTray: 'on the tray',
    drama: 'Drama Dice: one for each Aspect you describe',
    dramaLeft: (left: number) => (left === 1 ? '1 Drama Die left this season' : `${left} Drama Dice left this season`),
    dramaLabel: 'An Aspect of the opposition',
    dramaHint: 'Black under the snow',
    giftLabel: 'What speaks for that side',
    giftHint: 'The whole street is watching',
    dramaSpend: 'Spend a Drama Die',
    dramaSide: 'For which side',
    past: 'The Past: two dice, once in a conflict',
    pastLabel: (name: string) => `How the past of ${name} comes up`,
    pastCall: 'Call the Past',
    pastOf: 'Whose Past',
    prepared: 'Prepared',
    sureStrike: 'Take it off the tray?',
  },
  declare: {
    forWhom: 'Who wants something',
    against: 'Who stands against it',
    gmSide: 'The GM’s opposition',
    pool: 'What is at risk',
    stakes: 'What do they want',
    stakesHint: 'The beams come down the ice road today, whole.',
    opposition: 'What the opposition is called',
    oppositionHint: 'The river',
    go: 'Put it on the table',
    needsAgainst: 'Choose who stands against it.',
    needsPool: 'Choose Grit or Heart.',
    needsStakes: 'Say what they want.',
    cancel: 'Not now',
  },
  acts: {
    accept: 'Agree to both stakes',
    writeStakes: 'Say what you want',
    changeStakes: 'Change my stakes',
    stakesLabel: 'What happens if this side wins',
    makeIt: (pool: string) => `Make it ${pool}`,
    nameOpposition: 'Name the opposition',
    nameLabel: 'What it is called',
    drop: 'Drop the conflict',
    dropSure: 'Drop it? Nothing is won or lost.',
    ready: 'I am ready',
    readyRolls: 'I am ready: roll',
    unready: 'Wait, not yet',
    burnHarvest: 'Burn a Harvest Die',
    burnHarvestNote: 'Wins outright, unless an opposing settler burns one too.',
    deedLabel: 'The desperate thing you do',
    escalate: 'Escalate',
    drawOut: 'Draw it out',
    raisedLabel: 'What you want now: raise the stakes',
    costs: (pool: string) => `Costs 1 ${pool}, raises the stakes, and all roll again.`,
    costsLast: (pool: string) =>
      `Costs the last of your ${pool}. You may still win, but your story ends with this conflict.`,
    costsSeason: 'Costs 1 from the season’s pool, raises the stakes, and all roll again.',
    tieCost: (rule: string) =>
      rule === 'both'
        ? 'Costs both sides 1, raises the stakes, and all roll again.'
        : 'Costs nothing, raises the stakes, and all roll again.',
    concede: 'Give in',
    concedeSure: 'Give in? The other side gets what it wants.',
    letRest: 'Let it rest',
    counter: 'Counter it',
    counterNote: 'Burns your Harvest Die: both are gone.',
    letStand: 'Let it stand',
    narrate: 'Tell what happens',
    narrateLabel: 'How it goes',
    ending: 'Tell your ending',
    endingLabel: 'How your settler’s story ends',
    raise: (name: string, rating: number) => `${name} rises to +${rating}`,
    raiseNone: 'Raise no tie',
    complication: (name: string) => `Complication for ${name}`,
    complicationLabel: 'What goes wrong, for the burned Victory Die',
    do: 'Do it',
    yes: 'Yes',
    forOthers: 'Act for a player',
    asGm: 'As the GM',
  },
  steps: {
    label: 'Where the conflict stands',
    stakes: 'Stakes',
    gather: 'Gathering',
    roll: 'Roll',
    after: 'What it leaves',
  },
} as const

export type ConflictWords = Spoken<typeof english>
export const conflictWords = catalogue<ConflictWords>(
  'screens/new-and-magic-land/conflict',
  english,
  (language) => import(`./${language}/conflict.ts`),
)
