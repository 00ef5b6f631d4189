/**
 * Focus never falls to the top of the page. Where a step is done or a form closes, what had the focus is taken away with it:
 * then the nearest thing around it that is still there holds the focus, and Tab goes on from there. A11Y-5.
 */

/** What can hold the focus in place of something within it. */
const HOLDERS = '[tabindex], section, article, form, fieldset, [role=group]'

const isThere = (element: Element): boolean => element.isConnected && element.checkVisibility()

/** The holders around an element, from within outwards; those that may be gone with it too. */
const holdersOf = (element: Element, root: Element): HTMLElement[] => {
  const found: HTMLElement[] = []
  for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement)
    if (at.matches(HOLDERS)) found.push(at)
  return found
}

/** For the element that holds a whole page: an attachment. */
export const keepsFocus = (root: HTMLElement): (() => void) => {
  let focused: Element | null = null
  let holders: readonly HTMLElement[] = []

  const entered = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return
    focused = target
    holders = holdersOf(target, root)
  }
  const keep = (): void => {
    if (focused === null || document.activeElement !== document.body) return
    // Somebody pressed beside it: that is theirs to do.
    if (isThere(focused)) focused = null
    else {
      const holder = holders.find(isThere)
      if (holder === undefined) return
      if (!holder.hasAttribute('tabindex')) holder.tabIndex = -1
      holder.focus({ preventScroll: true })
    }
  }
  // What is hidden loses the focus when the page is drawn, and not before.
  const drawn = (): number => requestAnimationFrame(() => requestAnimationFrame(keep))
  const left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null) queueMicrotask(keep)
  }
  const watch = new MutationObserver((changes) => {
    keep()
    if (changes.some(({ type }) => type === 'attributes')) drawn()
  })

  root.addEventListener('focusin', entered)
  root.addEventListener('focusout', left)
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['hidden', 'inert'] })
  return () => {
    root.removeEventListener('focusin', entered)
    root.removeEventListener('focusout', left)
    watch.disconnect()
  }
}
