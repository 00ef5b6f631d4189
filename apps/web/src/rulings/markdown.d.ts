/** A page of docs/rulings, as the build makes it: scripts/rulings. */
declare module '*.md?rulings' {
  export const title: string
  export const contents: readonly { readonly id: string; readonly title: string; readonly depth: 2 | 3 }[]
  export const html: string
}
