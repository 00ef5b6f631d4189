import { deed, line, telling, turn, type Says } from '../saying.ts'
import { nmlWords as words } from '../words.ts'

type OfEndings =
  | 'victory-rolled'
  | 'goal-told'
  | 'gain-split'
  | 'point-lost'
  | 'tie-made'
  | 'refresh-rolled'
  | 'points-restored'
  | 'dream-settled'
  | 'last-words-told'
  | 'season-ended'
  | 'begun-anew'

export const saysOfEndings: Says<OfEndings> = {
  'victory-rolled': ({ name, goal, faces, sixes, achieved, left }) =>
    line('roll', achieved ? words.goalReached(name, sixes) : words.goalMissed(name), [
      words.thrown(faces),
      ...(goal === '' ? [] : [words.theGoal(goal)]),
      ...(achieved ? [words.harvestEarned] : []),
      ...(left > 0 ? [words.victoryKept(left)] : []),
    ]),
  'goal-told': ({ text }) => (text === '' ? null : telling(text)),
  'gain-split': ({ name, grit, heart }) => deed(words.gained(name, grit, heart)),
  'point-lost': ({ name, pool, out }) => deed(words.lost(name, pool), out ? [words.storyEnds(name)] : []),
  'tie-made': ({ name, to, rating, isNew }) =>
    deed(isNew ? words.tieMade(name, to, rating) : words.raised(name, to, rating)),
  'refresh-rolled': ({ name, face, ties, amount }) =>
    line('roll', words.rested(name, amount), [words.restMade(face, ties, amount - face - ties)]),
  'points-restored': ({ name, grit, heart, unused }) =>
    deed(words.restored(name, grit, heart), unused > 0 ? [words.unused(unused)] : []),
  'dream-settled': ({ name, dream, changed }) =>
    deed(changed ? words.dreamChanged(name, dream) : words.dreamKept(name, dream)),
  'last-words-told': ({ text }) => telling(text),
  'season-ended': ({ season }) => turn(words.seasonEnded(season)),
  'begun-anew': ({ name }) => turn(words.begunAnew(name)),
}
