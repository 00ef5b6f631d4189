/**
 * Two more parts of Zod that no page needs, left out of the build. A string can check itself against some twenty formats, by
 * methods that nobody calls here: where a format is wanted it is asked for by its own name (`z.url()`). And an object can compile
 * itself, which the page forbids (it evaluates no text), so that it never would.
 */
import type { Plugin } from 'vite'

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/
/** One method of a string that checks a format. */
const FORMAT = /^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm
const COMPILES = /\bcore\.\$ZodObjectJIT\b/g

export const withoutFormats = (): Plugin => ({
  name: 'without-formats',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!SCHEMAS.test(id)) return null
    const less = code.replace(FORMAT, '').replace(COMPILES, 'core.$ZodObject')
    if (less === code) this.error('Zod is laid out otherwise: nothing was left out')
    return { code: less, map: null }
  },
})
