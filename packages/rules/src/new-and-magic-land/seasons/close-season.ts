import { closeChapter, openChapter } from '../../house/chapters.ts'
import { reveal, toTable } from '../../table/event.ts'
import { gmSeasonIn, seasonIn } from '../acting.ts'
import { seatsInPlay } from '../in-play.ts'
import type { Rule } from '../rule.ts'
import type { SealedRoll } from '../state.ts'

/**
 * D1: Rating, supply and sealed rolls are opened against the commitment, and the season's seed is published. The season's
 * end has dice of its own; where nobody plays it is over at once.
 */
export const closeSeason: Rule<'close-season', 'season-closed'> = {
  decide: {
    'close-season': (deciding) => {
      const season = seasonIn(deciding)
      const secret = gmSeasonIn(deciding)
      const settlers = seatsInPlay(deciding.state.table)
      return [
        toTable({
          type: 'season-closed',
          season: season.name,
          rating: reveal(secret.rating),
          supply: reveal(secret.supply),
          left: reveal(secret.left),
          salt: reveal(secret.salt),
          commitment: season.commitment,
          sealedRolls: secret.sealedRolls.map(opened),
          settlers,
        }),
        ...closeChapter(deciding.state),
        ...(settlers.length === 0
          ? [toTable({ type: 'season-ended' as const, season: season.name })]
          : openChapter(deciding.chance)),
      ]
    },
  },
  evolve: {
    'season-closed': ({ season, rating, supply, left, settlers }, drafts) => {
      const { play } = drafts.table
      play.phase = 'ending'
      play.season = null
      play.turn = null
      play.endings = Object.fromEntries(
        settlers.map((seat) => [seat, { at: { step: 'roll' }, achieved: null, bonus: false }] as const),
      )
      play.past.push({ name: season, rating, supply, left })
      drafts.gm.play.season = null
    },
  },
}

const opened = ({ throw: number, conflict, side }: SealedRoll) => ({
  throw: number,
  conflict,
  side: {
    ...side,
    dice: side.dice.map(({ die, bundle, faces, value }) => ({ die, bundle, faces: reveal(faces).slice(), value })),
  },
})
