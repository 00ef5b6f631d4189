/** Burdens that somebody has just earned. */
import type { ChronicleLine } from '@homestake/client'
import type { TlEvent } from '@homestake/rules/towerlands'
import type { Turning } from '../../../table/turning/turning.ts'
import { words } from '../words.ts'

type Made = Extract<TlEvent, { readonly type: 'burden-given' }>['made']

const burden = (name: string, made: Made): Turning => ({
  kind: 'burden',
  title: words.turning.burden(name),
  text: [...(made.name === '' ? [] : [words.quoted(made.name)]), words.domains[made.domain].title].join(' · '),
  value: made.value,
})

/** @param event as it was told to this viewer */
export const turningOf = (event: ChronicleLine['event']): Turning | null => {
  const happened = event as TlEvent
  switch (happened.type) {
    case 'burden-given':
    case 'burden-written':
      return burden(happened.name, happened.made)
    case 'die-sacrificed':
      return burden(happened.names[happened.side], happened.made)
    default:
      return null
  }
}
