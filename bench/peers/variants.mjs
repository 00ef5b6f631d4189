/** This project's server beside the peers: with its journal on SQLite, and with the journal off. */
const here = (file) => new URL(file, import.meta.url).pathname

/** As `npm start` starts it: what was compiled once starts faster the next time. */
const nodeArgs = ['--max-semi-space-size=8']
const env = { NODE_COMPILE_CACHE: here('../node_modules/.cache/compile') }

const ours = { server: here('../src/story/serve.ts'), adapter: here('adapter.mjs'), cwd: here('..'), nodeArgs, env }

export const VARIANTS = {
  homestake: { title: 'Homestake + SQLite', ...ours, journal: true },
  'homestake-off': { title: 'Homestake, journal off', ...ours },
}
