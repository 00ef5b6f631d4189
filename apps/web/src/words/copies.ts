/** Words for copies of tables, and for the end of one. */
export const copyWords = {
  save: {
    press: 'Save a copy',
    about:
      'One file with the table as you see it, and its chronicle. Keep it as you keep your link: it holds what only you may read. A new table can be made from it on the front page.',
    done: (name: string) => `Saved as ${name}.`,
  },

  remove: {
    open: 'Delete for good',
    about:
      'The table goes, with its chronicle and everybody’s notes, for all of you and at once. Nobody can bring it back: save a copy first, if you may want it.',
    name: (title: string) => `To delete it, write its name: ${title}`,
    nameMissing: 'Write the table’s name first.',
    sure: 'Yes, delete it for good',
    done: (title: string) => `${title} has been deleted.`,
  },

  bring: {
    title: 'A table from a file',
    about:
      'A copy that was saved at a table, here or elsewhere, becomes a new table with links of its own. All that was played is in it; every seat is free to be taken up.',
    press: 'Bring a table from a file',
    reading: 'Reading the file…',
    tooLarge: (most: number) => `This file is larger than ${most} MB. A copy of a table never is.`,
    noCopy: 'This file is not a copy of a table.',
  },
} as const
