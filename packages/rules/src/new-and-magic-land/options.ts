import { z } from 'zod'
import type { OptionNote } from '../contract/game.ts'
import { optionNotes } from '../contract/option-notes.ts'

/** The choices of a table of *New and Magic Land* (D8). */
export const nmlOptions = z.strictObject({
  dramaDice: z.enum(['hidden', 'sealed', 'open']).default('hidden'),
  past: z.enum(['open', 'secret']).default('open'),
  relationshipDiceCap: z.enum(['3', 'none']).default('3'),
  relationshipsPerConflict: z.enum(['any', 'one']).default('any'),
  helperRelationship: z.enum(['either', 'helpedSide']).default('either'),
  tieEscalation: z.enum(['chooser', 'both', 'free']).default('chooser'),
  escalationDice: z.enum(['add', 'locked']).default('add'),
  conflictPoolResets: z.enum(['season', 'conflict']).default('season'),
  stalemateIsLoss: z.enum(['off', 'on']).default('off'),
  victoryDice: z.enum(['side', 'principal']).default('side'),
  earlySeasonEnd: z.enum(['on', 'off']).default('on'),
  carryVictoryDice: z.enum(['off', 'on']).default('off'),
  lossBeforeRefresh: z.enum(['on', 'off']).default('on'),
  pcBonus: z.enum(['relationship', 'refresh']).default('relationship'),
  replacements: z.enum(['off', 'on']).default('off'),
  odds: z.enum(['on', 'off']).default('on'),
})
export type NmlOptions = z.infer<typeof nmlOptions>

export const nmlOptionNotes: readonly OptionNote[] = optionNotes(nmlOptions.shape, {
  dramaDice: 'D1',
  past: 'D2',
  relationshipDiceCap: 'NA6',
  relationshipsPerConflict: 'NA7',
  helperRelationship: 'NA9',
  tieEscalation: 'NA11',
  escalationDice: 'NA12',
  conflictPoolResets: 'NA13',
  stalemateIsLoss: 'NA14',
  victoryDice: 'NA15',
  earlySeasonEnd: 'NA5',
  carryVictoryDice: 'NA16',
  lossBeforeRefresh: 'NA17',
  pcBonus: 'NA18',
  replacements: 'NA26',
  odds: 'D10',
})
