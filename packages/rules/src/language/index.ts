/** The door to the languages alone: small, for what is loaded first. */
export { catalogue, catalogues, isLearnt, learn, type Area, type Spoken } from './catalogue.ts'
export { ENGLISH, isLanguage, languageFor, LANGUAGES, languages, type Language } from './languages.ts'
export { listed } from './listed.ts'
export { inLanguage, locale, speakBy, spoken } from './spoken.ts'
export { within } from './within.ts'
