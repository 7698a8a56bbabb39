import type { CardRow } from '../card-row.ts';
import { caveIn, shuffle } from './shared.ts';

/** The trap deck (specification 2.8), 15 cards. */
export const trapDeck = [
  {
    id: 'trap-trapdoor',
    type: 'trap',
    count: 3,
    effect: [
      {
        op: 'keep',
        startOfTurn: [
          {
            op: 'test',
            attribute: 'agility',
            onPass: [{ op: 'discardThis' }],
            onFail: [{ op: 'wounds', amount: 1 }, { op: 'endTurn' }],
          },
        ],
      },
    ],
  },
  {
    id: 'trap-crossfire',
    type: 'trap',
    count: 2,
    effect: [
      {
        op: 'test',
        attribute: 'armor',
        onPass: [],
        onFail: [{ op: 'wounds', amount: { failMargin: true } }],
      },
    ],
  },
  { id: 'trap-cave-in', type: 'event', count: 2, effect: caveIn },
  { id: 'trap-poisonous-snakes', type: 'threat', count: 2, effect: [{ op: 'wounds', amount: '1d6' }] },
  {
    id: 'trap-poisonous-gas',
    type: 'trap',
    count: 2,
    effect: [
      { op: 'wounds', amount: { roll: '1d6', minus: 3, min: 0 } },
      { op: 'skipTurns', amount: { roll: '1d6', minus: 3, min: 0 } },
    ],
  },
  {
    id: 'trap-explosion',
    type: 'trap',
    count: 2,
    effect: [
      { op: 'wounds', amount: 4 },
      { op: 'skipTurns', amount: 1 },
    ],
  },
  {
    id: 'trap-swinging-blade',
    type: 'trap',
    count: 1,
    effect: [{ op: 'test', attribute: 'armor', onPass: [], onFail: [{ op: 'die' }] }],
  },
  { id: 'trap-shuffle', type: 'shuffle', count: 1, effect: shuffle },
] as const satisfies readonly CardRow[];
