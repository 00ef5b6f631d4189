import { wem } from '../../../words/de/within.ts'
import type { NmlScreenWords } from '../../words.ts'

type Seasons = Pick<NmlScreenWords, 'year' | 'goal' | 'waiting' | 'setting' | 'scene'>

const sheets = (count: number): string => (count === 1 ? 'den Bogen' : 'die Bögen')

export const seasons: Seasons = {
  year: {
    label: 'Das Jahr',
    now: 'jetzt',
    next: 'als Nächstes',
    done: 'vorbei',
    later: 'kommt noch',
    ordinal: (number) => `Jahreszeit ${number} von 6`,
  },
  goal: {
    title: () => 'Dein Ziel für diese Jahreszeit',
    help: 'Etwas, das dich in dieser Jahreszeit deinem Traum näher bringt. Es bleibt, bis sie endet.',
    hint: 'Ein Dach, bevor es friert.',
    label: 'Ziel',
    set: 'Das ist mein Ziel',
  },
  waiting: {
    title: 'Vor der Reise',
    between: (season) => `Als Nächstes: ${season}`,
    drafts: (who) => `Noch bei der Figur: ${who}`,
    submitted: (who, count) => `Die Spielleitung: ${sheets(count)} von ${who} lesen`,
    open: (season) => `Die Spielleitung: „${season}“ eröffnen`,
    noSeats: 'Die Spielleitung: den Link zum Mitspielen herumschicken. Noch sitzt niemand hier.',
    goals: (who) => `${who}: ein Ziel wählen`,
    festival: 'Die Spielleitung: das Erntefest eröffnen',
    over: 'Das Jahr ist vorbei.',
    yours: {
      drafts: 'Erschaffe deine Figur.',
      submitted: (who, count) => `Lies ${sheets(count)} von ${who}.`,
      open: (season) => `Eröffne „${season}“ an deinem Pult.`,
      noSeats: 'Schick den Link zum Mitspielen herum: Noch sitzt niemand hier.',
      goals: 'Wähle dein Ziel für die Jahreszeit.',
      festival: 'Eröffne das Erntefest an deinem Pult.',
    },
  },
  setting: {
    title: 'Wo die Geschichte spielt',
    help: 'Ein, zwei Sätze, mit denen alle anfangen können.',
    hint: 'Ein Tal ohne Namen, neun Tage hinter dem letzten Telegrafen.',
  },
  scene: {
    calm: 'Niemand streitet. Redet, erzählt, eröffnet eine Szene.',
    untilSomeone: 'Alle dürfen alles tun, bis jemand Nein sagt.',
    closing: 'Die Jahreszeit neigt sich dem Ende zu: Lasst jede Geschichte zur Ruhe kommen.',
    closeAtDesk: 'Wenn es so weit ist, beende die Jahreszeit an deinem Pult.',
    start: 'Einen Konflikt beginnen',
    needsScene: 'Ein Konflikt braucht eine Szene: Erst muss eine eröffnet sein.',
    last: 'Zuletzt:',
    number: (number) => `Szene ${number}`,
    setBy: (who) => `eröffnet von ${wem(who)}`,
    label: (number) => `Szene ${number} dieser Jahreszeit`,
    now: 'jetzt',
    present: 'Wer da ist',
    presentNobody: 'Keine der Figuren ist da',
    wrong: (text) => `Etwas geht schief: ${text}`,
    more: 'Ganz lesen',
    less: 'Einklappen',
  },
}
