/** How loud a table is: each sound is reckoned by a browser, sample by sample, and nobody has to listen. */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Sound } from '../apps/web/src/table/sound/sound.ts'
import { comes } from './opened.ts'

const SYNTH = join(import.meta.dirname, '../apps/web/src/table/sound/synth.ts')
/** Of what a loudspeaker could do. */
const SOFT = 0.2
const HEARD = 0.03
/** Seconds. */
const SHORT = 1.3

const SOUNDS: readonly (readonly [name: string, sound: Sound])[] = [
  ['a die on paper', { of: 'die', ground: 'paper' }],
  ['a die on wood', { of: 'die', ground: 'wood' }],
  ['a die on stone', { of: 'die', ground: 'stone' }],
  ['a chain that begins', { of: 'explosion', link: 2 }],
  ['a long chain', { of: 'explosion', link: 12 }],
  ['what is turned over', { of: 'turned-over' }],
  ['your turn', { of: 'your-turn' }],
]

interface Heard {
  /** From 0 to 1. */
  readonly peak: number
  /** Seconds until it has died away. */
  readonly long: number
  /** Its first and its last sample. */
  readonly ends: readonly [number, number]
}

test.each(SOUNDS)('SOUND-3 %s is soft and short, and begins and ends without a click', async (_, sound) => {
  const page = await comes({ width: 360 })
  await page.evaluate(() => {
    Object.assign(window, {
      AudioContext: class extends OfflineAudioContext {
        constructor() {
          super(1, 2 * 44_100, 44_100)
          Object.assign(window, { reckoned: this })
        }
      },
    })
  })
  const synth = stripTypeScriptTypes(readFileSync(SYNTH, 'utf8'))
  await page.addScriptTag({ type: 'module', content: `${synth}\nObject.assign(window, { play })` })
  const heard = await page.evaluate(async (wanted): Promise<Heard> => {
    const { play } = window as unknown as { readonly play: (sound: unknown) => void }
    play(wanted)
    const { reckoned } = window as unknown as { readonly reckoned: OfflineAudioContext }
    const size = (await reckoned.startRendering()).getChannelData(0).map(Math.abs)
    const last = size.findLastIndex((one) => one > 0.0005)
    return { peak: Math.max(...size), long: last / 44_100, ends: [size[0] ?? 1, size.at(-1) ?? 1] }
  }, sound)
  expect(heard.peak).toBeLessThan(SOFT)
  expect(heard.peak).toBeGreaterThan(HEARD)
  expect(heard.long).toBeLessThan(SHORT)
  expect(heard.ends).toEqual([0, 0])
})
