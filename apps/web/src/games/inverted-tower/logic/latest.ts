/** What happened last in a tower: the lines of its newest command, with the dice that fell. */
import type { ChronicleLine } from '@homestake/client'
import type { SeatId } from '@homestake/rules'
import { ATTRIBUTES, itEvent, type Attribute, type ItEvent, type Run } from '@homestake/rules/inverted-tower'
import { words } from '../words.ts'

type RunEvent = Extract<ItEvent, { readonly tower: string }>
type Entered = Extract<ItEvent, { readonly type: 'room-entered' }>
type Fallen = Entered['dice'][number]

export interface LatestDie {
  readonly label: string
  readonly faces: readonly number[]
  /** Whether a check passed; `null`: it is read from a table. */
  readonly passed: boolean | null
}

export interface Latest {
  /** The same for the same command. */
  readonly key: string
  readonly lines: readonly ChronicleLine[]
  readonly dice: readonly LatestDie[]
}

const isOf = (event: ItEvent, run: Pick<Run, 'order'>, tower: RunEvent['tower']): event is RunEvent =>
  'tower' in event && event.tower === tower && run.order.includes(event.seat)

const plain = (label: string, { faces }: Fallen): LatestDie => ({ label, faces, passed: null })

/** Which table each die was read from. The last one of an encounter counts monsters; a trap’s says of what kind it is. */
const foundDice = ({ check, found, dice }: Entered): LatestDie[] => {
  const last = dice.length - 1
  return [
    ...(check === null ? [] : [{ label: words.die.check, faces: check.faces, passed: (check.faces.at(-1) ?? 0) >= 5 }]),
    ...dice.map((die, i) => {
      if (found.kind === 'mobs' && i === last) return plain(words.die.monsters, die)
      return plain(found.kind === 'trap' && i === last ? words.die.trap : words.die.event, die)
    }),
  ]
}

const diceOf = (event: RunEvent): LatestDie[] => {
  switch (event.type) {
    case 'room-entered':
      return foundDice(event)
    case 'moved-back':
      return [
        // I-R23: here a check that passes is bad news.
        ...(event.check === null ? [] : [plain(words.die.wanderers, event.check)]),
        ...event.dice.map((die) => plain(words.die.monsters, die)),
      ]
    case 'trap-faced':
      return [{ label: words.die.trapped(event.attribute), faces: event.die.faces, passed: event.passed }]
    case 'attacked':
      return [{ label: words.die.blow, faces: event.die.faces, passed: event.passed }]
    case 'treasure-found':
      return [plain(words.die.treasure, event.die)]
    default:
      return []
  }
}

/**
 * @param lines oldest first, as they are held
 * @returns `null`: nothing is held of this tower
 */
export const latestOf = (
  lines: readonly ChronicleLine[],
  run: Pick<Run, 'order'>,
  tower: RunEvent['tower'],
): Latest | null => {
  const read = ({ event }: ChronicleLine): RunEvent | null => {
    const parsed = itEvent.safeParse(event)
    return parsed.success && isOf(parsed.data, run, tower) ? parsed.data : null
  }
  const newest = lines.findLast((line) => read(line) !== null)
  if (newest === undefined) return null
  const same = lines.filter((line) => line.in === newest.in && line.n === newest.n && read(line) !== null)
  const events = same.flatMap((line) => read(line) ?? [])
  return { key: `${newest.in}/${newest.n}`, lines: same, dice: events.flatMap(diceOf) }
}

/** The attribute with which a delver of this seat last began, as far as lines tell. */
export const beganWith = (lines: readonly ChronicleLine[], seat: SeatId): Attribute | null => {
  for (const { event } of lines.toReversed()) {
    const parsed = itEvent.safeParse(event)
    const began = parsed.success ? beginningIn(parsed.data, seat) : null
    if (began !== null) return began
  }
  return null
}

const beginningIn = (event: ItEvent, seat: SeatId): Attribute | null => {
  if (event.type === 'delver-waits') return event.seat === seat ? event.attribute : null
  const delver =
    event.type === 'run-begun'
      ? event.run.delvers[seat]
      : event.type === 'delver-joined' && event.seat === seat
        ? event.delver
        : undefined
  return ATTRIBUTES.find((attribute) => delver?.attributes[attribute] === 1) ?? null
}
