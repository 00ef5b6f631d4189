/** Days and times as people say them, in the page's language. */
const LOCALE = 'en-GB'
const day = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' })

/** @param at milliseconds since 1970 */
export const dayOf = (at: number): string => day.format(at)
/** @param at milliseconds since 1970 */
export const clockOf = (at: number): string => clock.format(at)
