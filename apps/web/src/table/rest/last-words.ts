/** What was told last at a table, for its end. */
import type { ChronicleLine } from '@homestake/client'
import type { By } from '@homestake/rules'
import type { TableSession } from '../session.svelte.ts'

export interface LastWords {
  readonly text: string
  readonly by: By
}

/** @param lines oldest first; what somebody took back is not among them */
export const lastWordsOf = (
  lines: readonly ChronicleLine[],
  { said }: { readonly said: TableSession['said'] },
): LastWords | null => {
  for (const line of lines.toReversed()) {
    const what = line.in === 'table' ? said(line) : null
    if (what?.kind === 'telling') return { text: what.text, by: line.by }
  }
  return null
}
