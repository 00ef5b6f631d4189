/** Sounds, made here of noise and a few tones, soft: nothing is fetched, and nothing is recorded. */
import type { Ground, Sound } from './sound.ts'

/** Of what the loudspeaker could do. */
const VOLUME = 0.3
/** Seconds, as all times here. */
const NOISE_SECONDS = 0.8

interface Hum {
  readonly at: number
  /** Hertz. */
  readonly pitch: number
  readonly long: number
  readonly loud: number
  readonly wave?: OscillatorType
  /** Hertz to which it glides. */
  readonly to?: number
}

interface Knock {
  readonly at: number
  /** Hertz around which it is. */
  readonly around: number
  readonly narrow: number
  readonly long: number
  readonly loud: number
}

class Synth {
  readonly #context = new AudioContext()
  readonly #out: GainNode
  readonly #noise: AudioBuffer

  constructor() {
    this.#out = this.#context.createGain()
    this.#out.gain.value = VOLUME
    this.#out.connect(this.#context.destination)
    const { sampleRate } = this.#context
    this.#noise = this.#context.createBuffer(1, Math.round(sampleRate * NOISE_SECONDS), sampleRate)
    const samples = this.#noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }

  /** A moment from now. A context that the browser has put to sleep is woken. */
  now(): number {
    if (this.#context.state === 'suspended') void this.#context.resume().catch(() => undefined)
    return this.#context.currentTime + 0.01
  }

  hum({ at, pitch, long, loud, wave = 'sine', to = pitch }: Hum): void {
    const tone = this.#context.createOscillator()
    tone.type = wave
    tone.frequency.setValueAtTime(pitch, at)
    tone.frequency.exponentialRampToValueAtTime(to, at + long)
    tone.connect(this.#fading(at, long, loud))
    tone.start(at)
    tone.stop(at + long)
  }

  knock({ at, around, narrow, long, loud }: Knock): void {
    const source = this.#context.createBufferSource()
    source.buffer = this.#noise
    const band = this.#context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = around
    band.Q.value = narrow
    source.connect(band).connect(this.#fading(at, long, loud))
    source.start(at, Math.random() * (NOISE_SECONDS - long), long)
  }

  #fading(at: number, long: number, loud: number): GainNode {
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.006)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
    gain.connect(this.#out)
    return gain
  }
}

/** How a die sounds on what it falls: a bounce or two, then it lies. */
const GROUNDS: Readonly<Record<Ground, readonly Omit<Knock, 'at' | 'loud'>[]>> = {
  paper: [{ around: 760, narrow: 0.8, long: 0.09 }, { around: 210, narrow: 2, long: 0.12 }], // prettier-ignore
  wood: [{ around: 1250, narrow: 3, long: 0.06 }, { around: 380, narrow: 6, long: 0.14 }], // prettier-ignore
  stone: [{ around: 3400, narrow: 5, long: 0.05 }, { around: 1850, narrow: 14, long: 0.16 }], // prettier-ignore
}
const BOUNCES = [
  { after: 0, loud: 0.9 },
  { after: 0.075, loud: 0.45 },
  { after: 0.125, loud: 0.2 },
]
const SEMITONE = 2 ** (1 / 12)

const die = (synth: Synth, at: number, ground: Ground): void => {
  for (const { after, loud } of BOUNCES)
    for (const knock of GROUNDS[ground]) synth.knock({ ...knock, at: at + after, loud })
}

const explosion = (synth: Synth, at: number, link: number): void => {
  const pitch = 440 * SEMITONE ** (2 * Math.min(link, 8))
  synth.hum({ at, pitch, long: 0.22, loud: 0.35, wave: 'triangle' })
  synth.hum({ at: at + 0.05, pitch: pitch * 1.5, long: 0.26, loud: 0.22 })
}

const turnedOver = (synth: Synth, at: number): void => {
  synth.hum({ at, pitch: 130, to: 98, long: 1.1, loud: 0.5 })
  synth.hum({ at: at + 0.12, pitch: 196, to: 147, long: 1, loud: 0.2, wave: 'triangle' })
  synth.knock({ at: at + 0.9, around: 420, narrow: 2, long: 0.14, loud: 0.8 })
}

const yourTurn = (synth: Synth, at: number): void => {
  synth.hum({ at, pitch: 523, long: 0.28, loud: 0.28 })
  synth.hum({ at: at + 0.13, pitch: 659, long: 0.42, loud: 0.24 })
}

let synth: Synth | null = null

/** To be called after somebody has pressed something: before, browsers let nothing be heard. */
export const play = (sound: Sound): void => {
  synth ??= new Synth()
  const at = synth.now()
  if (sound.of === 'die') die(synth, at, sound.ground)
  else if (sound.of === 'explosion') explosion(synth, at, sound.link)
  else if (sound.of === 'turned-over') turnedOver(synth, at)
  else yourTurn(synth, at)
}
