/** Those whom the GM plays: what the table knows of them, and what is hers alone. */
import { words } from '../words.ts'
import { SIDES, type Other, type OtherId, type OtherSheet, type TlGm, type TlTable } from '@homestake/rules/towerlands'

const inConflict = ({ conflict }: TlTable, id: OtherId): boolean =>
  conflict !== null && SIDES.some((side) => conflict.sides[side].other === id)

const weight = ({ traits, burdens }: Other): number => Object.keys(traits).length + Object.keys(burdens).length

export interface Met {
  readonly id: OtherId
  readonly other: Other
}

/**
 * Whom the table knows. *Near*: whoever stands in the conflict, bears a burden or has called a trait; *far*: of whom only
 * the name is known.
 */
export const othersMet = (play: TlTable): { readonly near: Met[]; readonly far: Met[] } => {
  const all = Object.entries(play.others).map(([id, other]) => ({ id, other }))
  const isNear = ({ id, other }: Met): boolean => inConflict(play, id) || weight(other) > 0
  return {
    near: all
      .filter(isNear)
      .sort(
        (a, b) => Number(inConflict(play, b.id)) - Number(inConflict(play, a.id)) || weight(b.other) - weight(a.other),
      ),
    far: all.filter((met) => !isNear(met)),
  }
}

export interface Person {
  readonly id: OtherId
  /** `null`: the table knows them, and no sheet is on the desk. */
  readonly sheet: OtherSheet | null
  /** What the table knows; `null`: they have not entered yet. */
  readonly known: Other | null
}

/** Everybody whom the GM plays: first those who are prepared. */
export const peopleOf = (play: TlTable, gm: TlGm): Person[] => [
  ...Object.entries(gm.others).map(([id, sheet]) => ({ id, sheet, known: play.others[id] ?? null })),
  ...Object.entries(play.others)
    .filter(([id]) => !Object.hasOwn(gm.others, id))
    .map(([id, known]) => ({ id, sheet: null, known })),
]

/** What everyone knows of somebody, in a sentence or two. @param sheet the rest stands on a sheet of the GM's */
export const publicOf = (known: Other | null, sheet: boolean): string => {
  if (known === null) return words.others.knowsNothing
  const burdens = Object.keys(known.burdens).length
  const traits = Object.values(known.traits).map(({ name }) => name)
  const parts = [
    words.others.knowsName(known.name),
    ...(burdens > 0 ? [words.others.knowsBurdens(burdens)] : []),
    ...(traits.length > 0 ? [words.others.knowsTraits(traits)] : []),
  ]
  return `${words.others.knows(parts)}${sheet ? ` ${words.others.knowsRest}` : ''}`
}
