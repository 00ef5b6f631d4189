import { commitToSeed } from '@homestake/rules/proof'
import type { OpenedSeed } from './race-end.ts'

/** D11: an opened seed is the one to which the server bound itself before the race. */
export const seedKept = ({ seed, commitment }: OpenedSeed): boolean => commitToSeed(seed) === commitment
