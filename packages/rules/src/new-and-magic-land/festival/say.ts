import { line, telling, turn, type Says } from '../saying.ts'
import { nmlWords as words } from '../words.ts'

type OfFestival = 'festival-opened' | 'feast-told' | 'harvest-rolled' | 'fate-told' | 'year-ended'

export const saysOfFestival: Says<OfFestival> = {
  'festival-opened': () => turn(words.festivalOpened),
  'feast-told': ({ text }) => telling(text),
  'harvest-rolled': ({ name, dream, faces, fate }) =>
    line('roll', words.fate(name, fate), [words.thrown(faces), words.theDream(dream)]),
  'fate-told': ({ text }) => telling(text),
  'year-ended': ({ dreams }) =>
    turn(
      words.yearEnded,
      dreams.map(({ name, dream, fate }) => words.dreamAtEnd(name, dream, fate)),
    ),
}
