/** Was zu den Regeln gesagt wird, wenn sie gebraucht werden, je Satz mit seiner Nummer. */
import type { ReminderWords } from '../reminders.ts'

export const words: ReminderWords = {
  making: {
    'N-R3':
      'Zehn Punkte für Mumm und Herz, in jedem mindestens einer. Was von einem Vorrat übrig ist, zählt in einem Konflikt.',
    'N-R6': 'Drei Aspekte: je ein Wort oder ein kurzer Satz. Nimm auch welche, die dich in Schwierigkeiten bringen.',
    'N-R7':
      'Drei Beziehungen, mit den Werten 1, 2 und 3. Liebe oder Hass, beides gibt Würfel. Eine führt zu einer anderen Figur.',
    'N-R8':
      'Eine Vergangenheit, die in einem Konflikt einmal zur Sprache kommen kann, und ein Traum, über den das Erntefest entscheidet.',
  },
  opening: {
    'N-R12': 'Du wählst eine Härte von 1 bis 6, die noch keine Jahreszeit hatte. Sie ist auch der Konfliktvorrat.',
    'N-R14': 'Du hast so viele Dramawürfel wie die Härte mal die Figuren im Spiel. Was am Ende übrig ist, verfällt.',
    'N-R10': 'Szenen beginnen, wenn jede Figur im Spiel ein Ziel hat.',
  },
  goal: {
    'N-R10': 'Jede Figur hat in jeder Jahreszeit ein Ziel, und es bleibt, wie es genannt wurde.',
    'N-R48': 'Am Ende der Jahreszeit wirfst du dafür deine Siegwürfel. Eine Sechs, und es ist erreicht.',
  },
  turn: {
    'N-R15': 'Sag, wer da ist und was vor sich geht. Die Spielleitung eröffnet die erste Szene, dann geht es reihum.',
    NA25: 'Wer an der Reihe ist, darf aussetzen, und die Spielleitung darf die Reihe an alle geben.',
  },
  scene: {
    'N-R19':
      'Wenn jemand etwas will, das jemand anderes nicht zulassen kann, sagt: „Das geht nicht.“ Das ist ein Konflikt.',
    'N-R15': 'Wer die Szene eröffnet hat, oder die Spielleitung, sagt, wer kommt und geht, und beendet sie.',
  },
  stakes: {
    'N-R20':
      'Beide Seiten schreiben auf, was sie wollen. Gewürfelt wird erst, wenn beide beidem zustimmen; wer etwas ändert, hebt die Zustimmung auf.',
    'N-R21': 'Eine Wahl für beide Seiten: Mumm oder Herz.',
    NA29: 'Solange die Einsätze offen sind, kann man den Konflikt fallen lassen.',
  },
  gather: {
    'N-R24': 'Ein Aspekt, auf den es ankommt, gibt einmal einen Würfel.',
    'N-R25': 'Eine Beziehung gibt Würfel nach ihrem Wert. Sie steht auf dem Spiel: Verlierst du, so sinkt sie.',
    'N-R26':
      'Ein Siegwürfel, den du verbrennst, gibt einen Würfel, und die Spielleitung schuldet dir eine Verwicklung.',
    'N-R29': 'Gegen die Spielleitung kann deine Vergangenheit einmal zur Sprache kommen: zwei Würfel umsonst.',
    'N-R30': 'Eine andere Figur darf mit einer Beziehung helfen und setzt sie aufs Spiel.',
    'N-R34': 'Beide werfen alle ihre Würfel. Es zählt der höchste, dazu, was vom Vorrat übrig ist.',
  },
  gatherGm: {
    'N-R28':
      'Ein Dramawürfel ist ein Würfel, ausgegeben für einen Aspekt der Gegenseite. Was ausgegeben ist, fehlt für diese Jahreszeit.',
    'N-R31': 'Zwischen zwei Figuren darfst du einer Seite Dramawürfel schenken, und nur einer.',
    NA24: 'Kommt es darauf an? Das sagt, wer es einsetzt; ablehnen kannst du es, bevor gewürfelt wird.',
    'N-R26': 'Für jeden Siegwürfel, den jemand verbrennt, schuldest du eine Verwicklung.',
  },
  result: {
    'N-R39':
      'Wer hinten liegt, gibt nach oder zahlt einen Punkt, erhöht den Einsatz in Worten, und alles wird neu geworfen.',
    'N-R44':
      'Eine Figur, deren Vorrat auf 0 ist, bringt den Konflikt zu Ende und kann ihn noch gewinnen. Dann endet ihre Geschichte.',
    'N-R32': 'Um wessen Konflikt es geht, kann einen Erntewürfel verbrennen und sofort gewinnen.',
    'N-R45': 'Nachgeben heißt verlieren: Die eingesetzten Beziehungen sinken um eins.',
  },
  tie: {
    'N-R38': 'Gleiche Summen: Lasst ihr es beide ruhen, ist es ein Patt.',
    NA11: 'Oder jemand macht weiter, und alles wird neu geworfen.',
  },
  counter: {
    'N-R33':
      'Wer auf der anderen Seite einen hat, kann ihn dagegen verbrennen. Dann sind beide weg, und nichts ist entschieden.',
    NA10: 'Lasst es geschehen, und der Konflikt ist gewonnen. Es läuft keine Uhr.',
  },
  rewards: {
    'N-R37': 'Wer gewonnen hat, erzählt, wie es ausging.',
    'N-R47': 'Ein Sieg gibt einen Siegwürfel. Behalte ihn für dein Ziel, oder verbrenne ihn für einen Würfel.',
    'N-R46': 'Wer gewonnen und Beziehungen eingesetzt hat, darf eine davon um eins steigern.',
    'N-R45': 'Wer verloren hat, dessen eingesetzte Beziehungen sinken um eins, nie unter 0.',
  },
  endGoal: {
    'N-R48': 'Wirf alle deine Siegwürfel. Eine Sechs reicht, und hier wird keine Sechs noch einmal geworfen.',
    'N-R50': 'Ein erreichtes Ziel bringt einen Erntewürfel.',
  },
  endPoints: { 'N-R49': 'Ein Punkt für jede Sechs, auf Mumm und Herz verteilt, wie du magst.' },
  endLoss: {
    'N-R51': 'Das Ziel ist verfehlt: ein Punkt weniger, in dem Vorrat, den du wählst.',
    NA17: 'Aus einem Vorrat mit nur noch einem Punkt genommen, beendet er die Geschichte deiner Figur.',
  },
  endTie: {
    'N-R52': 'Eine neue Beziehung mit dem Wert 1, oder eine, die um 1 wächst.',
    NA18: 'Zu einer anderen Figur zählt sie eins mehr.',
  },
  endRest: {
    'N-R53':
      'Ein Würfel und die Werte aller deiner Beziehungen: So viele ausgegebene Punkte können zurückkommen, in beide Vorräte.',
  },
  endDream: { 'N-R54': 'Er bleibt, oder ein anderer tritt an seine Stelle. Das kostet nichts.' },
  festival: {
    'N-R56':
      'Erzähl, was deine Figur auf dem Fest tut, wirf alle Erntewürfel und erzähl, was aus dem Traum wurde. Eine Sechs macht ihn wahr; ohne sie zerstört ihn eine 1.',
    'N-R57': 'Dann enden die Geschichten. Vielleicht haben mehrere gewonnen, vielleicht niemand.',
  },
}
