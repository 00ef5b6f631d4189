/** The shape of a language's words. */
import type { en } from './en.ts'

type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> }

export type DemoWords = Widened<typeof en>
