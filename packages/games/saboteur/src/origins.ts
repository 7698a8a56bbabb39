import type { Component, Origin } from '@mazmorra/kernel';
import { ACTION_CARDS, FIXED_CARDS, type FixedCardId, PATH_CARDS } from './data/cards.ts';
import { GOLD_COUNTS, GOLD_IDS } from './data/gold.ts';
import { DWARF_CARDS, ROLES } from './data/table.ts';

/** Where every card comes from (section 2 of the specification). The cards of a kind share it. */
const shaped = (...from: readonly string[]): Origin => ({
  source: 'rulebook',
  parts: { shape: 'published' },
  from,
});
const FIXED_ORIGINS: Readonly<Record<FixedCardId, Origin>> = {
  start: shaped('ENG', 'SE', 'MG', 'TAG'),
  'goal-treasure': shaped('ENG', 'SE', 'MG'),
  'goal-stone-ne': shaped('ENG', 'GS', 'SE'),
  'goal-stone-nw': shaped('ENG', 'GS', 'SE'),
};
/** Path cards have no printed names; ours say what is drawn on them. */
const path: Origin = {
  source: 'published',
  parts: { name: 'design' },
  from: ['ENG', 'NL', 'GS', 'SE', 'TAG', 'MG'],
};
const action: Origin = { source: 'rulebook', parts: { count: 'published' }, from: ['ENG', 'NL', 'GS', 'CM'] };
const gold: Origin = { source: 'rulebook', parts: { count: 'published' }, from: ['ENG', 'TAG', 'CM'] };
const dwarf: Origin = { source: 'rulebook' };

export const components: readonly Component[] = [
  ...FIXED_CARDS.map(({ id, count }) => ({ id, group: 'fixed', copies: count, origin: FIXED_ORIGINS[id] })),
  ...PATH_CARDS.map(({ id, count }) => ({ id, group: 'paths', copies: count, origin: path })),
  ...ACTION_CARDS.map(({ id, count }) => ({ id, group: 'actions', copies: count, origin: action })),
  ...GOLD_IDS.map((id, index) => ({ id, group: 'gold', copies: GOLD_COUNTS[index] ?? 0, origin: gold })),
  ...ROLES.map((id) => ({ id, group: 'dwarfs', copies: DWARF_CARDS[id], origin: dwarf })),
];
