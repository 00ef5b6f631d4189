/**
 * One table as this browser sees it: the connection's present as Svelte state, with what a screen asks of it. Made by the
 * table page, handed down by typed context, gone when the page is left.
 */
import { getContext, setContext } from 'svelte'
import type { Asking, ChronicleLine, Outcome, Present, Where } from '@homestake/client'
import { Connection } from '@homestake/client/connection'
import {
  isHouseEvent,
  judge,
  refuse,
  sayLine,
  standingLines,
  takenBack,
  placeOfLine,
  type By,
  type Command,
  type Language,
  type Names,
  type OpenGame,
  type Plays,
  type Refusal,
  type Said,
  type SeatId,
  type TableView,
  type Viewer,
} from '@homestake/rules'
import {
  keepHearing, keepName, keepSingleKeys, keepSound, keptHearing, keptSingleKeys, keptSound, tokenFor,
} from '../doors/kept.ts' // prettier-ignore
import { chairOf } from '../games/chairs.ts'
import { words } from '../words/index.ts'
import { throughEyesOf } from './eyes.ts'
import { HEARINGS, type Hearing } from './hearing.ts'
import { SOUNDS, type SoundChoice } from './sound/sound.ts'
import { Sounds } from './sound/sounds.ts'

const onlyLooking = (): Refusal => refuse('not-now', words.looking.only)

const CHAPTERS: ReadonlySet<string> = new Set(['chapter-opened', 'chapter-closed'])

const placesOf = (lines: readonly ChronicleLine[]): ReadonlySet<string> => new Set(lines.map(placeOfLine))

/** What a session asks of a connection: a replay puts something else in its place. */
export type Source = Pick<
  Connection,
  'where' | 'present' | 'subscribe' | 'speak' | 'command' | 'sit' | 'comeWith' | 'writing' | 'remember' | 'close'
>

