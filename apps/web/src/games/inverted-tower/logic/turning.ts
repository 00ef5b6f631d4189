/** Delvers who have just fallen, in a tower that is looked at. */
import type { ChronicleLine } from '@homestake/client'
import type { SeatId } from '@homestake/rules'
import type { ItEvent } from '@homestake/rules/inverted-tower'
import type { Turning } from '../../../table/turning/turning.ts'
import { words } from '../words.ts'

/** @param looked the seats of those in the tower on this screen */
export const turningOf =
  (looked: () => readonly SeatId[]) =>
  (event: ChronicleLine['event']): Turning | null => {
    const happened = event as ItEvent
    if (happened.type !== 'delver-left' || happened.fate !== 'dead' || !looked().includes(happened.seat)) return null
    return { kind: 'fallen', title: words.turning.fallen(happened.name), text: words.turning.fallenAbout, value: null }
  }
