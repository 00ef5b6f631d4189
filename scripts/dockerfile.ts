/** The Dockerfile, read as far as we use it: stages, and what each says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Instruction {
  /** The name of its stage; the last has none. */
  readonly stage: string
  readonly word: string
  readonly rest: string
}

/** One instruction may go on over several lines. */
const joined = (text: string): string[] =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

export const readDockerfile = (root: string): Instruction[] => {
  let stage = ''
  return joined(readFileSync(join(root, 'Dockerfile'), 'utf8')).map((line) => {
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') stage = / AS (\S+)$/.exec(rest)?.[1] ?? ''
    return { stage, word, rest }
  })
}
