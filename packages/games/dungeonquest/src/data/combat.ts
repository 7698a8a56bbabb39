import { at } from '@mazmorra/kernel';
import type { PowerRow } from './combat-card-row.ts';
import { combatCards } from './combat-cards.ts';
import type { AttackType, Effect } from './effect.ts';
import { heroes } from './heroes.ts';
import { monsters } from './monsters.ts';
import { powerCards } from './power-cards.ts';

/** Attack types as numbers; the state and the options use these. */
export const attackTypes = ['melee', 'ranged', 'magic'] as const satisfies readonly AttackType[];
export const typeIndex = (type: AttackType): number => attackTypes.indexOf(type);
export const NO_TYPE = -1;

/**
 * The 56 kinds of cards a combat knows: first the 12 of the combat deck, then the 44 power cards,
 * four for each hero and then four for each monster.
 */
const FIRST_POWER = combatCards.length;
export const combatKinds: readonly { readonly id: string; readonly effect: readonly Effect[] }[] = [
  ...combatCards.map(({ id }) => ({ id, effect: [] })),
  ...powerCards,
];

const rows: readonly { type: AttackType; attack: number; counter?: AttackType }[] = [
  ...combatCards,
  ...powerCards,
];
export const attackOf: readonly number[] = rows.map((row) => row.attack);
export const attackTypeOf: readonly number[] = rows.map((row) => typeIndex(row.type));
export const counterOf: readonly number[] = rows.map((row) =>
  row.counter === undefined ? NO_TYPE : typeIndex(row.counter),
);
export const isPower = (card: number): boolean => card >= FIRST_POWER;

const ownerIds: readonly string[] = [...heroes.map(({ id }) => id), ...monsters.map(({ id }) => id)];
const firstPowerOf = ownerIds.map(
  (owner) => FIRST_POWER + powerCards.findIndex((card) => card.owner === owner),
);

/** The first of the four power cards of a hero or monster. */
export const heroPower = (hero: number): number => at(firstPowerOf, hero);
export const monsterPower = (monster: number): number => at(firstPowerOf, heroes.length + monster);

export const escapeOf = (card: number): number => at(powerCards, card - FIRST_POWER).escape;
const powerTable: readonly PowerRow[] = powerCards;

export const damageOf = (card: number): number => at(powerTable, card - FIRST_POWER).damage ?? 0;

const combatDeck: readonly number[] = combatCards.flatMap((row, kind) =>
  Array.from({ length: row.count }, () => kind),
);

export const fullCombatDeck = (): number[] => combatDeck.slice();
