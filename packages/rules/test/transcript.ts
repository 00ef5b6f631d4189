/** A year written down: each command, and under it what the GM, a player and somebody who watches were told of it. */
import { sight } from '../src/table/compartment.ts'
import { isHouseEvent, sayHouse } from '../src/house/events.ts'
import type { Addressed } from '../src/table/event.ts'
import type { NmlEvent } from '../src/new-and-magic-land/index.ts'
import { newAndMagicLandGame as game } from '../src/new-and-magic-land/game.ts'
import { ANNA, RUTH, SILAS, gm, silas, watcher, type Play, type ShortCommand, type Who } from './given.ts'

const SEATS = [RUTH, SILAS, ANNA]
const READERS = [
  ['GM', gm],
  ['player', silas],
  ['watcher', watcher],
] as const

const short = (text: string): string => text.replace(/[0-9a-f]{24,}/g, (hex) => `${hex.slice(0, 6)}…`)

const whoIs = ({ viewer, as }: Who): string =>
  viewer.seat ?? (viewer.chair ? (as === undefined ? 'GM' : `GM for ${as}`) : 'watcher')

/** The command as it is typed: its words, without the ids of windows. */
const asked = ({ type, ...rest }: ShortCommand): string =>
  [
    type,
    ...Object.entries(rest)
      .filter(([key]) => !['conflict', 'step', 'turn', 'scene', 'complication'].includes(key))
      .map(([key, value]) => `${key}=${JSON.stringify(value)}`),
  ].join(' ')

/** What one event says, and who of the three is told. */
const told = ({ to, event }: Addressed, play: Play): string[] => {
  const names = { seat: (seat: (typeof SEATS)[number]) => play.state.table.seats[seat]?.name ?? '', chair: 'the GM' }
  const said = isHouseEvent(event) ? sayHouse(event, names) : game.say(event as NmlEvent, names)
  if (said === null) return []
  const readers = READERS.filter(([, { viewer }]) => (sight(viewer, SEATS) as readonly string[]).includes(to))
  const who = readers.length === READERS.length ? 'all' : readers.map(([name]) => name).join(', ') || 'nobody here'
  return [`    ${who}: ${said.text}`, ...(said.details ?? []).map((detail) => `        ${detail}`)].map(short)
}

export class Transcript {
  readonly lines: string[] = []
  play: Play

  constructor(play: Play) {
    this.play = play
  }

  /** A heading between the parts of the year. */
  part(title: string): void {
    this.lines.push('', `== ${title}`)
  }

  /** @throws where the command is refused */
  do(who: Who, command: ShortCommand, faces?: readonly number[]): void {
    const { events, refusal, next } = this.play.when(who, command, faces)
    this.play = next
    const heard = events.flatMap((event) => told(event, next))
    this.lines.push('', `${whoIs(who)}> ${asked(command)}`)
    if (refusal !== null) throw new Error(`${command.type}: ${refusal.message}`)
    this.lines.push(...(heard.length === 0 ? ['    (nothing is said)'] : heard))
  }

  /** A command that is refused: only who gave it is told why. */
  refused(who: Who, command: ShortCommand): void {
    const { refusal } = this.play.when(who, command)
    if (refusal === null) throw new Error(`${command.type} was not refused`)
    this.lines.push('', `${whoIs(who)}> ${asked(command)}`, `    ${whoIs(who)} alone: refused (${refusal.code}): ${refusal.message}`) // prettier-ignore
  }
}
