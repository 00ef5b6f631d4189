/** The commands that every table knows, whatever is played at it. */
import { z } from 'zod'
import { seatId } from '../table/ids.ts'
import { safetyCommands } from './safety/commands.ts'
import { seatCommands } from './seats/commands.ts'
import { slipCommands } from './slips/commands.ts'
import { text, TEXT } from './text.ts'
import { watchingCommands } from './watching/commands.ts'
import { undoCommands } from './undo/commands.ts'

export { isLegible, legible, text, TEXT } from './text.ts'

/** Who will read it: everyone, one player and the GM, or only the GM. */
export const audience = z.union([
  z.literal('table'),
  z.literal('gm'),
  z.templateLiteral(['between:', z.string().regex(/^[A-Za-z0-9_-]{4,32}$/)]),
])

const path = z.array(z.string().min(1).max(64)).min(1).max(8)

export const houseCommand = z.discriminatedUnion('type', [
  /** A line in the chronicle: told (fiction) or talked (people). */
  z.strictObject({ type: z.literal('say'), to: audience, kind: z.enum(['telling', 'talk']), text: text(TEXT.long) }),
  /** One field, when it is left or the typing pauses; `base` is what its editor last saw there. */
  z.strictObject({
    type: z.literal('edit'),
    in: z.string().min(1).max(48),
    path,
    base: z.union([z.string(), z.number(), z.boolean(), z.null()]),
    value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
  }),
  /** This browser's part in the chapter's chance: 128 bits or more, hexadecimal. */
  z.strictObject({
    type: z.literal('nonce'),
    chapter: z.string().max(32),
    value: z.string().regex(/^[0-9a-f]{32,64}$/),
  }),
  /** One's own name at the table, or, from the chair, anybody's. */
  z.strictObject({ type: z.literal('rename'), seat: seatId, name: text(TEXT.name) }),
  z.strictObject({ type: z.literal('repaint'), seat: seatId, colour: z.string().max(16) }),
  /** Options, until play begins (D8): the chair's. */
  z.strictObject({ type: z.literal('choose-option'), key: z.string().max(40), value: z.string().max(40) }),
  ...seatCommands,
  ...safetyCommands,
  ...watchingCommands,
  ...undoCommands,
  ...slipCommands,
])

export type HouseCommand = z.infer<typeof houseCommand>
export type Audience = z.infer<typeof audience>

export const HOUSE_COMMANDS: ReadonlySet<string> = new Set(houseCommand.options.map((o) => o.shape.type.value))
