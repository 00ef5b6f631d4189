/** "Roll what is still empty": one of our suggestions for each empty field of a draft, none twice. */
import type { Sheet, TraitKind } from '@homestake/rules/towerlands'

export interface Suggestions {
  readonly names: readonly string[]
  readonly abouts: readonly string[]
  readonly traits: Readonly<Record<TraitKind, readonly string[]>>
}

export interface Filling {
  readonly path: readonly string[]
  /** What stands there, to the letter: white space counts as empty. */
  readonly was: string
  readonly value: string
}

/** Whether a field is empty for which there are suggestions. */
export const hasEmpty = ({ name, about, traits }: Sheet): boolean =>
  [name, about, ...Object.values(traits).map((trait) => trait.name)].some((text) => text.trim() === '')

/** @param chance a number from 0 to below 1 */
export const fillingsOf = (draft: Sheet, from: Suggestions, chance: () => number): Filling[] => {
  const taken = new Set([draft.name, draft.about, ...Object.values(draft.traits).map(({ name }) => name)])
  const filling = (path: readonly string[], was: string, some: readonly string[]): Filling[] => {
    const free = some.filter((one) => !taken.has(one))
    const value = free[Math.floor(chance() * free.length)]
    if (was.trim() !== '' || value === undefined) return []
    taken.add(value)
    return [{ path, was, value }]
  }
  return [
    ...filling(['name'], draft.name, from.names),
    ...filling(['about'], draft.about, from.abouts),
    ...Object.entries(draft.traits).flatMap(([id, { kind, name }]) =>
      filling(['traits', id, 'name'], name, from.traits[kind]),
    ),
  ]
}
