/** Words for the slips at the desk: quick notes, and what was prepared. */
import type { SlipKind } from '@homestake/rules'

export const slipWords = {
  quick: 'Quick note',
  quickKeys: 'Alt+N',
  quickTitle: 'A note to yourself',
  quickLabel: 'What should not be forgotten',
  quickAbout: 'It lies at your desk, and nobody else sees it.',
  keep: 'Keep it',
  writeFirst: 'Write something first.',
  kinds: {
    note: {
      title: 'Quick notes',
      about: 'From anywhere at the table with Alt+N.',
      none: 'No note yet.',
      label: 'Another note',
      hint: 'The abbot limps. Since when?',
      add: 'Keep it',
    },
    scene: {
      title: 'Scenes, written beforehand',
      about: 'When it is your turn to set one, press one to use it.',
      none: 'No scene is prepared.',
      label: 'What is going on',
      hint: 'Smoke over the ridge, and the dogs are quiet.',
      add: 'Keep this scene',
    },
    stakes: {
      title: 'Stakes, written beforehand',
      about: 'When you raise a conflict, a press puts them there.',
      none: 'No stakes are prepared.',
      label: 'What is to be won',
      hint: 'The abbey’s silence',
      add: 'Keep these stakes',
    },
  } satisfies Record<SlipKind, object>,
  done: (text: string) => `Done: ${text}`,
  text: (kind: SlipKind) => ({ note: 'Note', scene: 'Scene', stakes: 'Stakes' })[kind],
  drop: (text: string) => `Throw away: ${text}`,
  used: 'used',
  prepared: 'Prepared',
  use: (text: string) => `Use: ${text}`,
} as const
