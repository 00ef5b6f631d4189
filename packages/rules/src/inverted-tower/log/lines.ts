/** I-R24: one line a room, in the form of the text’s own example. */
import type { Fight, Room } from '../state.ts'
import { itWords } from '../words.ts'

const { log: words } = itWords

const mobs = ({ monsters, killed }: Fight): string =>
  Array.from({ length: monsters }, (_, i) => words.mob(i + 1, i < killed)).join(', ')

const found = (room: Room): string => {
  switch (room.kind) {
    case 'mobs':
      return mobs(room)
    case 'trap':
      return [words.trap(room.attribute), ...(room.passed === null ? [] : [room.passed ? words.passed : words.failed])].join(' ') // prettier-ignore
    case 'stairs':
      return [words.event('stairs'), ...(room.descended ? [words.descended] : [])].join(' ')
    default:
      return words.event(room.kind)
  }
}

/** What was in a room and what became of it. */
export const roomLine = (room: Room): string =>
  [
    found(room),
    ...room.wandering.map((fight) => `${words.wandering} ${mobs(fight)}`),
    ...(room.more.fights === 0 ? [] : [words.more(room.more.fights, room.more.kills)]),
  ].join(' ⟶ ')
