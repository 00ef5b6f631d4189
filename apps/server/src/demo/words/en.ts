/** What is said at the table that plays itself, in English. */
export const en = {
  title: 'Lantern Ford',
  setting: 'Two wagons and a mule, nine days past the last road.',
  people: {
    hanna: {
      player: 'Mia',
      name: 'Hanna Brook',
      aspects: ['Ferryman’s daughter', 'Never looks down', 'Slow to forgive'],
      ties: ['Her brother, who stayed', 'Bishop, the mule'],
      past: 'The ferry sank on the one night I was not on it.',
      dream: 'A ferry of my own, and a bell to call it.',
      goal: 'Both wagons over the river.',
    },
    josef: {
      player: 'Jo',
      name: 'Josef Lind',
      aspects: ['Mends clocks', 'Counts under his breath', 'Keeps his word'],
      ties: ['The schoolmistress at Arden', 'His father, in letters'],
      past: 'I sold a clock that I knew would stop.',
      dream: 'A tower clock that the whole valley hears.',
      goal: 'Everybody counted, every evening.',
    },
    pell: {
      player: 'Sam',
      name: 'Widow Pell',
      aspects: ['Cooks for twelve', 'Has heard it before', 'Sings to the mule'],
      ties: ['Old Marten, the guide', 'A man called Pell'],
      past: 'I was never married. It kept the questions short.',
      dream: 'A long table under a roof, and nobody missing from it.',
      goal: 'Nobody goes to sleep hungry on this road.',
    },
  },

  scene:
    'Evening. The river has come up since noon, brown and loud, and the ford on the map lies under it. On the far bank somebody has hung a lantern.',
  rope: 'Hanna ties the long rope around her waist before anybody has asked her to.',
  paces: '“Forty paces,” says Josef, who has counted twice. “Thirty, if the stones are where they were.”',
  soup: 'I’m making soup. Somebody is going to need it.',
  wants: 'Both wagons are across before dark.',
  river: 'The river',
  against: 'The river keeps the second wagon, and the seed in it.',
  agreed: 'The seed? That would hurt. All right, I take that.',
  cold: 'Colder than it looks',
  trees: 'Brings trees down with it',
  remembers: 'The last ferry she left went down without her. The river remembers.',

  /** After a throw. */
  sixes: { ours: 'A six! And it rolls on.', theirs: 'Of course the river rolls the sixes.' },
  ahead: 'You’re ahead. But the river is not done with you.',
  /** Once, and once more. */
  behind: [
    'Hanna goes in up to her chest, and does not look down.',
    'The rope runs out. She ties her scarf to it, and goes on.',
  ],
  tie: ['A tie! Nobody has it. I’m not letting go of that rope.', 'A tie again? Then once more. All of it.'],
  more: {
    ours: [
      'Both wagons across, and whoever hung that lantern comes down to help.',
      'Both wagons across, and from today this ford has a name: Hanna’s.',
    ],
    theirs: 'The river takes wagon and seed, and Bishop with them.',
  },
  enough: { ours: 'That’s enough. I let it go.', theirs: 'The river has had enough of you. You win.' },
  rest: 'Let it rest? We are both too tired.',

  /** How it came out. */
  told: {
    won: 'The rope sings, the mule swims, and the second wagon comes up the bank with its lamp still burning.',
    lost: 'The second wagon lies down in the river like somebody who is tired. What floats away is straw.',
    neither: 'Nobody yields. They haul the wagons back up the bank, and sit down facing the water.',
  },
  said: {
    won: 'Told you. Soup.',
    lost: 'We are all here, though. I’ve counted.',
    neither: 'Then we eat on this side.',
  },
  left: {
    won: 'The rope has cut Hanna’s hands: no reins for a week.',
    lost: 'A third of the seed is gone, and somebody will have to say so.',
    neither: 'Upriver it has begun to rain again.',
  },
  child: 'By morning the lantern has come closer. Who holds it is nine years old, and asks what they have to trade.',
  bowl: 'Widow Pell hands her a bowl. “This,” she says, “to begin with.”',

  /** The season’s end. */
  closing: 'That was Travel. Now each of you rolls for your Goal, and all that I kept hidden lies open.',
  goals: {
    hanna: { yes: 'Over, and dry enough.', no: 'The wagons are where they are. She goes on looking for a better ford.' },
    josef: { yes: 'Everybody is there. He counts once more, to be sure.', no: 'One evening the count is off by one. It was himself he forgot.' },
    pell: { yes: 'The pot is empty, and nobody is.', no: 'On the eleventh evening there is only tea.' },
  },
  end: 'So goes a season here: four more are to come, and then the Harvest Festival. Thank you for watching!',
  yours: 'Your own table takes a game, a name, and a link for your friends.',
} as const // prettier-ignore
