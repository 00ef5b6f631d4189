/** Tables that play themselves, in tests: asked for as the front door asks, watched as visitors watch. */
import { askForDemo, Connection } from '@homestake/client'
import type { DemoLanguage, MadeDemo } from '@homestake/protocol'
import { until } from './table.ts'

export const demoAt = async (url: string, language: DemoLanguage = 'en'): Promise<MadeDemo> => {
  const made = await askForDemo(url, language)
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

export const watch = async (url: string, { table, key }: MadeDemo): Promise<Connection> => {
  const watcher = new Connection({ url, table, key }, { transports: ['websocket'] })
  await until(watcher, ({ status }) => status === 'live')
  return watcher
}

/** What was said and told in words of people. */
export const heard = (watcher: Connection): string[] =>
  watcher.present.lines.flatMap(({ event }) => ('text' in event && typeof event.text === 'string' ? [event.text] : []))
