/** Give somebody a file that was made here. */
export const saveAs = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; an address that is kept holds the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A file's name that every system takes. */
export const fileName = (title: string, end: string): string => {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${plain === '' ? 'chronicle' : plain}.${end}`
}
