/**
 * A small game for tests of the house: a public count, a secret of the GM's, a die; and rules that misbehave on purpose.
 * It stands under the name of a game that is not played yet.
 */
import { refuse, type Game, type Plays, type Said } from '@homestake/rules'
import { closeChapter, openChapter, toGm, toTable } from '@homestake/rules/authority'
import { z } from 'zod'

interface SmallPlays extends Plays {
  options: { mood: 'calm' | 'wild' }
  table: { count: number; faces: readonly number[]; title: string }
  gm: { secret: number; box: { inside: string } }
  seat: Record<string, never>
  between: Record<string, never>
  sealed: Record<string, never>
}

const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bump'), by: z.number().int() }),
  z.strictObject({ type: z.literal('hide'), secret: z.number().int() }),
  z.strictObject({ type: z.literal('open-dice') }),
  z.strictObject({ type: z.literal('close-dice') }),
  z.strictObject({ type: z.literal('roll') }),
  /** Throws after it has changed half of what it should. */
  z.strictObject({ type: z.literal('break') }),
  /** Carries an object of the GM's to the table without `reveal`. */
  z.strictObject({ type: z.literal('smuggle') }),
])
type SmallCommand = z.infer<typeof command>

const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bumped'), by: z.number() }),
  z.strictObject({ type: z.literal('hidden'), secret: z.number() }),
  z.strictObject({ type: z.literal('rolled'), number: z.number(), faces: z.array(z.number()) }),
  z.strictObject({ type: z.literal('broken') }),
  z.strictObject({ type: z.literal('smuggled'), box: z.unknown() }),
])
type SmallEvent = z.infer<typeof event>

const CHAIRS = new Set(['hide', 'open-dice', 'close-dice', 'smuggle'])

const said = (text: string): Said => ({ kind: 'deed', text })

export const smallGame: Game<SmallPlays, SmallCommand, SmallEvent> = {
  id: 'inverted-tower',
  title: 'A small game',
  chair: 'gm',
  shape: 1,
  options: z.strictObject({ mood: z.enum(['calm', 'wild']).default('calm') }),
  optionNotes: [
    {
      key: 'mood',
      rule: '—',
      choices: [{ value: 'calm' }, { value: 'wild' }],
    },
  ],
  commands: command,
  events: event,
  views: {
    table: z.strictObject({ count: z.number(), faces: z.array(z.number()), title: z.string() }),
    gm: z.strictObject({ secret: z.number(), box: z.strictObject({ inside: z.string() }) }),
    seat: z.strictObject({}) as z.ZodType<Record<string, never>>,
    between: z.strictObject({}) as z.ZodType<Record<string, never>>,
  },
  legal(view, actor, asked) {
    if (CHAIRS.has(asked.type) && !actor.chair) return refuse('not-yours', 'Only the chair can do that.')
    if (asked.type === 'roll' && view.table.chapter === null) return refuse('not-now', 'No dice are open.')
    return null
  },
  field(_view, _actor, compartment, path) {
    return compartment === 'table' && path.join('/') === 'play/title'
      ? { schema: z.string().max(80) }
      : refuse('not-found', 'There is no such field.')
  },
  say(happened) {
    if (happened.type === 'bumped') return said(`The count moves by ${happened.by}.`)
    return happened.type === 'rolled' ? said(`A roll: ${happened.faces.join(' ')}.`) : null
  },
  shown: (happened) =>
    happened.type === 'rolled'
      ? [{ number: happened.number, dice: [{ die: 0, sides: 6, faces: happened.faces }] }]
      : [],
  begin: () => ({ table: { count: 0, faces: [], title: '' }, gm: { secret: 0, box: { inside: 'gold' } }, sealed: {} }),
  join: () => ({ seat: {}, between: {} }),
  seated: () => undefined,
  decide({ state, chance, dice }, asked) {
    switch (asked.type) {
      case 'bump':
        return [toTable({ type: 'bumped', by: asked.by })]
      case 'hide':
        return [toGm({ type: 'hidden', secret: asked.secret })]
      case 'open-dice':
        return openChapter(chance)
      case 'close-dice':
        return closeChapter(state)
      case 'roll': {
        const thrown = dice()
        return [toTable({ type: 'rolled', number: thrown.number, faces: [thrown.die(0, 6).next()] })]
      }
      case 'break':
        return [toTable({ type: 'broken' })]
      case 'smuggle':
        return [toTable({ type: 'smuggled', box: state.gm.play.box })]
      default:
        return ((never: never) => never)(asked)
    }
  },
  evolve(happened, drafts) {
    switch (happened.type) {
      case 'bumped':
        drafts.table.play.count += happened.by
        return
      case 'hidden':
        drafts.gm.play.secret = happened.secret
        return
      case 'rolled':
        drafts.table.play.faces = happened.faces
        return
      case 'broken':
        drafts.table.play.count += 1000
        throw new Error('a rule broke half-way')
      case 'smuggled':
        ;(drafts.table.play as { box?: unknown }).box = happened.box
        return
      default:
        return ((never: never) => never)(happened)
    }
  },
}
