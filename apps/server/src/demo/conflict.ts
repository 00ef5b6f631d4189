/** Hanna against the river: agreed, gathered, thrown, raised by whoever is behind, and told. Who does what follows from the dice. */
import type { Conflict, SideName } from '@homestake/rules/new-and-magic-land'
import {
  reading,
  talks,
  tells,
  whoHolds,
  DICE,
  GLANCE,
  PLAYERS,
  QUICK,
  type Beat,
  type Beats,
  type Stage,
} from './beat.ts'

/** How it came out, for the settlers. */
export type Ended = 'won' | 'lost' | 'neither'

/** After so many throws whoever is behind has had enough: it shall not last for ever. */
const MOST_ROLLS = 3

export function* conflict(stage: Stage): Generator<Beat, Ended> {
  yield* stakes(stage)
  yield* gathering(stage)
  yield* rolls(stage)
  return yield* aftermath(stage)
}

const onTable = ({ see }: Stage): Conflict => {
  const { conflict: now } = see('gm').table.play
  if (now === null) throw new Error('no conflict is on')
  return now
}

/** The window that everybody sees. */
const windowOf = (stage: Stage): { readonly conflict: string; readonly step: number } => {
  const { id, step } = onTable(stage)
  return { conflict: id, step }
}

function* stakes(stage: Stage): Beats {
  const { words, seats } = stage
  yield { who: 'hanna', command: { type: 'declare-conflict', first: seats.hanna, second: 'gm', pool: 'grit', stakes: words.wants, opposition: '' }, hold: reading(words.wants) } // prettier-ignore
  const { id } = onTable(stage)
  yield { who: 'gm', command: { type: 'name-opposition', conflict: id, name: words.river }, hold: QUICK }
  yield { who: 'gm', command: { type: 'write-stakes', conflict: id, side: 'second', stakes: words.against }, hold: reading(words.against) } // prettier-ignore
  yield talks('hanna', words.agreed)
  yield { who: 'hanna', command: { type: 'accept-stakes', ...windowOf(stage), side: 'first' }, hold: QUICK }
  yield { who: 'gm', command: { type: 'accept-stakes', ...windowOf(stage), side: 'second' }, hold: GLANCE }
}

function* gathering(stage: Stage): Beats {
  const { words, seats } = stage
  const { id } = onTable(stage)
  yield { who: 'hanna', command: { type: 'call-aspect', conflict: id, aspect: '1' }, hold: GLANCE }
  yield { who: 'hanna', command: { type: 'call-relationship', conflict: id, relationship: 'r1' }, hold: GLANCE }
  yield { who: 'pell', command: { type: 'help', conflict: id, side: 'first', relationship: 'r1' }, hold: GLANCE }
  yield { who: 'gm', command: { type: 'spend-drama', conflict: id, side: 'second', aspect: words.cold }, hold: GLANCE + 1_000 } // prettier-ignore
  yield { who: 'gm', command: { type: 'call-past', conflict: id, seat: seats.hanna, how: words.remembers }, hold: reading(words.remembers) } // prettier-ignore
  yield* ready(stage)
}

/** Both say that they are ready, and the dice fall. */
function* ready(stage: Stage): Beats {
  yield { who: 'hanna', command: { type: 'ready', ...windowOf(stage), side: 'first' }, hold: QUICK }
  yield { who: 'gm', command: { type: 'ready', ...windowOf(stage), side: 'second' }, hold: DICE }
  const exploded = (side: SideName): boolean => {
    const rolled = onTable(stage).roll?.sides[side]
    return rolled?.hidden === false && rolled.dice.some(({ faces }) => faces.length > 1)
  }
  // Once is said enough.
  if (onTable(stage).rolls > 1) return
  const { sixes } = stage.words
  if (exploded('first')) yield talks('josef', sixes.ours)
  else if (exploded('second')) yield talks('hanna', sixes.theirs)
}

