/** What every answer says about how it may be used. */
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { routeOf } from './route.ts'

const HALF_A_YEAR = 180 * 24 * 60 * 60

/** Nothing from elsewhere, nothing inline, in nobody’s frame. @param publicUrl with HTTPS, browsers are told to stay there */
export const headers = async (app: FastifyInstance, publicUrl: string | undefined): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity:
      publicUrl?.startsWith('https:') === true ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    if (isPrivate(routeOf(request))) reply.header('cache-control', 'no-store')
    done()
  })
}

const isPrivate = (route: string): boolean => route.startsWith('/api/') || route === '/healthz' || route === '/readyz'
