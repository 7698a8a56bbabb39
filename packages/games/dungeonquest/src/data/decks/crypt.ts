import type { CardRow } from '../card-row.ts';
import { gold, nothing, oldBones, shuffle, unstablePotion } from './shared.ts';

/** The crypt deck (specification 2.8), 15 cards. */
export const cryptDeck = [
  { id: 'crypt-gold-20', type: 'loot', count: 1, effect: gold(20) },
  { id: 'crypt-gold-90', type: 'loot', count: 1, effect: gold(90) },
  { id: 'crypt-gold-120', type: 'loot', count: 1, effect: gold(120) },
  { id: 'crypt-gold-250', type: 'loot', count: 1, effect: gold(250) },
  { id: 'crypt-unstable-potion', type: 'loot', count: 3, effect: unstablePotion },
  { id: 'crypt-empty', type: 'event', count: 3, effect: nothing },
  { id: 'crypt-old-bones', type: 'threat', count: 2, effect: oldBones },
  {
    id: 'crypt-spear-trap',
    type: 'trap',
    count: 2,
    effect: [{ op: 'wounds', amount: { roll: '1d6', minus: 'armor', min: 0 } }],
  },
  { id: 'crypt-shuffle', type: 'shuffle', count: 1, effect: shuffle },
] as const satisfies readonly CardRow[];
