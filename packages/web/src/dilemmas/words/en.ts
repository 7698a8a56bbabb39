export const en = {
  title: 'Dilemma',
  today: "Today's dilemma",
  ask: (game: string) => `${game}: what would you do? Choose at the table.`,
  right: 'Right: this is the best choice.',
  wrong: (best: string) => `The best choice is: ${best}.`,
  adventurer: (tempting: string) => `An adventurer would choose: ${tempting}.`,
  leftOut: (chosen: string) => `The search left your choice out at first sight: ${chosen}.`,
  yours: 'your choice',
  best: 'best',
  values: 'What each choice is worth',
  others: (count: number) => (count === 1 ? 'One more choice' : `${count} more choices`),
  next: 'Next dilemma',
  none: 'There are no dilemmas for this game yet.',
  all: (right: number, of: number) =>
    `You have decided all ${of} dilemmas of this game, ${right} of them right.`,
  again: 'Begin again',
  score: (right: number, of: number) => `${right} of ${of} right`,
  strength: (points: number) => `strength ${points}`,
  old: 'This dilemma was made for other rules than those of this program, so it is not shown. Reload the page to get new ones.',
  home: 'Home',
};

export type DilemmaWords = typeof en;
