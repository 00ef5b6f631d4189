/** Every sentence of *The Inverted Tower* for people, in one place: a translation is another file of this shape. */
import { listed } from '../language/listed.ts'
import { catalogue, type Spoken } from '../language/catalogue.ts'
import type { Attribute, End, EventKind, Found, Stage, Treasure, Way } from './state.ts'

const ATTRIBUTE = { str: 'STR', dex: 'DEX', int: 'INT' } as const satisfies Record<Attribute, string>
const TREASURE = { gold: 'a gold piece', dagger: 'a dagger', potion: 'a potion' } as const satisfies Record<
  Treasure,
  string
>
const EVENT = { trap: 'Trap', merchant: 'Merchant', bonfire: 'Bonfire', stairs: 'Stairs' } as const satisfies Record<EventKind, string> // prettier-ignore
const ITEM = { dagger: ['a dagger', 'daggers'], potion: ['a potion', 'potions'], gold: ['a gold piece', 'gold pieces'] } as const // prettier-ignore
const COUNT = ['no', 'one', 'two', 'three'] as const

const count = (n: number): string => COUNT[n] ?? String(n)
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const monsters = (n: number): string => (n === 1 ? 'one monster' : `${count(n)} monsters`)
const some = (item: keyof typeof ITEM, n: number): string => (n === 1 ? ITEM[item][0] : `${n} ${ITEM[item][1]}`)
const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)
const roomsPlayed = (n: number): string => (n === 1 ? 'one room' : `${n} rooms`)

const FOUND = {
  trap: (found: Found): string => `a trap${found.kind === 'trap' ? ` (${ATTRIBUTE[found.attribute]})` : ''}`,
  merchant: () => 'a merchant',
  bonfire: () => 'a bonfire',
  stairs: () => 'stairs down',
  mobs: (found: Found): string => monsters(found.kind === 'mobs' ? found.monsters : 0),
} as const satisfies Record<Found['kind'], (found: Found) => string>

const ENDS = {
  dead: (who: string, floor: number) => `${who}: dead on floor ${floor}`,
  retired: (who: string, floor: number) => `${who}: back to daylight from floor ${floor}`,
  won: (who: string, floor: number) => `${who}: through the tower, all ${floor} floors`,
} as const satisfies Record<End, (who: string, floor: number) => string>

