/** From the schema of a game’s options to the notes that a form shows. */
import type { OptionNote, OptionSaid } from './game.ts'

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
 * The notes in the order of the schema, each with its default first.
 * @param rules the rule or ruling that each option interprets, such as `D1` or `NA6`
 */
export const optionNotes = <Key extends string>(
  shape: Readonly<Record<Key, Option>>,
  rules: Readonly<Record<Key, string>>,
): readonly OptionNote[] => {
  const ruled = new Map(Object.entries<string>(rules))
  return Object.entries<Option>(shape).map(([key, option]) => ({
    key,
    rule: ruled.get(key) ?? '',
    choices: defaultFirst(option).map((value) => ({ value })),
  }))
}
