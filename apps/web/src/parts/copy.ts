/** Put a text on the clipboard, at an address without HTTPS too, where the browser has no clipboard to write to. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

const copySelected = (text: string): boolean => {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'unseen'
  // Inside an open dialog, so that its focus trap lets the selection be.
  const home = before?.closest('[role=dialog]') ?? document.body
  home.append(area)
  area.select()
  try {
    // Old, and the only way without HTTPS.
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
