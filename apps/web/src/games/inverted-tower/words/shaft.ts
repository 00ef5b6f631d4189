import type { Cell } from '../logic/shaft.ts'

const rooms = (n: number): string => (n === 1 ? 'one room' : `${n} rooms`)
const floors = (n: number): string => (n === 1 ? 'one floor' : `${n} floors`)

/** The shaft, the log and who is in it. */
export const shaftWords = {
  shaft: {
    label: (name: string) => `The tower of ${name}`,
    party: 'The party’s tower',
    map: 'Map',
    log: 'Log',
    show: 'How the tower is shown',
    floor: (floor: number) => `Floor ${floor}`,
    above: (floorCount: number, roomCount: number) => `${floors(floorCount)} above, ${rooms(roomCount)}`,
    hidden: (n: number) => `${rooms(n)} before these`,
    all: 'Show all',
    fewer: 'Show the newest',
    room: ({ number, line }: Cell) => `Room ${number}: ${line}`,
    here: 'you are here',
    theyAreHere: 'they are here',
    copy: 'the log',
    copyIt: 'Copy the log',
    copyLong: 'The Dungeon Log',
    empty: 'No room yet. It is dark down there.',
  },
  delver: {
    hp: (hp: number, most: number) => `${hp} of ${most} HP`,
    daggers: (n: number) => (n === 1 ? 'one dagger' : `${n} daggers`),
    potions: (n: number) => (n === 1 ? 'one potion' : `${n} potions`),
    gold: (n: number) => (n === 1 ? 'one gold piece' : `${n} gold pieces`),
    xp: (xp: number, next: number) => `${xp} of ${next} XP to the next level`,
    xpShort: (xp: number, next: number) => `${xp}/${next} XP`,
    level: (level: number) => `Level ${level}`,
    kills: (n: number) => (n === 1 ? 'one kill' : `${n} kills`),
    below: (floor: number) => `floor ${floor}`,
    fate: { in: 'in the tower', dead: 'dead', retired: 'home', won: 'through' },
    turn: 'their turn',
    order: 'The party, in the order of its turns',
    none: 'No delver yet.',
    waits: (attribute: string) => `waits at the mouth of the tower, ${attribute} 1`,
    points: (n: number) => (n === 1 ? 'a point to give' : `${n} points to give`),
  },
  glance: {
    title: 'Towers',
    floor: (floor: number) => `F${floor}`,
    spoken: (name: string, floor: number, room: number, hp: string, fate: string) =>
      `${name}: floor ${floor}, room ${room}, ${hp}, ${fate}`,
    back: 'Back to your tower',
  },
} as const
