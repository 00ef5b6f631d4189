/** Towerlands, told to somebody who watches: from what everybody sees. */
import type { ChronicleLine } from '@homestake/client'
import {
  named,
  burdensOf,
  figureOf,
  otherSide,
  SIDES,
  type Conflict,
  type Side,
  type SideName,
} from '@homestake/rules/towerlands'
import { told, type Stake, type Telling } from '../../telling.ts'
import type { TlHouse } from '../logic/people.ts'
import { saidOf } from '../logic/verdict.ts'
import { listed } from '@homestake/rules/language'
import { waitsOf } from '../logic/waits.ts'
import { words } from './words.ts'
import { sideName } from '../logic/people.ts'

export const tellingOf = (table: TlHouse, lines: readonly ChronicleLine[]): Telling => {
  const { phase, conflict } = table.play
  if (table.ended || phase === 'closed') return told(words.over)
  if (conflict !== null) return ofConflict(table, conflict, lines)
  return phase === 'making' ? told(words.making, waitsOf(table).join(' · ')) : told(words.calm, words.anybody)
}

const ofConflict = (table: TlHouse, conflict: Conflict, lines: readonly ChronicleLine[]): Telling => {
  const { first, second } = conflict.sides
  const said = saidOf(conflict, table.options, lines)
  const burden = conflict.healing === null ? undefined : burdensOf(table.play, figureOf(first))[conflict.healing.burden]
  const begun =
    burden === undefined ? words.at(named(first.name), named(second.name)) : words.heals(first.name, burden.name)
  // While calls may still be made, the verdict is what would come of it: that is a chance, where the table shows them.
  const open = conflict.stage === 'window'
  const headline =
    said === null
      ? ''
      : said.staked && said.outcome !== ''
        ? words.outcome(said.headline, said.outcome)
        : [said.headline, said.outcome].filter((part) => part !== '').join('. ')
  return told(said === null || open ? begun : headline, awaited(conflict), {
    stakes: burden === undefined ? SIDES.flatMap((side) => stakeOf(conflict.sides[side])) : [],
    odds: open && table.options.odds !== 'off' && headline !== '' ? headline : null,
    result: said !== null && !open,
    busy: true,
  })
}

const stakeOf = ({ name, win, lose }: Side): Stake[] => {
  if (win === '') return []
  return [{ who: named(name), text: lose === '' ? words.win(win) : words.winLose(win, lose) }]
}

const awaited = (conflict: Conflict): string => {
  const those = (is: (side: Side, which: SideName) => boolean): string =>
    listed(
      SIDES.filter((side) => is(conflict.sides[side], side))
        .map((side) => sideName(conflict, side))
        .map((who, at) => (at === 0 ? who : words.within(who))),
    )
  const name = (side: SideName): string => sideName(conflict, side)
  switch (conflict.stage) {
    case 'stakes':
      return words.agree(those(({ accepted }) => !accepted))
    case 'domain':
      return words.domain
    case 'setup':
      return words.setup
    case 'roll':
      return words.roll(those(({ ready }) => !ready))
    case 'window':
      return words.window(those(({ ready }) => !ready))
    case 'approval':
      return words.approval
    case 'narrate': {
      const { winner, told } = conflict
      const next = winner === null || told[winner] ? those((_side, which) => !told[which]) : name(winner)
      return words.tells(next)
    }
    case 'aftermath': {
      const { winner, accepted } = conflict
      if (winner === null) return ''
      return accepted ? words.ends(name(winner)) : words.accepts(name(otherSide(winner)))
    }
    case 'pick':
    case 'victory':
    case 'chance':
    case 'burden':
    case 'answer':
      return words[conflict.stage](name(conflict.side))
    default:
      return ((never: never) => never)(conflict)
  }
}
