/** Every statement of the embedded journal, compiled beforehand. */
import { bound } from '../sql/statement.ts'
import type { builtStatements } from './compiler.ts'
import compiled from './compiled.json' with { type: 'json' }

export type SqliteStatements = ReturnType<typeof builtStatements>

// The file was compiled from statements of these types; a test holds it to them.
export const statements = Object.fromEntries(
  Object.entries(compiled).map(([name, one]) => [name, bound(one)]),
) as unknown as SqliteStatements
