/**
 * Everything that one *hand* — a settler's player, or the GM — might do now in the conflict on the table. Whether it may, and
 * why not, the rules say; here is only what is offered, in what order, and what has to be written first.
 */
import { TEXT } from '@homestake/rules'
import { type Conflict, type Principal, type SideName } from '@homestake/rules/new-and-magic-land'
import { line, long, type Offer } from '../../../table/offers/offer.ts'
import { words } from '../words.ts'
import { conflictWords } from '../words/conflict.ts'
import { otherSide, sideName, sideOf, tieName, type NmlHouse } from './people.ts'

const writeStakes = (conflict: Conflict, side: SideName, tone: Offer['tone']): Offer => {
  const { stakes: written } = conflict.sides[side]
  return {
    key: 'write',
    label: written === '' ? conflictWords.acts.writeStakes : conflictWords.acts.changeStakes,
    tone,
    writes: line(conflictWords.acts.stakesLabel, written),
    command: (stakes) => ({ type: 'write-stakes', conflict: conflict.id, side, stakes }),
  }
}

const stakes = (conflict: Conflict, hand: Principal, side: SideName | null): Offer[] => {
  const id = conflict.id
  const offers: Offer[] = []
  if (side !== null) {
    const { stakes: written } = conflict.sides[side]
    const bare = written === ''
    offers.push(
      {
        key: 'accept',
        label: conflictWords.acts.accept,
        tone: bare ? 'plain' : 'main',
        command: () => ({ type: 'accept-stakes', conflict: id, step: conflict.step, side }),
      },
      writeStakes(conflict, side, bare ? 'main' : 'plain'),
    )
  }
  const pool = conflict.pool === 'grit' ? 'heart' : 'grit'
  offers.push({
    key: 'pool',
    label: conflictWords.acts.makeIt(words.pools[pool]),
    tone: 'quiet',
    command: () => ({ type: 'choose-pool', conflict: id, pool }),
  })
  if (hand === 'gm' && side !== null)
    offers.push({
      key: 'name',
      label: conflictWords.acts.nameOpposition,
      tone: 'quiet',
      writes: { ...line(conflictWords.acts.nameLabel, conflict.sides[side].name), most: TEXT.short },
      command: (name) => ({ type: 'name-opposition', conflict: id, name }),
    })
  return offers
}

const drop = (conflict: Conflict): Offer => ({
  key: 'drop',
  label: conflictWords.acts.drop,
  tone: 'quiet',
  confirm: conflictWords.acts.dropSure,
  command: () => ({ type: 'drop-conflict', conflict: conflict.id }),
})

const burnHarvest = (conflict: Conflict, side: SideName): Offer => ({
  key: 'harvest',
  label: conflictWords.acts.burnHarvest,
  note: conflictWords.acts.burnHarvestNote,
  tone: 'quiet',
  writes: line(conflictWords.acts.deedLabel),
  command: (deed) => ({ type: 'burn-harvest', conflict: conflict.id, step: conflict.step, side, deed }),
})

const gather = (conflict: Conflict, hand: Principal, side: SideName | null): Offer[] => {
  if (side === null) return []
  const { ready } = conflict.sides[side]
  const window = { conflict: conflict.id, step: conflict.step, side }
  const mark: Offer = ready
    ? {
        key: 'ready',
        label: conflictWords.acts.unready,
        tone: 'plain',
        command: () => ({ type: 'unready', ...window }),
      }
    : {
        key: 'ready',
        label: conflict.sides[otherSide(side)].ready ? conflictWords.acts.readyRolls : conflictWords.acts.ready,
        tone: 'main',
        rolls: true,
        command: () => ({ type: 'ready', ...window }),
      }
  // Who did not raise may answer raised stakes with their own (NA29).
  const answer: Offer[] = conflict.raised > 0 ? [writeStakes(conflict, side, 'quiet')] : []
  return hand === 'gm' ? [mark, ...answer] : [mark, ...answer, burnHarvest(conflict, side)]
}

/** What going on costs; N-R44: a settler's last point may be spent, and is worth a warning. */
const cost = (table: NmlHouse, conflict: Conflict, hand: Principal): string => {
  const tie = table.options.tieEscalation
  if (conflict.stage === 'result' && conflict.lower === null && tie !== 'chooser')
    return conflictWords.acts.tieCost(tie)
  if (hand === 'gm') return conflictWords.acts.costsSeason
  const pool = table.play.settlers[hand]?.[conflict.pool]
  const name = words.pools[conflict.pool]
  return pool !== undefined && pool.score - pool.spent === 1
    ? conflictWords.acts.costsLast(name)
    : conflictWords.acts.costs(name)
}

