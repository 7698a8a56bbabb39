import type { CardRow } from '../card-row.ts';
import { shuffle } from './shared.ts';

/** The door deck (specification 2.8), 15 cards. */
export const doorDeck = [
  { id: 'door-opens', type: 'event', count: 8, effect: [{ op: 'doorOpens' }] },
  { id: 'door-jammed', type: 'event', count: 3, effect: [{ op: 'doorStaysShut' }, { op: 'endTurn' }] },
  {
    id: 'door-spear-trap',
    type: 'trap',
    count: 3,
    effect: [
      { op: 'wounds', amount: { roll: '1d6', minus: 'luck', min: 0 } },
      { op: 'doorStaysShut' },
      { op: 'endTurn' },
    ],
  },
  { id: 'door-shuffle', type: 'shuffle', count: 1, effect: shuffle },
] as const satisfies readonly CardRow[];
