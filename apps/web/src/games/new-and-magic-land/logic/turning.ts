/** Settlers whose story has just come to its end. */
import type { ChronicleLine } from '@homestake/client'
import type { SeatId } from '@homestake/rules'
import type { NmlEvent } from '@homestake/rules/new-and-magic-land'
import type { Turning } from '../../../table/turning/turning.ts'
import { listed } from '@homestake/rules/language'
import { words } from '../words.ts'

const ends = (names: readonly string[]): Turning | null =>
  names.length === 0 ? null : { kind: 'fallen', title: words.turning.ends(listed(names)), text: '', value: null }

/** @param event as it was told to this viewer */
export const turningOf =
  (nameOf: (seat: SeatId) => string) =>
  (event: ChronicleLine['event']): Turning | null => {
    const happened = event as NmlEvent
    if (happened.type === 'point-lost') return ends(happened.out ? [happened.name] : [])
    if (happened.type === 'conflict-won')
      return ends(happened.endings.map((seat) => happened.settlers[seat] ?? nameOf(seat)))
    return null
  }
