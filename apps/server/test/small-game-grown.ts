/** The small game as later releases might lay it out: raised twice, and played in the newest shape. */
import type { Game, Json, Upcast } from '@homestake/rules'
import { z } from 'zod'
import { smallGame } from './small-game.ts'

const publicOfOne = z.object({ count: z.number(), faces: z.array(z.number()), title: z.string() })
const secretOfOne = z.object({ secret: z.number(), box: z.object({ inside: z.string() }) })

/** From 1 to 2: the count has a name of its own, and the GM keeps every secret that there was. */
const first: Upcast = {
  table(play) {
    const { count, ...others } = publicOfOne.parse(play)
    return { ...others, tally: { all: count } }
  },
  gm(play, table) {
    const { secret, box } = secretOfOne.parse(play)
    return { secrets: [secret], box, hiddenAt: publicOfOne.parse(table).count }
  },
}

const publicOfTwo = z.object({ tally: z.object({ all: z.number() }) })

/** From 2 to 3: each seat has a purse, filled from what was counted. */
const second: Upcast = {
  seat: (_play, table) => ({ purse: publicOfTwo.parse(table).tally.all }),
}

const tallied = z.object({ tally: z.object({ all: z.number() }) })
const secretive = z.object({ secrets: z.array(z.number()) })

type Draft = { play: Json }
const changed = (draft: object, change: (play: Json) => Json): void => {
  const part = draft as Draft
  part.play = change(JSON.parse(JSON.stringify(part.play)) as Json)
}

const grown = (shape: 2 | 3): Game => ({
  ...(smallGame as unknown as Game),
  shape,
  upcasts: [first, second].slice(0, shape - 1),
  views: {
    table: z.strictObject({
      tally: z.strictObject({ all: z.number() }),
      faces: z.array(z.number()),
      title: z.string(),
    }),
    gm: z.strictObject({
      secrets: z.array(z.number()),
      box: z.strictObject({ inside: z.string() }),
      hiddenAt: z.number(),
    }),
    seat: shape === 3 ? z.strictObject({ purse: z.number() }) : z.strictObject({}),
    between: z.strictObject({}),
  },
  begin: () => ({
    table: { tally: { all: 0 }, faces: [], title: '' },
    gm: { secrets: [], box: { inside: 'gold' }, hiddenAt: 0 },
    sealed: {},
  }),
  join: () => ({ seat: shape === 3 ? { purse: 0 } : {}, between: {} }),
  evolve(happened, drafts) {
    const { by, secret } = happened as { by?: number; secret?: number }
    if (happened.type === 'bumped')
      changed(drafts.table, (play) => {
        const { all } = tallied.parse(play).tally
        return { ...(play as { [key: string]: Json }), tally: { all: all + (by ?? 0) } }
      })
    else if (happened.type === 'hidden')
      changed(drafts.gm, (play) => {
        const { secrets } = secretive.parse(play)
        return { ...(play as { [key: string]: Json }), secrets: [...secrets, secret ?? 0] }
      })
    else (smallGame as unknown as Game).evolve(happened, drafts)
  },
})

/** The small game’s releases, by shape. */
export const RELEASES: readonly [Game, Game, Game] = [smallGame as unknown as Game, grown(2), grown(3)]
