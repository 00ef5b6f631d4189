export const diceWords = {} as const
