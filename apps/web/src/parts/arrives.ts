/**
 * A turning point (a season, a conflict, the Festival, a floor) comes big and steps back. Nothing waits for it: what it shows
 * can be read and pressed from the first moment. A11Y-3.
 */
import type { Attachment } from 'svelte/attachments'
import { plays } from './plays.ts'

const LONG_MS = 650
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** @param scale how big it comes, where 1 is as big as it stays */
export const arrives = (scale = 1.05): Attachment<Element> =>
  plays(
    [
      { opacity: 0, transform: `scale(${scale})` },
      { opacity: 1, transform: 'none' },
    ],
    { ms: LONG_MS, easing: EASING },
  )
