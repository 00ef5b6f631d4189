/** Was die Einstellungen von *New and Magic Land* fragen. */
import type { NmlOptionWords } from '../option-words.ts'

export const words: NmlOptionWords = {
  dramaDice: {
    title: 'Die Dramawürfel der Spielleitung',
    about:
      'Die Spielleitung bezahlt zusätzliche Würfel aus einem Vorrat. Wer darf wissen, wie viele noch da sind und wie hart die Jahreszeit ist?',
    choices: {
      hidden: {
        title: 'Verborgen',
        about:
          'Härte und Vorrat sind das Geheimnis der Spielleitung. Der Konfliktvorrat zeigt sich mit dem ersten Wurf, in dem er zählt; wer aufpasst, kann sich den Rest ausrechnen, wie am Küchentisch.',
      },
      sealed: {
        title: 'Versiegelt',
        about:
          'Augen, Summe und Vorräte der Spielleitung bleiben verdeckt, bis die Jahreszeit endet; dann liegt alles offen und wird nachgerechnet. Gesagt wird nur, wer vorn liegt.',
      },
      open: { title: 'Offen', about: 'Härte, Konfliktvorrat und Dramawürfel liegen auf dem Tisch.' },
    },
  },
  past: {
    title: 'Die Vergangenheit der Figuren',
    about: 'Was eine Figur hinter sich gelassen hat, gibt der Spielleitung zwei Würfel, wenn es zur Sprache kommt.',
    choices: {
      open: { title: 'Offen', about: 'Alle lesen jede Vergangenheit.' },
      secret: {
        title: 'Geheim, bis sie zählt',
        about:
          'Nur wer die Figur spielt und die Spielleitung kennen sie, bis sie zum ersten Mal in einem Konflikt zur Sprache kommt.',
      },
    },
  },
  relationshipDiceCap: {
    title: 'Würfel aus einer Beziehung',
    about: 'Eine Beziehung gibt einen bis drei Würfel, aber ihr Wert kann über drei wachsen.',
    choices: {
      '3': { title: 'Höchstens drei', about: 'Ein höherer Wert zählt am Ende der Jahreszeit trotzdem ganz.' },
      none: { title: 'So viele wie ihr Wert', about: 'Alte Beziehungen werden mächtig.' },
    },
  },
  relationshipsPerConflict: {
    title: 'Beziehungen in einem Konflikt',
    about: 'Alle, die eingesetzt werden, stehen gemeinsam auf dem Spiel.',
    choices: {
      any: { title: 'Alle, die es angeht', about: 'Jede eingesetzte sinkt um eins, wenn der Konflikt verloren geht.' },
      one: { title: 'Nur eine', about: 'Entscheidet, auf welche ihr baut.' },
    },
  },
  helperRelationship: {
    title: 'Wer helfen darf',
    about: 'Eine Figur, die hilft, gibt Würfel für eine Beziehung zu jemandem im Konflikt.',
    choices: {
      either: {
        title: 'Wer zu einer der Seiten eine Beziehung hat',
        about: 'Aus Liebe zur einen oder aus Hass auf die andere.',
      },
      helpedSide: { title: 'Wer zur unterstützten Seite eine hat', about: 'Nur Liebe zählt.' },
    },
  },
  tieEscalation: {
    title: 'Weitermachen nach einem Gleichstand',
    about: 'Nach einem Gleichstand hat niemand den Wurf verloren. Wer zahlt also, damit es weitergeht?',
    choices: {
      chooser: { title: 'Wer weitermacht', about: 'Die Seite, die weitermacht, zahlt einen Punkt.' },
      both: { title: 'Beide', about: 'Jede Seite zahlt einen Punkt.' },
      free: { title: 'Niemand', about: 'Ein Gleichstand lässt sich umsonst weitertreiben.' },
    },
  },
  escalationDice: {
    title: 'Würfel, wenn es weitergeht',
    about: 'Dieselben Würfel werden noch einmal geworfen; dürfen welche dazukommen?',
    choices: {
      add: {
        title: 'Es dürfen welche dazukommen',
        about: 'Ein höherer Einsatz berührt vielleicht noch einen Aspekt, eine Beziehung oder eine Vergangenheit.',
      },
      locked: { title: 'Dieselben Würfel', about: 'Was da liegt, wird geworfen.' },
    },
  },
  conflictPoolResets: {
    title: 'Der Konfliktvorrat der Jahreszeit',
    about: 'Aus ihm zahlt die Spielleitung, wenn sie weitermacht.',
    choices: {
      season: { title: 'Hält eine Jahreszeit', about: 'Was ausgegeben ist, fehlt bis zur nächsten.' },
      conflict: { title: 'In jedem Konflikt voll', about: 'Ein härteres Jahr.' },
    },
  },
  stalemateIsLoss: {
    title: 'Ein Patt',
    about: 'Bei einem Gleichstand, den niemand weitertreibt, bekommt keine Seite ihren Einsatz.',
    choices: {
      off: { title: 'Kostet nichts', about: 'Niemand hat gewonnen, und niemand ist gescheitert.' },
      on: { title: 'Kostet Beziehungen', about: 'Eingesetzte Beziehungen sinken auf beiden Seiten um eins.' },
    },
  },
  victoryDice: {
    title: 'Siegwürfel',
    about: 'Die Seite, die einen Konflikt gewinnt, bekommt sie.',
    choices: {
      side: { title: 'Alle auf der Seite', about: 'Auch wer geholfen hat, je einen Würfel.' },
      principal: { title: 'Nur, um wessen Konflikt es geht', about: 'Wer hilft, tut es aus Liebe.' },
    },
  },
  earlySeasonEnd: {
    title: 'Eine Jahreszeit früher beenden',
    about: 'Eine Jahreszeit neigt sich dem Ende zu, wenn der letzte Dramawürfel verbraucht ist.',
    choices: {
      on: { title: 'Die Spielleitung darf', about: 'Was von ihren Dramawürfeln übrig ist, verfällt.' },
      off: { title: 'Erst, wenn alle verbraucht sind', about: 'Jeder Dramawürfel kommt auf den Tisch.' },
    },
  },
  carryVictoryDice: {
    title: 'Siegwürfel nach der Jahreszeit',
    about: 'Am Ende der Jahreszeit werden sie für das Ziel geworfen.',
    choices: {
      off: { title: 'Verbraucht', about: 'Jede Jahreszeit beginnt ohne.' },
      on: { title: 'Behalten', about: 'Das Jahr wird mit der Zeit freundlicher.' },
    },
  },
  lossBeforeRefresh: {
    title: 'Ein verfehltes Ziel',
    about: 'Es kostet einen Punkt eines Vorrats. Wer dort nur noch einen hat, dessen Geschichte ist zu Ende.',
    choices: {
      on: {
        title: 'Vor der Rast',
        about: 'Erst geht der Punkt: Eine erschöpfte Figur erlebt die Rast vielleicht nicht mehr.',
      },
      off: { title: 'Nach der Rast', about: 'Erst die Rast, dann der verlorene Punkt.' },
    },
  },
  pcBonus: {
    title: 'Beziehungen zwischen Figuren',
    about: 'Am Ende der Jahreszeit zählt eine Beziehung zu einer anderen Figur eins mehr.',
    choices: {
      relationship: { title: 'Für die Beziehung', about: 'Eine neue beginnt bei zwei, eine alte wächst um zwei.' },
      refresh: { title: 'Für die Rast', about: 'Ein Punkt mehr kommt zurück.' },
    },
  },
  replacements: {
    title: 'Wenn die Geschichte einer Figur endet',
    about: 'Man kann zuschauen oder für andere sprechen, wenn die Spielleitung einverstanden ist.',
    choices: {
      off: { title: 'Dann ist sie zu Ende', about: 'Jede Person hat nur eine Figur.' },
      on: {
        title: 'Eine neue Figur darf kommen',
        about: 'Mit der nächsten Jahreszeit, und wenn die Spielleitung Ja sagt.',
      },
    },
  },
  odds: {
    title: 'Chancen',
    about: 'Aus dem, was jede Person sieht, lassen sie sich genau ausrechnen.',
    choices: {
      on: { title: 'Zeigen, wenn jemand fragt', about: 'Vor einem Wurf, und für einen Würfel mehr.' },
      off: { title: 'Nicht zeigen', about: 'Verlasst euch auf euer Gefühl.' },
    },
  },
}
