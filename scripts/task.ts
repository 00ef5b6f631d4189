/** A command for whoever runs a server: it knows the server’s settings, says what it did, and ends with 1 if it could not. */
import { existsSync } from 'node:fs'
import { journalFile, readConfig, type Config } from '../apps/server/src/config.ts'

const POSTGRES = 'This server’s journal is in PostgreSQL: see “PostgreSQL” in docs/operations.md for how to back it up.'

/** @throws where the journal is no file */
export const embedded = ({ config, journal }: Asked): string => {
  if (config.DATABASE_URL !== undefined) throw new Error(POSTGRES)
  return journal
}

export interface Asked {
  readonly config: Config
  /** The file of the embedded journal. */
  readonly journal: string
  /** What was given, in the order of `usage`. */
  readonly given: readonly string[]
}

/** @param usage such as `npm run backup -- <file>` @param work gives what is to be said */
export const task = async (usage: string, work: (asked: Asked) => string | Promise<string>): Promise<void> => {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const config = readConfig(process.env)
    const given = process.argv.slice(2)
    if (given.length !== usage.split('<').length - 1) throw new Error(`Say it like this: ${usage}`)
    process.stdout.write(`${await work({ config, journal: journalFile(config), given })}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
