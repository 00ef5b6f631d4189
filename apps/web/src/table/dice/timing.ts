/**
 * How a throw is shown over time. Dice fall for 700 ms; a six that explodes takes up to 250 ms for each further link. The
 * result must stand within a second, so the dice of a long chain land earlier and its links come faster: nothing on the
 * screen is told before the last die lies still.
 */
export interface Pace {
  /** A die that does not go on lies still after this. Milliseconds, as all of these. */
  readonly fall: number
  /** At most, for each further face of a die. */
  readonly link: number
  /** The longest chain is whole by then. */
  readonly longest: number
}

export const SLOW: Pace = { fall: 700, link: 250, longest: 950 }
/** For a game of one throw after the other. */
export const BRISK: Pace = { fall: 420, link: 140, longest: 680 }

const linkTime = (links: number, { link, longest }: Pace): number =>
  links === 0 ? 0 : Math.min(link, (longest - 200) / links)

/** Milliseconds until every die lies still. @param chains the number of faces of each die */
export const lengthOf = (chains: readonly number[], pace = SLOW): number => {
  if (chains.length === 0) return 0
  return chains.some((faces) => faces > 1) ? pace.longest : pace.fall
}

/** How many faces of a chain are shown after `ms`; 0 while it tumbles. */
export const facesAt = (faces: number, ms: number, pace = SLOW): number => {
  if (faces === 0) return 0
  const links = faces - 1
  const each = linkTime(links, pace)
  const lands = links === 0 ? pace.fall : Math.min(pace.fall, pace.longest - each * links)
  if (ms < lands) return 0
  return links === 0 ? 1 : Math.min(faces, 1 + Math.floor((ms - lands) / each + 1e-9))
}
