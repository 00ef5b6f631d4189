/** Words of New and Magic Land for settlers, who they are tied to, and who reads what. */

export const peopleWords = {
  trouble: {
    offline: 'You are offline: nothing happened. Try again once the line is back.',
  },
  beads: {
    count: (left: number, of: number) => (left === of ? `${left}` : `${left} of ${of}`),
    spoken: (pool: string, left: number, of: number) => `${pool}: ${left} of ${of} left`,
  },
  stages: {
    draft: 'being made',
    submitted: 'with the GM',
    playing: 'in play',
    out: 'story over',
  },
  sheets: {
    title: 'Settlers',
    empty: 'Nobody has taken a seat yet. Settlers appear here as people sit down.',
    unnamed: 'No name yet',
    player: (name: string) => `played by ${name}`,
    aspects: 'Aspects',
    ties: 'Tied to',
    past: 'Past',
    pastSecret: 'Kept secret until it comes up.',
    dream: 'Dream',
    goal: 'Goal this season',
    goalIn: (season: string) => `Goal for ${season}`,
    goalNone: 'No Goal yet',
    victory: 'Victory Dice',
    harvest: 'Harvest Dice',
    dice: (count: number, what: string) => `${count} ${what}`,
    broken: 'broken',
    nothing: 'Nothing written yet',
    story: 'Dream and Past',
    edit: 'Edit the sheet',
    editDone: 'Done',
  },
  web: {
    title: 'Who is tied to whom',
    large: 'Look at it large',
    asList: 'As a list',
    asPicture: 'As a picture',
    how: 'Show it',
    spoken: (settlers: number, others: number, ties: number) =>
      `${settlers} settlers and ${others} other people, ${ties} ties. The list says the same in words.`,
    empty: 'Nobody is tied to anybody yet.',
    rating: (rating: number) => (rating === 0 ? 'broken' : `+${rating}`),
    key: 'The wider the line, the stronger the tie. A row of dots is a broken one.',
    note: (note: string) => (note === '' ? '' : `, ${note}`),
    none: 'no ties',
  },
  judging: {
    lacks: (what: string) => `still needs ${what}`,
    complete: 'complete, not handed in yet',
  },
} as const
