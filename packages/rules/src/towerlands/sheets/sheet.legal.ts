import { seatOf } from '../../table/compartment.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { DOMAINS, type Sheet } from '../state.ts'
import { isGm } from '../who.ts'
import { tlWords as words } from '../words.ts'
import { TEMPLATE } from './blank.ts'

/** TA4: a sheet is handed in whole; the refusal names the first field that is wrong. The GM reads it. */
export const sheetLegal: Legals<'submit-sheet' | 'approve-sheet' | 'return-sheet'> = {
  'submit-sheet': ({ view, play, options, actor }) => {
    const { seat } = actor
    if (seat === null) return refuse('not-yours', words.needsHero)
    if (actor.standIn) return refuse('not-yours', words.draftIsPrivate)
    const draft = view[seatOf(seat)]?.play.draft ?? null
    if (draft === null || play.heroes[seat]?.stage !== 'draft') return refuse('not-now', words.noDraft)
    const [lack] = lacksOf(draft, options.creation)
    return lack === undefined ? null : refuse('not-allowed', lack.why, { path: `play/draft/${lack.field}` })
  },
  'approve-sheet': ({ play, actor }, { seat }) => read(isGm(actor), play.heroes[seat]?.stage),
  'return-sheet': ({ play, actor }, { seat }) => read(isGm(actor), play.heroes[seat]?.stage),
}

const read = (gm: boolean, stage: string | undefined): Refusal | null => {
  if (!gm) return refuse('not-yours', words.gmOnly)
  return stage === 'submitted' ? null : refuse('not-now', words.notSubmitted)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What a sheet still lacks, and in which field. */
export interface Lack {
  readonly field: string
  readonly why: string
}

/** All that a sheet lacks before it can be handed in, in the order of the form (TA4). */
export const lacksOf = (sheet: Sheet, creation: 'template' | 'free'): Lack[] => {
  const traits = Object.entries(sheet.traits)
  const dice = DOMAINS.map((domain) => sheet.domains[domain])
  const ratings = traits.map(([, { rating }]) => rating)
  const template = creation === 'template'
  const lacks = (is: boolean, field: string, why: string): Lack[] => (is ? [{ field, why }] : [])
  return [
    ...lacks(sheet.name.trim() === '', 'name', words.missingName),
    ...lacks(!template && sheet.influence < 1, 'influence', words.influenceLeast),
    ...lacks(template && sheet.influence !== TEMPLATE.influence, 'influence', words.templateInfluence),
    ...lacks(
      template && (sum(dice) !== TEMPLATE.domains || Math.max(...dice) > TEMPLATE.mostInDomain),
      'domains',
      words.templateDomains,
    ),
    ...lacks(template && traits.length !== TEMPLATE.traits, 'traits', words.templateTraits),
    ...lacks(
      template &&
        (sum(ratings) !== TEMPLATE.ratings || ratings.some((rating) => rating < 1 || rating > TEMPLATE.mostRating)),
      'traits',
      words.templateRatings,
    ),
    ...lacks(template && !traits.some(([, { kind }]) => kind === 'loyalty'), 'traits', words.templateLoyalty),
    ...traits.flatMap(([id, { name }]) => lacks(name.trim() === '', `traits/${id}/name`, words.missingTrait)),
  ]
}
