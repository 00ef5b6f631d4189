/** A file from this device becomes a table. */
import { importTable } from '@homestake/client/copies'
import { LARGEST_COPY } from '@homestake/protocol'
import { keep } from '../doors/kept.ts'
import { landingWords } from './words.ts'

const say = landingWords.bring
const MEGABYTE = 1024 * 1024

const read = async (file: File): Promise<unknown> => {
  try {
    return JSON.parse(await file.text())
  } catch {
    return null
  }
}

const titleIn = (copy: unknown): string => {
  const { view } = copy as { view?: { table?: { title?: unknown } } }
  const title = view?.table?.title
  return typeof title === 'string' ? title : ''
}

/** @returns the new table's address, or what went wrong */
export const bring = async (file: File): Promise<{ readonly address: string } | { readonly trouble: string }> => {
  if (file.size > LARGEST_COPY) return { trouble: say.tooLarge(LARGEST_COPY / MEGABYTE) }
  const copy = await read(file)
  if (typeof copy !== 'object' || copy === null) return { trouble: say.noCopy }
  const made = await importTable(location.origin, copy)
  if (!made.ok) return { trouble: made.refusal.message }
  const { table, keys, recovery } = made.value
  keep(table, { title: titleIn(copy), keys, recovery, last: keys.chair })
  return { address: `/t/${table}` }
}
