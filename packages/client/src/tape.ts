/** A replay as what somebody held after each of its steps. */
import type { Cursor, ReplayPage, WireView } from '@homestake/protocol'
import { followPacked, type Held } from './apply.ts'
import { linesOf, type ChronicleLine } from './chronicle.ts'

export interface Frame extends Held {
  /** Milliseconds since 1970; 0: before the first step. */
  readonly at: number
  /** What was told in this step. */
  readonly lines: readonly ChronicleLine[]
  /** How many of all lines were told up to here. */
  readonly told: number
}

export interface Tape {
  readonly frames: readonly Frame[]
  /** Everything that is told, in order. */
  readonly lines: readonly ChronicleLine[]
}

const held = ({ view, cursor }: { readonly view: WireView; readonly cursor: Cursor }): Held => ({ view, cursor })

/**
 * The next page of a replay, behind what there is. A step that tells nothing goes together with the one before.
 * @returns `gap`: it does not follow
 */
export const wound = (tape: Tape | null, page: ReplayPage): Tape | 'gap' => {
  const frames: Frame[] = [...(tape?.frames ?? [{ ...held(page.start), at: 0, lines: [], told: 0 }])]
  const lines: ChronicleLine[] = [...(tape?.lines ?? [])]
  for (const { at, changes } of page.steps) {
    const last = frames.at(-1)
    const next = last === undefined ? 'gap' : followPacked(held(last), changes)
    if (next === 'gap' || last === undefined) return 'gap'
    const said = linesOf(next.changes)
    lines.push(...said)
    if (said.length === 0) frames.splice(-1, 1, { ...last, ...held(next) })
    else frames.push({ ...held(next), at, lines: said, told: lines.length })
  }
  return { frames, lines }
}
