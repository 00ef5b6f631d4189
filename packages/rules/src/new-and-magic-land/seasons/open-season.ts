import { openChapter } from '../../house/chapters.ts'
import { reveal, toGm, toTable } from '../../table/event.ts'
import { playIn } from '../acting.ts'
import type { Rule } from '../rule.ts'
import { SEASONS } from '../state.ts'
import { seasonSecret, supplyOf } from './secret.ts'

/** N-R12 to N-R14, D1, D8: Rating and supply are the GM's; everyone gets the hash that binds her to them. */
export const openSeason: Rule<'open-season', 'season-opened' | 'rating-chosen'> = {
  decide: {
    'open-season': (deciding, { rating }) => {
      const { state, chance } = deciding
      const play = playIn(deciding)
      const settlers = Object.values(play.settlers).filter(({ stage }) => stage === 'playing').length
      const supply = supplyOf(rating, settlers)
      const salt = chance.salt()
      const open = state.table.options.dramaDice === 'open'
      return [
        ...(state.table.begun ? [] : [toTable({ type: 'begun' as const })]),
        ...openChapter(chance),
        toTable({
          type: 'season-opened',
          number: play.past.length + 1,
          season: SEASONS[play.past.length] ?? 'festival',
          commitment: chance.commit(seasonSecret(rating, supply), salt),
          settlers,
          rating: open ? reveal(rating) : null,
          supply: open ? reveal(supply) : null,
        }),
        toGm({ type: 'rating-chosen', rating, supply, salt }),
      ]
    },
  },
  evolve: {
    'season-opened': ({ number, season, commitment, settlers, rating, supply }, drafts) => {
      const { play } = drafts.table
      play.phase = 'season'
      play.season = {
        number,
        name: season,
        commitment,
        closing: false,
        settlers,
        known: { pool: rating, rating, supply },
      }
      play.turn = { holder: 'gm', turn: 1, scenes: 0 }
      for (const settler of Object.values(play.settlers)) settler.goal = ''
    },
    'rating-chosen': ({ rating, supply, salt }, drafts) => {
      const { play } = drafts.gm
      play.used.push(rating)
      play.season = { rating, supply, left: supply, pool: { score: rating, spent: 0 }, salt, sealedRolls: [] }
    },
  },
}
