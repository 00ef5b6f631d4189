/**
 * How a throw is shown over time. Dice fall for 700 ms; a six that explodes takes up to 250 ms for each further link. The
 * result must stand within a second, so the dice of a long chain land earlier and its links come faster: nothing on the
 * screen is told before the last die lies still.
 */
export const FALL = 700
export const LINK = 250
const LONGEST = 950

const linkTime = (links: number): number => (links === 0 ? 0 : Math.min(LINK, (LONGEST - 200) / links))

/** Milliseconds until every die lies still. @param chains the number of faces of each die */
export const lengthOf = (chains: readonly number[]): number => {
  if (chains.length === 0) return 0
  return chains.some((faces) => faces > 1) ? LONGEST : FALL
}

/** How many faces of a chain are shown after `ms`; 0 while it tumbles. */
export const facesAt = (faces: number, ms: number): number => {
  if (faces === 0) return 0
  const links = faces - 1
  const each = linkTime(links)
  const lands = links === 0 ? FALL : Math.min(FALL, LONGEST - each * links)
  if (ms < lands) return 0
  return links === 0 ? 1 : Math.min(faces, 1 + Math.floor((ms - lands) / each + 1e-9))
}
