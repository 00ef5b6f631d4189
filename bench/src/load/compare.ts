/** The same load with the journal on and off, in turns, so that what else the machine does falls on both. */
import type { Wanted } from './arguments.ts'
import { printed } from './print.ts'
import type { Report } from './report.ts'
import { run } from './run.ts'

export interface Comparison {
  readonly on: readonly Report[]
  readonly off: readonly Report[]
  /** Commands a second with the journal on, as a share of those with it off. */
  readonly ratio: number
}

const mean = (reports: readonly Report[], of: (report: Report) => number): number =>
  reports.reduce((sum, report) => sum + of(report), 0) / reports.length

export const compare = async (wanted: Wanted, say: (text: string) => void): Promise<Comparison> => {
  const on: Report[] = []
  const off: Report[] = []
  const one = async (journal: Wanted['journal'], into: Report[]): Promise<void> => {
    const report = await run({ ...wanted, journal })
    say(printed(report))
    into.push(report)
  }
  for (let round = 0; round < wanted.rounds; round++) {
    await one(wanted.journal === 'off' ? 'sqlite' : wanted.journal, on)
    await one('off', off)
  }
  const [fast, slow] = [mean(off, ({ perSecond }) => perSecond), mean(on, ({ perSecond }) => perSecond)]
  const cpu = (reports: readonly Report[]): string => mean(reports, ({ server }) => server?.cpu ?? 0).toFixed(0)
  say(
    `commands a second: ${slow.toFixed(0)} with the journal on, ${fast.toFixed(0)} off: ${((slow / fast) * 100).toFixed(0)} %\n` +
      `server’s CPU a command: ${cpu(on)} µs with the journal on, ${cpu(off)} µs off\n`,
  )
  return { on, off, ratio: slow / fast }
}
