import type { TipsDungeonRaidersWords } from '@mazmorra/languages/tips-dungeon-raiders';
import { sayer } from '../../said.ts';
import type { Tip } from '../../tip.ts';

const say = sayer<keyof TipsDungeonRaidersWords>();

export const tips: readonly Tip[] = [
  {
    id: 'monster',
    title: say('monster-title'),
    when: { view: { path: 'challenge.kind', is: 'monster' } },
    say: say('monster'),
  },
  {
    id: 'treasure',
    title: say('treasure-title'),
    when: { view: { path: 'challenge.kind', is: 'treasure' } },
    say: say('treasure'),
  },
  {
    id: 'vault',
    title: say('vault-title'),
    when: { view: { path: 'challenge.kind', is: 'vault' } },
    say: say('vault'),
  },
  {
    id: 'trap',
    title: say('trap-title'),
    when: { view: { path: 'challenge.kind', is: 'trap' } },
    say: say('trap'),
  },
  {
    id: 'boss',
    title: say('boss-title'),
    when: { view: { path: 'challenge.kind', is: 'boss' } },
    say: say('boss'),
  },
  {
    id: 'crystal-ball',
    title: say('crystal-ball-title'),
    when: { decision: 'DR-DEC-CRYSTAL' },
    say: say('crystal-ball'),
  },
];
