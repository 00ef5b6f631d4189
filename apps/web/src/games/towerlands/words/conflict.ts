export const conflictWords = {} as const
