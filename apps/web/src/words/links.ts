/** Words for the links of a table, and for its recovery code. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import type { Chair } from '@homestake/rules'

const THE = { gm: 'the GM', host: 'the host' } as const satisfies Record<Chair, string>
const CHAIRS_LINK = {
  gm: 'Keep it to yourself: it opens every secret of the table. Use it to sit down on another device.',
  host: 'Keep it to yourself: whoever holds it is the host. Use it to sit down on another device.',
} as const satisfies Record<Chair, string>

const english = {
  title: (table: string) => `${table} is laid`,
  intro: 'Three links, for three kinds of people. Whoever holds one needs nothing else.',
  chair: (chair: Chair) => ({ title: `Yours: ${THE[chair]}’s chair`, about: CHAIRS_LINK[chair] }),
  player: { title: 'For the players', about: 'Send it to everybody who plays. Each picks a name and a colour.' },
  spectator: { title: 'For those who watch', about: 'They see the table and the chronicle, and can’t act.' },
  missing: 'This link is kept in the browser that made the table.',
  qr: 'QR code of the players’ link',
  qrHint: 'Or hold a phone up to this.',
  recovery: 'Your recovery code',
  recoveryAbout:
    'Should this browser and your link be lost, this code proves that the table is yours. It is shown only now: write it down.',
  kept: 'I have kept it',
  keptSaid: 'Good. It will not be shown again.',
  sit: 'Sit down at the table',
  sitFirst: 'First keep the recovery code.',
  show: 'Links',
  overlay: {
    title: (table: string) => `${table}, for a stream`,
    link: 'For streaming',
    about:
      'Copy the address and add it to your streaming software as a browser source, 1920 by 1080: what happens at the table, on a transparent ground. It shows what those see who watch.',
    missing: 'This address has no key. Copy the overlay’s link once more from the table’s links.',
    closed: 'This link opens the table no more.',
  },
} as const

export type LinkWords = Spoken<typeof english>
export const linkWords = catalogue<LinkWords>('app/links', english, (language) => import(`./${language}/links.ts`))