const afterRoll = (
  table: NmlHouse,
  conflict: Conflict & { stage: 'result' },
  hand: Principal,
  side: SideName | null,
): Offer[] => {
  if (side === null) return []
  const window = { conflict: conflict.id, step: conflict.step, side }
  const mine = conflict.sides[side].stakes
  const escalate: Offer = {
    key: 'escalate',
    label: conflict.lower === null ? conflictWords.acts.drawOut : conflictWords.acts.escalate,
    note: cost(table, conflict, hand),
    tone: conflict.lower === side || conflict.lower === null ? 'main' : 'plain',
    writes: line(conflictWords.acts.raisedLabel, mine),
    rolls: true,
    command: (stakes) => ({ type: 'escalate', ...window, stakes }),
  }
  const rest: Offer =
    conflict.lower === null
      ? {
          key: 'rest',
          label: conflictWords.acts.letRest,
          tone: 'plain',
          command: () => ({ type: 'let-rest', ...window }),
        }
      : {
          key: 'concede',
          label: conflictWords.acts.concede,
          tone: 'plain',
          confirm: conflictWords.acts.concedeSure,
          command: () => ({ type: 'concede', ...window }),
        }
  return hand === 'gm' ? [escalate, rest] : [escalate, rest, burnHarvest(conflict, side)]
}

const counter = (conflict: Conflict & { stage: 'counter' }, hand: Principal): Offer[] => {
  if (hand === 'gm' || !Object.hasOwn(conflict.waiting, hand)) return []
  const window = { conflict: conflict.id, step: conflict.step }
  return [
    {
      key: 'counter',
      label: conflictWords.acts.counter,
      note: conflictWords.acts.counterNote,
      tone: 'main',
      command: () => ({ type: 'counter', ...window }),
    },
    {
      key: 'stand',
      label: conflictWords.acts.letStand,
      tone: 'plain',
      command: () => ({ type: 'let-stand', ...window }),
    },
  ]
}

const rewards = (table: NmlHouse, conflict: Conflict & { stage: 'rewards' }, hand: Principal): Offer[] => {
  const id = conflict.id
  const offers: Offer[] = []
  if (conflict.narrator === hand && !conflict.narrated)
    offers.push({
      key: 'narrate',
      label: conflictWords.acts.narrate,
      tone: 'main',
      writes: long(conflictWords.acts.narrateLabel),
      command: (text) => ({ type: 'narrate', conflict: id, text }),
    })
  if (hand === 'gm') return offers
  if (Object.hasOwn(conflict.endings, hand) && conflict.endings[hand] === true)
    offers.push({
      key: 'ending',
      label: conflictWords.acts.ending,
      tone: 'main',
      writes: long(conflictWords.acts.endingLabel),
      command: (text) => ({ type: 'tell-ending', conflict: id, text }),
    })
  for (const tie of conflict.gains[hand]?.may ?? []) {
    const raised = table.play.settlers[hand]?.relationships[tie]
    if (raised === undefined) continue
    offers.push({
      key: `raise-${tie}`,
      label: conflictWords.acts.raise(tieName(table, raised), raised.rating + 1),
      tone: 'plain',
      command: () => ({ type: 'raise-relationship', conflict: id, relationship: tie }),
    })
  }
  if (conflict.gains[hand] !== undefined)
    offers.push({
      key: 'raise-none',
      label: conflictWords.acts.raiseNone,
      tone: 'quiet',
      command: () => ({ type: 'raise-relationship', conflict: id, relationship: null }),
    })
  return offers
}

/** What the GM owes for burned Victory Dice (D3), at any stage. */
const complications = (table: NmlHouse, conflict: Conflict): Offer[] =>
  Object.entries(conflict.complications).flatMap(([complication, { seat, text }]): Offer[] =>
    text === ''
      ? [
          {
            key: `complication-${complication}`,
            label: conflictWords.acts.complication(sideName(table, { principal: seat, name: '' })),
            tone: 'plain',
            writes: line(conflictWords.acts.complicationLabel),
            command: (written) => ({ type: 'write-complication', conflict: conflict.id, complication, text: written }),
          },
        ]
      : [],
  )

/** What this hand might do now, the likeliest first. */
export const offersOf = (table: NmlHouse, conflict: Conflict, hand: Principal): Offer[] => {
  const side = sideOf(conflict, hand)
  const owed = hand === 'gm' ? complications(table, conflict) : []
  const mayDrop = hand === 'gm' || conflict.declaredBy === hand
  switch (conflict.stage) {
    case 'stakes':
      return [
        ...(side !== null || hand === 'gm' ? stakes(conflict, hand, side) : []),
        ...(mayDrop ? [drop(conflict)] : []),
      ]
    case 'gather':
      return [
        ...gather(conflict, hand, side),
        ...owed,
        ...(hand === 'gm' && conflict.rolls === 0 ? [drop(conflict)] : []),
      ]
    case 'result':
      return [...afterRoll(table, conflict, hand, side), ...owed]
    case 'counter':
      return [...counter(conflict, hand), ...owed]
    case 'rewards':
      return [...rewards(table, conflict, hand), ...owed]
    default:
      return ((never: never) => never)(conflict)
  }
}
