/**
 * The dice that people can check. A chapter (a season, a conflict, a floor) has a secret seed, whose hash is public from
 * its start; then each browser adds a nonce; the nonces that are there at the first throw are fixed. The faces of die d of
 * throw k are drawn from HMAC-SHA-256(seed, nonces | k | d | try) by rejection; an exploding die goes on with its next try.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { recordDice, type Dice, type DrawnDie } from './dice.ts'

/** HMAC-SHA-256 under a seed, of a text: its first four bytes as a big-endian number. */
export type Mac = (seed: string) => (text: string) => number

const nobleMac: Mac = (seed) => {
  const keyed = hmac.create(sha256, hexToBytes(seed))
  return (text) => {
    const drawn = keyed.clone().update(utf8ToBytes(text)).digest()
    return new DataView(drawn.buffer, drawn.byteOffset).getUint32(0)
  }
}

export interface ChapterSecret {
  /** 256 bits, hexadecimal. */
  readonly seed: string
  /** The nonces in their fixed form (`fixNonces`). */
  readonly nonces: string
  /** The number of the throw, counted from 1. */
  readonly number: number
}

/** The one form in which a chapter's nonces count: sorted by who gave them. */
export const fixNonces = (nonces: Readonly<Record<string, string>>): string =>
  Object.keys(nonces)
    .sort()
    .map((who) => `${who}=${nonces[who]}`)
    .join(',')

/** The faces of one die of one throw, without end. */
const facesOf = (
  secret: Omit<ChapterSecret, 'seed'>,
  draw: ReturnType<Mac>,
  die: number,
  sides: number,
): (() => number) => {
  const limit = Math.floor(2 ** 32 / sides) * sides
  let tries = 0
  return () => {
    for (;;) {
      const number = draw(`${secret.nonces}|${secret.number}|${die}|${tries++}`)
      if (number < limit) return 1 + (number % sides)
    }
  }
}

/**
 * The dice of one throw of a chapter.
 * @param mac where there is a faster one than that which runs everywhere
 */
export const chapterDice = (secret: ChapterSecret, mac: Mac = nobleMac): Dice => {
  const draw = mac(secret.seed)
  return recordDice(secret.number, (die, sides) => facesOf(secret, draw, die, sides))
}

/** Draw a throw again from its opened seed: the faces that it must have shown. */
export const recompute = (secret: ChapterSecret, dice: readonly DrawnDie[]): DrawnDie[] => {
  const draw = nobleMac(secret.seed)
  return dice.map(({ die, sides, faces }) => {
    const next = facesOf(secret, draw, die, sides)
    return { die, sides, faces: faces.map(() => next()) }
  })
}
