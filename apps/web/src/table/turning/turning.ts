/** A turning point that happens to one person of the story: it comes big over the stage, and steps back. */
import type { ChronicleLine } from '@homestake/client'

export interface Turning {
  readonly kind: 'burden' | 'fallen'
  /** What happened, in a few words. */
  readonly title: string
  readonly text: string
  /** What a die shows that belongs to it. */
  readonly value: number | null
}

/** The one to show, of what has just happened: the newest. What was taken back shows nothing. */
export const newestTurning = (
  news: readonly ChronicleLine[],
  of: (event: ChronicleLine['event']) => Turning | null,
): Turning | null => {
  if (news.some(({ event }) => event.type === 'taken-back')) return null
  return news.map(({ event }) => of(event)).findLast((turning) => turning !== null) ?? null
}
