/** The web app’s files, and the one page for every address that people open. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What the page itself says of this server, so that the front door need not ask. */
export interface Told {
  readonly DEMO: boolean
  readonly SOURCE_URL?: string | undefined
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A `<meta>` of the page with another content. */
const withMeta = (page: string, name: string, content: string): string =>
  page.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), (_, start: string) => start + quoted(content))

const withTold = (page: string, { DEMO, SOURCE_URL = '' }: Told): string =>
  withMeta(withMeta(page, 'homestake-demo', DEMO ? 'on' : 'off'), 'homestake-source', SOURCE_URL)

/** @param dist where Vite has put the web app; nothing is served where it is missing */
export const web = async (app: FastifyInstance, dist: string, told: Told): Promise<void> => {
  const index = join(dist, 'index.html')
  if (!existsSync(index)) {
    app.get('/', (_request, reply) => reply.code(503).send('The web app has not been built yet: npm start builds it.'))
    return
  }
  const page = Buffer.from(withTold(readFileSync(index, 'utf8'), told))
  const open = (
    _request: unknown,
    reply: { header(k: string, v: string): { type(t: string): { send(b: Buffer): unknown } } },
  ) => reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Vite names what it builds by its content: such a file never changes.
      const lasting = path.startsWith(join(dist, 'assets'))
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  for (const path of ['/', '/new', '/t/:table', '/t/:table/*', '/rules/:game']) app.get(path, open)
}
