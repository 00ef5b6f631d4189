/** A new table of the small story: four settlers, and a log that is full from the start, so that every table is as long. */
import type { StoryLine, StoryTable } from './plays.ts'

export const LOG = 50
export const slotOf = (v: number): number => v % LOG

const NAMES = ['Ada Finch', 'Bela Thorne', 'Carl Meadow', 'Dina Hollis']
const ASPECTS = [
  ['draws her own maps', 'keeps a promise', 'dreads deep water'],
  ['carries two sacks', 'owes the ferryman', 'hums in the rain'],
  ['smells the weather', 'sold the low field', 'mends any boot'],
  ['walks every path', 'shares the dogs’ hay', 'gave up strong beer'],
]
const PERSONS = ['the ferryman', 'old Mrs Pell', 'the marsh folk']

const textOf = (v: number, name: string): string => {
  switch (v % 5) {
    case 1:
      return `${name} opens a conflict: the old orchard stays, or the orchard is cut for fuel`
    case 2:
      return 'The GM gathers 2 dice'
    case 3:
      return `${name} rolls 14 against 17`
    case 4:
      return `${name} loses a die: 15 against 19`
    default:
      return `The conflict is closed, the victory die goes to ${v % 2 === 0 ? name : 'the harvest'}`
  }
}

const lineOf = (v: number): StoryLine => {
  const name = NAMES[Math.floor((v - 1) / 5) % 4] ?? ''
  return {
    v,
    by: v % 5 === 2 || v % 5 === 4 ? 'GM' : name,
    text: textOf(v, name),
    dice: v % 5 === 3 || v % 5 === 4 ? [3, 1, 6, 2, 5, 4, 2, 6, 6, 1, 5, 3, 2, 4] : [],
  }
}

export const newStory = (): StoryTable => ({
  v: LOG,
  season: 1,
  turn: 0,
  conflictPool: 8,
  settlers: NAMES.map((name, i) => ({
    name,
    grit: 4 + (i % 2),
    heart: 5 - (i % 2),
    aspects: [...(ASPECTS[i] ?? [])],
    relationships: PERSONS.map((person, j) => ({ name: person, score: 1 + ((i + j) % 3) })),
    victoryDice: 0,
    harvestDice: 0,
  })),
  conflict: null,
  log: Array.from({ length: LOG }, (_, i) => lineOf(i === 0 ? LOG : i)),
  played: {},
})
