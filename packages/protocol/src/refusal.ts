import { z } from 'zod'
import { REFUSALS, type RefusalCode } from '@homestake/rules'

const codes = Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]

/** Why not: a code from a closed list, a sentence for people, and where it helps the path of the field and its value. */
export const refusal = z.strictObject({
  code: z.enum(codes),
  message: z.string(),
  path: z.string().optional(),
  value: z.json().optional(),
})
export type WireRefusal = z.infer<typeof refusal>
