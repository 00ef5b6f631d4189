/**
 * A part of Socket.IO’s client that no page needs, left out of the build: a third way to the server, which ours does not offer. Pages take
 * WebSockets, and polling where a network blocks those.
 */
import type { Plugin } from 'vite'

const THIRD_WAY = /\/engine\.io-client\/build\/esm\/transports\/webtransport\.js$/

export const withoutWebTransport = (): Plugin => ({
  name: 'without-web-transport',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (THIRD_WAY.test(id) ? { code: 'export const WT = undefined', moduleSideEffects: false } : null),
})
