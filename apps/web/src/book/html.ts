/** The chronicle as one HTML file to print or to keep: no script, nothing that is fetched. */
import type { Chapter, Entry } from './entries.ts'
import type { Printed } from './markdown.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)

const STYLE = `
:root{color-scheme:light dark}
body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.0625rem/1.6 Georgia,'Times New Roman',serif}
h1,h2{line-height:1.2;text-align:center;text-wrap:balance}
h2{margin:3rem 0 1.5rem;break-after:avoid}
.about,.readers{color:GrayText;font-size:.875rem}
.about{text-align:center}
p,ul{margin:.75rem 0}
.telling{white-space:pre-wrap}
.turn{margin:2rem 0 1rem;text-align:center;font-style:italic;break-after:avoid}
.roll,.deed,.talk,.secret{padding-left:1rem;border-left:3px solid;font-size:.9375rem;white-space:pre-wrap;break-inside:avoid}
.talk{border-left-style:dotted}
.secret{border-left-style:dashed}
ul{padding-left:2.25rem;font-size:.875rem;color:GrayText}
@media print{body{margin:0 auto}}
`

const entryOf = (entry: Entry, readers: string | null): string => {
  const { who, said, taken } = entry
  const named = said.kind === 'talk' || said.kind === 'deed' || said.kind === 'secret'
  const by = named ? `<b>${escaped(who)}:</b> ` : ''
  const notes = [taken, readers].flatMap((note) =>
    note === null ? [] : [` <span class="readers">(${escaped(note)})</span>`],
  )
  const text = taken === null ? escaped(said.text) : `<s>${escaped(said.text)}</s>`
  const details = (said.details ?? []).map((detail) => `<li>${escaped(detail)}</li>`).join('')
  return `<p class="${said.kind}">${by}${text}${notes.join('')}</p>${details === '' ? '' : `<ul>${details}</ul>`}`
}

const chapterOf = ({ title, entries }: Chapter, { before, readers }: Printed): string =>
  `<section>\n<h2>${escaped(title ?? before)}</h2>\n${entries.map((entry) => entryOf(entry, readers(entry))).join('\n')}\n</section>`

/** @param language of what was written and of the words around it, such as `en` */
export const htmlOf = (printed: Printed, language: string): string =>
  `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(printed.title)}</title>
<style>${STYLE}</style>
<h1>${escaped(printed.title)}</h1>
<p class="about">${escaped(printed.about)}</p>
${printed.chapters
  .filter(({ entries }) => entries.length > 0)
  .map((chapter) => chapterOf(chapter, printed))
  .join('\n')}
</html>
`
