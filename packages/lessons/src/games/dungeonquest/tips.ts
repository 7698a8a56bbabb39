import type { TipsDungeonquestWords } from '@mazmorra/languages/tips-dungeonquest';
import { sayer } from '../../said.ts';
import type { Tip } from '../../tip.ts';

const say = sayer<keyof TipsDungeonquestWords>();

export const tips: readonly Tip[] = [
  {
    id: 'monster-player',
    title: say('monster-player-title'),
    when: { view: { path: 'combat.sides.1.player', isReader: true } },
    say: say('monster-player'),
  },
  {
    id: 'escape',
    title: say('escape-title'),
    when: { decision: 'DEC-ESCAPE' },
    say: say('escape'),
  },
  {
    id: 'combat',
    title: say('combat-title'),
    when: { decision: 'DEC-CARD' },
    say: say('combat'),
  },
  {
    id: 'counterattack',
    title: say('counterattack-title'),
    when: { decision: 'DEC-COUNTER' },
    say: say('counterattack'),
  },
  {
    id: 'test',
    title: say('test-title'),
    when: { event: 'test' },
    say: say('test'),
  },
  {
    id: 'door',
    title: say('door-title'),
    when: { event: 'door' },
    say: say('door'),
  },
  {
    id: 'catacombs',
    title: say('catacombs-title'),
    when: { event: 'goes-down' },
    say: say('catacombs'),
  },
  {
    id: 'leaving',
    title: say('leaving-title'),
    when: { decision: 'DEC-LEAVE' },
    say: say('leaving'),
  },
  {
    id: 'sun',
    title: say('sun-title'),
    when: { view: { path: 'sun', from: 25 } },
    say: say('sun'),
  },
];
