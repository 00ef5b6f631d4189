import { SIDES, type Conflict, type Opposition } from '@homestake/rules/new-and-magic-land'

/**
 * Aspects that the GM has prepared and not spent a die on in this conflict: those of the opposition that bears the side's
 * name, or, where none does, of all of them. Between settlers there is no opposition.
 */
export const preparedAspects = (conflict: Conflict, oppositions: Readonly<Record<string, Opposition>>): string[] => {
  if (SIDES.every((side) => conflict.sides[side].principal !== 'gm')) return []
  const all = Object.values(oppositions)
  const named = all.filter(({ name }) => name !== '' && SIDES.some((side) => conflict.sides[side].name === name))
  const spent = new Set(
    SIDES.flatMap((side) => Object.values(conflict.sides[side].bundles)).flatMap(({ why }) =>
      why.kind === 'drama' ? [why.text] : [],
    ),
  )
  const aspects = (named.length > 0 ? named : all).flatMap((opposition) => Object.values(opposition.aspects))
  return [...new Set(aspects)].filter((aspect) => aspect !== '' && !spent.has(aspect))
}
