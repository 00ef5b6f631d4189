/** Hinabsteigen, Wettläufe, Ergebnisse, das Pult. */
import type { Attribute, End } from '@homestake/rules/inverted-tower'
import type { ItScreenWords } from '../../words.ts'

const WERT = { str: 'STÄ', dex: 'GES', int: 'INT' } as const satisfies Record<Attribute, string>
const inRaeumen = (n: number): string => (n === 1 ? 'einem Raum' : `${n} Räumen`)
const monster = (n: number): string => (n === 1 ? 'ein Monster' : `${n} Monster`)
const gross = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const ENDE = {
  dead: (floor: number) => `Tot auf Ebene ${floor}`,
  retired: (floor: number) => `Daheim, von Ebene ${floor}`,
  won: (floor: number) => `Durch, alle ${floor} Ebenen`,
} as const satisfies Record<End, (floor: number) => string>

type Words = Pick<
  ItScreenWords,
  'chapters' | 'enter' | 'gather' | 'seat' | 'over' | 'scores' | 'sheets' | 'race' | 'desk'
>

export const table: Words = {
  chapters: {
    run: (names) => (names.length === 1 ? `${names.join()} steigt hinab` : `${names.join(', ')} steigen hinab`),
    race: (number) => `Wettlauf ${number}`,
  },

  enter: {
    title: 'Wer steigt hinab?',
    name: 'Der Name deiner Figur',
    nameHint: 'Leer gelassen ist es dein eigener.',
    attribute: 'Ein Wert beginnt mit 1, die anderen mit 0. Mit ihm steigst du hinab.',
    with: (attribute) => `${WERT[attribute]} 1`,
    about: {
      str: 'Heben, halten, hauen.',
      dex: 'Ausweichen, klettern, öffnen.',
      int: 'Lesen, rechnen, durchschauen.',
    },
    late: 'Die Gruppe ist schon unten. Du kommst nach.',
    again: (name, attribute) => `Noch einmal als ${name}, ${WERT[attribute]} 1`,
    other: 'Mit einer anderen Figur',
  },
  gather: {
    party: 'Die Gruppe sammelt sich',
    race: 'Der Start eines Wettlaufs',
    raceAbout:
      'Alle beginnen zusammen und treffen auf dieselben Würfel. Von anderen Türmen erfährst du, woran du selbst vorbei bist.',
    partyAbout: 'Ein Turm für euch alle, ein Logbuch. Ihr kommt in der Reihe eurer Plätze dran.',
    who: (name, attribute) => `${name}, ${WERT[attribute]} 1`,
    nobody: 'Noch steht niemand am Eingang des Turms.',
    missing: (names) => `Noch nicht bereit: ${names}.`,
    you: 'Du bist bereit. Es beginnt, wenn alle am Tisch es sind oder die Tischleitung es sagt.',
    start: 'Jetzt hinab',
    hostStarts: {
      party: 'Wer bereit ist, geht. Wer später kommt, kommt nach.',
      race: 'Wer bereit ist, geht. Wer später kommt, läuft beim nächsten mit.',
    },
  },
  seat: {
    title: 'Mitspielen?',
    about: 'Als Tischleitung kannst du auch einen Platz haben. Ohne einen schaust du zu und hütest den Tisch.',
    mouth: 'Der Eingang des Turms',
    mouthAbout: 'Eine Fackel. Darunter Raum um Raum, und gezählt hat sie niemand.',
    spectator: 'Noch ist niemand hinabgestiegen. Sobald es jemand tut, siehst du es hier.',
    invite: 'Zum Spielen reicht eine Person. Sollen andere mitkommen, ist das hier für sie:',
  },
  over: {
    end: (end, floor) => ENDE[end](floor),
    score: (killed, entered) => `${gross(monster(killed))} erschlagen in ${inRaeumen(entered)}`,
    place: (place) =>
      place === 1 ? 'Der beste Abstieg dieses Tisches.' : `Nummer ${place} unter den Abstiegen dieses Tisches.`,
    stillRacing: (names) => `Noch im Turm, soweit du weißt: ${names}.`,
    raceGoesOn: 'Die anderen laufen noch. Wenn alle draußen sind, wird der Startwert geöffnet.',
    fallen: (name) => `${name} ist gefallen und schaut von oben zu.`,
    wentHome: (name) => `${name} ist daheim und schaut zu.`,
  },
  scores: {
    title: 'Die besten Abstiege dieses Tisches',
    none: 'Noch ist kein Abstieg zu Ende.',
    line: (names, end, floor) => `${names} · ${ENDE[end](floor)}`,
    more: (killed, entered) => `${monster(killed)}, ${entered === 1 ? 'ein Raum' : `${entered} Räume`}`,
    open: (names) => `Das Logbuch von ${names} öffnen`,
    log: (names) => `Das Logbuch von ${names}`,
  },
  sheets: { title: 'Figuren', empty: 'Noch sitzt niemand hier.', yours: 'deine' },
  race: {
    on: (number) => `Wettlauf ${number}`,
    leads: (name) => `Vorn, soweit du weißt: ${name}.`,
    leadsPublic: (name) => `Vorn, soweit es alle wissen dürfen: ${name}.`,
    nobodyLeads: 'Noch hat niemand eine Tür geöffnet.',
    told: (name, floor, room) =>
      room === 0
        ? `Von ${name} weißt du nichts über den Anfang von Ebene ${floor} hinaus. Mehr erfährst du, wenn du selbst dort bist.`
        : `Von ${name} erfährst du bis Ebene ${floor}, Raum ${room}. Mehr, wenn du selbst dort bist.`,
    toldPublic: (name, floor, room) =>
      room === 0
        ? `Von ${name} ist noch nichts zu sehen: Erzählt wird nur, woran alle vorbei sind.`
        : `${name} bis Ebene ${floor}, Raum ${room}: woran alle vorbei sind.`,
    late: 'Ein Wettlauf läuft. Beim nächsten kannst du mitmachen.',
  },
  desk: {
    isAway: (name) => `${name} ist weg.`,
    skip: (name) => `${name} überspringen`,
    act: (name) => `Für ${name} handeln`,
  },
}
