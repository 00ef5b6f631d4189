/** Pages of a chronicle, over HTTP. */
import { chroniclePage, type ChroniclePage } from '@homestake/protocol'
import { linesOfPage, type ChronicleLine } from './chronicle.ts'
import { ask, type Fetched } from './http.ts'

/** Where the page before another one ends. */
export type Before = NonNullable<ChroniclePage['before']>

/**
 * A page of the chronicle, oldest line first.
 * @param secret the key, or the token of a seat; of a chair that holds a seat as well both, with `~` between them
 * @param before what an earlier page gave; without it, the newest page
 */
export const pageOf = async (
  url: string,
  table: string,
  secret: string,
  before?: Before,
  limit = 60,
): Promise<Fetched<{ lines: ChronicleLine[]; before: Before | null }>> => {
  const query = new URLSearchParams({
    limit: String(limit),
    ...(before === undefined ? {} : { before: String(before.n), of: before.of }),
  })
  const page = await ask(chroniclePage, `${url}/api/tables/${table}/chronicle?${query}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  return page.ok ? { ok: true, value: { lines: linesOfPage(page.value), before: page.value.before } } : page
}
