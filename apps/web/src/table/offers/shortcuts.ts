/** Single keys that press what is offered: which key it was, and whether the one who pressed it meant something else. */

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>

const NAMES: { readonly [key: string]: string } = { ' ': 'Space', '+': 'Plus', '=': 'Plus', _: '-' }

/** The key as `aria-keyshortcuts` names it; `null`: not one that we listen to. One that is held down counts once. */
export const keyNamed = (pressed: Pressed): string | null => {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = pressed
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return null
  if (key === 'Enter') return key
  return key.length === 1 ? (NAMES[key] ?? key.toUpperCase()) : null
}

/** Where a key is typed, chosen with or scrolled with. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=tablist]'
/** What Enter and Space press or scroll by themselves. */
const IS_PRESSED = 'button, a[href], summary, [tabindex]:not([tabindex="-1"])'

type Focused = Pick<Element, 'closest'> | null

/** Whether a key is for whatever has the focus. */
export const isTaken = (name: string, focused: Focused): boolean => {
  if (focused === null) return false
  if (focused.closest(TAKES_KEYS) !== null) return true
  return (name === 'Enter' || name === 'Space') && focused.closest(IS_PRESSED) !== null
}

/** What a key presses among these; the first one that names it and can be pressed. */
export const pressedBy = <Pressable extends Pick<Element, 'getAttribute'>>(
  name: string,
  buttons: Iterable<Pressable>,
): Pressable | undefined =>
  [...buttons].find(
    (button) =>
      button.getAttribute('aria-keyshortcuts')?.split(' ').includes(name) === true &&
      button.getAttribute('aria-disabled') !== 'true',
  )
