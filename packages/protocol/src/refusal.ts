import { z } from 'zod'
import { REFUSALS, type Refusal, type RefusalCode } from '@homestake/rules'

const codes = Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]

export const refusalCode = z.enum(codes)

/** Why not: a code from a closed list, a sentence for people, and where it helps the path of the field and its value. */
export const refusal: z.ZodType<Refusal> = z.strictObject({
  code: refusalCode,
  message: z.string(),
  path: z.string().exactOptional(),
  value: z.json().exactOptional(),
})
export type WireRefusal = Refusal
