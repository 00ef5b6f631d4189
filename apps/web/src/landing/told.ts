/** What the page itself says of the server that it came from. */
const said = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="homestake-${name}"]`)?.content ?? '' // prettier-ignore

/** Whether a table may be watched that plays itself. */
export const hasDemos = (): boolean => said('demo') !== 'off'

/** Where the server's source can be had; `null`: nobody said. */
export const sourceUrl = (): string | null => said('source') || null
