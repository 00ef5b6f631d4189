import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text, hexadecimal. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/**
 * The hash that binds the server to a secret before anybody may know it. The salt of 128 bits keeps a small secret, such
 * as a Rating of 1 to 6, from being guessed.
 */
export const commitTo = (secret: string, salt: string): string => hashOf(`homestake secret|${salt}|${secret}`)

/** The hash of a chapter's seed: published when the chapter opens, checked when it closes. */
export const commitToSeed = (seed: string): string => hashOf(`homestake seed|${seed}`)
