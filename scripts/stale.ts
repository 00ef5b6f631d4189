import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = [
  'apps/web/src',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/public',
  'docs/rulings',
  'scripts/rulings',
  'packages',
  'pnpm-lock.yaml',
]

const newest = (path: string): number => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return 0
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(
    0,
    ...readdirSync(path)
      .filter((name) => name !== 'node_modules' && name !== 'dist')
      .map((name) => newest(join(path, name))),
  )
}

/** Whether the built web app is missing, or older than anything it is made of. */
export const stale = (): boolean => {
  const built = statSync(join(ROOT, 'apps/web/dist/index.html'), { throwIfNoEntry: false })
  return built === undefined || SOURCES.some((path) => newest(join(ROOT, path)) > built.mtimeMs)
}
