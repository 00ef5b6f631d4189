import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answering, languageOf } from '../language.ts'
import { isApi } from './route.ts'

/** Every answer under `/api/` is in the language of whoever asks: `?lang=`, else what the browser wishes (LANG-1). */
export const inTheirLanguage = (app: FastifyInstance): void => {
  const begin = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const language = wished(request)
    if (isApi(request)) reply.header('content-language', language)
    answering(language, done)
  }
  app.addHook('onRequest', begin)
  // A body that is read comes from the connection, which speaks nobody’s language.
  app.addHook('preValidation', (request, _reply, done) => answering(wished(request), done))
}

/** In which language a request is answered. */
export const wished = ({ headers, query }: FastifyRequest): ReturnType<typeof languageOf> =>
  languageOf(headers, typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined)
