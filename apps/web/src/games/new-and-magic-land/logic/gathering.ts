/** What one hand may add to the tray, and what it has added already. */
import { type SeatId } from '@homestake/rules'
import {
  ASPECTS,
  SIDES,
  type BundleId,
  type Conflict,
  type NmlCommand,
  type Principal,
  type SideName,
  type Why,
} from '@homestake/rules/new-and-magic-land'
import { conflictWords } from '../words/conflict.ts'
import { sideName, sideOf, tieName, type NmlHouse } from './people.ts'

/** A thing that gives dice: a press adds it, or takes it back while that is allowed. */
export interface Source {
  readonly key: string
  readonly label: string
  readonly dice: number
  readonly kind: Why['kind']
  /** The bundle, where it lies on the tray already. */
  readonly taken: BundleId | null
  readonly command: NmlCommand
}

export interface SourceGroup {
  readonly key: string
  readonly title: string
  readonly sources: readonly Source[]
}

const bundleOf = (conflict: Conflict, side: SideName, is: (why: Why, by: Principal) => boolean): BundleId | null =>
  Object.entries(conflict.sides[side].bundles).find(([, bundle]) => is(bundle.why, bundle.by))?.[0] ?? null

const capped = (table: NmlHouse, rating: number): number =>
  table.options.relationshipDiceCap === 'none' ? rating : Math.min(rating, 3)

const withStrike = (conflict: Conflict, taken: BundleId | null, command: NmlCommand): NmlCommand =>
  taken === null ? command : { type: 'strike-bundle', conflict: conflict.id, bundle: taken }

const ownDice = (table: NmlHouse, conflict: Conflict, seat: SeatId, side: SideName): SourceGroup[] => {
  const settler = table.play.settlers[seat]
  if (settler === undefined) return []
  const id = conflict.id
  const aspects = ASPECTS.map((aspect): Source => {
    const taken = bundleOf(conflict, side, (why, by) => why.kind === 'aspect' && why.aspect === aspect && by === seat)
    return {
      key: `aspect-${aspect}`,
      label: settler.aspects[aspect],
      dice: 1,
      kind: 'aspect',
      taken,
      command: withStrike(conflict, taken, { type: 'call-aspect', conflict: id, aspect }),
    }
  })
  const ties = Object.entries(settler.relationships).map(([relationship, tie]): Source => {
    const taken = bundleOf(
      conflict,
      side,
      (why, by) => why.kind === 'relationship' && why.relationship === relationship && by === seat,
    )
    return {
      key: `tie-${relationship}`,
      label: tieName(table, tie),
      dice: capped(table, tie.rating),
      kind: 'relationship',
      taken,
      command: withStrike(conflict, taken, { type: 'call-relationship', conflict: id, relationship }),
    }
  })
  return [
    { key: 'aspects', title: conflictWords.gather.aspects, sources: aspects },
    { key: 'ties', title: conflictWords.gather.ties, sources: ties },
    {
      key: 'victory',
      title: conflictWords.gather.victory(settler.victoryDice),
      sources: [
        {
          key: 'victory',
          label: conflictWords.gather.burnVictory,
          dice: 1,
          kind: 'victory',
          taken: null,
          command: { type: 'burn-victory', conflict: id },
        },
      ],
    },
  ]
}

const helpDice = (table: NmlHouse, conflict: Conflict, seat: SeatId): SourceGroup[] =>
  SIDES.map((side) => ({
    key: `help-${side}`,
    title: conflictWords.gather.help(sideName(table, conflict.sides[side])),
    sources: Object.entries(table.play.settlers[seat]?.relationships ?? {}).map(([relationship, tie]): Source => {
      const taken = bundleOf(
        conflict,
        side,
        (why, by) => why.kind === 'help' && why.relationship === relationship && by === seat,
      )
      return {
        key: `help-${side}-${relationship}`,
        label: tieName(table, tie),
        dice: capped(table, tie.rating),
        kind: 'help',
        taken,
        command: withStrike(conflict, taken, { type: 'help', conflict: conflict.id, side, relationship }),
      }
    }),
  }))

/** What the player of this seat may lay on the tray: their own dice in their own conflict, help in somebody else's. */
export const sourcesOf = (table: NmlHouse, conflict: Conflict, seat: SeatId): SourceGroup[] => {
  const side = sideOf(conflict, seat)
  return side === null ? helpDice(table, conflict, seat) : ownDice(table, conflict, seat, side)
}

/** The settlers whose Past the GM may bring up: those on the side across from hers. */
export const pastsAgainst = (conflict: Conflict): SeatId[] => {
  const hers = sideOf(conflict, 'gm')
  if (hers === null) return []
  const across = conflict.sides[hers === 'first' ? 'second' : 'first']
  const helpers = Object.values(across.bundles).flatMap(({ why, by }) =>
    why.kind === 'help' && by !== 'gm' ? [by] : [],
  )
  return [...new Set([...(across.principal === 'gm' ? [] : [across.principal]), ...helpers])]
}

/** Sides on which Drama Dice may lie: the GM's own, or in a conflict between settlers either (N-R31). */
export const dramaSides = (conflict: Conflict): SideName[] => {
  const hers = sideOf(conflict, 'gm')
  if (hers !== null) return [hers]
  return conflict.gift === null ? [...SIDES] : [conflict.gift]
}
