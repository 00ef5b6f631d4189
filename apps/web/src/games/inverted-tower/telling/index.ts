import type { TableSession } from '../../../table/session.svelte.ts'
import type { Telling } from '../../telling.ts'
import type { ItView } from '../logic/people.ts'
import { watchOf } from '../watch.svelte.ts'
import { tellingOf } from './telling.ts'

/** Of the tower that this browser looks at. */
export const telling = (session: TableSession): Telling =>
  tellingOf(session.view as unknown as ItView, watchOf(session).chosen)
