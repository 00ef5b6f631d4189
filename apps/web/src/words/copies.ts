/** Words for copies of tables, and for the end of one. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  save: {
    press: 'Save a copy',
    about:
      'One file with the table as you see it, and its chronicle. Keep it as you keep your link: it holds what only you may read. A new table can be made from it on the front page.',
    done: (name: string) => `Saved as ${name}.`,
  },

  remove: {
    open: 'Delete for good',
    about:
      'The table goes, with its chronicle and everybody’s notes, for all of you and at once. Nobody can bring it back: save a copy first, if you may want it.',
    name: (title: string) => `To delete it, write its name: ${title}`,
    nameMissing: 'Write the table’s name first.',
    sure: 'Yes, delete it for good',
    done: (title: string) => `${title} has been deleted.`,
  },
} as const

export type CopyWords = Spoken<typeof english>
export const copyWords = catalogue<CopyWords>('app/copies', english, (language) => import(`./${language}/copies.ts`))
