import { createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chapterDice, fixNonces, recompute, type ChapterSecret } from '../src/dice/chapter.ts'
import { commitTo, commitToSeed, hashOf } from '../src/dice/commitment.ts'
import { scriptedDice, type DrawnDie } from '../src/dice/dice.ts'

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const secret: ChapterSecret = { seed: SEED, nonces: 'chair=aa,seat=bb', number: 3 }

/** The faces as somebody with another library would draw them, from the words in docs. */
const byHand = ({ seed, nonces, number }: ChapterSecret, die: number, sides: number, count: number): number[] => {
  const faces: number[] = []
  const limit = Math.floor(2 ** 32 / sides) * sides
  for (let tries = 0; faces.length < count; tries++) {
    const drawn = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${nonces}|${number}|${die}|${tries}`)
      .digest()
      .readUInt32BE(0)
    if (drawn < limit) faces.push(1 + (drawn % sides))
  }
  return faces
}

describe('the dice of a chapter', () => {
  it('are drawn from HMAC-SHA-256 of seed, nonces, throw, die and try, as anybody can', () => {
    const dice = chapterDice(secret)
    const drawn = [0, 1, 2].map((die) => {
      const faces = dice.die(die, 6)
      return [faces.next(), faces.next(), faces.next()]
    })
    expect(drawn).toEqual([0, 1, 2].map((die) => byHand(secret, die, 6, 3)))
  })

  it('a drawn number past the last whole row of faces is rejected and the next try counts', () => {
    // With this many sides one draw in two is past the limit.
    const sides = 2 ** 31 + 1
    const faces = chapterDice(secret).die(0, sides)
    const own = Array.from({ length: 20 }, () => faces.next())
    expect(own).toEqual(byHand(secret, 0, sides, 20))
    const first20 = Array.from({ length: 20 }, (_, tries) =>
      createHmac('sha256', Buffer.from(SEED, 'hex')).update(`${secret.nonces}|3|0|${tries}`).digest().readUInt32BE(0),
    )
    expect(first20.some((number) => number >= sides)).toBe(true)
    const kept = first20.filter((number) => number < sides).map((number) => 1 + number)
    expect(own.slice(0, kept.length)).toEqual(kept)
  })

  it('DICE-6 a die that explodes shifts no other die', () => {
    const long = chapterDice(secret)
    for (let i = 0; i < 9; i++) long.die(0, 6).next()
    expect(long.die(1, 6).next()).toBe(chapterDice(secret).die(1, 6).next())
  })

  it('recompute draws the same faces again, and others from another seed, nonce or throw', () => {
    const dice = chapterDice(secret)
    for (let die = 0; die < 8; die++) for (let i = 0; i <= die; i++) dice.die(die, 6).next()
    const drawn = dice.drawn()
    expect(recompute(secret, drawn)).toEqual(drawn)
    const others: ChapterSecret[] = [
      { ...secret, seed: hashOf('another') },
      { ...secret, nonces: 'chair=aa' },
      { ...secret, number: 4 },
    ]
    for (const other of others) expect(recompute(other, drawn)).not.toEqual(drawn)
  })

  it('nonces count in one form, sorted by who gave them', () => {
    expect(fixNonces({ seat: 'bb', chair: 'aa' })).toBe('chair=aa,seat=bb')
    expect(fixNonces({ chair: 'aa', seat: 'bb' })).toBe(fixNonces({ seat: 'bb', chair: 'aa' }))
    expect(fixNonces({})).toBe('')
  })

  it('DICE-8 the seed’s hash and a secret’s commitment bind to it, and not to each other', () => {
    expect(commitToSeed(SEED)).toBe(hashOf(`homestake seed|${SEED}`))
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(commitTo('rating 4, supply 12', 'aa')).not.toBe(commitTo('rating 4, supply 12', 'ab'))
    expect(commitTo('rating 4, supply 12', 'aa')).not.toBe(commitTo('rating 5, supply 12', 'aa'))
  })
})

describe('any dice', () => {
  it('remember what was drawn, in order, and one index is one stream', () => {
    const dice = scriptedDice([6, 2, 4])
    dice.die(0, 6).next()
    dice.die(1, 6).next()
    dice.die(0, 6).next()
    expect(dice.drawn()).toEqual([
      { die: 0, sides: 6, faces: [6, 4] },
      { die: 1, sides: 6, faces: [2] },
    ] satisfies DrawnDie[])
    expect(() => dice.die(0, 20)).toThrow('6 sides')
  })

  it('show no face that they don’t have', () => {
    expect(() => scriptedDice([7]).die(0, 6).next()).toThrow('no face 7')
    expect(() => scriptedDice([]).die(0, 6).next()).toThrow('only 0 faces')
  })
})

/** Chi-square of faces drawn as tables draw them: many throws, a few dice each, and each die going on. */
const chiSquare = (seed: string, sides: number, count: number): number => {
  const seen = Array<number>(sides).fill(0)
  for (let number = 1, drawn = 0; drawn < count; number++) {
    const dice = chapterDice({ seed, nonces: 'chair=aa', number })
    for (let die = 0; die < 10; die++) {
      const faces = dice.die(die, sides)
      for (let i = 0; i < 50; i++, drawn++) {
        const face = faces.next()
        seen[face - 1] = (seen[face - 1] ?? 0) + 1
      }
    }
  }
  const expected = count / sides
  return seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
}

// A fair die passes with a chance of 1 − 10⁻⁶: the bound is the quantile of chi-square with 5 and 19 degrees of freedom.
const BOUNDS = [
  [6, 35.89],
  [20, 63.2],
] as const
const full = process.env['HOMESTAKE_FULL'] === '1'
const FACES = full ? 1_000_000 : 200_000
const seeds = full ? ['fixed', randomBytes(32).toString('hex'), randomBytes(32).toString('hex')] : ['fixed']

describe(`DICE-5 H28 ${FACES} faces of each die pass a chi-square test`, () => {
  for (const seed of seeds)
    for (const [sides, bound] of BOUNDS)
      it(`d${sides}, seed ${seed}`, { timeout: 300_000 }, () => {
        expect(chiSquare(seed === 'fixed' ? SEED : seed, sides, FACES)).toBeLessThan(bound)
      })
})
