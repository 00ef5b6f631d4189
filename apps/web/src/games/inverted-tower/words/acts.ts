import type { Attribute, Room, Way } from '@homestake/rules/inverted-tower'

const ATTRIBUTE = { str: 'STR', dex: 'DEX', int: 'INT' } as const satisfies Record<Attribute, string>
const PLACE = { bonfire: 'the bonfire', merchant: 'the merchant', stairs: 'the stairs', trap: 'the trap', mobs: '' } as const satisfies Record<Room['kind'], string> // prettier-ignore
const ITEM = { potion: 'potion', dagger: 'dagger', gold: 'gold' } as const
const monsters = (n: number): string => (n === 1 ? 'one monster' : `${n} monsters`)
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const daggers = (n: number): string => (n === 1 ? 'one dagger' : `${n} daggers`)

/** What may be done, and what it may come to. */
export const actsWords = {
  chance: {
    orMore: (face: number) => (face === 6 ? 'a 6' : `${face}+`),
    always: 'always',
    never: 'never',
    newRoom: { fight: (chance: string) => `monsters ${chance}`, trap: (chance: string) => `trap ${chance}`, stairs: (chance: string) => `stairs ${chance}` }, // prettier-ignore
    down: (hit: string, survive: string) => `first fight: you hit ${hit}, survive it ${survive}`,
    withPotions: (bare: string, drinking: string) => `${bare}, with potions ${drinking}`,
    out: 'the way out: you have won',
    wanderers: (chance: string) => `monsters on the prowl ${chance}`,
    waiting: (n: number) => `${monsters(n)} still there`,
    safe: 'nothing prowls there',
    drink: (hp: number, potions: number) => `to ${hp} HP, one of ${potions}`,
  },
  die: {
    newest: 'What happened last',
    check: 'Check',
    event: 'Event',
    trap: 'Which trap',
    monsters: 'Monsters',
    wanderers: 'Wanderers',
    treasure: 'Treasure',
    blow: 'Blow',
    trapped: (attribute: Attribute) => `Trap, ${ATTRIBUTE[attribute]}`,
    inAir: 'The die is in the air…',
    skip: 'Any key or press ends its flight.',
    passed: 'passed',
    failed: 'failed',
    shows: (label: string, faces: string, verdict: string | null) =>
      verdict === null ? `${label}: ${faces}` : `${label}: ${faces}, ${verdict}`,
  },
  acts: {
    mine: 'What you may do',
    aside: 'And also',
    forSeat: (name: string) => `For ${name}`,
    newRoom: 'New room',
    down: (floor: number) => `Down to floor ${floor}`,
    out: 'Out by the stairs',
    sureDown: 'As you are no blow of yours could hit a monster down there. Down all the same?',
    back: (kind: Room['kind'], room: number) =>
      kind === 'mobs' ? `Back to room ${room}` : `Back to ${PLACE[kind]} (${room})`,
    otherRooms: 'Another room',
    toRoom: (room: number, line: string) => `Room ${room}: ${line}`,
    buy: (item: 'potion' | 'dagger', price: number) => `Buy a ${ITEM[item]} · ${price} gp`,
    drink: 'Drink',
    retire: 'Retire',
    sureRetire: 'Back to daylight: this run ends here and counts as it stands.',
    flee: (room: number) => (room === 0 ? 'Run for it' : `Run to room ${room}`),
    trap: (attribute: Attribute) => `Face the trap: ${ATTRIBUTE[attribute]}`,
    give: 'Give…',
    turn: (name: string) => `${name}’s turn`,
    yourTurn: 'Your turn',
  },
  fight: {
    title: (left: number, wandering: boolean) =>
      wandering ? `On the prowl: ${monsters(left)}` : capital(monsters(left)),
    attack: (attribute: Attribute, value: number) => `${ATTRIBUTE[attribute]} ${value}`,
    hint: 'Strike with',
    daggers: 'dagger',
    use: (n: number, spent: boolean) => (spent && n > 0 ? `${daggers(n)}, then gone` : daggers(n)),
    none: 'no dagger',
  },
  level: {
    title: (level: number) => `Level ${level}. What grows?`,
    raise: (attribute: Attribute, value: number) => `${ATTRIBUTE[attribute]} to ${value}`,
  },
  give: {
    title: 'Give something',
    to: 'To whom',
    what: 'What',
    item: { dagger: 'Dagger', potion: 'Potion', gold: 'Gold' },
    owned: (n: number) => `you have ${n}`,
    howMany: 'How many',
    done: (name: string) => `Give to ${name}`,
    nothing: 'You have nothing to give.',
  },
  votes: {
    title: 'Where to?',
    needed: (n: number) => `${n} of you have to say the same.`,
    way: (way: Way) => (way === 'new' ? 'New room' : way === 'down' ? 'Down' : `Room ${way.slice('room:'.length)}`),
    said: (way: string, names: string) => `${way}: ${names}`,
  },
  keys: {
    title: 'Keys',
    about: 'Each button shows its key. Enter or the space bar does the obvious thing; + and − count daggers.',
    use: 'Single keys press buttons',
  },
} as const
