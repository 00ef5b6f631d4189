import type { TableSession } from '../../../table/session.svelte.ts'
import type { Telling } from '../../telling.ts'
import type { TlHouse } from '../logic/people.ts'
import { tellingOf } from './telling.ts'

export const telling = ({ view, standing }: TableSession): Telling => tellingOf(view.table as TlHouse, standing)
