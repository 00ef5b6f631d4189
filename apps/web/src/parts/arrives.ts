/**
 * A turning point (a season, a conflict, the Festival, a floor) comes big and steps back. Nothing waits for it: what it shows
 * can be read and pressed from the first moment, any key or tap ends it, and whoever wants no motion sees none. A11Y-3.
 */
import type { Attachment } from 'svelte/attachments'

const LONG_MS = 650
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** @param scale how big it comes, where 1 is as big as it stays */
export const arrives =
  (scale = 1.05): Attachment<Element> =>
  (element) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const coming = element.animate(
      [
        { opacity: 0, transform: `scale(${scale})` },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: LONG_MS,
        easing: EASING,
      },
    )
    const end = (): void => coming.finish()
    const quiet = new AbortController()
    for (const pressed of ['keydown', 'pointerdown']) addEventListener(pressed, end, { signal: quiet.signal })
    coming.onfinish = () => quiet.abort()
    return () => {
      quiet.abort()
      coming.cancel()
    }
  }
