/** Finding a rule on the page, as the address asks for it. */

/** What is marked is the whole of what the number stands in, so that one sees what was meant. */
const WHOLE = 'li, tr, p, h2, h3'
const SOUGHT = 'data-sought'

/**
 * Turns to what the address names, marks it and lets the reading go on from there.
 * @returns the name if nothing on the page has it; else `null`
 */
export const turnTo = (page: HTMLElement, hash: string): string | null => {
  page.querySelector(`[${SOUGHT}]`)?.removeAttribute(SOUGHT)
  const name = decoded(hash.slice(1))
  if (name === '') return null
  const place = page.querySelector(`#${CSS.escape(name)}`)
  if (place === null) return name
  const whole = place.closest<HTMLElement>(WHOLE) ?? place
  whole.setAttribute(SOUGHT, '')
  if (whole instanceof HTMLElement) {
    whole.tabIndex = -1
    whole.focus({ preventScroll: true })
  }
  whole.scrollIntoView({ block: /^H[23]$/.test(whole.tagName) ? 'start' : 'center' })
  return null
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
