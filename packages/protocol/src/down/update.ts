import { z } from 'zod'
import { changes } from '../changes.ts'

/** What one command changed, in the compartments that this viewer has. */
export const update = z.strictObject({ changes })
export type Update = z.infer<typeof update>
