/** Games that leak on purpose: what follows from the GM's compartment is seen in what everybody gets. */
import { refuse, type Game } from '@homestake/rules'
import { hashOf, toTable } from '@homestake/rules/authority'

/** A bit that follows from all that the GM has, and from nothing else. */
const bitOf = (state: Parameters<Game['decide']>[0]['state']): boolean => hashOf(JSON.stringify(state.gm)) < '8'

const said = (text: string) => toTable({ type: 'said' as const, kind: 'talk' as const, text })

type Leak = (deciding: Parameters<Game['decide']>[0]) => ReturnType<Game['decide']> | null

const LEAKS = {
  'a line more': ({ state }) => (bitOf(state) ? [said('Hm.')] : []),
  'a line that is longer': ({ state }) => [said(bitOf(state) ? 'Hmm.' : 'Hm.')],
  'a refusal': ({ state, actor }) => (bitOf(state) && !actor.chair ? refuse('not-now', 'Not now.') : null),
} as const satisfies Record<string, Leak>

export const LEAKINGS = Object.keys(LEAKS) as readonly (keyof typeof LEAKS)[]

/** A game that leaks with every command that it decides. */
export const leaking = (game: Game, how: keyof typeof LEAKS): Game => ({
  ...game,
  decide(deciding, command) {
    const leak = LEAKS[how](deciding)
    const decision = game.decide(deciding, command)
    if (leak === null || 'code' in decision) return decision
    return 'code' in leak ? leak : [...decision, ...leak]
  },
})
