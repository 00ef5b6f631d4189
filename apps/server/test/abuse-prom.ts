/** What the metrics of a server say. */
import type { TestServer } from './table.ts'

/** The value of one sample, such as `homestake_cuts_total{reason="too-slow"}`; 0, if it is not there. Of several servers, all that they counted. */
export const sample = async ({ all }: Pick<TestServer, 'all'>, name: string): Promise<number> => {
  const values = await Promise.all(
    all.map(async ({ metrics }) => {
      const line = (await metrics.registry.metrics()).split('\n').find((text) => text.startsWith(`${name} `))
      return line === undefined ? 0 : Number(line.slice(name.length + 1))
    }),
  )
  return values.reduce((sum, value) => sum + value, 0)
}
