/** What is in front on a small screen, and whether the GM's drawer is open. The widths are those of Table.svelte. */
import { MediaQuery } from 'svelte/reactivity'

export type Place = 'sheet' | 'table' | 'chronicle' | 'desk'

export class Places {
  /** The middle of the table first. */
  front = $state<Place>('table')
  deskOpen = $state(false)
  /** Lines that came while the chronicle was out of sight. */
  unread = $state(0)
  readonly #small = new MediaQuery('max-width: 47.5em')
  readonly #wide = new MediaQuery('min-width: 68.75em')
  readonly #vast = new MediaQuery('min-width: 106.25em')

  /** What the bar marks: beside the middle, the chronicle stands unless another is asked for. */
  beside = $derived(this.front === 'table' && !this.#small.current ? 'chronicle' : this.front)
  chronicleInSight = $derived(this.#wide.current ? this.#vast.current || !this.deskOpen : this.beside === 'chronicle')

  show(place: Place): void {
    this.front = place
    this.deskOpen = place === 'desk'
  }

  toggleDesk(): void {
    this.show(this.deskOpen ? 'table' : 'desk')
  }
}
