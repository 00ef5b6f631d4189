/** Die Sätze über Plätze und Links. */
import type { SeatWords } from '../words.ts'

/** Der Genitiv eines Namens: „Annas“, aber „Jonas’“. */
const von = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)

export const words: SeatWords = {
  vacated: (name) => `${name} hat den Tisch verlassen. Der Platz ist frei und kann übernommen werden.`,
  takenUp: (name, from) =>
    name === from ? `${name} übernimmt den freien Platz.` : `${name} übernimmt ${von(from)} Platz.`,
  closed: (name) => `Der Platz von ${name} ist geschlossen.`,
  opened: (name) => `Der Platz von ${name} ist wieder offen und kann übernommen werden.`,
  linkMade: (chair, name) => `${chair} hat einen Link zum Platz von ${name} gemacht.`,
  locked: 'Der Tisch ist abgeschlossen: Niemand Neues kommt herein.',
  unlocked: 'Der Tisch ist wieder aufgeschlossen.',
  offered: (chair, name) => `${chair} bietet ${name} die Leitung an.`,
  offerBack: 'Die Leitung bleibt, wo sie ist.',
  voteEnded: (chair) => `${chair} ist da: Die Leitung bleibt, wo sie ist.`,
  asked: (name) =>
    `Die Leitung fehlt, und ${name} würde sie übernehmen. Alle Mitspielenden müssen zustimmen, und ein Tag muss vergehen.`,
  agreed: (name, to) => `${name} stimmt zu, dass ${to} die Leitung übernimmt.`,
  passed: (name) => `${name} hat jetzt die Leitung, mit allem, was dazugehört.`,
  recovered: 'Die Leitung wurde mit ihrem Rettungscode zurückgeholt.',
  isFree: 'Dieser Platz ist schon frei.',
  isClosed: 'Dieser Platz ist geschlossen.',
  isNotClosed: 'Dieser Platz ist nicht geschlossen.',
  nobodyThere: 'Da sitzt niemand.',
  lockedAlready: 'Der Tisch ist schon abgeschlossen.',
  notLocked: 'Der Tisch ist nicht abgeschlossen.',
  lockedOut: 'Dieser Tisch ist abgeschlossen: Niemand Neues kommt herein. Zuschauen geht trotzdem.',
  notFree: 'Dieser Platz ist nicht frei.',
  otherLink: 'Der Link wurde in einem anderen Fenster erneuert.',
  nothingToKeep: 'Niemand bittet um die Leitung.',
  offeredElsewhere: 'Die Leitung wird gerade jemandem angeboten.',
  chairCantVote: 'Du hast die Leitung: Biete sie lieber an.',
  agreedAlready: 'Dem hast du schon zugestimmt.',
  notOffered: 'Dir wurde die Leitung nicht angeboten.',
  notAllAgree: 'Noch stimmen nicht alle zu, die einen Platz haben.',
  notYet: 'Erst muss ein Tag vergehen, damit die Leitung antworten kann.',
}
