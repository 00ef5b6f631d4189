/** The two unions: what goes up, what comes down, by the name of its Socket.IO event. */
import { answer, seated, synced } from './down/answer.ts'
import { beat } from './down/beat.ts'
import { bye } from './down/bye.ts'
import { presence } from './down/presence.ts'
import { update } from './down/update.ts'
import { welcome } from './down/welcome.ts'
import { auth } from './up/auth.ts'
import { command } from './up/command.ts'
import { sit } from './up/sit.ts'
import { sync } from './up/sync.ts'
import { writing } from './up/writing.ts'
import type { Answer, Seated, Synced } from './down/answer.ts'
import type { Beat } from './down/beat.ts'
import type { Bye } from './down/bye.ts'
import type { Presence } from './down/presence.ts'
import type { Update } from './down/update.ts'
import type { Welcome } from './down/welcome.ts'

export const UP = { auth, command, sit, sync, writing } as const
export const DOWN = { welcome, u: update, beat, presence, bye } as const
export const ACKS = { command: answer, sit: seated, sync: synced } as const

/** Socket.IO's type of what the server hears. Payloads are unknown until they are parsed. */
export interface Hears {
  command(message: unknown, ack?: (answer: Answer) => void): void
  sit(message: unknown, ack?: (answer: Seated) => void): void
  sync(message: unknown, ack?: (answer: Synced) => void): void
  writing(message: unknown): void
}

/** Socket.IO's type of what the server says. */
export interface Says {
  welcome(message: Welcome): void
  /** An update: the one message that is sent often, so its name is short. */
  u(message: Update): void
  beat(message: Beat): void
  presence(message: Presence): void
  bye(message: Bye): void
}
