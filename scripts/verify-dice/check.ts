/** What a saved chronicle proves about its dice. */
import type { ChronicleFile } from '@homestake/protocol'
import { houseLine, isHouseEvent, nowhere, provedBy, throwsIn, type OpenGame, type Proof } from '@homestake/rules'
import { games } from '@homestake/rules/authority'

export interface Checked {
  readonly title: string
  readonly proofs: readonly Proof[]
  /** Numbers of lines that do not fit the game, so that nothing can be told of them. */
  readonly unreadable: readonly number[]
  /** How often each face fell, by the sides of the die. */
  readonly faces: Readonly<Record<number, readonly number[]>>
  /** There is a chapter whose seed is not open yet. */
  readonly open: boolean
  readonly holds: boolean
}

export const checked = (file: ChronicleFile): Checked | { readonly why: string } => {
  const game = Object.hasOwn(games, file.game) ? games[file.game] : undefined
  if (game === undefined) return { why: `${file.game} is no game that this program knows.` }
  const lines = file.lines.filter((line) => line.in === 'table')
  const readable = lines.map(({ event }) => (isHouseEvent(event) ? houseLine : game.events).safeParse(event).success)
  const proofs = provedBy(
    game,
    lines.filter((_line, i) => readable[i]),
    nowhere,
  )
  const unreadable = lines.flatMap(({ n }, i) => (readable[i] ? [] : [n]))
  const last = lines.findLast(({ event }) => event.type === 'chapter-opened' || event.type === 'chapter-closed')
  return {
    title: file.title,
    proofs,
    unreadable,
    faces: facesOf(game, lines),
    open: last?.event.type === 'chapter-opened',
    holds: unreadable.length === 0 && proofs.every(({ kept, wrong }) => kept && wrong.length === 0),
  }
}

const facesOf = (game: OpenGame, lines: ChronicleFile['lines']): Checked['faces'] => {
  const faces: Record<number, number[]> = {}
  for (const { event } of lines)
    for (const { dice } of isHouseEvent(event) ? [] : throwsIn(game, event))
      for (const die of dice) {
        const counts = (faces[die.sides] ??= Array<number>(die.sides).fill(0))
        for (const face of die.faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1
      }
  return faces
}

const chapterOf = ({ chapter, kept, shown, thrown, wrong }: Proof): string => {
  if (!kept) return `  ${chapter}: the seed is NOT the one that was promised (${shown} throws)`
  const hidden = thrown > shown ? `, ${thrown - shown} were never shown` : ''
  if (wrong.length > 0) return `  ${chapter}: throws that do NOT follow from the seed: ${wrong.join(', ')}`
  return `  ${chapter}: the seed is the promised one, ${shown} of ${shown} throws follow from it${hidden}`
}

export const reportOf = ({ title, proofs, unreadable, faces, open, holds }: Checked): string[] => [
  title,
  ...proofs.map(chapterOf),
  ...(open ? ['  The newest chapter is still open: its seed comes when it closes.'] : []),
  ...(unreadable.length === 0 ? [] : [`  Lines that are no lines of this game: ${unreadable.join(', ')}`]),
  ...Object.entries(faces).map(
    ([sides, counts]) => `  d${sides}: ${counts.map((count, i) => `${i + 1}×${count}`).join('  ')}`,
  ),
  holds ? 'Every throw holds.' : 'Something does NOT hold.',
]
