import type { Event, State, View } from '@mazmorra/saboteur';
import type { Wits } from '../../levels.ts';
import { family } from '../../zoo/saboteur.ts';
import { Mining } from './expert.ts';
import { Mastery } from './master.ts';
import { speak } from './talk.ts';

export const wits: Wits<State, View, Event> = {
  expert: () => new Mining(),
  master: () => new Mastery(),
  speak,
  // After everybody else's turn hardly any information set is met twice: deeper nodes would be made for nothing.
  search: { noise: 0.05, depth: 1, race: { point: 0.01, faith: 12 } },
  zoo: family,
};
