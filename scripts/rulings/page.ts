/** A page of rulings, from Markdown to what the web app shows. What goes in is a file of docs/rulings, and never anybody’s words. */
import { Marked, type Token, type Tokens } from 'marked'
import { numbersOf } from './numbers.ts'

/** A part of a page, for its list of contents. */
export interface Part {
  readonly id: string
  /** Plain text, without the number that may stand behind it. */
  readonly title: string
  readonly depth: 2 | 3
}

export interface RulingsPage {
  /** Plain text. */
  readonly title: string
  readonly contents: readonly Part[]
  /** Everything below the title. Whatever has a number has it as its `id`, where it stands first. */
  readonly html: string
}

/** As GitHub makes it, so that a link within a page leads to the same place there and here. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Each number leads to the place where it stands first, and that place is found by it. */
class Anchors {
  readonly #known = new Set<string>()

  linked(text: string): string {
    return numbersOf(text).map((part) => (part.numbers.length === 0 ? escaped(part.text) : this.#link(part))).join('') // prettier-ignore
  }

  #link({ text, numbers }: { readonly text: string; readonly numbers: readonly string[] }): string {
    const [first = '', ...others] = numbers
    const behind = others.map((number) => (this.#isNew(number) ? `<span id="${number}"></span>` : '')).join('')
    const id = this.#isNew(first) ? ` id="${first}"` : ''
    return `<a class="number"${id} href="#${first}">${escaped(text)}</a>${behind}`
  }

  #isNew(number: string): boolean {
    return !this.#known.has(number) && this.#known.add(number).size > 0
  }
}

/** A row is read as a list on a narrow screen, so each cell says what it is a cell of. */
const tableOf = ({ header, rows }: Tokens.Table, inline: (tokens: Token[]) => string): string => {
  const heads = header.map(({ text }) => escaped(text))
  const head = header.map(({ tokens }) => `<th scope="col">${inline(tokens)}</th>`).join('')
  const row = (cells: readonly Tokens.TableCell[]): string => {
    const [first, ...rest] = cells
    const data = rest.map(({ tokens }, i) => `<td data-head="${heads[i + 1] ?? ''}">${inline(tokens)}</td>`).join('')
    return `<tr><th scope="row">${inline(first?.tokens ?? [])}</th>${data}</tr>`
  }
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`
}

/** @throws if the page has no title, has HTML in it, or a heading deeper than the list of contents goes */
export const rulingsPage = (markdown: string): RulingsPage => {
  const anchors = new Anchors()
  const contents: Part[] = []
  let title = ''
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth === 1) title = text
        if (depth === 1) return ''
        if (depth > 3) throw new Error(`a heading of depth ${depth}: ${text}`)
        const id = idOf(text)
        contents.push({ id, title: text.replace(/ \([A-Z][^)]*\d\)$/, ''), depth: depth === 2 ? 2 : 3 })
        return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      text(token) {
        return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : anchors.linked(token.text)
      },
      html({ text }) {
        throw new Error(`HTML in a page of rulings: ${text}`)
      },
      // What lies beside the pages in the repository is not in the app.
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        return href.startsWith('#') ? `<a href="${escaped(href)}">${text}</a>` : text
      },
      table(token) {
        return tableOf(token, (tokens) => this.parser.parseInline(tokens))
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  if (title === '') throw new Error('a page of rulings without a title')
  return { title, contents, html }
}
