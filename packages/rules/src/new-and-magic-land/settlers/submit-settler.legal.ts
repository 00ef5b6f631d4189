import type { SeatId } from '../../table/ids.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Legals, Looking } from '../rule.ts'
import { ASPECTS, type Relationship, type Settler } from '../state.ts'
import { nmlWords as words } from '../words.ts'
import { pastOf } from './past.ts'

/** N-R6 to N-R9, NA2: a sheet is handed in whole; the refusal names the first field that is missing. */
export const submitSettlerLegal: Legals<'submit-settler'> = {
  'submit-settler': (looking) => {
    const { play, actor } = looking
    const { seat } = actor
    const settler = seat === null ? undefined : play.settlers[seat]
    if (seat === null || settler === undefined) return refuse('not-yours', words.needsSettler)
    if (settler.stage !== 'draft') return refuse('not-now', words.notADraft)

    const lacks = (field: string, why: string): Refusal =>
      refuse('not-allowed', why, { path: `play/settlers/${seat}/${field}` })
    if (empty(settler.name)) return lacks('name', words.missingName)
    const aspect = ASPECTS.find((id) => empty(settler.aspects[id]))
    if (aspect !== undefined) return lacks(`aspects/${aspect}`, words.missingAspect)
    return (
      relationshipsLack(looking, seat, settler, lacks) ??
      (empty(pastOf(looking, seat)) ? lacks('past', words.missingPast) : null) ??
      (empty(settler.dream) ? lacks('dream', words.missingDream) : null)
    )
  },
}

const empty = (written: string): boolean => written.trim() === ''

/** Whom a Relationship is with, so that nobody is there twice. */
const personOf = ({ seat, name }: Relationship): string => (seat === null ? name.trim().toLowerCase() : `seat ${seat}`)

const relationshipsLack = (
  { play }: Looking,
  own: SeatId,
  settler: Settler,
  lacks: (field: string, why: string) => Refusal,
): Refusal | null => {
  const ties = Object.entries(settler.relationships)
  const unnamed = ties.find(([, tie]) => tie.seat === null && empty(tie.name))
  if (unnamed !== undefined) return lacks(`relationships/${unnamed[0]}/name`, words.missingPerson)
  const twice = ties.find(([, tie], i) => ties.slice(0, i).some(([, other]) => personOf(other) === personOf(tie)))
  if (twice !== undefined) return lacks(`relationships/${twice[0]}/name`, words.samePerson)

  const wrong = wrongRating(ties.map(([, { rating }]) => rating))
  if (wrong !== null) return lacks(`relationships/${ties[wrong]?.[0] ?? 'r1'}/rating`, words.ratingsDiffer)

  const others = Object.entries(play.settlers).some(([seat, { stage }]) => seat !== own && stage !== 'out')
  return others && ties.every(([, tie]) => tie.seat === null)
    ? lacks(`relationships/${ties[0]?.[0] ?? 'r1'}/seat`, words.tieToSettler)
    : null
}

/**
 * N-R7: one Relationship each at 1, 2 and 3.
 * @returns the place of the first rating that does not fit, or `null`
 */
export const wrongRating = (ratings: readonly number[]): number | null => {
  const at = ratings.findIndex((rating, i) => ![1, 2, 3].includes(rating) || ratings.indexOf(rating) !== i)
  if (at >= 0) return at
  return ratings.length === 3 ? null : Math.max(0, ratings.length - 1)
}
