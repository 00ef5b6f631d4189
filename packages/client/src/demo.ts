/** A table that plays itself. */
import { madeDemo, type DemoLanguage, type MadeDemo } from '@homestake/protocol'
import { ask, post, type Fetched } from './http.ts'

/** Ask for one to watch. */
export const askForDemo = (url: string, language: DemoLanguage): Promise<Fetched<MadeDemo>> =>
  ask(madeDemo, `${url}/api/demo`, post({ language }))
