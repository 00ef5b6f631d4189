/** The sides of a die as it tumbles: opposite faces make seven, and the one in front is the one that it comes to lie with. */
export interface CubeSide {
  readonly face: number
  readonly turn: string
  /** How dark it lies, 0 to 1: light comes from above on the left. */
  readonly dark: number
}

const FACES = [1, 2, 3, 4, 5, 6]

/** @param front the face that comes to lie on top, towards us */
export const cubeOf = (front: number): CubeSide[] => {
  const [up = 1, side = 2] = FACES.filter((face) => face !== front && face !== 7 - front && face <= 3)
  const turned = (face: number, turn: string, dark: number): CubeSide => ({ face, turn, dark })
  return [
    turned(front, 'rotateY(0deg)', 0),
    turned(7 - front, 'rotateY(180deg)', 0.25),
    turned(side, 'rotateY(90deg)', 0.32),
    turned(7 - side, 'rotateY(-90deg)', 0.06),
    turned(up, 'rotateX(90deg)', 0),
    turned(7 - up, 'rotateX(-90deg)', 0.42),
  ]
}
