/**
 * A catalogue is all words of one area, such as a game’s refusals and its chronicle. It is written in English and read in
 * the language now spoken; each other language is a file beside it, fetched only where somebody speaks it.
 */
import { ENGLISH, type Language } from './languages.ts'
import { spoken } from './spoken.ts'

/** The shape of a catalogue in any language: the same keys, and functions of the same arguments. */
export type Spoken<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends (...given: infer Given) => infer Said
        ? (...given: Given) => Spoken<Said>
        : { readonly [Key in keyof T]: Spoken<T[Key]> }

/** Fetches the file of a language, which exports `words`. English is never asked for. */
type Translation<T> = (language: Language) => Promise<{ readonly words: T }>

/** What is known of a catalogue, whatever is in it. */
export interface Area {
  readonly name: string
  /** All its words in a language that has been learnt, else in English. */
  in(language: Language): object
  knows(language: Language): boolean
  learn(language: Language): Promise<void>
}

const areas = new Map<string, Area>()

/** Every catalogue that has been loaded: for tests, and for whoever learns a language. */
export const catalogues = (): readonly Area[] => [...areas.values()]

/** Whether every catalogue that is here by now has been fetched in a language. */
export const isLearnt = (language: Language): boolean => catalogues().every((area) => area.knows(language))

/** Fetch the words of a language for every catalogue that is here by now. What was fetched before costs nothing. */
export const learn = async (language: Language): Promise<void> => {
  await Promise.all(catalogues().map((area) => area.learn(language)))
}

/**
 * @param name a name of its own, such as `rules/towerlands`
 * @returns the words, each read in the language that is spoken when it is read (LANG-2)
 */
export const catalogue = <T extends object>(name: string, english: T, translation: Translation<T>): T => {
  const known = new Map<Language, T>([[ENGLISH, english]])
  const knows = (language: Language): boolean => known.has(language)
  areas.set(name, {
    name,
    in: (language) => known.get(language) ?? english,
    knows,
    async learn(language) {
      if (!knows(language)) known.set(language, (await translation(language)).words)
    },
  })
  return live(english, () => known.get(spoken()) ?? english)
}

/** The same object with every leaf read anew. Lists and functions are leaves. */
const live = <T extends object>(shape: T, now: () => object): T =>
  Object.defineProperties(
    { ...shape },
    Object.fromEntries(
      Object.entries(shape).map(([key, value]: [string, unknown]): [string, PropertyDescriptor] => {
        const read = (): unknown => Reflect.get(now(), key)
        const described = { enumerable: true, configurable: false }
        if (!isGroup(value)) return [key, { ...described, get: read }]
        const group = (): object => {
          const found = read()
          return isGroup(found) ? found : value
        }
        return [key, { ...described, writable: false, value: live(value, group) }]
      }),
    ),
  )

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
