/** I-R5, 3.5: the chance of a check. */

/** With a modifier: `clamp(2 + modifier, 0, 6) / 6`; where a six always hits (IA9), at least one in six. */
export const checkChance = (modifier: number, sixHits = false): number =>
  Math.min(6, Math.max(sixHits ? 1 : 0, 2 + modifier)) / 6
