/** A short motion that nothing waits for: any key or tap ends it, and whoever wants no motion sees none. A11Y-3. */
import type { Attachment } from 'svelte/attachments'

export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Plays once, as the element comes.
 * @param ms how long, in milliseconds
 * @param done it has been played, or was ended
 */
export const plays =
  (
    frames: Keyframe[],
    { ms, easing = 'linear', done }: { ms: number; easing?: string; done?: () => void },
  ): Attachment<Element> =>
  (element) => {
    if (wantsStill()) return done?.()
    const motion = element.animate(frames, { duration: ms, easing })
    const end = (): void => motion.finish()
    const quiet = new AbortController()
    for (const pressed of ['keydown', 'pointerdown']) addEventListener(pressed, end, { signal: quiet.signal })
    motion.onfinish = () => {
      quiet.abort()
      done?.()
    }
    return () => {
      quiet.abort()
      motion.cancel()
    }
  }
