import { z } from 'zod'

/** DELETE /api/tables/:id: the title of the table, so that nobody deletes one by mistake. */
export const deleteTable = z.strictObject({ title: z.string().max(1000) })
export type DeleteTable = z.infer<typeof deleteTable>

/** Its answer. */
export const deletedTable = z.strictObject({})