export class TableSession {
  readonly connection: Source
  /** Replaced whole at each change. */
  #whole = $state.raw<Present>() as Present
  /** Through whose eyes the chair looks; `null`: its own. Nothing is done meanwhile. */
  looking = $state.raw<Viewer | null>(null)
  present = $derived.by(() => (this.looking === null ? this.#whole : throughEyesOf(this.#whole, this.looking)))
  /** What happened last, for the live region and the dice: the lines of the newest update. */
  fresh = $state.raw<Present['lines']>([])
  /** Keys are being changed from here: that the old ones open nothing is no trouble meanwhile. */
  changingKeys = $state(false)
  /** The table is being left from here for good: that it opens no more is no trouble. */
  leaving = $state(false)

  constructor(where: Where, connection: Source = new Connection(where)) {
    this.connection = connection
    this.#whole = this.connection.present
    this.connection.subscribe((present, fresh) => {
      this.#whole = present
      if (fresh.length > 0) this.fresh = fresh
    })
  }

  /** The page speaks another language: the server answers in it too. */
  speak(language: Language): void {
    this.connection.speak(language)
  }

  /** With what this browser came in: a seat or a chair that was taken here is part of it. */
  get where(): Where {
    return this.connection.where
  }

  async whileKeysChange<T>(change: () => Promise<T>): Promise<T> {
    this.changingKeys = true
    try {
      return await change()
    } finally {
      this.changingKeys = false
    }
  }

  /** Whether a single key presses a button of the stage, for games that name some. */
  singleKeys = $state(keptSingleKeys())

  /** How much of what happens is spoken here. */
  hearing = $state<Hearing>(HEARINGS.find((one) => one === keptHearing()) ?? 'all')

  setHearing(hearing: Hearing): void {
    this.hearing = hearing
    keepHearing(hearing)
  }

  /** Whether dice are heard here. */
  sound = $state<SoundChoice>(SOUNDS.find((one) => one === keptSound()) ?? 'off')
  readonly sounds = new Sounds(() => this.sound !== 'off')

  setSound(sound: SoundChoice): void {
    this.sound = sound
    keepSound(sound)
  }

  setSingleKeys(on: boolean): void {
    this.singleKeys = on
    keepSingleKeys(on)
  }

  /** Derived, so that what waits for it is not woken by every update. */
  status = $derived(this.present.status)
  you = $derived(this.present.you)
  /** The compartments in sight; only for screens that are shown once there is a view. */
  view = $derived(this.present.view as unknown as TableView<Plays>)
  /** The open half of the table's game: there before its screens are. */
  game = $state.raw<OpenGame>()
  /** What the chair is called here. */
  chair = $derived.by(() => chairOf(this.view.table.game))
  /** Neither in the chair nor in a seat. */
  watching = $derived(!this.you.chair && this.you.seat === null)
  /** What is shown is over: a replay. */
  replayed = false
  /** Whoever watches is told above the stage what happens and whose move it is: nothing below says it again. */
  told = $derived(this.watching && !this.replayed)

  /** What opens the chronicle's pages for this viewer. */
  get secret(): string {
    const { key, token } = this.where
    const { you } = this.#whole
    if (you.seat === null || token === undefined) return key
    return you.chair ? `${key}~${token}` : token
  }

  /** What still counts of what is held: without the lines that were taken back. */
  standing = $derived.by(() => standingLines(this.present.lines))
  #taken = $derived.by(() => takenBack(this.present.lines))

  /** Where dice were opened or put away: what was played with that stays. */
  #turnsDice = $derived.by((): ReadonlySet<string> =>
    placesOf(this.present.lines.filter(({ event }) => CHAPTERS.has(event.type))),
  )

  /** Whether the chair is offered to take a line back. What else stands against it is said when it is asked for. */
  offersTakingBack(line: ChronicleLine): boolean {
    const { table } = this.view
    return (
      this.you.chair &&
      this.looking === null &&
      !table.ended &&
      this.game?.takingBack?.(table) === null &&
      !isHouseEvent(line.event) &&
      this.takenBy(line) === undefined &&
      !this.#turnsDice.has(placeOfLine(line))
    )
  }

  /** The line by which a line was taken back. */
  takenBy(line: ChronicleLine): ChronicleLine | undefined {
    return this.#taken.get(placeOfLine(line))
  }

  names: Names = $derived({
    seat: (seat: SeatId) => this.view.table.seats[seat]?.name ?? '…',
    chair: words.table.chair(this.chair),
  })

  nameOf(by: By): string {
    if (by === null) return words.chronicle.nobody
    return by === 'chair' ? this.names.chair : this.names.seat(by)
  }

  /** How the chronicle puts a line; `null` where it says nothing. */
  said({ event }: ChronicleLine): Said | null {
    return sayLine(this.game, event, this.names)
  }

  /** Whether the one who did this is me. */
  isMine(by: By): boolean {
    return by !== null && (by === 'chair' ? this.you.chair : by === this.you.seat)
  }

  /** Why this can't be done now; `null` where it can. Disable the button with it, and say it. */
  whyNot(command: Command, as?: SeatId): Refusal | null {
    const { game } = this
    if (this.looking !== null) return onlyLooking()
    return game === undefined ? null : judge(game, this.view, this.you, { command, as })
  }

  async ask(asking: Asking): Promise<Outcome> {
    if (this.looking !== null) return { status: 'rejected', refusal: onlyLooking() }
    return this.connection.command(asking)
  }

  /** Whoever is in the chair takes a seat too. @returns what went wrong; `null`: nothing */
  async sit(name: string): Promise<string | null> {
    keepName(name)
    const sat = await this.connection.sit({ token: tokenFor(this.where.table), name })
    if ('status' in sat) return words.outcome.offline
    return 'refusal' in sat ? sat.refusal.message : null
  }

  close(): void {
    this.connection.close()
  }
}

const KEY = Symbol('table')
export const provideSession = (session: TableSession): TableSession => setContext(KEY, session)
export const useSession = (): TableSession => getContext<TableSession>(KEY)
