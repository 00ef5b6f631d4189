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

/** A die in the air shows another face this often, where its faces are numbers. */
export const BLUR_MS = 70

const linkTime = (links: number, { link, longest }: Pace): number =>
  links === 0 ? 0 : Math.min(link, (longest - 200) / links)

/** Milliseconds until every die lies still. @param chains the number of faces of each die */
export const lengthOf = (chains: readonly number[], pace = SLOW): number => {
  if (chains.length === 0) return 0
  return chains.some((faces) => faces > 1) ? pace.longest : pace.fall
}

/** When a die touches down with its first face. @param faces how many its chain has */
export const landsAt = (faces: number, pace = SLOW): number => {
  const links = Math.max(0, faces - 1)
  return links === 0 ? pace.fall : Math.min(pace.fall, pace.longest - linkTime(links, pace) * links)
}

/** How many faces of a chain are shown after `ms`; 0 while it tumbles. */
export const facesAt = (faces: number, ms: number, pace = SLOW): number => {
  if (faces === 0) return 0
  const links = faces - 1
  const lands = landsAt(faces, pace)
  if (ms < lands) return 0
  return links === 0 ? 1 : Math.min(faces, 1 + Math.floor((ms - lands) / linkTime(links, pace) + 1e-9))
}

/** When each face of a chain comes to lie. */
export const momentsOf = (faces: number, pace = SLOW): number[] => {
  const lands = landsAt(faces, pace)
  return Array.from({ length: faces }, (_, i) => lands + i * linkTime(faces - 1, pace))
}
