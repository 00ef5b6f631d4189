/** A table goes home as a file, or goes for good. Both take the chair’s key. */
import { exportTable } from '@homestake/client/copies'
import { deleteTable } from '@homestake/client/http'
import { forget, keptOf } from '../doors/kept.ts'
import { leaveWord } from '../doors/left-word.ts'
import { copyWords } from '../words/copies.ts'
import type { TableSession } from './session.svelte.ts'

/** The chair's key, with which this browser came or which it keeps. */
const chairsKey = ({ where }: TableSession): string => keptOf(where.table).keys.chair ?? where.key

/** What every system takes as the name of a file. */
export const fileNameOf = (title: string): string => {
  const name = title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${name === '' ? 'table' : name}.homestake.json`
}

export interface Saved {
  readonly name: string
  /** What is not in it, in sentences. */
  readonly leftOut: readonly string[]
}

/** Save a copy where this browser puts files. @returns what was saved, or what went wrong */
export const saveCopy = async (session: TableSession): Promise<Saved | string> => {
  const copy = await exportTable(location.origin, session.where.table, chairsKey(session))
  if (!copy.ok) return copy.refusal.message
  const name = fileNameOf(session.view.table.title)
  const address = URL.createObjectURL(new Blob([JSON.stringify(copy.value)], { type: 'application/json' }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return { name, leftOut: copy.value.leftOut }
}

/** Delete the table and go to the front door. @returns what went wrong */
export const deleteForGood = async (session: TableSession, title: string): Promise<string | null> => {
  const { table } = session.where
  session.leaving = true
  const deleted = await deleteTable(location.origin, table, chairsKey(session), title)
  if (!deleted.ok) {
    session.leaving = false
    return deleted.refusal.message
  }
  forget(table)
  leaveWord(copyWords.remove.done(title))
  location.assign('/')
  return null
}
