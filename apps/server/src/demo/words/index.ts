/** What is said at a table that plays itself, by language. */
import type { DemoLanguage } from '@homestake/protocol'
import { de } from './de.ts'
import { en } from './en.ts'
import type { DemoWords } from './words.ts'

export type { DemoWords } from './words.ts'

export const DEMO_WORDS: Readonly<Record<DemoLanguage, DemoWords>> = { en, de }
