/** D1: the words that the season's commitment binds the GM to. Whoever has salt and hash can check them. */
export const seasonSecret = (rating: number, supply: number): string => `rating ${rating}, supply ${supply}`

/** N-R14, NA4: Drama Dice for each settler in play when the season opens. */
export const supplyOf = (rating: number, settlers: number): number => rating * settlers
