import { z } from 'zod'
import type { OptionNote } from '../contract/game.ts'
import { optionNotes } from '../contract/option-notes.ts'

/** The choices of a table of *The Inverted Tower* (D8). */
export const itOptions = z.strictObject({
  mode: z.enum(['solo', 'party']).default('solo'),
  race: z.enum(['off', 'on']).default('off'),
  partyMoves: z.enum(['turn', 'majority']).default('turn'),
  daggers: z.enum(['kept', 'spent']).default('kept'),
  duplicateEvent: z.enum(['reroll', 'encounter']).default('reroll'),
  trapTreasure: z.enum(['ifPassed', 'never']).default('ifPassed'),
  layout: z.enum(['free', 'line']).default('free'),
  lastFloor: z.enum(['none', '3', '5', '10']).default('none'),
  wanderInEventRooms: z.enum(['on', 'off']).default('on'),
  levelUpHeals: z.enum(['none', 'one', 'full']).default('none'),
  naturalSix: z.enum(['off', 'on']).default('off'),
  flee: z.enum(['off', 'on']).default('off'),
  bonfire: z.enum(['always', 'once']).default('always'),
  wanderTreasure: z.enum(['off', 'on']).default('off'),
  roomsPerFloor: z.enum(['none', '5', '10', '20']).default('none'),
  takingBack: z.enum(['off', 'on']).default('off'),
})
export type ItOptions = z.infer<typeof itOptions>

export const itOptionNotes: readonly OptionNote[] = optionNotes(itOptions.shape, {
  mode: 'IA18',
  race: 'D11',
  partyMoves: 'IA18',
  daggers: 'IA8',
  duplicateEvent: 'IA1',
  trapTreasure: 'IA2',
  layout: 'IA3',
  lastFloor: 'IA4',
  wanderInEventRooms: 'IA5',
  levelUpHeals: 'IA7',
  naturalSix: 'IA9',
  flee: 'IA11',
  bonfire: 'IA14',
  wanderTreasure: 'IA15',
  roomsPerFloor: 'IA17',
  takingBack: 'IA20',
})
