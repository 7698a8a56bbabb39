import type { Event, State, View } from '@mazmorra/saboteur';
import type { Wits } from '../../levels.ts';
import { Mining } from './expert.ts';
import { Mastery } from './master.ts';
import { speak } from './talk.ts';

export const wits: Wits<State, View, Event> = {
  expert: (style) => new Mining(style),
  styles: ['cautious', 'greedy', 'hothead', 'liar'],
  master: (style) => new Mastery(style),
  speak,
  // After the turns of all other seats hardly any information set recurs, so deeper nodes would be useless.
  search: { noise: 0.05, depth: 1, race: { point: 0.01, faith: 12 } },
};
