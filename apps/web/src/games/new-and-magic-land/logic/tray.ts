/**
 * The dice as the tray shows them. A *pile* is one bundle: some dice with one reason. Before a throw its dice have no faces;
 * *face-down* dice were thrown and are the GM's to see (D1).
 */
import type { BundleId, Principal, RolledSide, Side, SideName, Why } from '@homestake/rules/new-and-magic-land'
import type { Conflict } from '@homestake/rules/new-and-magic-land'
import { conflictWords } from '../words/conflict.ts'

export interface TrayDie {
  readonly key: string
  /** The chain; empty while it is not thrown or not ours to see. */
  readonly faces: readonly number[]
  readonly value: number
  readonly best: boolean
}

export interface Pile {
  readonly bundle: BundleId
  readonly kind: Why['kind']
  readonly label: string
  readonly by: Principal
  readonly thrown: boolean
  readonly dice: readonly TrayDie[]
}

export interface TraySide {
  readonly state: 'gathering' | 'thrown' | 'face-down'
  readonly piles: readonly Pile[]
  readonly count: number
}

/** What a bundle is for, in a few words. @param who how the helper or the one whose Past it is is called */
export const labelOf = (why: Why, who: (seat: Principal) => string, by: Principal): string => {
  switch (why.kind) {
    case 'always':
      return conflictWords.why.always
    case 'aspect':
    case 'drama':
      return why.text
    case 'relationship':
      return conflictWords.why.tie(why.name, why.rating)
    case 'victory':
      return conflictWords.why.victory
    case 'past':
      return conflictWords.why.past(why.text)
    case 'help':
      return conflictWords.why.help(who(by), why.name, why.rating)
    default:
      return ((never: never) => never)(why)
  }
}

const diceOf = (bundle: BundleId, count: number, rolled: RolledSide | null): TrayDie[] => {
  if (rolled === null || rolled.hidden)
    return Array.from({ length: count }, (_, i) => ({ key: `${bundle}/${i}`, faces: [], value: 0, best: false }))
  const best = rolled.dice.find(({ value }) => value === rolled.best)
  return rolled.dice
    .filter((die) => die.bundle === bundle)
    .map((die, i) => ({ key: `${bundle}/${i}`, faces: die.faces, value: die.value, best: die === best }))
}

/** One side of the tray: while dice are gathered all of them lie unthrown, afterwards as they fell. */
export const traySide = (conflict: Conflict, name: SideName, who: (seat: Principal) => string): TraySide => {
  const side: Side = conflict.sides[name]
  const gathering =
    conflict.stage === 'stakes' ||
    conflict.stage === 'gather' ||
    (conflict.stage === 'counter' && conflict.back === 'gather')
  const rolled = gathering ? null : (conflict.roll?.sides[name] ?? null)
  const bundles = Object.entries(side.bundles).sort(([, a], [, b]) => a.order - b.order)
  const piles = bundles.map(([bundle, { why, by, dice, thrown }]): Pile => ({
    bundle,
    kind: why.kind,
    label: labelOf(why, who, by),
    by,
    thrown,
    dice: diceOf(bundle, dice, rolled),
  }))
  return {
    state: rolled === null ? 'gathering' : rolled.hidden ? 'face-down' : 'thrown',
    piles,
    count: piles.reduce((sum, pile) => sum + pile.dice.length, 0),
  }
}
