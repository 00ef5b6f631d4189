/** What a hero still needs before it goes to the GM, counted as it is written (TA4). */
import { DOMAINS, lacksOf, TEMPLATE, type Sheet, type TlOptions } from '@homestake/rules/towerlands'
import { makingWords } from '../words/making.ts'

export interface Count {
  readonly have: number
  readonly of: number
}

export interface Budget {
  readonly domains: Count
  readonly traits: Count
  readonly ratings: Count
  readonly loyalties: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What of the template's budget is given. */
export const budgetOf = ({ domains, traits }: Sheet): Budget => {
  const all = Object.values(traits)
  return {
    domains: { have: sum(DOMAINS.map((domain) => domains[domain])), of: TEMPLATE.domains },
    traits: { have: all.length, of: TEMPLATE.traits },
    ratings: { have: sum(all.map(({ rating }) => rating)), of: TEMPLATE.ratings },
    loyalties: all.filter(({ kind }) => kind === 'loyalty').length,
  }
}

export const leftOf = ({ have, of }: Count): number => of - have

const isUnnamed = (field: string): boolean => field.startsWith('traits/')

/** What is missing, a sentence each; traits without names are counted together. */
export const missingFrom = (sheet: Sheet, { creation }: TlOptions): string[] => {
  const lacks = lacksOf(sheet, creation)
  const unnamed = lacks.filter(({ field }) => isUnnamed(field)).length
  return [
    ...lacks.filter(({ field }) => !isUnnamed(field)).map(({ why }) => why),
    ...(unnamed > 0 ? [makingWords.making.unnamedTraits(unnamed)] : []),
  ]
}
