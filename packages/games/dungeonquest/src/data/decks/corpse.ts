import type { CardRow } from '../card-row.ts';
import { gold, nothing, oldBones, shuffle, unstablePotion } from './shared.ts';

/** The corpse deck (specification 2.8), 15 cards. */
export const corpseDeck = [
  { id: 'corpse-gold-50', type: 'loot', count: 1, effect: gold(50) },
  { id: 'corpse-gold-100', type: 'loot', count: 1, effect: gold(100) },
  { id: 'corpse-gold-200', type: 'loot', count: 1, effect: gold(200) },
  { id: 'corpse-unstable-potion', type: 'loot', count: 1, effect: unstablePotion },
  { id: 'corpse-empty', type: 'event', count: 3, effect: nothing },
  {
    id: 'corpse-rope',
    type: 'loot',
    count: 3,
    effect: [
      { op: 'gainLoot', gold: 0 },
      {
        op: 'use',
        timing: 'beforeAttributeTest',
        when: { cardIds: ['trap-trapdoor', 'catacomb-hole-in-the-roof'] },
        optional: true,
        cost: 'discardThis',
        do: [{ op: 'autoPass' }],
      },
    ],
  },
  { id: 'corpse-old-bones', type: 'threat', count: 1, effect: oldBones },
  { id: 'corpse-scorpion', type: 'threat', count: 3, effect: [{ op: 'wounds', amount: '1d6' }] },
  { id: 'corpse-shuffle', type: 'shuffle', count: 1, effect: shuffle },
] as const satisfies readonly CardRow[];
