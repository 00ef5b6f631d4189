import { z } from 'zod'
import type { OptionNote } from '../contract/game.ts'
import { DIFFICULTY } from './odds/difficulty.ts'
import { itWords as words } from './words.ts'

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
})
export type ItOptions = z.infer<typeof itOptions>

type Choice = readonly [value: string, title: string, about: string]
const note = (key: keyof ItOptions, rule: string, title: string, about: string, ...choices: Choice[]): OptionNote => ({
  key,
  rule,
  title,
  about,
  choices: choices.map(([value, name, text]) => ({ value, title: name, about: text })),
})

/** What the form says about each choice: the rule it interprets, in our own words. The default stands first. */
export const itOptionNotes: readonly OptionNote[] = [
  note('mode', 'IA18', 'Who goes down', 'The rules know one adventurer. With several…',
    ['solo', 'Each in a tower of their own', 'Side by side: everyone sees how the others fare.'],
    ['party', 'All in one tower', 'You act in the order of your seats, one blow each.']),
  note('race', 'D11', 'A race', 'For towers side by side: who comes furthest?',
    ['off', 'No', 'Everybody’s dice are their own; go down whenever you like.'],
    ['on', 'The same dice for all', 'All start together and meet the same rooms. Of another’s tower you see what you have passed yourself.']),
  note('partyMoves', 'IA18', 'Where a party goes', 'Into a new room, back, or down the stairs.',
    ['turn', 'Whoever’s turn it is decides', 'Quick, and everyone leads in turn.'],
    ['majority', 'More than half must agree', 'Each says where; the party goes when most say the same.']),
  note('daggers', 'IA8', 'Daggers', 'A dagger adds one to a blow, and several may be used at once. What becomes of it?',
    ['kept', 'It stays yours', words.daggersKept(DIFFICULTY.kept)],
    ['spent', 'It is used up', words.daggersSpent(DIFFICULTY.spent)]),
  note('duplicateEvent', 'IA1', 'A second event of a kind', 'Each floor has one trap, one merchant, one bonfire and one flight of stairs. If the die shows one that was there…',
    ['reroll', 'Throw again', 'Until it shows one that is still to come. Stairs come after eight rooms or so.'],
    ['encounter', 'Monsters instead', 'Stairs take eighteen rooms or so.']),
  note('trapTreasure', 'IA2', 'Treasure behind a trap', 'Each room holds some treasure.',
    ['ifPassed', 'For whoever passes the trap', 'Whoever falls into it gets nothing.'],
    ['never', 'None', 'Traps guard nothing.']),
  note('layout', 'IA3', 'The way back', 'There is no map, but rooms that you have seen can be entered again.',
    ['free', 'To any room at once', 'One step, one check for wandering monsters.'],
    ['line', 'Room by room', 'The rooms of a floor lie in a line, and you pass through each.']),
  note('lastFloor', 'IA4', 'How deep the tower is', 'The rules name no end.',
    ['none', 'Endless', 'The deepest floor counts, then the monsters killed.'],
    ['3', 'Three floors', 'The stairs of the third lead out: whoever takes them has won.'],
    ['5', 'Five floors', 'The stairs of the fifth lead out.'],
    ['10', 'Ten floors', 'The stairs of the tenth lead out.']),
  note('wanderInEventRooms', 'IA5', 'Wandering monsters', 'They may turn up wherever you go back to…',
    ['on', 'Anywhere', 'Even by the bonfire: first fight, then rest.'],
    ['off', 'Only where monsters were', 'Bonfire, merchant, trap and stairs are safe.']),
  note('levelUpHeals', 'IA7', 'A new level', 'It brings one more Max HP and a point for an attribute. And the wounds?',
    ['none', 'Stay', 'The new hit point is filled by healing.'],
    ['one', 'One heals', 'One hit point with it.'],
    ['full', 'All heal', 'Up to the new Max HP.']),
  note('naturalSix', 'IA9', 'A six', 'Deep down, with too little strength, no die is high enough.',
    ['off', 'Is a six', 'Look at your chances before you go down.'],
    ['on', 'Always hits', 'There is always hope.']),
  note('flee', 'IA11', 'Running away', 'From a room with monsters in it.',
    ['off', 'Never', 'It ends with them or with you.'],
    ['on', 'Back to where you came from', 'With a check for wandering monsters there. Those you ran from wait, and so does their treasure.']),
  note('bonfire', 'IA14', 'The bonfire', 'It heals whoever comes to it.',
    ['always', 'On each visit', 'Come back as often as you dare.'],
    ['once', 'On the first visit', 'Then it has burned down.']),
  note('wanderTreasure', 'IA15', 'Treasure of wandering monsters', 'Their room’s own has been found.',
    ['off', 'They carry none', 'Only experience.'],
    ['on', 'One throw for each fight', 'Going to and fro becomes a trade.']),
  note('roomsPerFloor', 'IA17', 'Rooms on a floor', 'Nothing makes you go down.',
    ['none', 'No end of them', 'Stay as long as you like.'],
    ['5', 'Five', 'The stairs are in the fifth at the latest.'],
    ['10', 'Ten', 'The stairs are in the tenth at the latest.'],
    ['20', 'Twenty', 'The stairs are in the twentieth at the latest.']),
] // prettier-ignore
