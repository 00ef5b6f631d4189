/**
 * What comes of dice that a call throws, exactly: every way in which they may fall, alike ones taken together, so that many
 * dice take hardly longer than few. The piles settle as in `dice/settle.ts`, and are swapped at their best afterwards.
 */
import type { FinalTie } from '../dice/compare.ts'
import { choose } from './kept.ts'
import { leadsOver, shareOf, type Counts, type Lead } from './lead.ts'

/** Dice that lie still and dice that fall. *Free* ones are twenties beside what Influence allows (T-R34). */
export interface Falling {
  /** How many dice that count against Influence lie at each value. */
  readonly kept: Counts
  readonly unkept: Counts
  readonly free: number
  /** How many fall: of those that were kept and counted, of the free ones, of the unkept. */
  readonly falls: { readonly kept: number; readonly free: number; readonly unkept: number }
}

/** What the dice meet. */
export interface Against {
  /** How many kept dice of the other side show each value. */
  readonly theirs: Counts
  readonly tieAfterReroll: 'on' | 'off'
  readonly finalTie: FinalTie
}

const sum = (counts: Counts, from = 1): number => {
  let all = 0
  for (let value = from; value <= 20; value++) all += counts[value] ?? 0
  return all
}
const together = (a: Counts, b: Counts): number[] => a.map((count, value) => count + (b[value] ?? 0))

/** The chance that of n dice that show no 20 none shows less than `value`, and so many show it. */
const shareFrom = (n: number, value: number, at: number): number =>
  value > 19 ? Number(n === 0) : (choose(n, at) * (19 - value) ** (n - at)) / 19 ** n

/** The chance that of n dice that show no 20 so many show `value`, so many more, and the rest less. */
const shareAround = (n: number, value: number, at: number, above: number): number =>
  value > 19
    ? Number(at + above === 0)
    : (choose(n, at) * choose(n - at, above) * (19 - value) ** above * (value - 1) ** (n - at - above)) / 19 ** n

/** C1: more kept dice win; with as many on either side their values decide. */
const tallyAgainst = (theirs: Counts) => {
  const count = sum(theirs)
  let [win, lose, tie] = [0, 0, 0]
  return {
    add(chance: number, kept: number, lead: () => Lead): void {
      if (kept > count) win += chance
      else if (kept < count) lose += chance
      else {
        const found = lead()
        win += chance * found.win
        lose += chance * found.lose
        tie += chance * found.tie
      }
    },
    sum: (): Lead => ({ win, lose, tie }),
  }
}

/** T-R51, TA12: dice of either pile are rerolled; after the first comparison a Well's new ones are unkept dice that fall (TA2). */
export const afterReroll = ({ kept, unkept, free, falls }: Falling, against: Against): Lead => {
  const tally = tallyAgainst(against.theirs)
  const lead = leadsOver(together(kept, unkept), against.theirs, against.finalTie)

  /** @param low kept dice that fell and show no 20 @param rest unkept ones */
  const settled = (chance: number, twenties: number, turned: number, low: number, rest: number): void => {
    const places = Math.min(turned, sum(unkept) + rest)
    const counted = sum(kept) + low + places
    if (counted === 0) tally.add(chance, twenties, () => lead(20, 0, 0, 0))
    else
      for (let lowest = 1; lowest <= 20 && sum(kept) === sum(kept, lowest); lowest++)
        for (let at = 0; at <= low; at++) {
          const fits = chance * shareFrom(low, lowest, at)
          if (fits > 0) unkeptAround(fits, twenties, places, counted, lowest, at, low - at, rest)
        }
  }

  const unkeptAround = (
    chance: number, twenties: number, places: number, counted: number, lowest: number, at: number, above: number, rest: number,
  ): void => {
    const [lie, lieAbove] = [unkept[lowest] ?? 0, sum(unkept, lowest + 1)]
    const keptHere = at + (kept[lowest] ?? 0)
    const highEnough = sum(kept, lowest + 1) + lieAbove + above
    for (let equal = 0; equal <= rest; equal++)
      for (let higher = 0; higher <= rest - equal; higher++) {
        const fits = chance * shareAround(rest, lowest, equal, higher)
        const here = equal + lie
        const risen = Math.max(0, places - higher - lieAbove)
        // `lowest` is what the lowest kept die shows once places are filled.
        if (fits === 0 || risen > here || keptHere + risen === 0) continue
        const count = counted + (against.tieAfterReroll === 'on' ? here - risen : 0)
        const spare = keptHere + here + highEnough + higher - count
        tally.add(fits, twenties + count, () => lead(lowest, keptHere + here, above + higher, spare))
      }
  } // prettier-ignore

  for (let turned = 0; turned <= falls.kept; turned++)
    for (let again = 0; again <= falls.free; again++)
      for (let risen = 0; risen <= falls.unkept; risen++)
        settled(
          shareOf(falls.kept, turned, 20) * shareOf(falls.free, again, 20) * shareOf(falls.unkept, risen, 20),
          free + turned + again + risen,
          turned,
          falls.kept - turned + falls.free - again,
          falls.unkept - risen,
        )
  return tally.sum()
}

/** TA2, T-R32 to T-R36: dice are added before anything was compared, and all are kept anew. */
export const afterKeep = (lying: Counts, free: number, falls: number, influence: number, against: Against): Lead => {
  const tally = tallyAgainst(against.theirs)
  const lead = leadsOver(lying, against.theirs, against.finalTie)
  for (let twenties = 0; twenties <= falls; twenties++) {
    const chance = shareOf(falls, twenties, 20)
    const others = falls - twenties
    const all = sum(lying) + others
    if (influence === 0) tally.add(chance, free + twenties, () => lead(20, 0, 0, 0))
    else if (all <= influence) tally.add(chance, free + twenties + all, () => lead(0, 0, others, 0))
    else
      for (let lowest = 1; lowest <= 20; lowest++)
        for (let at = 0; at <= others; at++)
          for (let above = 0; above <= others - at; above++) {
            const here = at + (lying[lowest] ?? 0)
            const higher = above + sum(lying, lowest + 1)
            const fits = chance * shareAround(others, lowest, at, above)
            if (fits === 0 || here === 0 || higher >= influence || higher + here < influence) continue
            tally.add(fits, free + twenties + higher + here, () => lead(lowest, here, above, 0))
          }
  }
  return tally.sum()
}
