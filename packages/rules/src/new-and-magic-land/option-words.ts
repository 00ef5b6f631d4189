/** What the form says about each choice of *New and Magic Land*: the rule it interprets, in our own words. */
import type { OptionWords } from '../contract/option-notes.ts'
import { catalogue } from '../language/catalogue.ts'
import type { NmlOptions } from './options.ts'

export type NmlOptionWords = OptionWords<NmlOptions>

const english: NmlOptionWords = {
  dramaDice: {
    title: 'The GM’s Drama Dice',
    about: 'The GM pays for extra dice out of a supply. Who may know how much is left, and how strong the season is?',
    choices: {
      hidden: {
        title: 'Hidden',
        about:
          'The Rating and the supply are the GM’s secret. The season’s pool shows with the first roll it counts in, so a careful player may reckon the rest, as at a kitchen table.',
      },
      sealed: {
        title: 'Sealed',
        about:
          'The GM’s faces, total, pool, Rating and supply stay hers until the season ends; then everything is opened and checked. Only the verdict is told.',
      },
      open: { title: 'Open', about: 'Rating, pool and supply lie on the table.' },
    },
  },
  past: {
    title: 'The settlers’ Pasts',
    about: 'What a settler left behind gives the GM two dice when it comes up.',
    choices: {
      open: { title: 'Open', about: 'Everyone reads every Past.' },
      secret: {
        title: 'Secret until used',
        about: 'Only its player and the GM know it until it first comes up in a conflict.',
      },
    },
  },
  relationshipDiceCap: {
    title: 'Dice from one Relationship',
    about: 'A Relationship gives one to three dice, yet its rating may grow past three.',
    choices: {
      '3': { title: 'Three at most', about: 'A higher rating still counts in full at the season’s end.' },
      none: { title: 'As many as its rating', about: 'Old ties become mighty.' },
    },
  },
  relationshipsPerConflict: {
    title: 'Relationships in one conflict',
    about: 'All that are used are at risk together.',
    choices: {
      any: { title: 'All that matter', about: 'Each one used falls by one if the conflict is lost.' },
      one: { title: 'Only one', about: 'Choose which tie to lean on.' },
    },
  },
  helperRelationship: {
    title: 'Who may help',
    about: 'A settler who helps adds dice for a tie to somebody in the conflict.',
    choices: {
      either: { title: 'Tied to either side', about: 'Love of the one, or hatred of the other.' },
      helpedSide: { title: 'Tied to the side they help', about: 'Only love counts.' },
    },
  },
  tieEscalation: {
    title: 'Drawing out a tie',
    about: 'After a tie nobody has lost the roll, so who pays to go on?',
    choices: {
      chooser: { title: 'Whoever goes on', about: 'The side that draws it out pays one.' },
      both: { title: 'Both', about: 'Each side pays one.' },
      free: { title: 'Nobody', about: 'A tie may be drawn out for nothing.' },
    },
  },
  escalationDice: {
    title: 'Dice after an escalation',
    about: 'The same dice are thrown again; may more be added?',
    choices: {
      add: { title: 'More may be added', about: 'Raised stakes may touch another Aspect, tie or Past.' },
      locked: { title: 'The same dice', about: 'What lies there is what is thrown.' },
    },
  },
  conflictPoolResets: {
    title: 'The season’s Conflict Pool',
    about: 'The GM spends it to escalate.',
    choices: {
      season: { title: 'Lasts a season', about: 'What is spent stays spent until the next season.' },
      conflict: { title: 'Full in each conflict', about: 'A harder year.' },
    },
  },
  stalemateIsLoss: {
    title: 'A stalemate',
    about: 'A tie that nobody draws out gives neither side its stakes.',
    choices: {
      off: { title: 'Costs nothing', about: 'Nobody won and nobody failed.' },
      on: { title: 'Costs ties', about: 'Relationships that were used fall by one on both sides.' },
    },
  },
  victoryDice: {
    title: 'Victory Dice',
    about: 'The winning side of a conflict earns them.',
    choices: {
      side: { title: 'Everyone on the side', about: 'Helpers too, each one die.' },
      principal: { title: 'Only the one whose conflict it is', about: 'Helpers do it for love.' },
    },
  },
  earlySeasonEnd: {
    title: 'Ending a season early',
    about: 'A season draws to its close when the last Drama Die is spent.',
    choices: {
      on: { title: 'The GM may', about: 'What is left of her supply is lost.' },
      off: { title: 'Only when the supply is spent', about: 'Every Drama Die comes to the table.' },
    },
  },
  carryVictoryDice: {
    title: 'Victory Dice after the season',
    about: 'They are rolled at the season’s end for the Goal.',
    choices: {
      off: { title: 'Used up', about: 'Each season begins with none.' },
      on: { title: 'Kept', about: 'The year grows kinder as it goes.' },
    },
  },
  lossBeforeRefresh: {
    title: 'A Goal that failed',
    about: 'It costs one point of a pool. Whoever has one left in it is out of the story.',
    choices: {
      on: { title: 'Before the rest', about: 'The point goes first: a spent settler may not live to rest.' },
      off: { title: 'After the rest', about: 'First refresh, then lose the point.' },
    },
  },
  pcBonus: {
    title: 'Ties between settlers',
    about: 'At the season’s end a tie to another settler counts one more.',
    choices: {
      relationship: { title: 'On the tie', about: 'A new tie starts at two, an old one rises by two.' },
      refresh: { title: 'On the rest', about: 'One point more comes back.' },
    },
  },
  replacements: {
    title: 'When a settler’s story has ended',
    about: 'The player may watch, or speak for others by the GM’s leave.',
    choices: {
      off: { title: 'It has ended', about: 'Each player has one settler.' },
      on: { title: 'A new settler may come', about: 'With the next season, and the GM’s yes.' },
    },
  },
  odds: {
    title: 'Chances',
    about: 'They can be reckoned exactly from what each one sees.',
    choices: {
      on: { title: 'Shown to whoever asks', about: 'Before a roll, also for one die more.' },
      off: { title: 'Not shown', about: 'Trust your gut.' },
    },
  },
}

export const nmlOptionWords = catalogue(
  'rules/new-and-magic-land/options',
  english,
  (language) => import(`./option-words/${language}.ts`),
)
