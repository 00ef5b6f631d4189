/** Taking back what was played. */
export const undoWords = {
  open: (what: string) => `Take back: ${what}`,
  about:
    'What this changed will be as it was before. The line stays here, struck through, with its dice; everybody sees that it was taken back.',
  sure: 'Take it back',
  leave: 'Leave it',
  taken: (name: string, clock: string) => `${name} took this back, ${clock}`,
}
