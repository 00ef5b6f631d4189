/** What is at stake, and between whom: the choices of whoever proposes a conflict. */
import type { SeatId } from '@homestake/rules'
import type { Domain, OtherId, Principal, Sheet, Side, Suspended, TlCommand, TlGm, TlTable } from '@homestake/rules/towerlands' // prettier-ignore
import { inPlay } from './people.ts'

export interface Cast {
  readonly id: OtherId
  readonly name: string
  /** The table knows of them; else they are the GM's alone. */
  readonly known: boolean
}

/**
 * T-R62: whom the GM can put into a conflict: those that the table knows, and, for her, those on her desk. Who bears something
 * or has a sheet stands first; of those who are no more than a name, each name once.
 */
export const castOf = (play: TlTable, gm: TlGm | undefined): Cast[] => {
  const desk = gm?.others ?? {}
  const known = Object.entries(play.others).map(([id, { name, traits, burdens }]) => ({
    id,
    name,
    known: true,
    bare: !Object.hasOwn(desk, id) && Object.keys({ ...traits, ...burdens }).length === 0,
  }))
  const unmet = Object.entries(desk).flatMap(([id, { name }]) =>
    Object.hasOwn(play.others, id) ? [] : [{ id, name, known: false, bare: false }],
  )
  const all = [...known, ...unmet].filter(({ name }) => name !== '')
  const names = new Set<string>()
  return [...all.filter(({ bare }) => !bare), ...all.filter(({ bare }) => bare)].flatMap(({ bare, ...cast }) => {
    if (bare && names.has(cast.name)) return []
    names.add(cast.name)
    return [cast]
  })
}

/** TA5: for whom a conflict may be proposed: oneself; by the GM for her side and for every hero. */
export const proposers = (
  play: TlTable,
  you: { readonly chair: boolean; readonly seat: SeatId | null },
): Principal[] => {
  const heroes = inPlay(play)
  const own = heroes.filter((seat) => seat === you.seat)
  return you.chair ? ['gm', ...own, ...heroes.filter((seat) => seat !== you.seat)] : own
}

/** TA5: exactly two sides: the GM, or another hero. */
export const opponents = (play: TlTable, first: Principal): Principal[] => [
  ...(first === 'gm' ? [] : (['gm'] as const)),
  ...inPlay(play).filter((seat) => seat !== first),
]

export interface Draft {
  readonly first: Principal | undefined
  readonly second: Principal | undefined
  /** Whom the GM plays; `new`: somebody who gets a name here; `null`: not chosen. */
  readonly other: OtherId | 'new' | null
  readonly opposition: string
  readonly win: string
  readonly lose: string
  readonly goal: string
}

export type Missing = 'against' | 'other' | 'opposition' | 'win' | 'lose'

/** T-R27, T-R28: what is still to be said before it can be put on the table. */
export const missingIn = ({ first, second, other, opposition, win, lose }: Draft): Missing | null => {
  if (first === undefined || second === undefined) return 'against'
  if (first === 'gm' || second === 'gm') {
    if (other === null) return 'other'
    if (other === 'new' && opposition.trim() === '') return 'opposition'
  }
  return win.trim() === '' ? 'win' : lose.trim() === '' ? 'lose' : null
}

/** The command that a draft comes to; what is still missing is filled in so that the rules can be asked already. */
export const proposalOf = (draft: Draft): (TlCommand & { type: 'propose-conflict' }) | null => {
  const { first, second, other, opposition, win, lose, goal } = draft
  if (first === undefined || second === undefined) return null
  const gmPlays = first === 'gm' || second === 'gm'
  return {
    type: 'propose-conflict',
    first,
    second,
    other: gmPlays && other !== 'new' ? other : null,
    opposition: gmPlays && (other === 'new' || other === null) ? opposition || '…' : '',
    win: win || '…',
    lose: lose || '…',
    goal,
  }
}

export interface Numbers {
  readonly influence: number
  readonly rating: number
}

/** T-R30, T-R31: what a side would roll in each kind of conflict; `null` where this viewer can't know. */
export const numbersIn = (
  play: TlTable,
  gm: TlGm | undefined,
  { principal, other }: Pick<Side, 'principal' | 'other'>,
  domain: Domain,
): Numbers | null => {
  const sheet: Sheet | null | undefined =
    principal !== 'gm' ? play.heroes[principal]?.sheet : other === null ? null : gm?.others[other]
  return sheet ? { influence: sheet.influence, rating: sheet.domains[domain] } : null
}

/** TA8: domains in which this matter was fought out already. */
export const isSpent = (suspended: Suspended | null, domain: Domain): boolean =>
  suspended?.domains.includes(domain) ?? false
