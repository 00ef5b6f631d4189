/** Was zu den Regeln gesagt wird, wenn sie gebraucht werden, je Satz mit seiner Nummer. */
import type { ReminderWords } from '../reminders.ts'

export const words: ReminderWords = {
  making: {
    'T-R7':
      'Einfluss sagt, wie viele Würfel du behältst, ein Bereich, wie viele du mehr wirfst. Eigenschaften rufst du auf, um neu zu werfen.',
    'T-R25': 'Das Formular sagt, was du zu verteilen hast. Dein Entwurf gehört dir allein, bis du ihn abgibst.',
    TA4: 'Was sich später ändert, schreibt die Spielleitung, zwischen Konflikten.',
  },
  between: {
    'T-R26':
      'Würfel sind für das, was ungewiss ist und wo Gewinnen wie Verlieren eine Geschichte wert sind. Sonst entscheidet einfach.',
    'T-R67': 'Eine Last mit 1 lässt sich sofort überwinden, mit ein wenig Geschichte oder ohne.',
    'T-R69': 'Ein Erzählpunkt eröffnet eine Heilungsszene gegen eine deiner Lasten.',
  },
  stakes: {
    'T-R28':
      'Beide schreiben, was sie gewinnen und verlieren. Erst wenn beide beidem zustimmen, geht es weiter; wer ändert, hebt das auf.',
    'T-R65': 'Wenn du auf eine Last aus bist, gib ihr jetzt ihren Namen.',
    'T-R27': 'Zwei Seiten, nicht mehr. Andere raten und legen keine Würfel dazu.',
  },
  domain: {
    'T-R16': 'Es zählt, was jemand zu tun versucht, nicht wo.',
    'T-R30': 'Jede Seite wirft so viele d20, wie Einfluss und dieser Bereich zusammen ergeben.',
  },
  roll: {
    'T-R30': 'So viele d20, wie Einfluss und Bereich zusammen ergeben. Jede der beiden Seiten darf sie fallen lassen.',
    'T-R32':
      'Jede 20 wird frei behalten. Von den anderen die höchsten, so viele wie dein Einfluss, und was dem niedrigsten gleicht.',
  },
  calls: {
    'T-R51':
      'Ruf eine Eigenschaft auf, sag, wie sie zählt, und wirf bis zu so viele deiner Würfel neu. Der neue Wurf gilt.',
    'T-R57': 'Ruf eine Last der Gegenseite auf: Ihr Wert ersetzt einen deiner Würfel, und der gehört nun der Last.',
    'T-R61':
      'Ruf eine eigene auf, und die Gegenseite nimmt ihren Wert für einen Würfel ihrer Wahl. So nutzt sie sich ab.',
    'T-R53':
      'Nach einem Aufruf darfst du behaltene gegen beiseite gelegte Würfel tauschen, bis du bereit bist. Eine freie 20 bleibt.',
    TA21: 'Das zweite „bereit“ beendet die Aufrufe. Jeder Aufruf und jeder Tausch hebt beide auf.',
    C1: 'Mehr behaltene Würfel gewinnen immer, was sie auch zeigen.',
  },
  healingCalls: {
    'T-R74': 'Beide rufen die Eigenschaften der Figur auf, jede nur einmal. Lasten nicht: Sie liegen auf dem Tisch.',
    'T-R73': 'Gewonnen, ist die Last weg. Verloren, wird sie einer deiner Würfel, die beiseite liegen.',
  },
  pick: {
    'T-R61':
      'Du nimmst den Wert der Last für einen deiner Würfel, und der gehört von da an ihr. Danach darfst du tauschen.',
  },
  victory: {
    'T-R39': 'Spiel ihn: Du gewinnst die Runde, und beide Würfel sind weg.',
    'T-R64':
      'Oder opfere ihn: Er wird eine Last der anderen Seite. Niemand gewinnt die Runde, und deren Würfel bleibt.',
  },
  tell: {
    'T-R40':
      'Wer gewonnen hat, erzählt, wie es gerade aussieht. Die andere Seite antwortet und hebt nichts auf. Beide dürfen passen.',
  },
  chance: {
    'T-R46':
      'Ohne behaltene Würfel darfst du noch aufrufen, wenn du einen Aufruf hast. Nur eine 20 bringt dich zurück.',
  },
  burden: {
    'T-R47':
      'Dein höchster Würfel, der übrig ist, darf eine Last der anderen werden. Du benennst sie. Oder lass es: Gewonnen hast du auch so.',
  },
  end: {
    'T-R46': 'Wer verloren hat, nimmt es hin; wer gewonnen hat, erzählt, was bleibt.',
    TA8: 'Wo der Tisch Einsätze erhöht, darf die Sache in einen anderen Bereich getragen werden; das erste Ergebnis wartet.',
  },
  healing: {
    'T-R69': 'Ein Erzählpunkt, eine Last über 1. Bezahlt wird, wenn die Spielleitung die Szene eröffnet.',
    'T-R70': 'Die Last hat den Einfluss der Figur, und jede Last der Figur liegt als Würfel da.',
  },
  healingEnd: {
    'T-R73':
      'Gewonnen, ist die Last weg. Verloren, wird sie ein Würfel der Figur, der beiseite liegt, nach Wahl; eine 1 löscht sie.',
  },
}
