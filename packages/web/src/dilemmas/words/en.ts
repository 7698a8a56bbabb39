import { english } from '@mazmorra/kernel';

export const en = {
  title: 'Dilemma',
  today: 'Today’s dilemma',
  ask: (game: string) => `${game}: what would you do? Choose at the table.`,
  right: 'Right: this is the best choice.',
  wrong: (best: string) => `The best choice is ${english.quote(best)}.`,
  adventurer: (tempting: string) => `An adventurer would choose ${english.quote(tempting)}.`,
  leftOut: (chosen: string) => `The search ruled out your choice, ${english.quote(chosen)}, at first sight.`,
  yours: 'your choice',
  best: 'best',
  values: 'What each choice is worth',
  others: (count: number) => (count === 1 ? 'One more choice' : `${count} more choices`),
  next: 'Next dilemma',
  none: 'There are no dilemmas for this game yet.',
  all: (right: number, of: number) =>
    `You have answered all ${of} dilemmas of this game, ${right} of them correctly.`,
  again: 'Start again',
  score: (right: number, of: number) => `${right} of ${of} right`,
  strength: (points: number) => `strength ${points}`,
  old: 'This dilemma was made for different rules, so it is not shown. Reload the page to get new ones.',
  home: 'Home',
};

export type DilemmaWords = typeof en;
