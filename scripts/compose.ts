/** The compose files as Docker reads them, as far as the tests look. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface Service {
  readonly build?: string
  readonly image?: string
  readonly stop_grace_period?: string
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly environment?: Readonly<Record<string, string | number>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

export const readCompose = (path: string): Compose =>
  parse(readFileSync(path, 'utf8'), { merge: true, strict: true }) as Compose

/** The variables that a compose file takes from `.env`, and which of them it can’t do without. */
export const variables = (text: string): { name: string; required: boolean }[] =>
  [...text.matchAll(/(?<!\$)\$\{([A-Z_0-9]+)(:[?-])?/g)].map(([, name = '', how = '']) => ({
    name,
    required: how === ':?',
  }))

/** A text as Docker reads it: a variable with its default, or something if there has to be something; two dollars as one. */
export const filled = (text: string): string =>
  text
    .replaceAll(/(?<!\$)\$\{[A-Z_0-9]+:-([^}]*)\}/g, '$1')
    .replaceAll(/(?<!\$)\$\{[A-Z_0-9]+:\?[^}]*\}/g, 'something')
    .replaceAll('$$', () => '$')
