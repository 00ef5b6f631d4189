/** Der Schacht, das Logbuch und wer darin ist. */
import type { ItScreenWords } from '../../words.ts'

const raeume = (n: number): string => (n === 1 ? 'ein Raum' : `${n} Räume`)
const ebenen = (n: number): string => (n === 1 ? 'eine Ebene' : `${n} Ebenen`)

export const shaft: Pick<ItScreenWords, 'shaft' | 'delver' | 'glance'> = {
  shaft: {
    label: (name) => `Der Turm von ${name}`,
    party: 'Der Turm der Gruppe',
    map: 'Karte',
    log: 'Logbuch',
    show: 'Wie der Turm gezeigt wird',
    floor: (floor) => `Ebene ${floor}`,
    above: (floorCount, roomCount) => `${ebenen(floorCount)} darüber, ${raeume(roomCount)}`,
    hidden: (n) => `${raeume(n)} davor`,
    all: 'Alle zeigen',
    fewer: 'Die neuesten zeigen',
    room: ({ number, line }) => `Raum ${number}: ${line}`,
    here: 'du bist hier',
    theyAreHere: 'sie sind hier',
    copy: 'das Logbuch',
    copyIt: 'Das Logbuch kopieren',
    copyLong: 'Das Logbuch',
    empty: 'Noch kein Raum. Es ist dunkel dort unten.',
  },
  delver: {
    hp: (hp, most) => `${hp} von ${most} LP`,
    daggers: (n) => (n === 1 ? 'ein Dolch' : `${n} Dolche`),
    potions: (n) => (n === 1 ? 'ein Trank' : `${n} Tränke`),
    gold: (n) => (n === 1 ? 'ein Goldstück' : `${n} Goldstücke`),
    xp: (xp, next) => `${xp} von ${next} EP bis zur nächsten Stufe`,
    xpShort: (xp, next) => `${xp}/${next} EP`,
    level: (level) => `Stufe ${level}`,
    kills: (n) => (n === 1 ? 'ein Monster erschlagen' : `${n} Monster erschlagen`),
    below: (floor) => `Ebene ${floor}`,
    fate: { in: 'im Turm', dead: 'tot', retired: 'daheim', won: 'durch' },
    turn: 'dran',
    order: 'Die Gruppe, in der Reihe, in der sie drankommt',
    none: 'Noch keine Figur.',
    waits: (attribute) => `wartet am Eingang des Turms, ${attribute} 1`,
    points: (n) => (n === 1 ? 'ein Punkt zu vergeben' : `${n} Punkte zu vergeben`),
  },
  glance: {
    title: 'Türme',
    floor: (floor) => `E${floor}`,
    spoken: (name, floor, room, hp, fate) => `${name}: Ebene ${floor}, Raum ${room}, ${hp}, ${fate}`,
    back: 'Zurück zu deinem Turm',
  },
}
