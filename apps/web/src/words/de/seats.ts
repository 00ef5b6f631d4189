import type { Chair } from '@homestake/rules'
import type { AppWords } from '../index.ts'

const LEITUNG = { gm: 'die Spielleitung', host: 'die Tischleitung' } as const satisfies Record<Chair, string>
const GEHT_MIT = {
  gm: 'Wer die Leitung hat, ist die Spielleitung: alle Geheimnisse des Tisches, die Würfel, die Links.',
  host: 'Wer die Leitung hat, ist die Tischleitung: die Links, die Einstellungen, das Ende des Tisches.',
} as const satisfies Record<Chair, string>

export const seats: AppWords['seats'] = {
  sure: { back: 'Nein, so lassen' },

  place: { vacant: 'frei', closed: 'geschlossen' },

  chair: {
    offer: 'Die Leitung anbieten',
    offerSure: (name) => `Ja, ${name} anbieten`,
    offerAbout: (chair, name) =>
      `${GEHT_MIT[chair]} Nimmt ${name} an, so liegt das alles bei ${name} und nicht mehr bei dir.`,
    offering: (name) => `Du bietest ${name} die Leitung an.`,
    takeBack: 'Angebot zurücknehmen',
    offered: (chair) => `Dir wird ${LEITUNG[chair]} angeboten.`,
    goesAlong: (chair) => GEHT_MIT[chair],
    take: 'Leitung übernehmen',
    noThanks: 'Nein, danke',
    yours: 'Du hast die Leitung',
    yoursAbout: 'Das sind von jetzt an deine Links. Die der anderen bleiben gültig.',
    ask: 'Um die Leitung bitten',
    askSure: 'Ja, darum bitten',
    askAbout: (chair) =>
      `Für einen Tisch, den ${LEITUNG[chair]} verlassen hat. Sie fällt dir zu, wenn alle Mitspielenden zustimmen und ein Tag ohne Antwort vergangen ist.`,
    asked: (name) => `${name} würde die Leitung übernehmen, die fehlt.`,
    askedByYou: 'Du bittest um die Leitung, die fehlt.',
    agreed: (names) => `Zugestimmt: ${names}.`,
    missing: (names) => `Es fehlen noch: ${names}.`,
    left: (hours, minutes) =>
      hours > 0
        ? `Für eine Antwort bleiben ${hours} Std. ${minutes} Min.`
        : minutes > 1
          ? `Für eine Antwort bleiben ${minutes} Minuten.`
          : 'Für eine Antwort bleibt eine Minute.',
    dayFirst: 'Die Leitung hat einen Tag Zeit für eine Antwort.',
    dayOver: 'Der Tag für eine Antwort ist vorbei.',
    agree: 'Ich stimme zu',
    playersAsk: (name) => `Die anderen glauben, du seist fort: ${name} würde die Leitung übernehmen.`,
    amHere: 'Ich bin da',
    banner: 'Die Leitung',
  },
  seat: {
    more: 'Ändern',
    moreOf: (name) => `Den Platz von ${name} ändern`,
  },
  tend: {
    title: 'Den Tisch pflegen',
  },
}
