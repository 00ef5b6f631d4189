/**
 * A floor that was left, as one line of text: a code a room, since a run may go on for hundreds of rooms. `3` three monsters,
 * all killed, `1/3` one of three; `ti-` a trap (INT), failed; `m` `b` `s` merchant, bonfire, stairs, `S` those that were taken;
 * `$g` `$d` `$p` the treasure; `~2` a wandering encounter, `~x5:9` five more of them with nine killed. `7:` stands before a
 * room whose number does not follow.
 */
import type { Attribute, Fight, Room, Treasure } from '../state.ts'

const ATTRIBUTE = { str: 's', dex: 'd', int: 'i' } as const satisfies Record<Attribute, string>
const TREASURE = { gold: 'g', dagger: 'd', potion: 'p' } as const satisfies Record<Treasure, string>

const keyOf = <K extends string>(table: Readonly<Record<K, string>>, code: string | undefined): K | null => {
  for (const key in table) if (table[key] === code) return key
  return null
}

const fightCode = ({ monsters, killed }: Fight): string =>
  killed === monsters ? `${monsters}` : `${killed}/${monsters}`

const foundCode = (room: Room): string => {
  switch (room.kind) {
    case 'trap':
      return `t${ATTRIBUTE[room.attribute]}${room.passed === null ? '?' : room.passed ? '+' : '-'}`
    case 'merchant':
      return 'm'
    case 'bonfire':
      return 'b'
    case 'stairs':
      return room.descended ? 'S' : 's'
    case 'mobs':
      return fightCode(room)
  }
}

const roomCode = (room: Room): string =>
  [
    foundCode(room),
    room.treasure === null ? '' : `$${TREASURE[room.treasure]}`,
    ...room.wandering.map((fight) => `~${fightCode(fight)}`),
    room.more.fights === 0 ? '' : `~x${room.more.fights}:${room.more.kills}`,
  ].join('')

export type Numbered = readonly [number: number, room: Room]

export const writeFloor = (rooms: readonly Numbered[]): string =>
  rooms
    .map(([number, room], i) => (number === (rooms[i - 1]?.[0] ?? 0) + 1 ? '' : `${number}:`) + roomCode(room))
    .join(' ')

const FIGHT = String.raw`(?:\d+\/)?\d+`
const ROOM = new RegExp(
  String.raw`^(?:(?<number>\d+):)?(?:t(?<trap>[sdi])(?<passed>[?+-])|(?<event>[mbsS])|(?<mobs>${FIGHT}))` +
    String.raw`(?:\$(?<treasure>[gdp]))?(?<wandering>(?:~${FIGHT})*)(?:~x(?<fights>\d+):(?<kills>\d+))?$`,
)

const readFight = (code: string): Fight => {
  const [killed = 0, monsters = killed] = code.split('/').map(Number)
  return { monsters, killed }
}

const readRoom = (code: string, follows: number): Numbered => {
  const parts = ROOM.exec(code)?.groups
  if (parts === undefined) throw new Error(`no room is written ${code}`)
  const visited = {
    treasure: keyOf(TREASURE, parts['treasure']),
    wandering: (parts['wandering'] ?? '').split('~').slice(1).map(readFight),
    more: { fights: Number(parts['fights'] ?? 0), kills: Number(parts['kills'] ?? 0) },
  }
  const number = Number(parts['number'] ?? follows)
  const attribute = keyOf(ATTRIBUTE, parts['trap'])
  if (attribute !== null) {
    const passed = parts['passed'] === '?' ? null : parts['passed'] === '+'
    return [number, { kind: 'trap', attribute, passed, ...visited }]
  }
  switch (parts['event']) {
    case 'm':
      return [number, { kind: 'merchant', ...visited }]
    case 'b':
      return [number, { kind: 'bonfire', ...visited }]
    case undefined:
      return [number, { kind: 'mobs', ...readFight(parts['mobs'] ?? ''), ...visited }]
    default:
      return [number, { kind: 'stairs', descended: parts['event'] === 'S', ...visited }]
  }
}

/** The rooms that `writeFloor` wrote. @throws where a line is none of its */
export const readFloor = (log: string): Numbered[] => {
  const rooms: Numbered[] = []
  for (const code of log === '' ? [] : log.split(' ')) rooms.push(readRoom(code, (rooms.at(-1)?.[0] ?? 0) + 1))
  return rooms
}
