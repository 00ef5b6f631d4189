/** Was man tun kann, und wohin es führen mag. */
import type { Attribute, Room } from '@homestake/rules/inverted-tower'
import type { ItScreenWords } from '../../words.ts'

const WERT = { str: 'STÄ', dex: 'GES', int: 'INT' } as const satisfies Record<Attribute, string>
const ORT = { bonfire: 'zum Feuer', merchant: 'zum Händler', stairs: 'zur Treppe', trap: 'zur Falle', mobs: '' } as const satisfies Record<Room['kind'], string> // prettier-ignore
const DING = { potion: 'Trank', dagger: 'Dolch' } as const
const monster = (n: number): string => (n === 1 ? 'ein Monster' : `${n} Monster`)
const gross = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const dolche = (n: number): string => (n === 1 ? 'ein Dolch' : `${n} Dolche`)

type Words = Pick<ItScreenWords, 'chance' | 'die' | 'acts' | 'fight' | 'level' | 'give' | 'votes' | 'keys'>

export const acts: Words = {
  chance: {
    orMore: (face) => (face === 6 ? 'eine 6' : `ab ${face}`),
    always: 'immer',
    never: 'nie',
    newRoom: {
      fight: (chance) => `Monster ${chance}`,
      trap: (chance) => `Falle ${chance}`,
      stairs: (chance) => `Treppe ${chance}`,
    },
    down: (hit, survive) => `erster Kampf: Treffer ${hit}, überleben ${survive}`,
    withPotions: (bare, drinking) => `${bare}, mit Tränken ${drinking}`,
    out: 'der Weg hinaus: gewonnen',
    wanderers: (chance) => `Monster auf Streifzug ${chance}`,
    waiting: (n) => `${monster(n)} noch dort`,
    safe: 'dort streift nichts umher',
    drink: (hp, potions) => `auf ${hp} LP, einer von ${potions}`,
  },
  die: {
    newest: 'Was zuletzt geschah',
    check: 'Probe',
    event: 'Ereignis',
    trap: 'Welche Falle',
    monsters: 'Monster',
    wanderers: 'Auf Streifzug',
    treasure: 'Schatz',
    blow: 'Hieb',
    trapped: (attribute) => `Falle, ${WERT[attribute]}`,
    inAir: 'Der Würfel ist in der Luft …',
    skip: 'Jede Taste und jeder Druck beendet den Flug.',
    passed: 'geschafft',
    failed: 'nicht geschafft',
    shows: (label, faces, verdict) => (verdict === null ? `${label}: ${faces}` : `${label}: ${faces}, ${verdict}`),
  },
  acts: {
    mine: 'Was du tun kannst',
    aside: 'Und auch',
    forSeat: (name) => `Für ${name}`,
    newRoom: 'Neuer Raum',
    down: (floor) => `Hinab auf Ebene ${floor}`,
    out: 'Über die Treppe hinaus',
    sureDown: 'So, wie du bist, träfe dort unten kein Hieb ein Monster. Trotzdem hinab?',
    back: (kind, room) => (kind === 'mobs' ? `Zurück in Raum ${room}` : `Zurück ${ORT[kind]} (${room})`),
    otherRooms: 'Ein anderer Raum',
    toRoom: (room, line) => `Raum ${room}: ${line}`,
    buy: (item, price) => `${DING[item]} kaufen · ${price} Gold`,
    drink: 'Trinken',
    retire: 'Nach Hause',
    sureRetire: 'Zurück ans Licht: Der Abstieg endet hier und zählt, wie er steht.',
    flee: (room) => (room === 0 ? 'Weglaufen' : `Weglaufen in Raum ${room}`),
    trap: (attribute) => `In die Falle: ${WERT[attribute]}`,
    give: 'Geben …',
    turn: (name) => `${name} ist dran`,
    yourTurn: 'Du bist dran',
  },
  fight: {
    title: (left, wandering) => (wandering ? `Auf Streifzug: ${monster(left)}` : gross(monster(left))),
    attack: (attribute, value) => `${WERT[attribute]} ${value}`,
    hint: 'Zuschlagen mit',
    daggers: 'Dolche',
    use: (n, spent) => (spent && n > 0 ? `${dolche(n)}, danach weg` : dolche(n)),
    none: 'kein Dolch',
  },
  level: {
    title: (level) => `Stufe ${level}. Was wächst?`,
    raise: (attribute, value) => `${WERT[attribute]} auf ${value}`,
  },
  give: {
    title: 'Etwas geben',
    to: 'Wem',
    what: 'Was',
    item: { dagger: 'Dolch', potion: 'Trank', gold: 'Gold' },
    owned: (n) => `du hast ${n}`,
    howMany: 'Wie viele',
    done: (name) => `${name} geben`,
    nothing: 'Du hast nichts zu geben.',
  },
  votes: {
    title: 'Wohin?',
    needed: (n) => `${n} von euch müssen dasselbe sagen.`,
    way: (way) => (way === 'new' ? 'Neuer Raum' : way === 'down' ? 'Hinab' : `Raum ${way.slice('room:'.length)}`),
    said: (way, names) => `${way}: ${names}`,
  },
  keys: {
    title: 'Tasten',
    about: 'Jeder Knopf zeigt seine Taste. Enter oder die Leertaste tut das Naheliegende; + und − zählen Dolche.',
    use: 'Einzelne Tasten drücken Knöpfe',
  },
}
