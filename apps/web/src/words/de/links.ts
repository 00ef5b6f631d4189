/** Wörter für die Links eines Tisches und seinen Code zum Wiederherstellen. */
import type { LinkWords } from '../links.ts'
import type { Chair } from '@homestake/rules'

const LEITUNG = { gm: 'die Spielleitung', host: 'die Tischleitung' } as const satisfies Record<Chair, string>
const LINK_DER_LEITUNG = {
  gm: 'Behalte ihn für dich: Er öffnet alle Geheimnisse des Tisches. Mit ihm setzt du dich auch an einem anderen Gerät dazu.',
  host: 'Behalte ihn für dich: Wer ihn hat, ist die Tischleitung. Mit ihm setzt du dich auch an einem anderen Gerät dazu.',
} as const satisfies Record<Chair, string>

export const words: LinkWords = {
  title: (table) => `${table} ist gedeckt`,
  intro: 'Drei Links, für drei Arten von Leuten. Wer einen hat, braucht sonst nichts.',
  chair: (chair) => ({ title: `Deiner: ${LEITUNG[chair]}`, about: LINK_DER_LEITUNG[chair] }),
  player: {
    title: 'Zum Mitspielen',
    about: 'Schick ihn an alle, die mitspielen. Jede und jeder wählt einen Namen und eine Farbe.',
  },
  spectator: { title: 'Zum Zuschauen', about: 'Zu sehen sind der Tisch und die Chronik; tun kann man nichts.' },
  missing: 'Dieser Link liegt in dem Browser, in dem der Tisch gedeckt wurde.',
  qr: 'QR-Code des Links zum Mitspielen',
  qrHint: 'Oder halte ein Handy davor.',
  recovery: 'Dein Rettungscode',
  recoveryAbout:
    'Gehen dieser Browser und dein Link verloren, so beweist dieser Code, dass der Tisch deiner ist. Er steht nur jetzt hier: Schreib ihn auf.',
  kept: 'Ich habe ihn aufgeschrieben',
  keptSaid: 'Gut. Er wird nicht noch einmal gezeigt.',
  sit: 'An den Tisch setzen',
  sitFirst: 'Schreib erst den Rettungscode auf.',
  show: 'Links',
  overlay: {
    title: (table) => `${table}, für einen Stream`,
    link: 'Zum Streamen',
    about:
      'Kopiere die Adresse und füge sie in deinem Streaming-Programm als Browserquelle ein, 1920 mal 1080: was am Tisch geschieht, auf durchsichtigem Grund. Zu sehen ist, was alle sehen, die zuschauen.',
    missing: 'Dieser Adresse fehlt der Schlüssel. Kopiere den Link zum Streamen noch einmal aus den Links des Tisches.',
    closed: 'Dieser Link öffnet den Tisch nicht mehr.',
  },
}
