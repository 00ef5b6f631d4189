/** This project's server beside the peers: with its journal on SQLite, and with the journal off. */
const here = (file) => new URL(file, import.meta.url).pathname

const ours = { server: here('../src/story/serve.ts'), adapter: here('adapter.mjs'), cwd: here('..') }

export const VARIANTS = {
  homestake: { title: 'Homestake + SQLite', ...ours, journal: true },
  'homestake-off': { title: 'Homestake, journal off', ...ours },
}
