/** The parts of a state that events change; each throws where the part is not there, which is a fault of a rule. */
import type { Draft } from 'mutative'
import type { SeatId } from '../table/ids.ts'
import type { NmlDrafts } from './rule.ts'
import type { Conflict, Festival, NmlGm, Scene, SceneTurn, Season, SeasonEnd, Settler, SideName, Stage } from './state.ts' // prettier-ignore

const there = <T>(part: T | null | undefined, what: string): T => {
  if (part === null || part === undefined) throw new Error(`there is no ${what}`)
  return part
}

export const draftedSettler = (drafts: NmlDrafts, seat: SeatId): Draft<Settler> =>
  there(drafts.table.play.settlers[seat], `settler of ${seat}`)

export const draftedConflict = (drafts: NmlDrafts, id: string): Draft<Conflict> => {
  const conflict = there(drafts.table.play.conflict, 'conflict')
  if (conflict.id !== id) throw new Error(`the conflict is ${conflict.id}, not ${id}`)
  return conflict
}

export const draftedSeason = (drafts: NmlDrafts): Draft<Season> => there(drafts.table.play.season, 'season')

export const draftedTurn = (drafts: NmlDrafts): Draft<SceneTurn> => there(drafts.table.play.turn, 'turn')

export const draftedScene = (drafts: NmlDrafts): Draft<Scene> => there(drafts.table.play.scene, 'scene')

export const draftedEnding = (drafts: NmlDrafts, seat: SeatId): Draft<SeasonEnd> =>
  there(drafts.table.play.endings[seat], `season's end of ${seat}`)

export const draftedFestival = (drafts: NmlDrafts): Draft<Festival> => there(drafts.table.play.festival, 'festival')

export const draftedGmSeason = (drafts: NmlDrafts): Draft<NonNullable<NmlGm['season']>> =>
  there(drafts.gm.play.season, 'season of the GM')

const OF_A_STAGE = [
  'lower',
  'rests',
  'burner',
  'waiting',
  'back',
  'outcome',
  'narrator',
  'narrated',
  'gains',
  'endings',
]

/** Lead a conflict into another stage: a new window, in which nobody has said "ready" yet (D13). */
export const enterStage = (conflict: Draft<Conflict>, stage: Stage): void => {
  for (const key of OF_A_STAGE) if (Object.hasOwn(conflict, key)) Reflect.deleteProperty(conflict, key)
  Object.assign(conflict, stage)
  newStep(conflict)
}

/** Raise the number of the window and take "ready" back (D13, NA23): both sides', or only the side's across from `by`. */
export const newStep = (conflict: Draft<Conflict>, by: SideName | null = null): void => {
  conflict.step += 1
  if (by !== 'second') conflict.sides.second.ready = false
  if (by !== 'first') conflict.sides.first.ready = false
}

/** Stakes or pool have changed: nobody has agreed to them as they stand (N-R20). */
export const newTerms = (conflict: Draft<Conflict>): void => {
  newStep(conflict)
  conflict.sides.first.accepted = false
  conflict.sides.second.accepted = false
}
