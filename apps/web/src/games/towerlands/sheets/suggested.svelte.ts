/** Our suggestions for heroes, for a form that does not wait for them: they come once the first screen is drawn. */
import { afterwards } from '../../../parts/later.ts'
import type { suggestions } from '../words/suggestions.ts'

type Suggestions = typeof suggestions

let here = $state.raw<Suggestions | null>(null)
const come = (loaded: { readonly suggestions: Suggestions }): Suggestions => (here = loaded.suggestions)

/** @throws if they can’t be fetched */
export const fetchSuggestions = afterwards(() => import('../words/suggestions.ts').then(come))
void fetchSuggestions().catch(() => undefined)

/** Some of them; none before they are here. */
export const suggested = (some: (all: Suggestions) => readonly string[]): readonly string[] =>
  here === null ? [] : some(here)
