/**
 * Keys open a table, tokens a seat. Browser and server reckon with them alike: a hash is what the server keeps, and the
 * players' and spectators' keys follow from the chair's and a generation.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** SHA-256 of a key, a token or a code. */
export const hashKey = (key: string): string => base64url(sha256(utf8ToBytes(key)))

/** The key of the players' or the spectators' link, as it follows from the chair's. */
export const derivedKey = (chair: string, whose: 'player' | 'spectator', generation: number): string =>
  base64url(hmac(sha256, utf8ToBytes(chair), utf8ToBytes(`${whose}|${generation}`))).slice(0, 32)
