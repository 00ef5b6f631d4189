/** All pictures on one page, a row a screen: to look through them without opening each. */
import type { Screen } from './screen.ts'
import { fileOf, THEMES, WIDTHS } from './take.ts'

const STYLE = `
  body { margin: 1rem; background: #777; color: #111; font: 15px/1.4 system-ui, sans-serif }
  nav { columns: 14rem; margin-bottom: 2rem }
  nav a { display: block; color: #111 }
  h2 { margin: 2rem 0 0.5rem; font-size: 1.1rem }
  div { display: flex; gap: 0.75rem; align-items: flex-start; overflow-x: auto }
  img { max-height: 30rem; background: #fff; box-shadow: 0 1px 6px #0006 }`

const idOf = (screen: Screen): string => screen.name.replaceAll(/[^\w]+/g, '-')

export const contactSheet = (screens: readonly Screen[]): string => {
  const row = (screen: Screen): string => {
    const pictures = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme, file: fileOf(screen, theme, width) })))
    const shown = pictures.map(
      ({ width, theme, file }) =>
        `<a href="${file}"><img loading="lazy" src="${file}" alt="${screen.name}, ${theme}, ${width} pixels wide"></a>`,
    )
    return `<h2 id="${idOf(screen)}">${screen.name}</h2><div>${shown.join('')}</div>`
  } // prettier-ignore
  const links = screens.map((screen) => `<a href="#${idOf(screen)}">${screen.name}</a>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Homestake</title><style>${STYLE}</style>
<h1>${screens.length} screens</h1><nav>${links.join('')}</nav>
${screens.map(row).join('\n')}</html>
`
}
