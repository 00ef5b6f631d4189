/**
 * The dice of a tower: a chapter is a floor, where one run is on; with several side by side it is what is thrown until there
 * is a good moment to open its seed. In a race it is the race, and throws are numbered by their place (D11).
 */
import { closeChapter, openChapter } from '../house/chapters.ts'
import { fixNonces } from '../dice/chapter.ts'
import { toTable } from '../table/event.ts'
import { certain } from './acting.ts'
import { KEPT } from './numbers.ts'
import type { Rolls } from './rolls.ts'
import type { ItDeciding, ItEvents } from './rule.ts'
import type { Fallen } from './schemas.ts'
import type { Run } from './state.ts'

/** A chapter for who goes down now, unless one is open. */
export const openDice = ({ state, chance }: ItDeciding): ItEvents =>
  state.table.chapter === null ? openChapter(chance) : []

/** The seed is opened. @param thrown how many throws it had, this command’s among them */
export const closeDice = ({ state }: ItDeciding, thrown: number): ItEvents =>
  closeChapter(state).map((addressed) =>
    addressed.event.type === 'chapter-closed' ? toTable({ ...addressed.event, thrown }) : addressed,
  )

/**
 * After a floor was left or a run has ended.
 * @param others whether other runs are on, which go on with dice of their own
 * @param goesOn whether this one does
 * @param threw whether this command threw dice
 */
export const turnDice = (deciding: ItDeciding, others: boolean, goesOn: boolean, threw: boolean): ItEvents => {
  const thrown = (deciding.state.table.chapter?.thrown ?? 0) + (threw ? 1 : 0)
  if (others && thrown < KEPT.throws) return []
  return [...closeDice(deciding, thrown), ...(others || goesOn ? openChapter(deciding.chance) : [])]
}

/** Dice of the chapter, one after the other. */
export const tableRolls = ({ dice }: ItDeciding): Rolls => {
  let next = 0
  const d6: Rolls['d6'] = (again = () => false) => fall(dice().die(next, 6).next, next++, again)
  return {
    get throw() {
      return dice().number
    },
    d6,
    treasure: () => d6(),
  }
}

/** The die of a room's own treasure, behind those that say what is in it. */
const TREASURE = 3
const PER_COMMAND = 4

/** How a throw of a race is numbered: by floor and room. */
export const placeOf = (floor: number, room: number): number => floor * 1_000_000 + room

/**
 * D11: faces follow from the race's seed, the floor, the newest room, the how-manieth command it is there that throws, and the
 * die: whoever does the same meets the same.
 * @param fresh whether the command opens the next room
 */
export const raceRolls = ({ state, chance }: ItDeciding, run: Run, fresh: boolean): Rolls => {
  const chapter = certain(state.table.chapter, 'chapter of the race')
  const number = placeOf(run.floor, run.explored + (fresh ? 1 : 0))
  const nonces = chapter.fixed ?? fixNonces(chapter.nonces)
  const dice = chance.dice({ seed: certain(state.sealed.seed, 'seed of the race'), nonces, number })
  let next = fresh ? 0 : PER_COMMAND * run.stretch.throws
  const at = (index: number, again: (face: number) => boolean = () => false): Fallen =>
    fall(dice.die(index, 6).next, index, again)
  return { throw: number, d6: (again) => at(next++, again), treasure: () => at(TREASURE) }
}

const fall = (next: () => number, die: number, again: (face: number) => boolean): Fallen => {
  const faces = [next()]
  while (again(certain(faces[faces.length - 1], 'face'))) faces.push(next())
  return { die, faces }
}
