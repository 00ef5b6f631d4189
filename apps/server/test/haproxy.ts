/** HAProxy with the configuration that is shipped. */
import { join } from 'node:path'
import { describePostgres } from './postgres.ts'
import { describeProgram, Program } from './program.ts'
import { freePort } from './postgres-server.ts'

export const HAPROXY_CFG = join(import.meta.dirname, '../../../deploy/haproxy.cfg')

/** The proxy that is believed to stand in front of it: an address of this machine. */
export const TRUSTED_PROXY = '127.0.0.2'

/** Tests that need HAProxy, and PostgreSQL behind it. */
export const describeBehindHaproxy = (name: string, tests: () => void): void =>
  describeProgram('haproxy', '-v', 'HAProxy', () => describePostgres(name, tests))

const hostOf = (url: string): string => new URL(url).host

export interface Haproxy {
  readonly url: string
  /** How many of its servers it has lost so far, one that was lost twice counted twice. */
  readonly lost: number
  /** How many of its servers it does without just now. */
  readonly missing: number
  end(): Promise<void>
}

/** In front of two servers, when it has found both well. */
export const haproxy = async ([one, two]: readonly [string, string]): Promise<Haproxy> => {
  const bind = `127.0.0.1:${await freePort()}`
  const url = `http://${bind}`
  const program = new Program('haproxy', ['-db', '-f', HAPROXY_CFG], {
    BIND: bind,
    HOMESTAKE_1: hostOf(one),
    HOMESTAKE_2: hostOf(two),
    TRUSTED_PROXY: `${TRUSTED_PROXY}/32`,
  })
  await program.until(async () => (await fetch(`${url}/healthz`)).ok)
  const said = (what: RegExp): number => program.said.match(what)?.length ?? 0
  const lost = (): number => said(/^Server \S+ is DOWN/gm)
  return {
    url,
    get lost() {
      return lost()
    },
    get missing() {
      return lost() - said(/^Server \S+ is UP/gm)
    },
    end: () => program.end(),
  }
}
