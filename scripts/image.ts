/**
 * The image as a folder: what the Dockerfile would put into it, made by the Dockerfile's own commands, without Docker.
 * `node scripts/image.ts <an empty folder>`
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import { readDockerfile, type Instruction } from './dockerfile.ts'

const ROOT = join(import.meta.dirname, '..')
const WORKDIR = '/homestake'

export interface Image {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly command: readonly string[]
  /** Ends with 0 if all is well. */
  readonly healthcheck: readonly string[]
}

/** What of a folder Docker is given. @throws if an exception is asked for, which this does not know */
export const context = (root: string): ((path: string) => boolean) => {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  if (patterns.some((pattern) => pattern.startsWith('!'))) throw new Error('.dockerignore has an exception')
  return (path) => !patterns.some((pattern) => matchesGlob(relative(root, path), pattern))
}

/** Nothing of this folder's may help, such as its modules: where programs are, and whose they are, is all that a command knows. */
export const bare = (): Record<string, string> => {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME }
}

const run = (command: string, cwd: string): void => {
  const { status, stdout, stderr } = spawnSync(command, { cwd, shell: true, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${status}\n${stdout}${stderr}`)
}

const words = (rest: string): string[] => JSON.parse(/\[.*\]$/.exec(rest)?.[0] ?? '[]') as string[]

/** One that the Dockerfile has once. */
const only = (file: readonly Instruction[], stage: string, word: string): string => {
  const [found, ...more] = file.filter((one) => one.stage === stage && one.word === word)
  if (found === undefined || more.length > 0) throw new Error(`the Dockerfile has to have one ${word} in “${stage}”`)
  return found.rest
}

/** @param folder an empty one */
export const makeImage = (folder: string): Image => {
  const file = readDockerfile(ROOT)
  cpSync(ROOT, folder, { recursive: true, filter: context(ROOT) })
  run(`${only(file, 'dependencies', 'RUN')} --prefer-offline`, folder)
  const built = file.find(({ stage, rest }) => stage === '' && rest.startsWith('--from=build'))?.rest.split(' ') ?? []
  const [, from = '', to = ''] = built
  const dist = join(ROOT, relative(WORKDIR, from))
  if (!existsSync(dist)) run('npm run build', ROOT)
  cpSync(dist, join(folder, to), { recursive: true })
  const env = [...only(file, '', 'ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value])
  return {
    folder,
    env: Object.fromEntries(env) as Record<string, string>,
    command: words(only(file, '', 'CMD')),
    healthcheck: words(only(file, '', 'HEALTHCHECK')),
  }
}

if (import.meta.main) {
  const { folder, command } = makeImage(process.argv[2] ?? '')
  process.stdout.write(`${folder}: ${command.join(' ')}\n`)
}
