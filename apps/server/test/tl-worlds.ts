/** Worlds of Towerlands: how they begin, and what the GM writes in one of them. */
import type { Asking } from '@homestake/client'
import { seatId } from '@homestake/rules'
import { DOMAINS, type TlPlays } from '@homestake/rules/towerlands'
import { viewIn } from './players.ts'
import type { Pick } from './secrets.ts'
import { edits, type Person, type World } from './world.ts'
import type { TwoWorlds } from './worlds.ts'

export const viewOf = (world: World, name: Person) => viewIn<TlPlays>(world.who(name).present)
export const deskOf = (world: World) => viewOf(world, 'gm').gm?.play.others ?? {}
export const oneOf = <T>(from: readonly T[], pick: Pick): T | undefined => from[pick(Math.max(1, from.length))]

/** Each names a hero and what they are bound to, and hands the sheet in; play is opened; the GM has prepared two. */
export const begin = async (worlds: TwoWorlds, seed: number, actors: readonly Person[]): Promise<void> => {
  let step = 10
  const give = (name: Person, asking: Asking): Promise<boolean> => worlds.give(seed, step++, name, asking)
  for (const name of actors.filter((one) => one !== 'gm')) {
    const seat = seatId.parse(worlds.a.seat(name))
    const traits = Object.keys(viewOf(worlds.a, name)[`seat:${seat}`]?.play.draft?.traits ?? {})
    const draft = (path: string[], value: string) =>
      give(name, edits(`seat:${seat}`, ['play', 'draft', ...path], '', value))
    await draft(['name'], `Hero of ${name}`)
    for (const trait of traits) await draft(['traits', trait, 'name'], `${trait} of ${name}`)
    await give(name, { type: 'submit-sheet' })
    await give('gm', { type: 'approve-sheet', seat })
  }
  await give('gm', { type: 'open-play' })
  for (const name of ['The abbot', 'A bear']) {
    await give('gm', { type: 'prepare-other', name })
    await worlds.settle()
    const other = Object.keys(deskOf(worlds.a)).at(-1)
    for (const kind of ['foe', 'well']) await give('gm', { type: 'add-trait', to: { kind: 'other', other }, kind })
  }
  await worlds.settle()
}

/** Some field of a sheet on the GM's desk, and another value for it. */
export const rewritten = (b: World, step: number, pick: Pick): Asking | null => {
  const [id, sheet] = oneOf(Object.entries(deskOf(b)), pick) ?? []
  if (id === undefined || sheet === undefined) return null
  const [trait, is] = oneOf(Object.entries(sheet.traits), pick) ?? []
  const at = (path: string[], base: string | number, value: string | number) => edits('gm', ['play', 'others', id, ...path], base, value) // prettier-ignore
  const domain = oneOf(DOMAINS, pick) ?? 'mental'
  const asking = oneOf(
    [
      at(['note'], sheet.note, `a note at ${step}`),
      at(['about'], sheet.about, 'x'.repeat(pick(200))),
      at(['influence'], sheet.influence, pick(10)),
      at(['domains', domain], sheet.domains[domain], pick(10)),
      ...(trait === undefined || is === undefined
        ? []
        : [
            at(['traits', trait, 'name'], is.name, `bound to ${step}`),
            at(['traits', trait, 'rating'], is.rating, pick(9)),
            { type: 'drop-trait', from: { kind: 'other', other: id }, trait },
          ]),
      ...(pick(5) === 0 ? [at(['name'], sheet.name, `Somebody ${step}`)] : []),
    ],
    pick,
  )
  return asking ?? null
}
