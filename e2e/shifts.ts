/** How much of what a page shows moves by itself, as browsers reckon it (Cumulative Layout Shift). */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    shifted?: { value: number; what: string[] }
  }
}

export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = (window.shifted = { value: 0, what: [] as string[] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number
          readonly hadRecentInput: boolean
          readonly sources: readonly { readonly node?: Node }[]
        }
        // What somebody has just pressed may move things.
        if (hadRecentInput) continue
        seen.value = Math.max(seen.value, value)
        for (const { node } of sources)
          seen.what.push(
            `${value.toFixed(3)} ${node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The largest single shift since it was last asked, and what has moved. */
export const shiftsOf = async (page: Page): Promise<{ readonly value: number; readonly what: readonly string[] }> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const { value = 0, what = [] } = window.shifted ?? {}
    if (window.shifted !== undefined) Object.assign(window.shifted, { value: 0, what: [] })
    return { value, what }
  })
