/**
 * More parts of Zod that no page needs, left out of the build. A string can check itself against some twenty formats, by methods that
 * nobody calls here: where a format is wanted it is asked for by its own name (`z.url()`). An object can compile itself, which the page
 * forbids (it evaluates no text), so that it never would. Sentences in English say what does not fit, and are never shown: ours are. And
 * what is read may bite its own tail, which nothing does that comes as JSON or out of a form.
 */
import type { Plugin } from 'vite'

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/
const UNUSED: readonly (readonly [RegExp, string])[] = [
  // One method of a string that checks a format.
  [/^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm, ''],
  [/\bcore\.\$ZodObjectJIT\b/g, 'core.$ZodObject'],
  [/^import en from .*\n/m, ''],
  [/^ {4}_ensureDefault(Locale|Memoizer)\(\);\n/gm, ''],
  [/^function _ensureDefault(Locale|Memoizer)\(\) \{\n(.*\n)*?\}\n/gm, ''],
]

export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!SCHEMAS.test(id)) return null
    let less = code
    for (const [unused, instead] of UNUSED) {
      const before = less
      less = less.replace(unused, instead)
      if (less === before) this.error(`Zod is laid out otherwise: ${unused.source} was not left out`)
    }
    return { code: less, map: null }
  },
})
