/** Each seated browser adds a nonce of its own to a new chapter of the dice, so that the server alone can't know them. */
import { z } from 'zod'
import type { Asking, Present } from './present.ts'

const withChapter = z.object({
  chapter: z
    .object({ id: z.string(), nonces: z.record(z.string(), z.string()), fixed: z.string().nullable() })
    .nullable(),
})

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The nonce to offer now: once a chapter, while the chapter still takes it; else `null`. */
export const nonceFor = (present: Present, offered: string | null): { chapter: string; asking: Asking } | null => {
  const { you, view } = present
  if ((!you.chair && you.seat === null) || view === null) return null
  const parsed = withChapter.safeParse(view.table)
  const chapter = parsed.success ? parsed.data.chapter : null
  if (chapter === null || chapter.id === offered) return null
  if (chapter.fixed !== null || Object.hasOwn(chapter.nonces, you.seat ?? 'chair')) return null
  const value = hex(crypto.getRandomValues(new Uint8Array(16)))
  return { chapter: chapter.id, asking: { type: 'nonce', chapter: chapter.id, value } }
}
