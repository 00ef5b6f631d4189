/** Files that are whole or not there: made under a name of their own, and given the right one when they are on disk. */
import { randomBytes } from 'node:crypto'
import { closeSync, constants, copyFileSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** A name beside `file` that nobody else uses. A file that still has such a name was never finished. */
export const partOf = (file: string): string => `${file}.${randomBytes(4).toString('hex')}.part`

/** Make an empty file. @throws if it is there @param mode who may read and write it */
export const reserve = (file: string, mode: number): void => closeSync(openSync(file, 'wx', mode))

/** Wait until a file, or what names a folder holds, is on disk. */
export const settle = (path: string): void => {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

const NO_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The same file under a second name; a copy, where the disk knows no such thing. @throws if the name is taken */
export const nameToo = (file: string, name: string): void => {
  try {
    linkSync(file, name)
  } catch (error) {
    if (!NO_LINKS.has(codeOf(error))) throw error
    copyFileSync(file, name, constants.COPYFILE_EXCL)
    settle(name)
  }
  settle(dirname(name))
}

/** Give a finished file its name. @throws if that is taken */
export const publish = (part: string, name: string): void => {
  nameToo(part, name)
  rmSync(part)
  settle(dirname(name))
}
