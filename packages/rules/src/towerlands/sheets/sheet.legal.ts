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
    const lack = lackOf(draft, options.creation)
    return lack === null ? null : refuse('not-allowed', lack.why, { path: `play/draft/${lack.field}` })
  },
  'approve-sheet': ({ play, actor }, { seat }) => read(isGm(actor), play.heroes[seat]?.stage),
  'return-sheet': ({ play, actor }, { seat }) => read(isGm(actor), play.heroes[seat]?.stage),
}

const read = (gm: boolean, stage: string | undefined): Refusal | null => {
  if (!gm) return refuse('not-yours', words.gmOnly)
  return stage === 'submitted' ? null : refuse('not-now', words.notSubmitted)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What a sheet still lacks, and in which field; `null`: nothing. */
const lackOf = (
  sheet: Sheet,
  creation: 'template' | 'free',
): { readonly field: string; readonly why: string } | null => {
  if (sheet.name.trim() === '') return { field: 'name', why: words.missingName }
  const traits = Object.entries(sheet.traits)
  const unnamed = traits.find(([, { name }]) => name.trim() === '')
  if (unnamed !== undefined) return { field: `traits/${unnamed[0]}/name`, why: words.missingTrait }
  if (sheet.influence < 1) return { field: 'influence', why: words.influenceLeast }
  if (creation === 'free') return null
  if (sheet.influence !== TEMPLATE.influence) return { field: 'influence', why: words.templateInfluence }
  const dice = DOMAINS.map((domain) => sheet.domains[domain])
  if (sum(dice) !== TEMPLATE.domains || Math.max(...dice) > TEMPLATE.mostInDomain)
    return { field: 'domains', why: words.templateDomains }
  if (traits.length !== TEMPLATE.traits) return { field: 'traits', why: words.templateTraits }
  const ratings = traits.map(([, { rating }]) => rating)
  if (sum(ratings) !== TEMPLATE.ratings || Math.min(...ratings) < 1 || Math.max(...ratings) > TEMPLATE.mostRating)
    return { field: 'traits', why: words.templateRatings }
  return traits.some(([, { kind }]) => kind === 'loyalty') ? null : { field: 'traits', why: words.templateLoyalty }
}
