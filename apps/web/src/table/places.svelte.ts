/** What is in front on a small screen, and whether the GM's drawer is open. */
export type Place = 'sheet' | 'table' | 'chronicle' | 'desk'

export class Places {
  /** The middle of the table first. */
  front = $state<Place>('table')
  deskOpen = $state(false)
  /** Lines that came while the chronicle was not in front. */
  unread = $state(0)

  show(place: Place): void {
    this.front = place
    this.deskOpen = place === 'desk'
  }

  toggleDesk(): void {
    this.deskOpen = !this.deskOpen
    this.front = this.deskOpen ? 'desk' : 'table'
  }
}
