/** The words in use, in the language that the page speaks; every other file takes them from here. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { en } from './en.ts'

export type AppWords = Spoken<typeof en>
export const words = catalogue<AppWords>('app', en, (language) => import(`./${language}/index.ts`))
