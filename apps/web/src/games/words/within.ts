/** Whoever has no name of their own, inside of an English sentence. */
import { within as small } from '@homestake/rules/language'

export const within = small(['The GM', 'The opposition', 'Somebody'])
