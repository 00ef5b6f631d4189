/** The dice of a table, drawn again from their opened seeds, floor by floor. */
import type { ChronicleLine } from '@homestake/client'
import { provedBy, type Proof } from '@homestake/rules/proof'
import { invertedTower } from '@homestake/rules/inverted-tower'
import { endWords } from '../words/ends.ts'

/** @param lines all public lines, oldest first */
export const proofsOf = (lines: readonly ChronicleLine[]): (Proof & { readonly where: string })[] => {
  let chapter = 0
  return provedBy(invertedTower, lines, {
    opened: () => void chapter++,
    saw: () => undefined,
    where: () => ({ where: endWords.ended.chapter(chapter) }),
  })
}
