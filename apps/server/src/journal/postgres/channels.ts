/** What the servers tell each other over PostgreSQL’s notifications: short texts that begin with who says it. */
import { tableId } from '@homestake/rules'
import type { Poke } from '../journal.ts'

/** `<server> <table> <v> <table> <v> …`: entries that were committed. */
export const POKES = 'homestake_entries'
/** `<server> <word> [JSON]`: whatever else. */
export const WORDS = 'homestake_words'

export const pokesIn = (payload: string): { from: string; pokes: Poke[] } => {
  const [from = '', ...rest] = payload.split(' ')
  const pokes: Poke[] = []
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const table = tableId.safeParse(rest[i])
    const v = Number(rest[i + 1])
    if (table.success && Number.isSafeInteger(v)) pokes.push({ table: table.data, v })
  }
  return { from, pokes }
}

/** `hello`: I am new, tell me all · `here`: I am still there · `told`: for the listeners · `bye`: I go. */
export type Word = 'hello' | 'here' | 'told' | 'bye'
const WORD: readonly string[] = ['hello', 'here', 'told', 'bye'] satisfies Word[]
const isWord = (text: string): text is Word => WORD.includes(text)

export const wordOf = (from: string, word: Word, said: readonly string[] = []): string =>
  `${from} ${word}${said.length === 0 ? '' : ` ${JSON.stringify(said)}`}`

/** `null`: nothing that we know. Whoever may connect to the database may say anything here. */
export const wordIn = (payload: string): { from: string; word: Word; said: string[] } | null => {
  const [, from, word = '', json] = /^(\S+) (\S+)(?: (.*))?$/s.exec(payload) ?? []
  if (from === undefined || !isWord(word)) return null
  try {
    const said: unknown = json === undefined ? [] : JSON.parse(json)
    return Array.isArray(said) ? { from, word, said: said.filter((one) => typeof one === 'string') } : null
  } catch {
    return null
  }
}
