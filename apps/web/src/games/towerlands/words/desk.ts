export const deskWords = {} as const
