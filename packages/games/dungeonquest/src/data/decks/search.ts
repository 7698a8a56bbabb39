import type { CardRow } from '../card-row.ts';
import { gold, hiddenTrap, nothing, passageDown, secretDoor, shuffle, unstablePotion } from './shared.ts';

/** The search deck (specification 2.8), 30 cards. */
export const searchDeck = [
  { id: 'search-secret-door', type: 'event', count: 8, effect: secretDoor },
  { id: 'search-empty', type: 'event', count: 6, effect: nothing },
  { id: 'search-passage-down', type: 'event', count: 4, effect: passageDown },
  { id: 'search-gold-10', type: 'loot', count: 1, effect: gold(10) },
  { id: 'search-gold-60', type: 'loot', count: 1, effect: gold(60) },
  { id: 'search-gold-70', type: 'loot', count: 1, effect: gold(70) },
  { id: 'search-gold-150', type: 'loot', count: 1, effect: gold(150) },
  { id: 'search-giant-centipede', type: 'threat', count: 1, effect: [{ op: 'wounds', amount: '2d6' }] },
  {
    id: 'search-ferrox',
    type: 'threat',
    count: 2,
    effect: [
      { op: 'wounds', amount: 2 },
      {
        op: 'keep',
        startOfTurn: [
          {
            op: 'test',
            attribute: 'luck',
            onPass: [{ op: 'discardThis' }],
            onFail: [{ op: 'wounds', amount: 1 }],
          },
        ],
      },
    ],
  },
  { id: 'search-unstable-potion', type: 'loot', count: 2, effect: unstablePotion },
  { id: 'search-hidden-trap', type: 'trap', count: 2, effect: hiddenTrap },
  { id: 'search-shuffle', type: 'shuffle', count: 1, effect: shuffle },
] as const satisfies readonly CardRow[];
