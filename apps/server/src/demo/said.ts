/** What is said to whoever asks for a table that plays itself and gets none. */
import { catalogue, type Spoken } from '@homestake/rules'

const english = {
  off: 'No table plays itself on this server.',
  crowded: 'Many tables play themselves here just now. Try again in a few minutes.',
  tooMany: 'You have seen many tables play today. Try again in an hour, or open one of your own.',
  language: 'A table plays itself in English or in German.',
}

export type DemoSaid = Spoken<typeof english>
export const demoSaid = catalogue<DemoSaid>('server/demo', english, (language) => import(`./said/${language}.ts`))
