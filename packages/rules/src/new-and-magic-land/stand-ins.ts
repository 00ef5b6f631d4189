/**
 * How events name whoever has no name of their own. Events are facts and have no language: these stand for the
 * words, and each language says them as it does.
 */
export const STAND_INS = { gm: 'The GM', opposition: 'The opposition', settler: 'A settler' } as const
