/** Looking for something in the chronicle, while it goes on. */
import type { ChronicleLine } from '@homestake/client'
import { chaptersOf, type Telling } from '../../book/entries.ts'
import { ANYTHING, found, isAnything, keysIn, type Wish } from '../../book/finding.ts'
import { peopleIn } from '../../book/people.ts'
import { clockOf } from '../../words/dates.ts'
import { words } from '../../words/index.ts'
import type { TableSession } from '../session.svelte.ts'

export class Seeking {
  on = $state(false)
  wish = $state.raw<Wish>(ANYTHING)
  readonly #session: TableSession
  readonly #lines: () => readonly ChronicleLine[]
  readonly #chapter: Telling['chapter']

  constructor(session: TableSession, lines: () => readonly ChronicleLine[], chapter: Telling['chapter']) {
    this.#session = session
    this.#lines = lines
    this.#chapter = chapter
  }

  people = $derived.by(() => peopleIn(this.#session))
  #chapters = $derived.by(() =>
    this.on
      ? chaptersOf(this.#lines(), {
          said: (line) => this.#session.said(line),
          nameOf: (by) => this.#session.nameOf(by),
          actedFor: words.chronicle.as,
          takenBack: (name, at) => words.undo.taken(name, clockOf(at)),
          chapter: this.#chapter,
        })
      : [],
  )
  titles = $derived(this.#chapters.map(({ title }, number) => ({ number, title: title ?? words.reading.before })))
  #keys = $derived.by(() => (!this.on || isAnything(this.wish) ? null : keysIn(found(this.#chapters, this.wish))))
  /** How many lines are what is looked for; `null`: nothing is looked for. */
  count = $derived(this.#keys?.size ?? null)
  shown = $derived.by(() => {
    const keys = this.#keys
    return keys === null ? this.#lines() : this.#lines().filter(({ key }) => keys.has(key))
  })

  toggle(): void {
    this.on = !this.on
    this.wish = ANYTHING
  }
}
