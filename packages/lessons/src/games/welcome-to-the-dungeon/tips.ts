import type { TipsWelcomeToTheDungeonWords } from '@mazmorra/languages/tips-welcome-to-the-dungeon';
import { sayer } from '../../said.ts';
import type { Tip } from '../../tip.ts';

const say = sayer<keyof TipsWelcomeToTheDungeonWords>();

export const tips: readonly Tip[] = [
  {
    id: 'bidding',
    title: say('bidding-title'),
    when: { decision: 'WD-DEC-02' },
    say: say('bidding'),
  },
  {
    id: 'place',
    title: say('place-title'),
    when: { decision: 'WD-DEC-04' },
    say: say('place'),
  },
  {
    id: 'naming',
    title: say('naming-title'),
    when: { decision: 'WD-DEC-05' },
    say: say('naming'),
  },
  {
    id: 'polymorph',
    title: say('polymorph-title'),
    when: { decision: 'WD-DEC-06' },
    say: say('polymorph'),
  },
  {
    id: 'axe',
    title: say('axe-title'),
    when: { decision: 'WD-DEC-07' },
    say: say('axe'),
  },
  {
    id: 'result',
    title: say('result-title'),
    when: { event: 'result' },
    say: say('result'),
  },
];
