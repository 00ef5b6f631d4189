import type { Attribute, End } from '@homestake/rules/inverted-tower'

const ATTRIBUTE = { str: 'STR', dex: 'DEX', int: 'INT' } as const satisfies Record<Attribute, string>
const rooms = (n: number): string => (n === 1 ? 'one room' : `${n} rooms`)
const kills = (n: number): string => (n === 1 ? 'one monster' : `${n} monsters`)
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const END = {
  dead: (floor: number) => `Dead on floor ${floor}`,
  retired: (floor: number) => `Home from floor ${floor}`,
  won: (floor: number) => `Through, all ${floor} floors`,
} as const satisfies Record<End, (floor: number) => string>

/** Going down, races, scores, the desk. */
export const tableWords = {
  chapters: {
    run: (names: readonly string[]) =>
      names.length === 1 ? `${names.join()} goes down` : `${names.join(', ')} go down`,
    race: (number: number) => `Race ${number}`,
  },

  enter: {
    title: 'Who goes down?',
    name: 'Your delver’s name',
    nameHint: 'Left empty, it is your own.',
    attribute: 'One attribute starts at 1, the others at 0. With it you go down.',
    with: (attribute: Attribute) => `${ATTRIBUTE[attribute]} 1`,
    about: {
      str: 'Heave, hold, hit.',
      dex: 'Dodge, climb, pick.',
      int: 'Read, reckon, see through.',
    } as const satisfies Record<Attribute, string>,
    late: 'The party is below already. You come after them.',
    again: (name: string, attribute: Attribute) => `Again as ${name}, ${ATTRIBUTE[attribute]} 1`,
    other: 'With another delver',
  },
  gather: {
    party: 'The party gathers',
    race: 'The start of a race',
    raceAbout:
      'All start together and meet the same dice. Of another’s tower you are told what you have passed yourself.',
    partyAbout: 'One tower for all of you, one log. You act in the order of your seats.',
    who: (name: string, attribute: Attribute) => `${name}, ${ATTRIBUTE[attribute]} 1`,
    nobody: 'Nobody is at the mouth of the tower yet.',
    missing: (names: string) => `Not ready yet: ${names}.`,
    you: 'You are ready. It begins when everybody at the table is, or when the host says so.',
    start: 'Go down now',
    hostStarts: {
      party: 'Those who are ready go. Whoever comes late comes after them.',
      race: 'Those who are ready go. Whoever comes late runs in the next race.',
    },
  },
  seat: {
    title: 'Play along?',
    about: 'As the host you may hold a seat as well. Without one you watch, and keep the table.',
    mouth: 'The mouth of the tower',
    mouthAbout: 'One torch. Below it room after room, and nobody has counted them.',
    spectator: 'Nobody has gone down yet. As soon as somebody does, you see it here.',
    invite: 'One is enough to play. If others are to come along, this is for them:',
  },
  over: {
    end: (end: End, floor: number) => END[end](floor),
    score: (killed: number, entered: number) => `${capital(kills(killed))} killed in ${rooms(entered)}`,
    place: (place: number) =>
      place === 1 ? 'The best run of this table.' : `Number ${place} among this table’s runs.`,
    stillRacing: (names: string) => `Still in the tower, as far as you know: ${names}.`,
    raceGoesOn: 'The others are still running. When the last is out, the seed is opened.',
    fallen: (name: string) => `${name} has fallen and watches from above.`,
    wentHome: (name: string) => `${name} is home, and watches.`,
  },
  scores: {
    title: 'Best runs of this table',
    none: 'No run has ended yet.',
    line: (names: string, end: End, floor: number) => `${names} · ${END[end](floor)}`,
    more: (killed: number, entered: number) => `${kills(killed)}, ${rooms(entered)}`,
    open: (names: string) => `Open the log of ${names}`,
    log: (names: string) => `The log of ${names}`,
  },
  sheets: { title: 'Delvers', empty: 'Nobody sits here yet.', yours: 'yours' },
  race: {
    on: (number: number) => `Race ${number}`,
    leads: (name: string) => `Ahead, as far as you know: ${name}.`,
    leadsPublic: (name: string) => `Ahead, as far as everyone may know: ${name}.`,
    nobodyLeads: 'Nobody has opened a door yet.',
    told: (name: string, floor: number, room: number) =>
      room === 0
        ? `Of ${name} you know nothing beyond the mouth of floor ${floor}. More is told as you get there yourself.`
        : `You are told of ${name} as far as floor ${floor}, room ${room}. More as you get there yourself.`,
    toldPublic: (name: string, floor: number, room: number) =>
      room === 0
        ? `Nothing of ${name} is told yet: you see only what all runners have passed.`
        : `${name} as far as floor ${floor}, room ${room}: what all runners have passed.`,
    late: 'A race is on. You can run in the next one.',
  },
  desk: {
    isAway: (name: string) => `${name} is away.`,
    skip: (name: string) => `Skip ${name}’s turn`,
    act: (name: string) => `Act for ${name}`,
  },
} as const
