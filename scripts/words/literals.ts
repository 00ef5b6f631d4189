/** Finds words for people that stand in code instead of a catalogue. */
import { parse } from 'svelte/compiler'

/** What of an element is read, or read aloud. */
const READ = ['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title'] // prettier-ignore
const READ_OF_ELEMENT: ReadonlySet<unknown> = new Set(READ)
/** What of a component is, by how such a prop is called in this app. */
const READ_OF_COMPONENT: ReadonlySet<unknown> = new Set([...READ, 'about', 'heading', 'help', 'hint', 'note', 'reason', 'sure', 'text', 'why']) // prettier-ignore

/** What is typed as it stands is no word of a language. */
const CODE: ReadonlySet<unknown> = new Set(['code', 'kbd', 'pre', 'samp'])

/** Where in a node other nodes stand. */
const INSIDE = ['fragment', 'nodes', 'consequent', 'alternate', 'body', 'fallback', 'pending', 'then', 'catch']

/** Two letters make a word; `d20` and `×` are none. */
const WORD = /\p{L}{2}/u

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

/** The texts that an expression may come to, as far as they stand in it. */
const saidBy = (expression: unknown): string[] => {
  if (!isNode(expression)) return []
  switch (expression.type) {
    case 'Literal':
      return typeof expression['value'] === 'string' ? [expression['value']] : []
    case 'TemplateLiteral':
      return nodesOf(expression['quasis']).map(({ value }) => cookedOf(value))
    case 'ConditionalExpression':
      return [...saidBy(expression['consequent']), ...saidBy(expression['alternate'])]
    case 'LogicalExpression':
      return [...(expression['operator'] === '&&' ? [] : saidBy(expression['left'])), ...saidBy(expression['right'])]
    case 'BinaryExpression':
      return expression['operator'] === '+' ? [...saidBy(expression['left']), ...saidBy(expression['right'])] : []
    default:
      return []
  }
}

const cookedOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : ''

const saidIn = (node: Node): string[] => {
  if (CODE.has(node['name'])) return []
  if (node.type === 'Text') return typeof node['data'] === 'string' ? [node['data']] : []
  if (node.type === 'ExpressionTag') return saidBy(node['expression'])
  const read = node.type === 'Component' ? READ_OF_COMPONENT : READ_OF_ELEMENT
  return [
    ...nodesOf(node['attributes']).flatMap(({ name, value }) => (read.has(name) ? nodesOf(value).flatMap(saidIn) : [])),
    ...INSIDE.flatMap((part) => nodesOf(node[part]).flatMap(saidIn)),
  ]
}

/** @returns every word that a component shows or has read aloud as it stands there */
export const literalsIn = (component: string): string[] =>
  saidIn({ ...parse(component, { modern: true }).fragment })
    .filter((text) => WORD.test(text))
    .map((text) => text.trim())

const SENTENCE = /(['`])(\p{Lu}\p{Ll}+[’,]? \p{Ll}[^'`]*)\1/gu
/** Faults are for whoever runs the server; comments for whoever reads the code. */
const NOT_SHOWN = /Error\(|^\s*(\*|\/\/|\/\*)|<!--/

/** @returns whatever looks like a sentence in code */
export const sentencesIn = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => !NOT_SHOWN.test(line))
    .flatMap((line) => [...line.matchAll(SENTENCE)].map(([, , text = '']) => text))
