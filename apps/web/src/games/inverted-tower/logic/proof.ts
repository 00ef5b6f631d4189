/** The dice of a table, drawn again from their opened seeds, floor by floor. */
import type { ChronicleLine } from '@homestake/client'
import { invertedTower, itEvent } from '@homestake/rules/inverted-tower'
import { provedBy, type Proof, type Reader } from '../../../table/book/proof.ts'
import { words } from '../words.ts'

/** @param lines all public lines, oldest first */
export const proofsOf = (lines: readonly ChronicleLine[]): (Proof & { readonly where: string })[] => {
  let chapter = 0
  const reader: Reader<{ readonly where: string }> = {
    opened: () => void chapter++,
    saw: (event) => {
      const parsed = itEvent.safeParse(event)
      const shown = parsed.success ? invertedTower.shown(parsed.data) : null
      return shown === null ? [] : [shown]
    },
    where: () => ({ where: words.ended.chapter(chapter) }),
  }
  return provedBy(lines, reader)
}
