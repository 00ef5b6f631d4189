/** The full stop after a quotation; none where whoever wrote it has ended it themselves. */
export const fullStopAfter = (text: string): string => (/[.!?…]$/.test(text) ? '' : '.')
