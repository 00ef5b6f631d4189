/**
 * Somebody who has a keyboard and nothing else. Every stop on the way is looked at: the focus is somewhere, it can be seen, and
 * nothing lies over it.
 */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** More presses than any page has stops. */
const MOST = 160

/** What is wrong with the element that has the focus; `null`: nothing. Runs in the page. */
const faultOfFocus = (): string | null => {
  const at = document.activeElement
  if (at === null || at === document.body) return 'nothing has the focus'
  const name = `${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)}`
  const rings = (one: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor)
  }
  // A button of a group is drawn by its label.
  const drawn = [at, at.closest('label')].filter((one) => one !== null)
  if (!drawn.some(rings)) return `${name}: its focus can’t be seen`
  const seen = drawn.some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const xs = [left + 3, (left + right) / 2, right - 3]
    const ys = [top + 3, (top + bottom) / 2, bottom - 3]
    return xs.some((x) =>
      ys.some((y) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (one.contains(hit) || hit.contains(one))
      }),
    )
  })
  return seen ? null : `${name}: something lies over it, or it is off the screen`
}

declare global {
  interface Window {
    faultOfFocus?: () => string | null
  }
}

interface Way {
  /** The key that leads on to what is wanted; `null`: it has the focus. */
  readonly key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | null
  readonly fault: string | null
}

/** Runs in the page. */
const wayTo = (wanted: Element): Way => {
  const at = document.activeElement
  const fault = window.faultOfFocus?.() ?? null
  if (at === wanted) return { key: null, fault }
  const group = (one: Element | null) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null)
  // A group of radio buttons is one stop: arrows lead on from there.
  if (group(at) !== null && group(at) === group(wanted)) return { key: 'ArrowDown', fault }
  const before =
    at !== null &&
    at !== document.body &&
    !at.contains(wanted) &&
    (at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return { key: before ? 'Shift+Tab' : 'Tab', fault }
}

export class Keyboard {
  readonly page: Page
  /** What was wrong with a stop, once each. */
  readonly faults = new Set<string>()

  private constructor(page: Page) {
    this.page = page
  }

  /** Before the page is opened. */
  static async of(page: Page): Promise<Keyboard> {
    await page.addInitScript(`window.faultOfFocus = ${faultOfFocus}`)
    return new Keyboard(page)
  }

  /** Look at where the focus is now. */
  async look(): Promise<void> {
    const fault = await this.page.evaluate(() => window.faultOfFocus?.() ?? null)
    if (fault !== null) this.faults.add(fault)
  }

  key(name: string): Promise<void> {
    return this.page.keyboard.press(name)
  }

  /** Go on with Tab, or back, until this has the focus. */
  async to(wanted: Locator): Promise<void> {
    await wanted.waitFor()
    let pressed = false
    for (let presses = 0; presses < MOST; presses++) {
      const { key, fault } = await wanted.evaluate(wayTo)
      if (pressed && fault !== null) this.faults.add(fault)
      if (key === null) return
      await this.key(key)
      pressed = true
    }
    throw new Error(`the keyboard never reaches ${wanted}`)
  }

  /** Press a button. */
  async press(button: Locator): Promise<void> {
    await this.to(button)
    await this.key('Enter')
  }

  /** Choose one of a group. */
  async choose(radio: Locator): Promise<void> {
    await this.to(radio)
    if (!(await radio.isChecked())) await this.key('Space')
    expect(await radio.isChecked()).toBe(true)
  }

  /** Choose one of a list, by its first letters: each step with an arrow would be a choice that is sent. */
  async pick(list: Locator, label: string): Promise<void> {
    await this.to(list)
    await this.page.keyboard.type(label.slice(0, 4))
    await expect
      .poll(() =>
        list.evaluate((one) => (one instanceof HTMLSelectElement ? one.selectedOptions[0]?.label : undefined)),
      )
      .toBe(label)
  }

  /** Write in a field, in place of what it says. */
  async write(field: Locator, text: string): Promise<void> {
    await this.to(field)
    await this.key('ControlOrMeta+a')
    await this.page.keyboard.insertText(text)
  }

  /** Wait for what comes of a press; the focus is not lost by it. */
  async meets(what: Locator): Promise<void> {
    await what.first().waitFor()
    await expect.poll(() => this.page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
}
