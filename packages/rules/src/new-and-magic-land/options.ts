import { z } from 'zod'
import type { OptionNote } from '../contract/game.ts'

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

/** What the form says about each choice: the rule it interprets, in our own words. The default stands first. */
export const nmlOptionNotes: readonly OptionNote[] = [
  {
    key: 'dramaDice',
    rule: 'D1',
    title: 'The GM’s Drama Dice',
    about: 'The GM pays for extra dice out of a supply. Who may know how much is left, and how strong the season is?',
    choices: [
      {
        value: 'hidden',
        title: 'Hidden',
        about:
          'The Rating and the supply are the GM’s secret. The season’s pool shows with the first roll it counts in, so a careful player may reckon the rest, as at a kitchen table.',
      },
      {
        value: 'sealed',
        title: 'Sealed',
        about:
          'The GM’s faces, total, pool, Rating and supply stay hers until the season ends; then everything is opened and checked. Only the verdict is told.',
      },
      { value: 'open', title: 'Open', about: 'Rating, pool and supply lie on the table.' },
    ],
  },
  {
    key: 'past',
    rule: 'D2',
    title: 'The settlers’ Pasts',
    about: 'What a settler left behind gives the GM two dice when it comes up.',
    choices: [
      { value: 'open', title: 'Open', about: 'Everyone reads every Past.' },
      {
        value: 'secret',
        title: 'Secret until used',
        about: 'Only its player and the GM know it until it first comes up in a conflict.',
      },
    ],
  },
  {
    key: 'relationshipDiceCap',
    rule: 'NA6',
    title: 'Dice from one Relationship',
    about: 'A Relationship gives one to three dice, yet its rating may grow past three.',
    choices: [
      { value: '3', title: 'Three at most', about: 'A higher rating still counts in full at the season’s end.' },
      { value: 'none', title: 'As many as its rating', about: 'Old ties become mighty.' },
    ],
  },
  {
    key: 'relationshipsPerConflict',
    rule: 'NA7',
    title: 'Relationships in one conflict',
    about: 'All that are used are at risk together.',
    choices: [
      { value: 'any', title: 'All that matter', about: 'Each one used falls by one if the conflict is lost.' },
      { value: 'one', title: 'Only one', about: 'Choose which tie to lean on.' },
    ],
  },
  {
    key: 'helperRelationship',
    rule: 'NA9',
    title: 'Who may help',
    about: 'A settler who helps adds dice for a tie to somebody in the conflict.',
    choices: [
      { value: 'either', title: 'Tied to either side', about: 'Love of the one, or hatred of the other.' },
      { value: 'helpedSide', title: 'Tied to the side they help', about: 'Only love counts.' },
    ],
  },
  {
    key: 'tieEscalation',
    rule: 'NA11',
    title: 'Drawing out a tie',
    about: 'After a tie nobody has lost the roll, so who pays to go on?',
    choices: [
      { value: 'chooser', title: 'Whoever goes on', about: 'The side that draws it out pays one.' },
      { value: 'both', title: 'Both', about: 'Each side pays one.' },
      { value: 'free', title: 'Nobody', about: 'A tie may be drawn out for nothing.' },
    ],
  },
  {
    key: 'escalationDice',
    rule: 'NA12',
    title: 'Dice after an escalation',
    about: 'The same dice are thrown again; may more be added?',
    choices: [
      { value: 'add', title: 'More may be added', about: 'Raised stakes may touch another Aspect, tie or Past.' },
      { value: 'locked', title: 'The same dice', about: 'What lies there is what is thrown.' },
    ],
  },
  {
    key: 'conflictPoolResets',
    rule: 'NA13',
    title: 'The season’s Conflict Pool',
    about: 'The GM spends it to escalate.',
    choices: [
      { value: 'season', title: 'Lasts a season', about: 'What is spent stays spent until the next season.' },
      { value: 'conflict', title: 'Full in each conflict', about: 'A harder year.' },
    ],
  },
  {
    key: 'stalemateIsLoss',
    rule: 'NA14',
    title: 'A stalemate',
    about: 'A tie that nobody draws out gives neither side its stakes.',
    choices: [
      { value: 'off', title: 'Costs nothing', about: 'Nobody won and nobody failed.' },
      { value: 'on', title: 'Costs ties', about: 'Relationships that were used fall by one on both sides.' },
    ],
  },
  {
    key: 'victoryDice',
    rule: 'NA15',
    title: 'Victory Dice',
    about: 'The winning side of a conflict earns them.',
    choices: [
      { value: 'side', title: 'Everyone on the side', about: 'Helpers too, each one die.' },
      { value: 'principal', title: 'Only whose conflict it is', about: 'Helpers do it for love.' },
    ],
  },
  {
    key: 'earlySeasonEnd',
    rule: 'NA5',
    title: 'Ending a season early',
    about: 'A season draws to its close when the last Drama Die is spent.',
    choices: [
      { value: 'on', title: 'The GM may', about: 'What is left of her supply is lost.' },
      { value: 'off', title: 'Only when the supply is spent', about: 'Every Drama Die comes to the table.' },
    ],
  },
  {
    key: 'carryVictoryDice',
    rule: 'NA16',
    title: 'Victory Dice after the season',
    about: 'They are rolled at the season’s end for the Goal.',
    choices: [
      { value: 'off', title: 'Used up', about: 'Each season begins with none.' },
      { value: 'on', title: 'Kept', about: 'The year grows kinder as it goes.' },
    ],
  },
  {
    key: 'lossBeforeRefresh',
    rule: 'NA17',
    title: 'A Goal that failed',
    about: 'It costs one point of a pool. Whoever has one left in it is out of the story.',
    choices: [
      { value: 'on', title: 'Before the rest', about: 'The point goes first: a spent settler may not live to rest.' },
      { value: 'off', title: 'After the rest', about: 'First refresh, then lose the point.' },
    ],
  },
  {
    key: 'pcBonus',
    rule: 'NA18',
    title: 'Ties between settlers',
    about: 'At the season’s end a tie to another settler counts one more.',
    choices: [
      { value: 'relationship', title: 'On the tie', about: 'A new tie starts at two, an old one rises by two.' },
      { value: 'refresh', title: 'On the rest', about: 'One point more comes back.' },
    ],
  },
  {
    key: 'replacements',
    rule: 'NA26',
    title: 'When a settler’s story has ended',
    about: 'The player may watch, or speak for others by the GM’s leave.',
    choices: [
      { value: 'off', title: 'It has ended', about: 'Each player has one settler.' },
      { value: 'on', title: 'A new settler may come', about: 'With the next season, and the GM’s yes.' },
    ],
  },
  {
    key: 'odds',
    rule: 'D10',
    title: 'Chances',
    about: 'They can be reckoned exactly from what each one sees.',
    choices: [
      { value: 'on', title: 'Shown to who asks', about: 'Before a roll, and with one die more.' },
      { value: 'off', title: 'Not shown', about: 'Trust your gut.' },
    ],
  },
]
