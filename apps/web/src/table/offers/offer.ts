/** What somebody might do now. Whether they may, and why not, the rules say; a game lists what is offered, the likeliest first. */
import type { Asking } from '@homestake/client'
import { TEXT } from '@homestake/rules'

/** A text that is asked for. */
export interface Writes {
  readonly label: string
  readonly value: string
  readonly most: number
  readonly long: boolean
  /** What helps to write it. */
  readonly hint?: string
  /** It may stay empty. */
  readonly optional?: boolean
}

export interface Offer {
  readonly key: string
  readonly label: string
  /** What it costs or does, shown with it. */
  readonly note?: string
  readonly tone: 'main' | 'plain' | 'quiet'
  readonly writes?: Writes
  /** Further texts that go with the first. */
  readonly also?: readonly Writes[]
  /** Asked once more before it is done. */
  readonly confirm?: string
  /** It throws dice: said where nothing was thrown. */
  readonly rolls?: boolean
  /** The keys that press it, as in `aria-keyshortcuts`. */
  readonly keys?: string
  readonly command: (text: string, ...also: string[]) => Asking
}

export const line = (label: string, value = ''): Writes => ({ label, value, most: TEXT.line, long: false })
export const long = (label: string): Writes => ({ label, value: '', most: TEXT.long, long: true })

export interface Judged {
  readonly may: readonly Offer[]
  readonly not: readonly { readonly why: string; readonly offers: readonly Offer[] }[]
}

/** What may be done now, and what may not: grouped by reason, so that each is said once. */
export const judged = (offers: readonly Offer[], whyNot: (command: Asking) => string | null): Judged => {
  const may: Offer[] = []
  const not = new Map<string, Offer[]>()
  for (const offer of offers) {
    const why = whyNot(offer.command('…', ...(offer.also ?? []).map(({ optional }) => (optional ? '' : '…'))))
    if (why === null) may.push(offer)
    else not.set(why, [...(not.get(why) ?? []), offer])
  }
  return { may, not: [...not].map(([why, which]) => ({ why, offers: which })) }
}
