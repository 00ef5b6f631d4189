/** People who come to a server for the first time, one after the other, for as long as they are let: to read, or to open a table. */
interface Visit {
  /** What the clock of the visitors said when they came. */
  readonly came: number
  /** Why they went away with nothing: a status, or a line that broke; `null`: they did not. */
  readonly why: string | null
}

export class Visitors {
  readonly visits: Visit[] = []
  readonly #url: string
  readonly #clock: () => number
  readonly #coming: Promise<unknown>
  #stopped = false

  constructor(url: string, clock: () => number) {
    this.#url = url
    this.#clock = clock
    this.#coming = Promise.all([this.#come(() => this.#read()), this.#come(() => this.#open())])
  }

  async leave(): Promise<void> {
    this.#stopped = true
    await this.#coming
  }

  async #come(visit: () => Promise<Response>): Promise<void> {
    while (!this.#stopped) {
      const came = this.#clock()
      const why = await visit().then(
        async (answer) => (await answer.text(), answer.ok ? null : `${answer.status}`),
        () => 'the line broke',
      )
      this.visits.push({ came, why })
    }
  }

  #read(): Promise<Response> {
    return fetch(`${this.#url}/healthz`)
  }

  #open(): Promise<Response> {
    const body = JSON.stringify({ game: 'inverted-tower', title: 'A new table' })
    return fetch(`${this.#url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
}
