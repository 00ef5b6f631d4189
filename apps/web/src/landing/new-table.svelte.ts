/** The form of a new table: what is chosen so far, and what came of sending it. */
import { makeTable } from '@homestake/client/http'
import type { GameId, OptionNote, OptionsSaid } from '@homestake/rules'
import { keep, keptName } from '../doors/kept.ts'
import { games } from '../games/index.ts'
import { caughtUp } from '../words/page-language.svelte.ts'

/** A game for one, and how a table of it is called that nobody named, and whoever sits at it. */
export interface Alone {
  readonly game: GameId
  readonly title: string
  readonly name: string
}

export class NewTable {
  game = $state<GameId>('new-and-magic-land')
  title = $state('')
  chosen = $state.raw<{ readonly [key: string]: string }>({})
  busy = $state(false)
  trouble = $state<string | null>(null)

  /** What the game leaves to the table; what another game left until that is fetched. */
  notes = $state.raw<readonly OptionNote[]>([])
  said = $state.raw<OptionsSaid>({})
  /** Whose notes those are. */
  #told: GameId | null = null
  /** What counts where nothing was chosen: the first of each. */
  options = $derived({
    ...Object.fromEntries(this.notes.map(({ key, choices }) => [key, choices[0]?.value ?? ''])),
    ...this.chosen,
  })

  /** Fetch what this game leaves to the table. What was chosen for another game is chosen anew. */
  async fetchNotes(): Promise<void> {
    const { game } = this
    const rules = await games[game]?.rules()
    const said = await caughtUp(rules?.optionWords?.() ?? {})
    if (this.game !== game) return
    this.notes = rules?.optionNotes ?? []
    this.said = said
    this.chosen = {}
    this.#told = game
  }

  choose(key: string, value: string): void {
    this.chosen = { ...this.chosen, [key]: value }
  }

  /**
   * @param alone whoever makes it sits down at once, and needs no name for the table
   * @returns the table's address; `null` where it was not made, and `trouble` says why
   */
  async make(alone?: Alone): Promise<string | null> {
    if (this.busy) return null
    this.busy = true
    this.trouble = null
    const game = alone?.game ?? this.game
    // What was chosen for one game says nothing of another, and what lies here may still be another's.
    const options = game === this.game && game === this.#told ? this.options : {}
    const title = this.title.trim() || (alone?.title ?? '')
    const made = await makeTable(location.origin, { game, title, options })
    this.busy = false
    if (!made.ok) {
      this.trouble = made.refusal.message
      return null
    }
    const { table, keys, recovery } = made.value
    const sitAs = alone === undefined ? null : keptName() || alone.name
    keep(table, { title, keys, recovery, last: keys.chair, sitAs })
    return `/t/${table}`
  }
}