const english = {
  // Refusals: who
  needsSeat: 'Take a seat first: each delver is a player’s.',
  hostOnly: 'That is the host’s to do.',
  raceIsTheirs: 'In a race nobody rolls for another.',
  notYourTurn: (name: string) => `It is ${name}’s turn.`,

  // Refusals: the run
  notInside: 'You are not in the tower.',
  insideAlready: 'You are in the tower already.',
  otherRun: 'That run is over; another one is on.',
  movedOn: 'Something has happened since you looked.',
  runOver: 'This run is over.',
  delverOut: { dead: 'Your delver is dead.', retired: 'Your delver has gone home.' },
  notAt: {
    explore: 'There is nobody to fight, and no trap.',
    trap: 'First the trap has to be faced.',
    fight: 'First the monsters.',
    over: 'This run is over.',
  } as const satisfies Record<Stage['kind'], string>,
  pointFirst: 'A new level: first choose the attribute that grows.',
  noPoint: 'There is no point to give.',
  noPotion: 'There is no potion left.',
  unhurt: 'At full HP a potion would be wasted.',
  noMerchant: 'There is no merchant here.',
  tooDear: (price: number) => `That costs ${price} gold.`,
  nobodyToGive: 'Give to somebody who is in the tower with you.',
  notSoMany: 'You don’t have as many.',
  notSoManyDaggers: (owned: number) => `You have ${owned === 1 ? 'one dagger' : `${owned} daggers`}.`,
  noFleeing: 'At this table nobody flees.',
  noMoreRooms: 'This floor has no more rooms: look for the stairs.',
  goToEnd: (last: number) => `New rooms lie beyond room ${last}: go there first.`,
  hereAlready: 'You are in this room.',
  noSuchRoom: 'There is no such room to go back to.',
  roomByRoom: 'At this table you go back room by room.',
  noStairs: 'The stairs are not in this room.',
  noSuchField: 'There is no such field to edit.',

  // Refusals: several players
  joinLater: 'They are busy: join as soon as the room is quiet.',
  nobodyWaits: 'Nobody waits to go down.',
  noParty: 'There is no party here.',
  nobodyElse: 'Nobody else could go on.',
  raceIsOn: 'A race is on. You can run in the next one.',
  oneRunARace: 'Your run is over; the next race begins when this one ends.',
  noRace: 'There is no race.',
  farAhead: 'You are very far ahead: wait until the others come closer.',

  // The chronicle: going down
  waits: (name: string, attribute: Attribute) => `${name} (${ATTRIBUTE[attribute]}) waits at the mouth of the tower.`,
  goesDown: (names: readonly string[]) =>
    names.length === 1
      ? `${listed(names)} goes down into the tower.`
      : `${listed(names)} go down into the tower together.`,
  joins: (name: string) => `${name} comes after them.`,

  // The chronicle: rooms
  room: (room: number, found: Found) => `Room ${room}: ${FOUND[found.kind](found)}.`,
  rested: (hp: readonly number[]) => (hp.length === 1 ? `Back to ${hp[0]} HP.` : 'Everybody is whole again.'),
  checked: (face: number, passed: boolean) => `Check ${face}: ${passed ? 'an event' : 'an encounter'}`,
  lastRoom: 'The last room of the floor',
  dice: (faces: readonly number[]) => `Dice ${faces.join(', ')}`,
  trapPassed: (name: string, face: number, modifier: number) => `${name} passes the trap: ${face} ${signed(modifier)}.`,
  trapFailed: (name: string, face: number, modifier: number, hp: number) =>
    `${name} walks into the trap: ${face} ${signed(modifier)}. ${hp} HP left.`,
  finds: (name: string, treasure: Treasure) => `${name} finds ${TREASURE[treasure]}.`,
  back: (name: string, room: number) => `${name} goes back to room ${room}: all is quiet.`,
  backUnchecked: (name: string, room: number) => `${name} goes back to room ${room}.`,
  wandering: (name: string, room: number, n: number) =>
    `${name} goes back to room ${room}: ${monsters(n)} on the prowl!`,
  waiting: (name: string, room: number, n: number) =>
    `${name} goes back to room ${room}, where ${monsters(n)} still wait.`,
  wanderCheck: (face: number) => `Check ${face}`,
  descends: (floor: number) => `Down to floor ${floor}.`,

  // The chronicle: fights
  hit: (name: string, face: number, modifier: number, left: number) =>
    `${name} kills a monster: ${face} ${signed(modifier)}.${left === 0 ? '' : ` ${capital(count(left))} left.`}`,
  missed: (name: string, face: number, modifier: number, hp: number) =>
    `${name} is hurt: ${face} ${signed(modifier)}. ${hp} HP left.`,
  blow: (attribute: Attribute, daggers: number) =>
    daggers === 0 ? ATTRIBUTE[attribute] : `${ATTRIBUTE[attribute]} and ${some('dagger', daggers)}`,
  flees: (name: string, left: number) => `${name} runs from ${monsters(left)}.`,
  level: (name: string, level: number, maxHp: number) =>
    `${name} reaches level ${level}: Max HP ${maxHp}, and a point to give.`,

  // The chronicle: between rolls
  raised: (name: string, attribute: Attribute, value: number) => `${name}: ${ATTRIBUTE[attribute]} is now ${value}.`,
  drinks: (name: string, hp: number) => `${name} drinks a potion: ${hp} HP.`,
  buys: (name: string, item: 'dagger' | 'potion', gold: number) => `${name} buys ${ITEM[item][0]}; ${gold} gold left.`,
  gives: (name: string, to: string, item: keyof typeof ITEM, n: number) => `${name} gives ${to} ${some(item, n)}.`,

  // The chronicle: a party
  wants: (name: string, way: Way) =>
    way === 'new' ? `${name} would open a new room.` : way === 'down' ? `${name} would go down.` : `${name} would go back to room ${way.slice(5)}.`, // prettier-ignore
  skipped: (name: string) => `${name} is away; the turn passes on.`,

  // The chronicle: the end
  dies: (name: string) => `${name} is dead.`,
  goesHome: (name: string) => `${name} turns back and climbs to daylight.`,
  ended: (end: End, names: readonly string[], floor: number) => `${ENDS[end](listed(names), floor)}.`,
  score: (kills: number, rooms: number) =>
    `${kills === 1 ? 'One monster' : `${kills} monsters`} in ${roomsPlayed(rooms)}`,

  // The chronicle: a race
  raceBegins: (number: number, names: readonly string[]) =>
    `Race ${number}: ${listed(names)} go down, with the same dice.`,
  told: (name: string, floor: number, line: string) => `${name}, floor ${floor}, ${line}`,
  toldEnd: (name: string, end: End, floor: number) => ENDS[end](name, floor),
  raceEnds: (number: number) => `Race ${number} is over.`,
  placed: (place: number, name: string, floor: number, kills: number, end: End) =>
    `${place}. ${name}: floor ${floor}, ${kills} killed, ${{ dead: 'dead', retired: 'home', won: 'through' }[end]}`,

  // Taking back
  noTakingBack: 'At this table nothing is taken back: what has happened, has happened.',
  noTakingBackInRace: 'In a race nothing is taken back.',

  // The Dungeon Log
  log: {
    floor: (floor: number) => `Floor ${floor}`,
    room: (room: number, line: string) => `Room ${room}: ${line}`,
    event: (kind: EventKind) => EVENT[kind],
    trap: (attribute: Attribute) => `Trap (${ATTRIBUTE[attribute]})`,
    passed: '(Passed)',
    failed: '(Failed)',
    descended: '(Descended)',
    mob: (n: number, killed: boolean) => `Mob ${n} (${killed ? 'killed' : 'alive'})`,
    wandering: 'Wandering: Yes.',
    more: (fights: number, kills: number) => `Wandering ${fights} more times (${kills} killed)`,
    unlisted: (rooms: number, kills: number) => `${roomsPlayed(rooms)} before these, ${kills} killed`,
    floorsBefore: (floors: number, rooms: number, kills: number) =>
      `${floors === 1 ? 'One floor' : `${floors} floors`} before these: ${roomsPlayed(rooms)}, ${kills} killed`,
  },
} as const

export type ItWords = Spoken<typeof english>
export const itWords = catalogue<ItWords>(
  'rules/inverted-tower',
  english,
  (language) => import(`./words/${language}.ts`),
)
