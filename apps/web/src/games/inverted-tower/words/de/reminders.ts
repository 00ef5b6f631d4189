/** Was zu den Regeln gesagt wird, wenn sie gebraucht werden, je Satz mit seiner Nummer. */
import type { ReminderWords } from '../reminders.ts'

export const words: ReminderWords = {
  enter: {
    'I-R1': 'Du beginnst mit 1 in einem Wert und 0 in den anderen, 5 LP, einem Dolch und einem Trank.',
    IA4: 'Es zählt die tiefste Ebene, dann die erschlagenen Monster.',
  },
  explore: {
    'I-R6': 'Ein neuer Raum ist eine bloße Probe, 5 oder mehr: geschafft, ein Ereignis; sonst Monster.',
    'I-R7': 'Jede Ebene hat vier Ereignisse, jedes einmal: Falle, Händler, Feuer, Treppe.',
    'I-R23': 'Zurück in einem bekannten Raum fällt eine bloße Probe. Geschafft, sind Monster hereingestreift.',
  },
  merchant: {
    'I-R13': 'Dolche und Tränke für je 5 Gold, beliebig viele, bei jedem Besuch. Gekauft wird nichts von dir.',
  },
  bonfire: { 'I-R14': 'Es heilt dich auf alle LP.' },
  stairs: {
    'I-R15': 'Nimm sie jetzt, später oder nie. Was oben ist, bleibt für immer zu.',
    'I-R20': 'Jede Ebene nimmt deinen Hieben eins mehr.',
  },
  trap: {
    'I-R16': 'Eine Probe mit ihrem Wert, 5 oder mehr. Ebene und Dolche zählen nicht. Misslingt sie, kostet das ein LP.',
  },
  fight: {
    'I-R20': 'Ein d6 und ein Wert, minus die Ebene, plus eins für jeden Dolch, den du nimmst: Ab 5 triffst du.',
    'I-R21': 'Ein Treffer erschlägt ein Monster und gibt einen EP. Daneben kostet ein LP, wie viele auch dastehen.',
    'I-R2': 'Einen Trank kannst du zwischen zwei Würfen trinken; er heilt ganz.',
  },
  level: { 'I-R19': 'Ein LP mehr als Höchstes, und ein Punkt für einen Wert deiner Wahl, vor dem nächsten Wurf.' },
  party: {
    IA18: 'Eine Ebene, ein Logbuch. Ihr kommt nach Plätzen dran; zwischen Würfen dürft ihr trinken, kaufen und einander geben.',
  },
  race: {
    D11: 'Alle beginnen zusammen, und die Würfel sind für alle gleich. Niemand erfährt von einem Raum, bevor sie selbst dort waren.',
  },
  over: {
    IA4: 'Zuerst zählt die tiefste Ebene, dann die erschlagenen Monster. Von zwei gleichen bleibt der frühere vorn.',
  },
}
