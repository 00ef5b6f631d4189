import { catalogue, speakBy, type Language } from '@homestake/rules/language'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { beginSpeaking, caughtUp, chooseLanguage } from './page-language.svelte.ts'

const english = { hello: 'Hello' }
const german = { words: { hello: 'Hallo' } }

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { languages: ['en'] })
})
afterAll(() => {
  vi.unstubAllGlobals()
  speakBy(() => 'en')
})
beforeEach(async () => {
  await beginSpeaking()
  await chooseLanguage('en')
})

let parts = 0
/** A part that is loaded now, with a catalogue of its own. */
const part = (german: (language: Language) => Promise<{ readonly words: typeof english }>) =>
  catalogue(`test/part/${parts++}`, english, german)

test('LANG-7 what is loaded later is in the language that is spoken as soon as it is there', async () => {
  await chooseLanguage('de')
  const words = await caughtUp(Promise.resolve().then(() => part(() => Promise.resolve(german))))
  expect(words.hello).toBe('Hallo')
  await chooseLanguage('en')
  expect(words.hello).toBe('Hello')
})

test('LANG-7 another language reaches what was loaded before it was chosen', async () => {
  const words = await caughtUp(part(() => Promise.resolve(german)))
  expect(words.hello).toBe('Hello')
  await chooseLanguage('de')
  expect(words.hello).toBe('Hallo')
})

test('LANG-7 what comes while another language is being learnt knows that one too', async () => {
  const slow = Promise.withResolvers<typeof german>()
  part(() => slow.promise)
  const choosing = chooseLanguage('de')
  const words = await caughtUp(part(() => Promise.resolve(german)))
  expect(words.hello).toBe('Hello')
  slow.resolve(german)
  await choosing
  expect(words.hello).toBe('Hallo')
})

test('LANG-7 what learns its words while another language is chosen is not shown before it knows that one', async () => {
  await chooseLanguage('de')
  const slow = Promise.withResolvers<typeof german>()
  const coming = caughtUp(part(() => slow.promise))
  await chooseLanguage('en')
  const again = chooseLanguage('de')
  slow.resolve(german)
  await again
  expect((await coming).hello).toBe('Hallo')
})

test('LANG-2 of two choices the later one counts, whichever is learnt first', async () => {
  const slow = Promise.withResolvers<typeof german>()
  const words = part(() => slow.promise)
  const first = chooseLanguage('de')
  await chooseLanguage('en')
  slow.resolve(german)
  await first
  expect([words.hello, document.documentElement.lang]).toEqual(['Hello', 'en'])
})

test('LANG-7 words that could not be fetched are asked for again with the next part; until then it is English', async () => {
  await chooseLanguage('de')
  let line = false
  const words = await caughtUp(part(() => (line ? Promise.resolve(german) : Promise.reject(new Error('no line')))))
  expect(words.hello).toBe('Hello')
  line = true
  await caughtUp('the next part')
  expect(words.hello).toBe('Hallo')
})

test('LANG-2 a language that can’t be fetched is not spoken, and the one before goes on', async () => {
  let line = false
  const words = part(() => (line ? Promise.resolve(german) : Promise.reject(new Error('no line'))))
  await expect(chooseLanguage('de')).rejects.toThrow('no line')
  expect([words.hello, document.documentElement.lang]).toEqual(['Hello', 'en'])
  line = true
})
