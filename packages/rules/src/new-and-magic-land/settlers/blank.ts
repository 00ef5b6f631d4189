import type { NmlOptions } from '../options.ts'
import type { Settler } from '../state.ts'

/** N-R2 to N-R9: the empty sheet that a new seat finds. A secret Past (D2) stands between its player and the GM. */
export const blankSettler = (options: NmlOptions): Settler => ({
  stage: 'draft',
  name: '',
  grit: { score: 5, spent: 0 },
  heart: { score: 5, spent: 0 },
  aspects: { '1': '', '2': '', '3': '' },
  relationships: {
    r1: { name: '', note: '', rating: 3, seat: null },
    r2: { name: '', note: '', rating: 2, seat: null },
    r3: { name: '', note: '', rating: 1, seat: null },
  },
  past: options.past === 'secret' ? null : '',
  dream: '',
  goal: '',
  victoryDice: 0,
  harvestDice: 0,
  ending: '',
})
