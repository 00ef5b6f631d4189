/**
 * In which language somebody is answered: known while something is done for them, however often it waits. What is done for
 * all, and what is written down, reads no words.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import { ENGLISH, isLanguage, languageFor, languages, learn, speakBy, type Language } from '@homestake/rules'

const asking = new AsyncLocalStorage<Language>()

/** Learn every language there is, once, before anybody is answered. */
export const learnEveryLanguage = async (): Promise<void> => {
  speakBy(() => asking.getStore() ?? ENGLISH)
  await Promise.all(languages.map(learn))
}

/** Do something for somebody, and answer in their language. */
export const answering = <T>(language: Language | undefined, act: () => T): T => asking.run(language ?? ENGLISH, act)

/** What a request wishes: `?lang=` before `Accept-Language`, whose weights count. */
export const languageOf = (headers: IncomingHttpHeaders, lang?: unknown): Language =>
  typeof lang === 'string' && isLanguage(lang) ? lang : languageFor(wishesIn(headers['accept-language'] ?? ''))

/** `de-AT;q=0.7, en` as `['en', 'de-AT']`. */
const wishesIn = (header: string): string[] =>
  header
    .split(',', 20)
    .map((wish) => {
      const [tag = '', ...parameters] = wish.split(';')
      const weight = /^\s*q=([\d.]+)\s*$/.exec(parameters.join(';'))?.[1]
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
