/** The season’s end of each settler, one after the other, whatever it asks of them. */
import type { Ending, Pool } from '@homestake/rules/new-and-magic-land'
import { reading, DICE, GLANCE, PLAYERS, QUICK, type Beat, type Beats, type Player, type Stage } from './beat.ts'

export function* seasonEnd(stage: Stage): Beats {
  yield { who: 'gm', command: { type: 'close-season' }, hold: GLANCE * 2 }
  for (const player of PLAYERS) yield* taking(stage, player)
}

function* taking(stage: Stage, player: Player): Beats {
  const at = (): Ending | undefined => stage.see(player).table.play.endings[stage.seats[player]]?.at
  for (let now = at(); now !== undefined; now = at()) {
    const beat = step(stage, player, now)
    if (beat === null) return
    yield beat
  }
}

const left = ({ score, spent }: Pool): number => score - spent

/** What a settler does at a step; `null`: they are through. */
const step = ({ words, seats, see }: Stage, player: Player, at: Ending): Beat | null => {
  const { settlers, endings } = see(player).table.play
  const [settler, end] = [settlers[seats[player]], endings[seats[player]]]
  if (settler === undefined || end === undefined) return null
  const { grit, heart, dream } = settler
  switch (at.step) {
    case 'roll':
      return { who: player, command: { type: 'roll-victory' }, hold: DICE / 2 }
    case 'tell': {
      const text = words.goals[player][end.achieved === true ? 'yes' : 'no']
      return { who: player, command: { type: 'tell-goal', text }, hold: reading(text) }
    }
    case 'points':
      return { who: player, command: { type: 'split-gain', grit: at.sixes, heart: 0 }, hold: QUICK }
    case 'loss': {
      const pool = left(grit) > left(heart) ? 'grit' : 'heart'
      return { who: player, command: { type: 'choose-loss', pool }, hold: QUICK }
    }
    case 'relationship':
      return { who: player, command: { type: 'tie-grows', relationship: 'r1' }, hold: QUICK }
    case 'refresh':
      return { who: player, command: { type: 'roll-refresh' }, hold: QUICK * 2 }
    case 'restore': {
      const back = Math.min(at.amount, grit.spent)
      const heal = Math.min(at.amount - back, heart.spent)
      return { who: player, command: { type: 'restore', grit: back, heart: heal }, hold: QUICK }
    }
    case 'dream':
      return { who: player, command: { type: 'settle-dream', dream }, hold: QUICK }
    // Nobody spends a pool to its end here.
    case 'last-words':
    case 'done':
      return null
  }
}
