/** Lines of the woodcut: hills as a ridge with strokes that run down their slopes. */
interface Ridge {
  readonly base: number
  readonly waves: readonly (readonly [length: number, height: number, shift: number])[]
}

export const WIDTH = 800
export const HEIGHT = 210

const FAR: Ridge = { base: 108, waves: [[310, 26, 0.4], [127, 11, 2.1]] } // prettier-ignore
const NEAR: Ridge = { base: 150, waves: [[430, 20, 2.6], [170, 8, 0.3]] } // prettier-ignore

const heightAt = ({ base, waves }: Ridge, x: number): number =>
  base - waves.reduce((sum, [length, height, shift]) => sum + height * Math.sin((x / length) * 2 * Math.PI + shift), 0)

const point = (x: number, y: number): string => `${x.toFixed(0)} ${y.toFixed(1)}`

const outline = (ridge: Ridge): string =>
  `M${Array.from({ length: WIDTH / 10 + 1 }, (_, i) => point(i * 10, heightAt(ridge, i * 10))).join('L')}`

/** Denser on the slopes that turn away from the light, which comes from the left. */
const strokes = (ridge: Ridge, long: number): string => {
  const lines: string[] = []
  for (let x = 4; x < WIDTH; x += 7) {
    const slope = heightAt(ridge, x + 4) - heightAt(ridge, x - 4)
    const shade = Math.max(0, slope + 0.7)
    if (shade < 0.25) continue
    const y = heightAt(ridge, x) + 4
    const length = Math.min(long, 8 + shade * 9 + ((x * 37) % 11))
    lines.push(`M${point(x, y)}q${point(length * 0.35, length * 0.4)} ${point(length * 0.5, length)}`)
  }
  return lines.join('')
}

export const far = { outline: outline(FAR), strokes: strokes(FAR, 26), at: (x: number) => heightAt(FAR, x) }
export const near = { outline: outline(NEAR), strokes: strokes(NEAR, 34), at: (x: number) => heightAt(NEAR, x) }

/** The land in front as a shape that hides what stands behind it. */
export const mass = (which: 'far' | 'near'): string =>
  `${(which === 'far' ? far : near).outline}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`

/** Rays around a sun or a moon. */
export const rays = (x: number, y: number, inner: number, outer: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const reach = i % 2 === 0 ? outer : inner + (outer - inner) * 0.55
    return `M${point(x + inner * Math.cos(angle), y + inner * Math.sin(angle))}L${point(x + reach * Math.cos(angle), y + reach * Math.sin(angle))}`
  }).join('')

/** A fir: a trunk and boughs that hang. */
export const fir = (x: number, foot: number, tall: number): string => {
  const boughs = Array.from({ length: Math.round(tall / 7) }, (_, i) => {
    const y = foot - tall + 5 + i * 7
    const reach = 2 + i * 1.9
    return `M${point(x - reach, y + 4)}L${point(x, y)}L${point(x + reach, y + 4)}`
  })
  return `M${point(x, foot)}V${(foot - tall).toFixed(1)}${boughs.join('')}`
}

/** Falling things: snow, leaves. */
export const specks = (count: number): { readonly x: number; readonly y: number; readonly turn: number }[] =>
  Array.from({ length: count }, (_, i) => ({ x: (i * 173 + 37) % WIDTH, y: (i * 97 + 11) % 130, turn: (i * 67) % 180 }))
