import { roomLine } from '../log/lines.ts'
import type { Stretch } from '../state.ts'
import { itWords as words } from '../words.ts'

/** The rooms that a stretch changed, as lines of the log. */
export const stretchLine = ({ rooms }: Pick<Stretch, 'rooms'>): string =>
  Object.entries(rooms)
    .map(([number, room]) => words.log.room(Number(number), roomLine(room)))
    .join(' · ')
