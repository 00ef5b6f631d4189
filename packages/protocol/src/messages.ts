/** The two unions: what goes up, what comes down, by the name of its Socket.IO event. */
import { answer, synced } from './down/answer.ts'
import { beat } from './down/beat.ts'
import { bye } from './down/bye.ts'
import { presence } from './down/presence.ts'
import { update } from './down/update.ts'
import { welcome } from './down/welcome.ts'
import { auth } from './up/auth.ts'
import { command } from './up/command.ts'
import { sync } from './up/sync.ts'
import { writing } from './up/writing.ts'
import type { Answer, Synced } from './down/answer.ts'
import type { Beat } from './down/beat.ts'
import type { Bye } from './down/bye.ts'
import type { Presence } from './down/presence.ts'
import type { Update } from './down/update.ts'
import type { Welcome } from './down/welcome.ts'

export const UP = { auth, command, sync, writing } as const
export const DOWN = { welcome, update, beat, presence, bye } as const
export const ACKS = { command: answer, sync: synced } as const

/** Socket.IO's type of what the server hears. Payloads are unknown until they are parsed. */
export interface Hears {
  command(message: unknown, ack?: (answer: Answer) => void): void
  sync(message: unknown, ack?: (answer: Synced) => void): void
  writing(message: unknown): void
}

/** Socket.IO's type of what the server says. */
export interface Says {
  welcome(message: Welcome): void
  update(message: Update): void
  beat(message: Beat): void
  presence(message: Presence): void
  bye(message: Bye): void
}
