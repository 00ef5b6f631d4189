import type { TableSession } from '../../../table/session.svelte.ts'
import type { Telling } from '../../telling.ts'
import type { NmlHouse } from '../logic/people.ts'
import { tellingOf } from './telling.ts'

export const telling = ({ view }: TableSession): Telling => tellingOf(view.table as NmlHouse)
