import type { Game } from '../contract/game.ts'
import { betweenOf } from '../table/compartment.ts'
import type { SeatId } from '../table/ids.ts'
import type { TlCommand } from './commands.ts'
import type { TlEvent } from './events.ts'
import { tlBeyond, tlMost } from './most.ts'
import { towerlands } from './open.ts'
import { decide, evolve } from './rules.ts'
import { blankSheet } from './sheets/blank.ts'
import type { TlPlays } from './state.ts'
import { undoing } from './undoing.ts'
import { tlWords as words } from './words.ts'

/** *Towerlands*, whole: what the server plays. */
export const towerlandsGame: Game<TlPlays, TlCommand, TlEvent> = {
  ...towerlands,
  shape: 1,
  begin: () => ({
    table: {
      phase: 'making',
      setting: words.defaultSetting,
      kingdom: { name: words.defaultKingdom, rating: 2 },
      heroes: {},
      others: {},
      conflict: null,
    },
    gm: { others: {} },
    sealed: {},
  }),
  join: () => ({ seat: { draft: blankSheet() }, between: { traits: {} } }),
  seated(seat, { play }) {
    Object.assign(play.heroes, { [seat]: { stage: 'draft', sheet: null, burdens: {}, storyPoints: 0 } })
  },
  /** 1.4: where sheets become private, what heroes have moves out of everyone's sight, before anything can have been called. */
  optionChosen({ key, value }, drafts) {
    if (key !== 'privateSheets' || value !== 'on') return
    for (const [seat, { sheet }] of Object.entries(drafts.table.play.heroes)) {
      if (sheet === null) continue
      const held = drafts.between(seat as SeatId).play.traits
      for (const [id, trait] of Object.entries(sheet.traits)) held[id] = { ...trait }
      sheet.traits = {}
    }
  },
  most: tlMost,
  beyond: (view) => tlBeyond(view.table.play, (seat) => view[betweenOf(seat)]),
  undoing,
  decide,
  evolve,
}
