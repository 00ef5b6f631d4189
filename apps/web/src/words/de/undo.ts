import type { AppWords } from '../index.ts'

export const undo: AppWords['undo'] = {
  open: (what) => `Zurücknehmen: ${what}`,
  about:
    'Was sich damit geändert hat, wird wieder, wie es war. Die Zeile bleibt hier stehen, durchgestrichen, mit ihren Würfeln; alle sehen, dass sie zurückgenommen wurde.',
  sure: 'Zurücknehmen',
  leave: 'Stehen lassen',
  taken: (name, clock) => `${name} hat das zurückgenommen, ${clock}`,
}
