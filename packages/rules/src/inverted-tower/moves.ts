/**
 * What somebody may do now, each with its exact chance: for screens, keys and bots. The first one is the obvious one, that a
 * single key gives.
 */
import type { TableView } from '../house/house.ts'
import type { SeatId } from '../table/ids.ts'
import type { ItCommand } from './commands.ts'
import { legal } from './legal.ts'
import { lastFloorOf } from './numbers.ts'
import { bestAttribute, blowsOf, usefulDaggers, type Blow } from './odds/attack.ts'
import { checkChance } from './odds/check.ts'
import { roomChances, type RoomChances } from './odds/rooms.ts'
import { firstFight, type FirstFight } from './odds/stairs.ts'
import { ATTRIBUTES, type Attribute, type Delver, type ItPlays, type Run } from './state.ts'
import { isOver, runPlayed, standing } from './who.ts'
import { waitingIn } from './waiting.ts'

type Command<T extends ItCommand['type']> = Extract<ItCommand, { readonly type: T }>

export type Move =
  /** What was best in the last delver is offered first, with their name. */
  | { readonly kind: 'enter'; readonly command: Command<'enter'> }
  | { readonly kind: 'raise'; readonly command: Command<'raise'>; readonly value: number }
  | { readonly kind: 'attack'; readonly command: Command<'attack'>; readonly blow: Blow }
  | { readonly kind: 'face-trap'; readonly command: Command<'face-trap'>; readonly attribute: Attribute; readonly chance: number }
  | { readonly kind: 'new-room'; readonly command: Command<'new-room'>; readonly rooms: RoomChances }
  /** `chance`: that monsters wander there. `waiting`: how many are there for certain (IA11). */
  | { readonly kind: 'move-back'; readonly command: Command<'move-back'>; readonly chance: number; readonly waiting: number }
  /** `first`: the first fight below; `null` where the stairs lead out. */
  | { readonly kind: 'descend'; readonly command: Command<'descend'>; readonly floor: number; readonly first: FirstFight | null }
  | { readonly kind: 'flee'; readonly command: Command<'flee'>; readonly room: number; readonly chance: number }
  | { readonly kind: 'drink'; readonly command: Command<'drink'>; readonly hp: number }
  | { readonly kind: 'buy'; readonly command: Command<'buy'> }
  | { readonly kind: 'give'; readonly command: Command<'give'> }
  | { readonly kind: 'retire'; readonly command: Command<'retire'> } // prettier-ignore

type View = TableView<ItPlays>

/** IA5, IA11: whom one may meet on going back to a room. */
export const wanderers = (run: Run, number: number, wanderInEventRooms: 'on' | 'off'): { chance: number; waiting: number } => {
  const room = run.rooms[number]
  if (room === undefined) return { chance: 0, waiting: 0 }
  const waiting = waitingIn(room)
  if (waiting !== null) return { chance: 0, waiting: waiting.left }
  return { chance: room.kind === 'mobs' || wanderInEventRooms === 'on' ? checkChance(0) : 0, waiting: 0 }
} // prettier-ignore

const attacks = (run: Run, delver: Delver, options: View['table']['options']): Move[] => {
  const best = bestAttribute(delver)
  const most = usefulDaggers(delver, run.floor)
  // Where daggers are used up the obvious blow keeps them.
  const first = options.daggers === 'kept' ? most : 0
  const at = { run: run.id, step: run.step }
  return blowsOf(delver, run.floor, options)
    .map((blow): Move => ({
      kind: 'attack',
      command: { type: 'attack', ...at, attribute: blow.attribute, daggers: blow.daggers },
      blow,
    }))
    .sort((a, b) => obvious(b, best, first) - obvious(a, best, first))
}

const obvious = (move: Move, attribute: Attribute, daggers: number): number =>
  move.kind === 'attack' && move.blow.attribute === attribute && move.blow.daggers === daggers ? 1 : 0

/** Rooms that are offered to go back to: those with an event, and the newest. */
const worthwhile = ({ events, explored }: Run): number[] => {
  const newest = Array.from({ length: Math.min(explored, NEWEST) }, (_, i) => explored - i)
  return [...new Set([...Object.values(events).filter((room) => room !== null), ...newest])].sort((a, b) => a - b)
}
const NEWEST = 12

const moves = ({ table: { options } }: View, run: Run, delver: Delver): Move[] => {
  const inRun = { run: run.id }
  const at = { ...inRun, step: run.step }
  const { stage } = run
  const urgent = delver.hp === 1
  const drink: Move = { kind: 'drink', command: { type: 'drink', ...inRun }, hp: delver.maxHp }
  const raises = ATTRIBUTES.map((attribute): Move => ({
    kind: 'raise',
    command: { type: 'raise', ...inRun, attribute },
    value: delver.attributes[attribute] + 1,
  })).sort((a, b) => (b.kind === 'raise' && a.kind === 'raise' ? b.value - a.value : 0))
  const lower = run.floor + 1
  return [
    ...raises,
    ...(urgent ? [drink] : []),
    ...(stage.kind === 'trap'
      ? [
          {
            kind: 'face-trap' as const,
            command: { type: 'face-trap' as const, ...at },
            attribute: stage.attribute,
            chance: checkChance(delver.attributes[stage.attribute]),
          },
        ]
      : []),
    ...(stage.kind === 'fight' ? attacks(run, delver, options) : []),
    ...(!urgent && delver.hp * 2 <= delver.maxHp ? [drink] : []),
    { kind: 'new-room', command: { type: 'new-room', ...at }, rooms: roomChances(run, options) },
    ...(run.at === run.events.stairs
      ? [
          {
            kind: 'descend' as const,
            command: { type: 'descend' as const, ...at },
            floor: lower,
            first: run.floor >= lastFloorOf(options) ? null : firstFight(delver, lower, options),
          },
        ]
      : []),
    ...(delver.hp * 2 > delver.maxHp && !urgent ? [drink] : []),
    ...(['potion', 'dagger'] as const).map((item): Move => ({ kind: 'buy', command: { type: 'buy', ...inRun, item } })),
    ...worthwhile(run).map((room): Move => ({
      kind: 'move-back',
      command: { type: 'move-back', ...at, room },
      ...wanderers(run, room, options.wanderInEventRooms),
    })),
    { kind: 'flee', command: { type: 'flee', ...at }, room: run.from, ...wanderers(run, run.from, options.wanderInEventRooms) },
    ...standing(run).flatMap((to) =>
      (['dagger', 'potion', 'gold'] as const).map((item): Move => ({
        kind: 'give',
        command: { type: 'give', ...inRun, to, item, count: 1 },
      })),
    ),
    { kind: 'retire', command: { type: 'retire', ...inRun } },
  ]
} // prettier-ignore

/**
 * What the player of a seat may do now in the tower, the obvious first. Empty for whoever has to wait.
 * @param view that player’s own view; the chair’s does for any seat but a runner’s
 */
export const movesOf = (view: View, seat: SeatId): Move[] => {
  const actor = { chair: false, seat, standIn: false }
  const run = runPlayed(view, actor)
  const delver = run?.delvers[seat]
  const may = ({ command }: Move): boolean => legal(view, actor, command) === null
  const last = delver === undefined ? 'str' : bestAttribute(delver)
  const enters = [last, ...ATTRIBUTES.filter((attribute) => attribute !== last)].map((attribute): Move => ({
    kind: 'enter',
    command: { type: 'enter', name: delver?.name ?? '', attribute },
  }))
  return (run === null || delver === undefined || isOver(run) ? enters : moves(view, run, delver)).filter(may)
}
