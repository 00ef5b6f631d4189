/** The sounds of one table in this browser: whether they are on, and what is played. */
import type { ChronicleLine } from '@homestake/client'
import { later } from '../../parts/later.ts'
import type { Heard } from '../dice/throwing.svelte.ts'
import { cameFromOthers, type Ground, type Sound } from './sound.ts'

const fetchSynth = later(() => import('./synth.ts'))

export class Sounds {
  readonly #isOn: () => boolean
  #told: readonly ChronicleLine[] | null = null

  constructor(isOn: () => boolean) {
    this.#isOn = isOn
  }

  /** Heard if sound is on and somebody has pressed something on this page. Nothing waits for it, and nothing fails by it. */
  play(sound: Sound): void {
    if (!this.#isOn() || !navigator.userActivation.hasBeenActive) return
    fetchSynth().then(
      ({ play }) => play(sound),
      () => undefined,
    )
  }

  /** What a throw is to be heard by. */
  dice(ground: Ground): Heard {
    return {
      lands: () => this.play({ of: 'die', ground }),
      grows: (link) => this.play({ of: 'explosion', link }),
    }
  }

  /** It is one's move now. @param news the newest lines: told once for each */
  yourTurn(news: readonly ChronicleLine[], isMine: (line: ChronicleLine) => boolean): void {
    if (news === this.#told) return
    this.#told = news
    if (cameFromOthers(news, isMine)) this.play({ of: 'your-turn' })
  }
}
