/** Words that a page shows and that cannot be read whole, because their box is smaller than they are. */
import type { Page } from 'playwright-core'

export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const hasWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && (textContent ?? '').trim() !== '')
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          hasWords(element) &&
          element.checkVisibility() &&
          element.closest('.unseen, .skip, svg, [aria-hidden=true]') === null,
      )
      .flatMap((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const across = clips(overflowX) && element.scrollWidth > element.clientWidth + 1
        const down = clips(overflowY) && element.scrollHeight > element.clientHeight + 3
        const { right, left } = element.getBoundingClientRect()
        const outside = right > innerWidth + 1 || left < -1
        return across || down || outside
          ? [`${element.tagName} ${element.className}: ${element.textContent.slice(0, 60)}`]
          : []
      })
  })
