import { z } from 'zod'
import { isCompartment, type Visible } from '@homestake/rules'

/** A compartment that a viewer can have: `table`, `gm`, `seat:<id>`, `between:<id>`. */
export const visible = z
  .string()
  .max(48)
  .refine((key): key is Visible => key !== 'sealed' && isCompartment(key), 'no such compartment')

/** For each compartment of a viewer, how many changes they have seen. */
export const cursor = z.partialRecord(visible, z.number().int().min(0))
export type Cursor = z.infer<typeof cursor>

/** `epoch` changes only when a table is restored: then every older cursor is void. */
export const position = z.strictObject({ epoch: z.string().max(32), cursor })
export type Position = z.infer<typeof position>
