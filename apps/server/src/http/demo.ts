/** A table that plays itself, for whoever wants to see one before they open their own. */
import type { FastifyInstance } from 'fastify'
import { refuse } from '@homestake/rules'
import { newDemo } from '@homestake/protocol'
import type { Demos } from '../demo/demos.ts'
import { demoSaid } from '../demo/said.ts'
import type { Meter } from '../metrics/meter.ts'
import { say } from './say.ts'

/** How many times an hour one address may ask: a class-room behind one has each its own. */
const AN_HOUR = 30

export const demo = (app: FastifyInstance, demos: Demos, meter: Pick<Meter, 'limited'>): void => {
  const counted = app.rateLimit({
    max: AN_HOUR,
    timeWindow: '1 hour',
    onExceeded: () => meter.limited('demos-per-hour'),
    errorResponseBuilder: () =>
      Object.assign(new Error('too fast'), { statusCode: 429, refusal: refuse('too-fast', demoSaid.tooMany) }),
  })
  app.post('/api/demo', { onRequest: counted }, async (request, reply) => {
    const wanted = newDemo.safeParse(request.body)
    if (!wanted.success) return say(reply, refuse('malformed', demoSaid.language, { path: 'language' }))
    const made = await demos.ask(wanted.data.language)
    if (!('code' in made)) return reply.code(201).send(made)
    if (made.code === 'too-fast') meter.limited('demos')
    return say(reply, made)
  })
}
