/** The meter that Prometheus reads. Each server has its own, with a registry of its own. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { CUTS, LIMITS, type Meter } from './meter.ts'

/** What is counted when somebody asks, and not when it happens. */
export interface Standing {
  /** Tables in memory. */
  readonly awake: () => number
  /** Tables that play themselves here. */
  readonly demos: () => number
  /** Connections, by what they are. */
  readonly sockets: () => Readonly<Record<SocketRole, number>>
}
export type SocketRole = 'chair' | 'player' | 'spectator'

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const ENTRIES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]

export class Metrics implements Meter {
  readonly registry = new Registry()
  readonly #registers = [this.registry]
  readonly #commands = this.#counter('commands_total', 'Commands, by game and answer', ['game', 'answer'])
  readonly #refusals = this.#counter('refusals_total', 'What was refused, by where and code', ['where', 'code'])
  readonly #limits = this.#counter('limits_hit_total', 'How often somebody ran into a limit', ['limit'])
  readonly #cuts = this.#counter('cuts_total', 'Connections that the server closed by itself', ['reason'])
  readonly #welcomes = this.#counter('welcomes_total', 'Connections let in, by what they were sent', ['with'])
  readonly #syncs = this.#counter('syncs_total', 'Gaps that clients asked to have filled, by how', ['with'])
  readonly #races = this.#counter('lost_races_total', 'Entries for which somebody else was first')
  readonly #followed = this.#counter('followed_entries_total', 'Entries of other servers that reached an awake table')
  readonly #pokes = this.#counter('pokes_total', 'Entries that other servers told of')
  readonly #unheard = this.#counter('unheard_total', 'Times that pokes may have gone unheard')
  readonly #tables = this.#counter('tables_total', 'Tables made, laid to play themselves, imported, deleted, expired', [
    'what',
  ])
  readonly #trouble = this.#counter('journal_unavailable_total', 'Questions that the journal could not answer', [
    'question',
  ])
  readonly #journal = this.#seconds('journal_seconds', 'How long the journal takes to answer', ['question'])
  readonly #delivery = this.#seconds(
    'deliver_seconds',
    'From an entry on disk to the last socket that it was written to',
  )
  readonly #transaction = this.#seconds('transaction_seconds', 'How long a transaction of the journal takes')
  readonly #batch = new Histogram({
    name: 'homestake_batch_entries',
    help: 'Entries that reached the disk in one transaction',
    buckets: ENTRIES,
    registers: this.#registers,
  })

  constructor() {
    // What has not happened yet is there with a zero, so that its first time is seen as a change.
    for (const limit of LIMITS) this.#limits.inc({ limit }, 0)
    for (const reason of CUTS) this.#cuts.inc({ reason }, 0)
    for (const what of ['made', 'demo', 'imported', 'deleted', 'expired']) this.#tables.inc({ what }, 0)
    for (const by of ['changes', 'view'])
      for (const counter of [this.#welcomes, this.#syncs]) counter.inc({ with: by }, 0)
  }

  /** Read what is standing when the metrics are asked for. */
  watch({ awake, demos, sockets }: Standing): void {
    this.#gauge('tables_awake', 'Tables in memory', [], (gauge) => gauge.set(awake()))
    this.#gauge('demos_playing', 'Tables that play themselves', [], (gauge) => gauge.set(demos()))
    this.#gauge('sockets', 'Connections, by role', ['role'], (gauge) => {
      for (const [role, count] of Object.entries(sockets())) gauge.set({ role }, count)
    })
  }

  /** Event loop, memory, processor, open files: of the whole process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry })
  }

  readonly answered: Meter['answered'] = (game, answer) => {
    this.#commands.inc({ game, answer: answer.status })
    if ('refusal' in answer) this.#refusals.inc({ where: 'command', code: answer.refusal.code })
  }

  readonly refused: Meter['refused'] = (where, code) => {
    this.#refusals.inc({ where, code })
    if (code === 'table-full') this.limited('seats-per-table')
  }

  readonly limited: Meter['limited'] = (limit) => this.#limits.inc({ limit })
  readonly cut: Meter['cut'] = (reason) => this.#cuts.inc({ reason })
  readonly welcomed: Meter['welcomed'] = (by) => this.#welcomes.inc({ with: by })
  readonly synced: Meter['synced'] = (by) => this.#syncs.inc({ with: by })
  readonly delivered: Meter['delivered'] = (milliseconds) => this.#delivery.observe(milliseconds / 1000)
  readonly lostRace: Meter['lostRace'] = () => this.#races.inc()
  readonly followed: Meter['followed'] = (entries) => this.#followed.inc(entries)
  readonly table: Meter['table'] = (what) => this.#tables.inc({ what })

  readonly poked: Meter['poked'] = (entries) => {
    if (entries === null) this.#unheard.inc()
    else this.#pokes.inc(entries)
  }

  readonly wrote: Meter['wrote'] = ({ entries, milliseconds }) => {
    this.#batch.observe(entries)
    this.#transaction.observe(milliseconds / 1000)
  }

  readonly journal: Meter['journal'] = (question, milliseconds, answered) => {
    this.#journal.observe({ question }, milliseconds / 1000)
    if (!answered) this.#trouble.inc({ question })
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name: `homestake_${name}`, help, labelNames, registers: this.#registers })
  }

  #seconds(name: string, help: string, labelNames: string[] = []): Histogram {
    return new Histogram({ name: `homestake_${name}`, help, labelNames, buckets: SECONDS, registers: this.#registers })
  }

  #gauge(name: string, help: string, labelNames: string[], read: (gauge: Gauge) => void): void {
    new Gauge({
      name: `homestake_${name}`,
      help,
      labelNames,
      registers: this.#registers,
      collect() {
        read(this)
      },
    })
  }
}
