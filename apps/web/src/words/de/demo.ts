import type { AppWords } from '../index.ts'

export const demo: AppWords['demo'] = {
  title: 'Eine Vorführung',
  playsItself: 'Dieser Tisch spielt von allein.',
  stopped: 'Dieser Tisch hat von allein gespielt und steht jetzt still. Weiter geht es hier nicht.',
  another: 'Einem anderen zusehen',
  open: 'Einen eigenen decken',
  gone: 'Dieser Tisch hat von allein gespielt und wurde nach einer Stunde abgeräumt.',
}
