import type { FastifyRequest } from 'fastify'

/**
 * Where a request goes, as the router has understood it: an address can be written in many ways (`/%61pi/`), and what is
 * looked for in it has to be looked for where it leads. Of one that leads nowhere, as it was written.
 */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url

/** Whether somebody speaks to the server, and does not fetch the app. */
export const isApi = (request: FastifyRequest): boolean => routeOf(request).startsWith('/api/')
