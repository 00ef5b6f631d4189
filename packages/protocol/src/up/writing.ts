import { z } from 'zod'
import { audience } from '@homestake/rules'

/** Somebody is writing something that `to` will read; volatile, and told to nobody else. `null`: no longer. */
export const writing = z.strictObject({ to: audience.nullable() })
export type Writing = z.infer<typeof writing>
