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

  seat: {
    more: 'Ändern',
    moreOf: (name) => `Den Platz von ${name} ändern`,
    move: 'Mit diesem Platz auf ein anderes Gerät',
    linkTo: 'Einen Link zu diesem Platz machen',
    linkSaid: 'Die Chronik sagt allen, dass du einen gemacht hast.',
    moveAbout: 'Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, und eine Viertelstunde lang.',
    moveLink: 'Link zu diesem Platz',
    moveQr: 'QR-Code des Links zu diesem Platz',
    leave: 'Den Tisch verlassen',
    leaveSure: 'Ja, verlassen',
    leaveAbout:
      'Dein Platz ist dann frei. Wer den Link zum Mitspielen hat, kann ihn übernehmen, wie er ist, und findet deine Notizen darin.',
    vacate: 'Diesen Platz freimachen',
    vacateSure: 'Ja, freimachen',
    vacateAbout: (name) =>
      `${name} verliert den Platz. Wer den Link zum Mitspielen hat, kann ihn übernehmen, wie er ist, samt den Notizen darin.`,
    close: 'Diesen Platz schließen',
    closeSure: 'Ja, schließen',
    closeAbout: (name) =>
      `${name} verliert den Platz, und niemand kann ihn übernehmen, bis du ihn wieder öffnest. Was im Spiel von ihm noch gebraucht wird, kannst du tun.`,
    open: 'Diesen Platz wieder öffnen',
  },

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

  links: {
    renewSure: 'Ja, erneuern',
    about: {
      player:
        'Wer einen Platz hat, behält ihn. Der alte Link öffnet nichts mehr: Schick den neuen an alle, die noch kommen.',
      spectator: 'Wer zuschaut, muss gehen. Der alte Link öffnet nichts mehr.',
      chair:
        'Du bekommst einen neuen Link und einen neuen Rettungscode. Die alten öffnen nichts mehr, auch auf deinen anderen Geräten. Die Links der anderen bleiben gültig.',
    },
    renew: { player: 'Link zum Mitspielen erneuern', spectator: 'Link zum Zuschauen erneuern' },
    chair: 'Meinen Link und Rettungscode erneuern',
    done: 'Dieser Link ist neu. Der alte öffnet nichts mehr.',
  },

  tend: {
    title: 'Den Tisch pflegen',
    lock: 'Den Tisch abschließen',
    lockAbout: 'Dann setzt sich niemand Neues. Wer einen Platz hat, behält ihn, und zuschauen geht weiterhin.',
    unlock: 'Den Tisch aufschließen',
    unlockAbout: 'Der Tisch ist abgeschlossen: Niemand Neues setzt sich.',
    end: 'Den Tisch beenden',
    endSure: 'Ja, für immer beenden',
    endAbout: 'Hier wird dann nicht mehr gespielt. Der Tisch bleibt und lässt sich mit seinen Links nachlesen.',
  },
}
