/** What the client itself says, where no server has answered. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  unreachable: 'The server can’t be reached. Nothing happened.',
  unreadable: 'The answer could not be read.',
}

export type ClientWords = Spoken<typeof english>
export const words = catalogue<ClientWords>('client', english, (language) => import(`./words/${language}.ts`))
