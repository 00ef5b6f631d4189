/** Words for seats, and for what whoever has the chair does with the table. */
export const seatWords = {
  sure: { back: 'No, leave it' },

  place: { vacant: 'free to take up', closed: 'closed' },

  tend: {
    title: 'Look after the table',
    end: 'End the table',
    endSure: 'Yes, end it for good',
    endAbout: 'Nothing is played here any more. The table stays, and can be read with its links.',
  },
} as const
