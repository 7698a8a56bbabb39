import type { CombatRow } from './combat-card-row.ts';

/** The combat deck (specification 2.6), 54 cards. */
export const combatCards = [
  { id: 'combat-quick-shot', type: 'ranged', attack: 1, counter: 'melee', count: 5 },
  { id: 'combat-true-shot', type: 'ranged', attack: 2, counter: 'melee', count: 5 },
  { id: 'combat-piercing-shot', type: 'ranged', attack: 3, counter: 'melee', count: 5 },
  { id: 'combat-volley', type: 'ranged', attack: 4, count: 3 },
  { id: 'combat-slash', type: 'melee', attack: 1, counter: 'magic', count: 5 },
  { id: 'combat-lunge', type: 'melee', attack: 2, counter: 'magic', count: 5 },
  { id: 'combat-deep-blow', type: 'melee', attack: 3, counter: 'magic', count: 5 },
  { id: 'combat-heart-strike', type: 'melee', attack: 4, count: 3 },
  { id: 'combat-agony-bolt', type: 'magic', attack: 1, counter: 'ranged', count: 5 },
  { id: 'combat-bolt', type: 'magic', attack: 2, counter: 'ranged', count: 5 },
  { id: 'combat-arcane-blast', type: 'magic', attack: 3, counter: 'ranged', count: 5 },
  { id: 'combat-inferno', type: 'magic', attack: 4, count: 3 },
] as const satisfies readonly CombatRow[];
