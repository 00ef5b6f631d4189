import { z } from 'zod'
import { tableId } from '@homestake/rules'
import { secret } from '../up/auth.ts'

/** The languages that a table which plays itself can be played in. */
export const DEMO_LANGUAGES = ['en', 'de'] as const
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number]

/** POST /api/demo: a table that plays itself. */
export const newDemo = z.strictObject({ language: z.enum(DEMO_LANGUAGES) })
export type NewDemo = z.infer<typeof newDemo>

/** 201: where it is, and the key with which anybody may watch. Nobody else gets one. */
export const madeDemo = z.strictObject({ table: tableId, key: secret })
export type MadeDemo = z.infer<typeof madeDemo>

/** What the ids of such tables begin with: long enough that no other id does by chance. */
export const DEMO_TABLES = 'demo-table-'

/** In which language a table plays itself; `null`: people play at it. */
export const demoLanguage = (table: string): DemoLanguage | null =>
  DEMO_LANGUAGES.find((language) => table.startsWith(`${DEMO_TABLES}${language}-`)) ?? null
