/** `npm run licences`: docs/licences.md, what the server and the web app are made of, and under which licences. */
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
export const PAGE = join(ROOT, 'docs/licences.md')

/** What is run or served: these, and all that they need. */
const WHOLES = ['apps/server', 'apps/web', 'packages/client', 'packages/protocol', 'packages/rules']
/** Compiled into the web app, though the app itself only needs it to be built. */
const BUILT_IN = [{ by: 'apps/web', name: 'svelte' }]

/** Each lets anybody run, change and pass on what is made with it, closed or open. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
])

/** How the MIT licence begins, and goes on. */
const MIT = /^\s*(The )?MIT License\b[^]*Permission is hereby granted, free of charge/

export interface Made {
  readonly name: string
  readonly version: string
  readonly licence: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type: string }
  /** As it was written long ago. */
  readonly licenses?: readonly { readonly type: string }[]
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Where a package finds another, as Node looks for it. @throws if it is not installed */
const found = (from: string, name: string): string => {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return realpathSync(place)
    if (folder === dirname(folder)) throw new Error(`${from} needs ${name}, which is not installed`)
  }
}

/** What a manifest says; if it says nothing, what is told by the file that lies beside it. */
const licenceOf = (folder: string): string => {
  const { license, licenses } = read(folder)
  if (typeof license === 'string') return license
  const types = license === undefined ? (licenses ?? []).map(({ type }) => type) : [license.type]
  if (types.length > 0) return types.join(' AND ')
  const text = join(folder, 'LICENSE')
  return existsSync(text) && MIT.test(readFileSync(text, 'utf8')) ? 'MIT' : 'none'
}

/** Every package of others that is run or served, by name. What is optional is left out: it differs from machine to machine. */
export const production = (): readonly Made[] => {
  const made = new Map<string, Made>()
  const seen = new Set<string>()
  const follow = (from: string, name: string): void => {
    const folder = found(from, name)
    if (seen.has(folder)) return
    seen.add(folder)
    const { version, dependencies = {} } = read(folder)
    if (!name.startsWith('@homestake/')) made.set(`${name} ${version}`, { name, version, licence: licenceOf(folder) })
    for (const next of Object.keys(dependencies)) follow(folder, next)
  }
  for (const whole of WHOLES) {
    const folder = join(ROOT, whole)
    for (const name of Object.keys(read(folder).dependencies ?? {})) follow(folder, name)
  }
  for (const { by, name } of BUILT_IN) follow(join(ROOT, by), name)
  return [...made.values()].sort((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`, 'en'))
}

export const page = (packages: readonly Made[]): string => {
  const counts = [...new Set(packages.map(({ licence }) => licence))]
    .sort()
    .map((licence) => `${licence} (${packages.filter((one) => one.licence === licence).length})`)
  const rows = packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`)
  return `# Licences

Homestake is under the MIT licence. What it is made of, as it is run and served, is by others; each package’s own text of its licence comes with it in
\`node_modules\`. \`npm run licences\` writes this page, and a test fails when it is stale or a licence is not one of those that \`scripts/licences.ts\` allows.

${packages.length} packages: ${counts.join(', ')}.

${rows.join('\n')}
`
}

if (import.meta.main) writeFileSync(PAGE, page(production()))