function* rolls(stage: Stage): Beats {
  for (let now = onTable(stage); now.stage === 'result'; now = onTable(stage)) {
    if (now.lower === 'second') yield* riverBehind(stage, now)
    else yield* hannaBehind(stage, now)
  }
}

/** The GM raises the stakes once, while she has something to pay with. */
function* riverBehind(stage: Stage, { rolls: thrown }: Conflict): Beats {
  const { words, see } = stage
  const season = see('gm').gm?.play.season
  const may = thrown === 1 && (season?.pool.score ?? 0) - (season?.pool.spent ?? 0) >= 2
  if (!may) {
    yield talks('gm', words.enough.theirs)
    return yield { who: 'gm', command: { type: 'concede', ...windowOf(stage), side: 'second' }, hold: GLANCE }
  }
  yield talks('gm', words.ahead)
  yield { who: 'gm', command: { type: 'escalate', ...windowOf(stage), side: 'second', stakes: words.more.theirs }, hold: reading(words.more.theirs) } // prettier-ignore
  yield { who: 'gm', command: { type: 'spend-drama', conflict: onTable(stage).id, side: 'second', aspect: words.trees }, hold: GLANCE + 1_000 } // prettier-ignore
  yield* ready(stage)
}

/** Hanna goes on while she has two points left, on a tie too; NML-R5: nobody’s story ends here. */
function* hannaBehind(stage: Stage, now: Conflict): Beats {
  const { words, seats, see } = stage
  const grit = see('hanna').table.play.settlers[seats.hanna]?.grit
  const tied = now.roll?.leads === null
  const may = now.rolls < MOST_ROLLS && (grit?.score ?? 0) - (grit?.spent ?? 0) >= 2
  if (!may) return yield* tied ? letRest(stage) : givesIn(stage)
  const again = now.rolls === 1 ? 0 : 1
  const raised = words.more.ours[again]
  yield tied ? talks('hanna', words.tie[again]) : tells('hanna', words.behind[again])
  yield { who: 'hanna', command: { type: 'escalate', ...windowOf(stage), side: 'first', stakes: raised }, hold: reading(raised) } // prettier-ignore
  const aspects = Object.values(onTable(stage).sides.first.bundles).map(({ why }) => why)
  if (!aspects.some((why) => why.kind === 'aspect' && why.aspect === '2'))
    yield { who: 'hanna', command: { type: 'call-aspect', conflict: onTable(stage).id, aspect: '2' }, hold: GLANCE }
  yield* ready(stage)
}

function* givesIn(stage: Stage): Beats {
  yield talks('hanna', stage.words.enough.ours)
  yield { who: 'hanna', command: { type: 'concede', ...windowOf(stage), side: 'first' }, hold: GLANCE }
}

function* letRest(stage: Stage): Beats {
  yield talks('hanna', stage.words.rest)
  yield { who: 'hanna', command: { type: 'let-rest', ...windowOf(stage), side: 'first' }, hold: QUICK }
  yield { who: 'gm', command: { type: 'let-rest', ...windowOf(stage), side: 'second' }, hold: GLANCE }
}

/** Whoever won tells it; ties that were leaned on may grow. */
function* aftermath(stage: Stage): Generator<Beat, Ended> {
  const now = onTable(stage)
  if (now.stage !== 'rewards') throw new Error(`the conflict is at ${now.stage}`)
  const ended = ({ first: 'won', second: 'lost', none: 'neither' } as const)[now.outcome.winner ?? 'none']
  for (const player of PLAYERS) {
    const [relationship] = now.gains[stage.seats[player]]?.may ?? []
    if (relationship !== undefined)
      yield { who: player, command: { type: 'raise-relationship', conflict: now.id, relationship }, hold: GLANCE }
  }
  const text = stage.words.told[ended]
  yield { who: whoHolds(stage, now.narrator), command: { type: 'narrate', conflict: now.id, text }, hold: reading(text) } // prettier-ignore
  return ended
}
