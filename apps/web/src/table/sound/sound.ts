/**
 * What is to be heard at a table, and when. Sound is off until somebody puts it on, in the table's menu; the browser keeps it.
 * A sound tells nothing that the screen does not.
 */
import type { ChronicleLine } from '@homestake/client'
import type { GameId } from '@homestake/rules'

export const SOUNDS = ['off', 'soft'] as const
export type SoundChoice = (typeof SOUNDS)[number]

/** On what the dice of a game fall. */
export type Ground = 'paper' | 'stone' | 'wood'

export type Sound =
  | { readonly of: 'die'; readonly ground: Ground }
  /** A chain goes on. @property link which face of it, from 2: each sounds higher than the one before */
  | { readonly of: 'explosion'; readonly link: number }
  | { readonly of: 'turned-over' }
  | { readonly of: 'your-turn' }

const GROUNDS: { readonly [game in GameId]?: Ground } = {
  'new-and-magic-land': 'paper',
  towerlands: 'stone',
  'inverted-tower': 'wood',
}

export const groundOf = (game: GameId): Ground => GROUNDS[game] ?? 'wood'

export const nextSound = (choice: SoundChoice): SoundChoice =>
  SOUNDS[(SOUNDS.indexOf(choice) + 1) % SOUNDS.length] ?? 'off'

/**
 * Whether a move that is mine now became so by what somebody else did: not by my own deed, and not because something was
 * taken back.
 * @param news the newest lines; none where a page has just opened
 */
export const cameFromOthers = (news: readonly ChronicleLine[], isMine: (line: ChronicleLine) => boolean): boolean =>
  news.length > 0 && news.every((line) => line.event.type !== 'taken-back' && !isMine(line))
