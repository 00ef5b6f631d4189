/**
 * Whose address counts as a client’s. A proxy’s word is taken only if the setting says so: anybody can write the header
 * that it uses.
 */
import proxyAddress from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'

/** How many proxies are in front, or which addresses are theirs; nobody, if it is empty. */
export type Trust = number | readonly string[]

/** Whether a text is a list of addresses, networks, or the names that stand for such: `loopback`, `uniquelocal`. */
export const isTrust = (text: string): boolean => {
  // A bare number would count as an address, written oddly.
  if (/^[\d\s]*$/.test(text)) return false
  try {
    proxyAddress.compile(text.split(',').map((part) => part.trim()))
    return true
  } catch {
    return false
  }
}

type Trusted = (address: string, hop: number) => boolean

/** Whether what a hop says of the one before it counts; as Fastify takes it too. */
export const trusted = (trust: Trust): Trusted =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : proxyAddress.compile([...trust])

/** Where a request comes from. */
export const addressReader = (trust: Trust): ((request: IncomingMessage) => string) => {
  const counts = trusted(trust)
  return (request) => proxyAddress(request, counts)
}
