/** What a server counts of itself, read from its metrics. */
export interface Reading {
  /** Seconds of processor, since it began. */
  readonly cpu: number
  /** Bytes. */
  readonly rss: number
  readonly heap: number
  readonly awake: number
  readonly sockets: number
  /** Commands that were answered, refusals among them. */
  readonly commands: number
  readonly commits: number
  readonly entries: number
}

/** The sum of a metric over all its labels; 0 if it is not there. */
const sumOf = (text: string, name: string): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0)

/** @throws if the metrics can’t be read */
export const readMetrics = async (url: string): Promise<Reading> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const text = await answer.text()
  return {
    cpu: sumOf(text, 'process_cpu_seconds_total'),
    rss: sumOf(text, 'process_resident_memory_bytes'),
    heap: sumOf(text, 'nodejs_heap_size_used_bytes'),
    awake: sumOf(text, 'homestake_tables_awake'),
    sockets: sumOf(text, 'homestake_sockets'),
    commands: sumOf(text, 'homestake_commands_total'),
    commits: sumOf(text, 'homestake_batch_entries_count'),
    entries: sumOf(text, 'homestake_batch_entries_sum'),
  }
}
