/** What may stand in state, in events and on the wire: plain JSON. No `Map`, `Set`, `Date` or `undefined`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
