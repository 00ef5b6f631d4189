/** The words in use. One language for now; every other file imports them from here. */
export { en as words } from './en.ts'

/** What `lang` says of them. */
export const LANGUAGE = 'en'
