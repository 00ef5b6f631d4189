/**
 * How states and events name whoever and whatever has no name of its own. Facts have no language (LANG-4): these stand for the
 * words, and each language says them as it does.
 */
import type { Domain } from './state.ts'

export const STAND_INS = {
  opposition: 'The opposition',
  hero: 'A hero',
  influence: 'Influence',
  domain: {
    physical: 'Physical',
    mental: 'Mental',
    social: 'Social',
    emotional: 'Emotional',
    spiritual: 'Spiritual',
  } satisfies Record<Domain, string>,
} as const
