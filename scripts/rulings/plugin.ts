/** `import … from '….md?rulings'`: a page of rulings, made from its Markdown while the app is built, and made anew when it changes. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { rulingsPage } from './page.ts'

const ASKED = '?rulings'

export const rulings = (): Plugin => ({
  name: 'rulings',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`.md${ASKED}`)) return null
    const path = id.slice(0, -ASKED.length)
    this.addWatchFile(path)
    const { title, contents, html } = rulingsPage(readFileSync(path, 'utf8'))
    return `export const title = ${JSON.stringify(title)}
export const contents = ${JSON.stringify(contents)}
export const html = ${JSON.stringify(html)}`
  },
})
