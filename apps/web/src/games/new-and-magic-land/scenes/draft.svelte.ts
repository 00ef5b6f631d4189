/** A scene that is being written: it outlives the form, which goes when the turn does. */
import type { SeatId } from '@homestake/rules'

export class SceneDraft {
  about = $state('')
  /** `null`: nobody was chosen yet, so that whoever sets it is there. */
  present = $state.raw<readonly SeatId[] | null>(null)

  clear(): void {
    this.about = ''
    this.present = null
  }
}
