/** A copy in which somebody has written what no play comes to. */
import type { TableCopy } from '@homestake/protocol'

type Container = { [key: string]: unknown }

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** The same file, but for what stands at a path; `*` is each key that there is. */
export const claiming = (copy: TableCopy, path: string, value: unknown): unknown => {
  const whole = structuredClone(copy) as unknown
  const put = (holder: unknown, [key = '', ...rest]: readonly string[]): void => {
    if (!isContainer(holder)) throw new Error(`nothing stands at ${path}`)
    for (const each of key === '*' ? Object.keys(holder) : [key])
      if (rest.length > 0) put(holder[each], rest)
      else holder[each] = value
  }
  put(whole, path.split('/'))
  return whole
}

/** As many things under ids of their own. */
export const many = (count: number, one: (i: number) => unknown): Container =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`many-${i}`, one(i)]))
