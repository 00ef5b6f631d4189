/** What the metrics of a server say. */
import type { TestServer } from './table.ts'

/** The value of one sample, such as `homestake_cuts_total{reason="too-slow"}`; 0, if it is not there. */
export const sample = async ({ metrics }: Pick<TestServer, 'metrics'>, name: string): Promise<number> => {
  const line = (await metrics.registry.metrics()).split('\n').find((text) => text.startsWith(`${name} `))
  return line === undefined ? 0 : Number(line.slice(name.length + 1))
}
