/** Wörter für alle, die sich um einen Platz, die Links oder den Tisch kümmern. */
import type { TendWords } from '../tending.ts'

export const words: TendWords = {
  seat: {
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
    lock: 'Den Tisch abschließen',
    lockAbout: 'Dann setzt sich niemand Neues. Wer einen Platz hat, behält ihn, und zuschauen geht weiterhin.',
    unlock: 'Den Tisch aufschließen',
    unlockAbout: 'Der Tisch ist abgeschlossen: Niemand Neues setzt sich.',
    end: 'Den Tisch beenden',
    endSure: 'Ja, für immer beenden',
    endAbout: 'Hier wird dann nicht mehr gespielt. Der Tisch bleibt und lässt sich mit seinen Links nachlesen.',
  },
}
