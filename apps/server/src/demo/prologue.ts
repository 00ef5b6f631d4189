/** Before the curtain: sheets, a season, Goals. Nobody watches yet, so nothing is held. */
import { PLAYERS, type Beat, type Beats, type Player, type Stage } from './beat.ts'

/** The season’s Rating: strong enough that the river may win. */
const RATING = 6
/** N-R4: of ten points. */
const GRIT: Readonly<Record<Player, number>> = { hanna: 5, josef: 3, pell: 4 }
/** Whom each is tied to most, of those at the table. */
const TIED: Readonly<Record<Player, Player>> = { hanna: 'josef', josef: 'hanna', pell: 'hanna' }

export function* prologue(stage: Stage): Beats {
  const { words, seats, see } = stage
  yield { who: 'gm', command: { type: 'edit', in: 'table', path: ['play', 'setting'], base: see('gm').table.play.setting, value: words.setting }, hold: 0 } // prettier-ignore
  for (const player of PLAYERS) yield* sheet(stage, player)
  for (const player of PLAYERS) yield at('gm', { type: 'approve-settler', seat: seats[player] })
  yield at('gm', { type: 'prepare-opposition', name: words.river })
  const [opposition] = Object.keys(see('gm').gm?.play.oppositions ?? {})
  for (const [n, aspect] of [words.cold, words.trees].entries())
    if (opposition !== undefined)
      yield at('gm', { type: 'edit', in: 'gm', path: ['play', 'oppositions', opposition, 'aspects', `${n + 1}`], base: '', value: aspect }) // prettier-ignore
  yield at('gm', { type: 'open-season', rating: RATING })
  for (const player of PLAYERS) yield at(player, { type: 'set-goal', goal: words.people[player].goal })
}

function* sheet({ words, seats }: Stage, player: Player): Beats {
  const { name, aspects, ties, past, dream } = words.people[player]
  const own = ['play', 'settlers', seats[player]]
  const write = (path: readonly string[], value: string, base: string | null = ''): Beat =>
    at(player, { type: 'edit', in: 'table', path: [...own, ...path], base, value })
  yield write(['name'], name)
  yield write(['past'], past)
  yield write(['dream'], dream)
  yield at(player, { type: 'split-pools', grit: GRIT[player] })
  for (const [n, aspect] of aspects.entries()) yield write(['aspects', `${n + 1}`], aspect)
  yield write(['relationships', 'r1', 'seat'], seats[TIED[player]], null)
  for (const [n, tie] of ties.entries()) yield write(['relationships', `r${n + 2}`, 'name'], tie)
  yield at(player, { type: 'submit-settler' })
}

const at = (who: Beat['who'], command: Beat['command']): Beat => ({ who, command, hold: 0 })
