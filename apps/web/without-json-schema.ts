/**
 * A part of Zod that no page needs, left out of the build: every schema can describe itself as JSON Schema, and brings what
 * that takes. Schemas are described in a test of the wire alone. Where Zod is laid out otherwise, the browser tests say so.
 */
import type { Plugin } from 'vite'

const DESCRIBES = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema|json-schema-generator)\.js$/

const ABSENT = `const absent = () => () => { throw new Error('a page describes no schema') }
export { absent as createToJSONSchemaMethod, absent as createStandardJSONSchemaMethod, absent as toJSONSchema, absent as JSONSchemaGenerator }`

export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (DESCRIBES.test(id) ? { code: ABSENT, moduleSideEffects: false } : null),
})
