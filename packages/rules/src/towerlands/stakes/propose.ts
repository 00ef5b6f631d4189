import { openChapter } from '../../house/chapters.ts'
import { reveal, toTable } from '../../table/event.ts'
import { playIn } from '../acting.ts'
import type { CommandsByType, Rule, TlDeciding } from '../rule.ts'
import { STAND_INS } from '../stand-ins.ts'
import { otherSide, type SideName } from '../state.ts'
import { heroName } from '../who.ts'
import { newConflict } from './begin.ts'

/** T-R27, T-R28: the sides stand, and the dice have a seed from here on. */
export const propose: Rule<'propose-conflict', 'conflict-proposed'> = {
  decide: {
    'propose-conflict': (deciding, command) => [
      ...openChapter(deciding.chance),
      toTable({
        type: 'conflict-proposed',
        conflict: deciding.chance.id(),
        proposedBy: command.first,
        sides: { first: sideOf(deciding, command, 'first'), second: sideOf(deciding, command, 'second') },
      }),
    ],
  },
  evolve: {
    'conflict-proposed': ({ conflict, proposedBy, sides }, drafts) => {
      const { play } = drafts.table
      for (const { other, name } of [sides.first, sides.second])
        if (other !== null) play.others[other] ??= { name, traits: {}, burdens: {} }
      play.conflict = newConflict(conflict, proposedBy, sides.first, sides.second, { healing: null, stage: 'stakes' })
    },
  },
}

const sideOf = (deciding: TlDeciding, command: CommandsByType['propose-conflict'], side: SideName) => {
  const principal = command[side]
  const stakes =
    side === 'first' ? { win: command.win, lose: command.lose, goal: command.goal } : { win: '', lose: '', goal: '' }
  if (principal !== 'gm') return { principal, other: null, name: heroName(playIn(deciding), principal), ...stakes }
  const other = command[otherSide(side)] === 'gm' || command.other === null ? deciding.chance.id() : command.other
  return { principal, other, name: otherName(deciding, other, command.opposition), ...stakes }
}

/** What somebody whom the GM plays is called: as the table knows them, as their sheet says, or as was typed. */
export const otherName = (deciding: TlDeciding, other: string, typed: string): string =>
  playIn(deciding).others[other]?.name ||
  reveal(deciding.view.gm?.play.others[other]?.name || typed || STAND_INS.opposition)
