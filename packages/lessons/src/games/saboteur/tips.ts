import type { TipsSaboteurWords } from '@mazmorra/languages/tips-saboteur';
import { sayer } from '../../said.ts';
import type { Tip } from '../../tip.ts';

const say = sayer<keyof TipsSaboteurWords>();

export const tips: readonly Tip[] = [
  {
    id: 'turn',
    title: say('turn-title'),
    when: { decision: 'SB-DEC-01' },
    say: say('turn'),
  },
  {
    id: 'broken',
    title: say('broken-title'),
    when: { event: 'tool-broken' },
    say: say('broken'),
  },
  {
    id: 'rockfall',
    title: say('rockfall-title'),
    when: { event: 'rockfall' },
    say: say('rockfall'),
  },
  {
    id: 'map',
    title: say('map-title'),
    when: { event: 'map-used' },
    say: say('map'),
  },
  {
    id: 'stone',
    title: say('stone-title'),
    when: { event: 'goal-turned' },
    say: say('stone'),
  },
  {
    id: 'draft',
    title: say('draft-title'),
    when: { decision: 'SB-DEC-03' },
    say: say('draft'),
  },
];
