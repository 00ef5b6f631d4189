import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { rulings } from '../../scripts/rulings/plugin.ts'
import { firstScreens } from './first-screens.ts'
import { leanZod } from './lean-zod.ts'
import { withoutJsonSchema } from './without-json-schema.ts'
import { withoutWebTransport } from './without-web-transport.ts'

const server = 'http://127.0.0.1:3000'

/** The one config of the web app: for building, for developing beside a running server, and for its unit tests. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [rulings(), svelte(), withoutJsonSchema(), leanZod(), withoutWebTransport()],
  // Runes under test are the browser's, not the server renderer's.
  ...(process.env['VITEST'] === undefined ? {} : { resolve: { conditions: ['browser'] } }),
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
  build: {
    // Everything is a file of its own: the page allows no `data:` fonts and no inline script.
    assetsInlineLimit: 0,
    cssTarget: ['chrome111', 'safari16.4', 'firefox115'],
    rolldownOptions: {
      // What `withoutJsonSchema` takes out is imported by zod and never called.
      checks: { importIsUndefined: false },
      output: {
        // Every file names those that it needs: a name that lists who shares it would be said many times.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
        codeSplitting: {
          // A few files of icons, by who needs them, and not one for each.
          groups: [
            ...firstScreens(),
            { name: 'icons', test: /@lucide/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
            // Or it comes along with all of one drawing wherever another one is shown.
            { name: 'land', test: /new-and-magic-land\/stage\/land\.ts$/, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
