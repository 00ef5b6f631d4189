import type { ItOptions } from '../options.ts'
import { ATTRIBUTES, type Attribute, type Delver } from '../state.ts'
import { checkChance } from './check.ts'

export interface Blow {
  readonly attribute: Attribute
  readonly daggers: number
  readonly modifier: number
  readonly chance: number
}

type Numbers = Pick<Delver, 'attributes' | 'daggers'>
type Hits = Pick<ItOptions, 'naturalSix'>

/** I-R20: one blow. */
export const blowOf = ({ attributes }: Numbers, floor: number, { naturalSix }: Hits, attribute: Attribute, daggers: number): Blow => {
  const modifier = attributes[attribute] + daggers - floor
  return { attribute, daggers, modifier, chance: checkChance(modifier, naturalSix === 'on') }
} // prettier-ignore

/** The attribute that hits best; of equal ones the first. */
export const bestAttribute = ({ attributes }: Pick<Delver, 'attributes'>): Attribute =>
  ATTRIBUTES.reduce((best, attribute) => (attributes[attribute] > attributes[best] ? attribute : best))

/** How many daggers help at most: a blow that can’t miss needs no more. */
export const usefulDaggers = (delver: Numbers, floor: number): number =>
  Math.min(delver.daggers, Math.max(0, 4 + floor - delver.attributes[bestAttribute(delver)]))

/** Every blow that may be struck, by attribute and daggers; beyond what helps none is listed. */
export const blowsOf = (delver: Numbers, floor: number, options: Hits): Blow[] =>
  ATTRIBUTES.flatMap((attribute) => {
    const most = Math.min(delver.daggers, Math.max(0, 4 + floor - delver.attributes[attribute]))
    return Array.from({ length: most + 1 }, (_, daggers) => blowOf(delver, floor, options, attribute, daggers))
  })
