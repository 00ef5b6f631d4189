import { cardOf } from '@homestake/client/http'
import { demoLanguage } from '@homestake/protocol'

/** New keys of a table, kept before the server is asked to count them. */
export interface Pending {
  readonly keys: { readonly chair: string; readonly player: string; readonly spectator: string }
  readonly recovery: string
}

/**
 * What this browser keeps about a table: the keys of the links that were opened or made here, and the secret of its seat.
 * It stays on this device; the server holds hashes of them.
 */
export interface Kept {
  /** The token has opened a seat: where it does no more, another one is made. */
  readonly held: boolean
  /** Keys of the chair that were made here, and may count by now: they are tried before anything else. */
  readonly pending: Pending | null
  readonly title: string
  /** Which key was used last: an address without a fragment means that one. */
  readonly last: string | null
  readonly keys: { readonly chair?: string; readonly player?: string; readonly spectator?: string }
  /** Made by this browser before it asked for a seat, so that asking twice gives one seat. */
  readonly token: string | null
  /** Shown until somebody has said that it is kept elsewhere. */
  readonly recovery: string | null
  /** The name with which whoever made the table sits down at it too, as soon as they enter. */
  readonly sitAs: string | null
  /** When it was last opened here, milliseconds since 1970. */
  readonly at: number
}

const NOTHING: Kept = {
  held: false,
  pending: null,
  title: '',
  last: null,
  keys: {},
  token: null,
  recovery: null,
  sitAs: null,
  at: 0,
}
const PREFIX = 'homestake:table:'
const DRAFT = 'homestake:draft:'
const NAME = 'homestake:name'
const KEYS = 'homestake:keys'
const HEARING = 'homestake:hearing'
const SOUND = 'homestake:sound'

export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  readonly length: number
  key(index: number): string | null
}

/** A browser that keeps nothing (private windows, blocked storage) still plays: until the page is closed. */
const memory = (): Shelf => {
  const map = new Map<string, string>()
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
  }
}

let fallback: Shelf | undefined
const shelf = (): Shelf => {
  try {
    const probe = 'homestake:probe'
    localStorage.setItem(probe, '1')
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    return (fallback ??= memory())
  }
}

const read = (text: string | null): Kept | null => {
  try {
    return text === null ? null : { ...NOTHING, ...(JSON.parse(text) as Partial<Kept>) }
  } catch {
    return null
  }
}

export const keptOf = (table: string, on = shelf()): Kept => read(on.getItem(PREFIX + table)) ?? NOTHING

export const keep = (table: string, part: Partial<Kept>, on = shelf()): Kept => {
  const kept = { ...keptOf(table, on), ...part, at: Date.now() }
  on.setItem(PREFIX + table, JSON.stringify(kept))
  return kept
}

/** Nothing of a table is kept here any more, neither its keys nor what was being typed at it. */
export const forget = (table: string, on = shelf()): void => {
  const all = Array.from({ length: on.length }, (_, index) => on.key(index) ?? '')
  for (const key of all) if (key === PREFIX + table || key.startsWith(`${DRAFT}${table}:`)) on.removeItem(key)
}

/** Nothing of tables that played themselves is kept any more: they go within the hour. */
export const forgetDemos = (on = shelf()): void => {
  const all = Array.from({ length: on.length }, (_, index) => on.key(index) ?? '')
  for (const key of all)
    if (key.startsWith(PREFIX) && isDemo(key.slice(PREFIX.length))) forget(key.slice(PREFIX.length), on)
}

const isDemo = (table: string): boolean => demoLanguage(table) !== null

/** The tables that were opened here, the latest first; none that played itself. */
export const keptTables = (on = shelf()): { readonly table: string; readonly kept: Kept }[] =>
  Array.from({ length: on.length }, (_, index) => on.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const kept = read(on.getItem(key))
      const table = key.slice(PREFIX.length)
      return kept === null || kept.last === null || isDemo(table) ? [] : [{ table, kept }]
    })
    .sort((a, b) => b.kept.at - a.kept.at)

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 192 bits, URL-safe. */
export const makeToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => ALPHABET[byte & 63]).join('')

/** This browser's token for a table: the one that is kept, or a new one that is kept before anybody is asked. */
export const tokenFor = (table: string): string => {
  const { token } = keptOf(table)
  return token ?? (keep(table, { token: makeToken() }).token as string)
}

/** Keys that were made here and count by now become this browser's. @returns whether they did */
export const adopted = async (table: string): Promise<boolean> => {
  const { pending, keys } = keptOf(table)
  if (pending === null) return false
  const card = await cardOf(location.origin, table, pending.keys.chair)
  if (!card.ok || card.value.you !== 'chair') return false
  keep(table, {
    keys: { ...keys, ...pending.keys },
    recovery: pending.recovery,
    last: pending.keys.chair,
    pending: null,
  })
  return true
}

/** What the person at this browser was called last; empty: nobody has said. */
export const keptName = (on = shelf()): string => on.getItem(NAME) ?? ''
export const keepName = (name: string, on = shelf()): void => on.setItem(NAME, name)

/** Whether single keys press buttons here. */
export const keptSingleKeys = (on = shelf()): boolean => on.getItem(KEYS) !== 'off'
export const keepSingleKeys = (use: boolean, on = shelf()): void => on.setItem(KEYS, use ? 'on' : 'off')

/** How much is spoken here, in the words of `HEARINGS`; `null`: nobody has chosen. */
export const keptHearing = (on = shelf()): string | null => on.getItem(HEARING)
export const keepHearing = (hearing: string, on = shelf()): void => on.setItem(HEARING, hearing)

/** Whether dice are heard here, in the words of `SOUNDS`; `null`: nobody has chosen. */
export const keptSound = (on = shelf()): string | null => on.getItem(SOUND)
export const keepSound = (sound: string, on = shelf()): void => on.setItem(SOUND, sound)

/** What somebody types is theirs until it is sent: drafts by table and place. */
export const draftAt = (table: string, place: string) => {
  const key = `${DRAFT}${table}:${place}`
  return {
    read: (): string => shelf().getItem(key) ?? '',
    write: (text: string): void => shelf().setItem(key, text),
  }
}
