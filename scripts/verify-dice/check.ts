/** What a saved chronicle proves about its dice. */
import type { ChronicleFile } from '@homestake/protocol'
import { houseLine, isHouseEvent, type OpenGame } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import { nowhere, provedBy, secretsIn, throwsIn, type Proof, type SecretProof } from '@homestake/rules/proof'

export interface Checked {
  readonly title: string
  readonly proofs: readonly Proof[]
  /** What was hidden, promised with a hash, and opened later. */
  readonly secrets: readonly SecretProof[]
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
  const told = lines.filter((_line, i) => readable[i])
  const proofs = provedBy(game, told, nowhere)
  const secrets = secretsIn(game, told, nowhere)
  const unreadable = lines.flatMap(({ n }, i) => (readable[i] ? [] : [n]))
  const last = lines.findLast(({ event }) => event.type === 'chapter-opened' || event.type === 'chapter-closed')
  return {
    title: file.title,
    proofs,
    secrets,
    unreadable,
    faces: facesOf(game, lines),
    open: last?.event.type === 'chapter-opened',
    holds:
      unreadable.length === 0 &&
      proofs.every(({ kept, wrong }) => kept && wrong.length === 0) &&
      secrets.every(({ check }) => check !== 'broken'),
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

const SECRET = {
  kept: 'what was hidden is what was promised',
  waiting: 'what is hidden has not been opened yet',
  broken: 'what was hidden is NOT what was promised',
} as const satisfies Record<SecretProof['check'], string>

const secretOf = ({ of, check, opened }: SecretProof): string =>
  `  ${of}: ${SECRET[check]}${opened === null ? '' : ` (${opened.secret})`}`

export const reportOf = ({ title, proofs, secrets, unreadable, faces, open, holds }: Checked): string[] => [
  title,
  ...proofs.map(chapterOf),
  ...secrets.map(secretOf),
  ...(open ? ['  The newest chapter is still open: its seed comes when it closes.'] : []),
  ...(unreadable.length === 0 ? [] : [`  Lines that are no lines of this game: ${unreadable.join(', ')}`]),
  ...Object.entries(faces).map(
    ([sides, counts]) => `  d${sides}: ${counts.map((count, i) => `${i + 1}×${count}`).join('  ')}`,
  ),
  holds
    ? `Every throw holds${secrets.some(({ check }) => check === 'kept') ? ', and so does every secret that was opened' : ''}.`
    : 'Something does NOT hold.',
]
