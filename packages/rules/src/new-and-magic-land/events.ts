/**
 * What happens in *New and Magic Land*. Each event carries all that it changes, so that `evolve` decides nothing. Schemas
 * are strict: they are what a viewer may be told.
 */
import { z } from 'zod'
import { conflictEvents } from './events/conflict.ts'
import { yearEvents } from './events/year.ts'

export * from './events/parts.ts'

export const nmlEvent = z.discriminatedUnion('type', [...yearEvents, ...conflictEvents])

export type NmlEvent = z.infer<typeof nmlEvent>
