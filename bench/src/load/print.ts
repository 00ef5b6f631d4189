/** A report, and a comparison, in lines to read. */
import type { Memory, Report } from './report.ts'

const MB = 1024 * 1024
const megabytes = ({ rss, heap }: Memory): string =>
  `RSS ${(rss / MB).toFixed(0)} MB, heap ${(heap / MB).toFixed(0)} MB`
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`
const tallied = (tally: Readonly<Record<string, number>>): string =>
  Object.entries(tally)
    .map(([what, n]) => `${n} × ${what}`)
    .join(', ') || '0'

const aTable = (now: Memory, before: Memory, tables: number): string => {
  const kilobytes = (bytes: number): string => `${(bytes / tables / 1024).toFixed(0)} KB`
  return `RSS ${kilobytes(now.rss - before.rss)}, heap ${kilobytes(now.heap - before.heap)}`
}

const rows = (report: Report): readonly (readonly [string, string])[] => {
  const { rate, answered, seen, server, tables } = report
  const since = rate === null ? '' : ', from when it was to be sent'
  return [
    ['commands a second', `${report.perSecond.toFixed(0)}${rate === null ? '' : ` of ${rate}`}`],
    ['answered p50 / p99', `${answered.p50.toFixed(1)} / ${answered.p99.toFixed(1)} ms${since}`],
    ['seen by all p50 / p99', `${seen.p50.toFixed(1)} / ${seen.p99.toFixed(1)} ms${since}`],
    ['bytes a command a viewer', report.bytesPerViewer.toFixed(0)],
    ...(server === null
      ? []
      : ([
          ['server’s CPU a command', `${server.cpu.toFixed(0)} µs`],
          ['entries a commit', Number.isFinite(server.entriesPerCommit) ? server.entriesPerCommit.toFixed(1) : '–'],
          ['memory a table, awake', aTable(server.memory.awake, server.memory.before, tables)],
          ['memory a table, played', aTable(server.memory.played, server.memory.before, tables)],
          ['memory before', megabytes(server.memory.before)],
          ['memory, all tables awake', megabytes(server.memory.played)],
          ...(server.memory.asleep === null
            ? []
            : ([['memory, all asleep', megabytes(server.memory.asleep)]] as const)),
          ['server’s core busy', percent(server.busy)],
        ] as const)),
    ['people’s cores busy', percent(report.peopleBusy)],
    ['refusals', tallied(report.refusals)],
    ['errors', tallied(report.errors)],
  ]
}

export const printed = (report: Report): string => {
  const { game, journal, tables, people, seconds, commands } = report
  const title = `${game}, journal ${journal}: ${tables} tables × ${people} people, ${seconds.toFixed(0)} s, ${commands} commands`
  return [title, ...rows(report).map(([name, value]) => `  ${name.padEnd(26)}${value}`), ''].join('\n')
}
