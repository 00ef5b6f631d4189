/** From the words of a game’s options to the notes that a form shows. */
import type { OptionNote } from './game.ts'

/** What is said of an option, and of each of its values. */
export interface OptionSaid<Value extends string> {
  readonly title: string
  /** The question, in our own words. */
  readonly about: string
  readonly choices: { readonly [value in Value]: { readonly title: string; readonly about: string } }
}

/** What is said of all options of a game: every language says something of every value. */
export type OptionWords<Options extends object> = {
  readonly [Key in keyof Options]-?: Options[Key] extends string ? OptionSaid<Options[Key]> : never
}

interface Option {
  parse(given: undefined): string
  unwrap(): { readonly options: readonly string[] }
}

const defaultFirst = (option: Option): readonly string[] => {
  const chosen = option.parse(undefined)
  return [chosen, ...option.unwrap().options.filter((value) => value !== chosen)]
}

/**
 * The notes in the order of the schema, each with its default first. What they say is read in the language that is spoken
 * when it is read.
 * @param rules the rule or ruling that each option interprets, such as `D1` or `NA6`
 */
export const optionNotes = <Key extends string>(
  shape: Readonly<Record<Key, Option>>,
  rules: Readonly<Record<Key, string>>,
  words: Readonly<Record<Key, OptionSaid<string>>>,
): readonly OptionNote[] => {
  const said = new Map(Object.entries<OptionSaid<string>>(words))
  const ruled = new Map(Object.entries<string>(rules))
  return Object.entries<Option>(shape).map(([key, option]) => ({
    key,
    rule: ruled.get(key) ?? '',
    get title() {
      return said.get(key)?.title ?? key
    },
    get about() {
      return said.get(key)?.about ?? ''
    },
    choices: defaultFirst(option).map((value) => ({
      value,
      get title() {
        return said.get(key)?.choices[value]?.title ?? value
      },
      get about() {
        return said.get(key)?.choices[value]?.about ?? ''
      },
    })),
  }))
}
