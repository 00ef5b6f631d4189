import type { AppWords } from '../index.ts'

export const demo: AppWords['demo'] = {
  watch: 'Einem Tisch beim Spielen zusehen',
  coming: 'Der Tisch wird gedeckt …',
  about: 'Drei Minuten, und nichts auszufüllen.',
  title: 'Eine Vorführung',
  playsItself: 'Dieser Tisch spielt von allein.',
  stopped: 'Dieser Tisch hat von allein gespielt und steht jetzt still. Weiter geht es hier nicht.',
  another: 'Einem anderen zusehen',
  open: 'Einen eigenen decken',
  gone: 'Dieser Tisch hat von allein gespielt und wurde nach einer Stunde abgeräumt.',
}

export const own: AppWords['own'] = {
  title: 'Auf einem eigenen Rechner',
  about: 'Homestake ist freie Software. Es läuft überall, wo Node läuft, behält dort alles und fragt niemanden.',
  source: 'Hier liegt der Quelltext',
}
