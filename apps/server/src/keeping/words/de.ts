/** Not yet translated: the English words stand in. */
export const words = undefined
