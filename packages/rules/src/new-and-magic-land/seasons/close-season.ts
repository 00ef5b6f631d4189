import { closeChapter } from '../../house/chapters.ts'
import { reveal, toTable } from '../../table/event.ts'
import { gmSeasonIn, seasonIn } from '../acting.ts'
import type { Rule } from '../rule.ts'
import type { SealedRoll } from '../state.ts'

/** D1: Rating, supply and sealed rolls are opened against the commitment, and the season's seed is published. */
export const closeSeason: Rule<'close-season', 'season-closed'> = {
  decide: {
    'close-season': (deciding) => {
      const season = seasonIn(deciding)
      const secret = gmSeasonIn(deciding)
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
        }),
        ...closeChapter(deciding.state),
      ]
    },
  },
  evolve: {
    'season-closed': ({ season, rating, supply, left }, drafts) => {
      const { play } = drafts.table
      play.phase = 'between'
      play.season = null
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
