import type { Game } from '../contract/game.ts'
import type { SeatId } from '../table/ids.ts'
import type { NmlCommand } from './commands.ts'
import type { NmlEvent } from './events.ts'
import { nmlBeyond, nmlMost } from './most.ts'
import { newAndMagicLand } from './open.ts'
import { decide, evolve } from './rules.ts'
import { blankSettler } from './settlers/blank.ts'
import type { NmlPlays } from './state.ts'
import { undoing } from './undoing.ts'
import { nmlWords } from './words.ts'

/** *New and Magic Land*, whole: what the server plays. */
export const newAndMagicLandGame: Game<NmlPlays, NmlCommand, NmlEvent> = {
  ...newAndMagicLand,
  shape: 1,
  begin: () => ({
    table: {
      phase: 'making',
      setting: nmlWords.defaultSetting,
      settlers: {},
      fallen: [],
      season: null,
      past: [],
      turn: null,
      scene: null,
      conflict: null,
      endings: {},
      festival: null,
    },
    gm: { season: null, used: [], oppositions: {} },
    sealed: {},
  }),
  join: ({ past }) => ({ seat: {}, between: { past: past === 'secret' ? '' : null } }),
  seated(seat, { play, options }) {
    Object.assign(play.settlers, { [seat]: blankSettler(options) })
  },
  /**
   * D2: where Pasts become secret, what is written moves out of everyone's sight. Where they become open nothing moves
   * by the chair's switch: each stays secret until its player hands the sheet in, or until its first use.
   */
  optionChosen({ key, value }, drafts) {
    if (key !== 'past' || value !== 'secret') return
    for (const [seat, settler] of Object.entries(drafts.table.play.settlers)) {
      if (settler.past === null) continue
      drafts.between(seat as SeatId).play.past = settler.past
      settler.past = null
    }
  },
  most: nmlMost,
  beyond: ({ table }) => nmlBeyond(table.play),
  undoing,
  decide,
  evolve,
}
