import type { CardRow } from '../card-row.ts';
import { shuffle } from './shared.ts';

/**
 * The door deck (specification 2.8), 15 cards. DQ-DOOR-02: The Door Opens lets the move go on. DQ-DOOR-03: Door Jammed ends the turn.
 * DQ-DOOR-04: so does the Spear Trap, after one die less his Luck in wounds. DQ-DOOR-07: the Shuffle card is never the answer.
 */
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
