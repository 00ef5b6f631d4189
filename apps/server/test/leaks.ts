/** Games that leak on purpose: what follows from a secret is seen in what everybody gets. */
import { refuse, type Game } from '@homestake/rules'
import { hashOf, toTable } from '@homestake/rules/authority'
import type { Secrets } from './secrets.ts'

type Held = ReturnType<Secrets['held']>

/** A bit that follows from the secret, and from nothing else. */
const bitOf = (held: Held): boolean => held !== null && hashOf(JSON.stringify(held.is)) < '8'

const said = (text: string) => toTable({ type: 'said' as const, kind: 'talk' as const, text })

type Leak = (held: Held) => ReturnType<Game['decide']> | null

const LEAKS = {
  'a line more': (held) => (bitOf(held) ? [said('Hm.')] : []),
  'a line that is longer': (held) => [said(bitOf(held) ? 'Hmm.' : 'Hm.')],
  'a refusal': (held) => (bitOf(held) && held?.shared === false ? refuse('not-now', 'Not now.') : null),
} as const satisfies Record<string, Leak>

export const LEAKINGS = Object.keys(LEAKS) as readonly (keyof typeof LEAKS)[]

/** A game that leaks with every command that it decides. @param held its secret, and whether the actor shares it */
export const leaking = (game: Game, how: keyof typeof LEAKS, held: Secrets['held']): Game => ({
  ...game,
  decide(deciding, command) {
    const leak = LEAKS[how](held(deciding))
    const decision = game.decide(deciding, command)
    if (leak === null || 'code' in decision) return decision
    return 'code' in leak ? leak : [...decision, ...leak]
  },
})
