import { z } from 'zod'
import type { OptionNote } from '../contract/game.ts'
import { optionNotes } from '../contract/option-notes.ts'

/** The choices of a table of *Towerlands* (D8). */
export const tlOptions = z.strictObject({
  calls: z.enum(['perConflict', 'perRound']).default('perConflict'),
  finalTie: z.enum(['lastWon', 'stalemate']).default('lastWon'),
  wells: z.enum(['call', 'start', 'pool', 'off']).default('call'),
  escalation: z.enum(['newDomain', 'off']).default('newDomain'),
  lastChance: z.enum(['on', 'off']).default('on'),
  leftoverBurdens: z.enum(['one', 'perDie']).default('one'),
  goalBurden: z.enum(['lastWinningDie', 'leftoverOnly']).default('lastWinningDie'),
  healingNewBurdens: z.enum(['allowed', 'forbidden']).default('allowed'),
  virtual20: z.enum(['off', 'on']).default('off'),
  tieAfterReroll: z.enum(['on', 'off']).default('on'),
  domainCalls: z.enum(['off', 'on']).default('off'),
  burdenDomainMatch: z.enum(['off', 'on']).default('off'),
  concede: z.enum(['on', 'off']).default('on'),
  gmApproval: z.enum(['off', 'on']).default('off'),
  creation: z.enum(['template', 'free']).default('template'),
  storyPointsStart: z.enum(['1', '0', '2', '3']).default('1'),
  privateSheets: z.enum(['off', 'on']).default('off'),
  odds: z.enum(['on', 'off']).default('on'),
})
export type TlOptions = z.infer<typeof tlOptions>

export const tlOptionNotes: readonly OptionNote[] = optionNotes(tlOptions.shape, {
  calls: 'TA9',
  finalTie: 'TA6',
  wells: 'TA2',
  escalation: 'TA8',
  lastChance: 'TA8',
  leftoverBurdens: 'TA7',
  goalBurden: 'TA13',
  healingNewBurdens: 'TA14',
  virtual20: 'TA12b',
  tieAfterReroll: 'TA12',
  domainCalls: 'TA10',
  burdenDomainMatch: 'TA15',
  concede: 'TA19',
  gmApproval: 'TA20',
  creation: 'TA4',
  storyPointsStart: 'TA4',
  privateSheets: '1.4',
  odds: 'D10',
})
