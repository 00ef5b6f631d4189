import type { AppWords } from '../index.ts'

export const resting: AppWords['resting'] = {
  empty: {
    chair: {
      title: 'Der Tisch ist gedeckt',
      about: 'Außer dir ist noch niemand da. Schick den Link herum: Wer ihn öffnet, setzt sich dazu.',
    },
    player: {
      title: 'Noch ist niemand da außer dir',
      about: (chair) =>
        `Die anderen kommen auf demselben Weg wie du. Die ${chair === 'gm' ? 'Spielleitung' : 'Tischleitung'} sieht, dass du da bist.`,
    },
    watching: {
      title: 'Noch sitzt niemand hier',
      about: 'Sobald sich jemand setzt, beginnt es hier. Lass die Seite offen.',
    },
    copy: 'Den Link zum Mitspielen kopieren',
    more: 'Alle Links und ein QR-Code',
    invite: 'Den Link zeigen, mit QR-Code',
  },

  waits: {
    yours: 'Du bist dran',
    others: 'Der Tisch wartet auf',
    ready: (names) => `Bereit: ${names}`,
    nothing: (chair) =>
      `Gerade hast du nichts zu tun. ${chair === 'gm' ? 'Rede mit den anderen oder lies ihre Bögen.' : 'Schau dich so lange um.'}`,
    away: 'nicht da',
  },

  ended: {
    title: 'Dieser Tisch ist zu Ende.',
    won: 'Was gewonnen wurde',
    more: (count) => (count === 1 ? 'und noch einmal' : `und noch ${count}-mal`),
    last: 'Die letzten Worte',
    ways: 'Wie es weitergeht',
    read: 'Die Chronik lesen',
    again: 'Noch einmal abspielen',
    dice: 'Die Würfel ansehen',
    copy: 'Eine Kopie speichern',
    fresh: 'Einen neuen Tisch decken',
    kept: (chair) =>
      `Die Chronik lässt sich lesen, solange der Tisch aufbewahrt wird; eine Kopie kann die ${chair === 'gm' ? 'Spielleitung' : 'Tischleitung'} speichern.`,
  },
}
