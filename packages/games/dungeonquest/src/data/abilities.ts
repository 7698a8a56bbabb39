import { at } from '@mazmorra/kernel';
import { type Card, cards } from './cards.ts';
import type { Effect, EffectOf, Timing } from './effect.ts';
import type { AbilityRow, HeroRow } from './hero-row.ts';
import { heroes } from './heroes.ts';
import { programOf } from './programs.ts';

/** What heroes and held cards can do, found by timing. */

const heroTable: readonly HeroRow[] = heroes;

/** Attributes in the order the rules number them. */
export const attributes = ['strength', 'agility', 'armor', 'luck'] as const;
/** The lower of Agility and Armor (Vampire Bite). */
export const LOWER_OF_TWO = 4;

export const lifeOf: readonly number[] = heroTable.map((row) => row.life);
const values: readonly (readonly number[])[] = heroTable.map((row) => [
  row.strength,
  row.agility,
  row.armor,
  row.luck,
  Math.min(row.agility, row.armor),
]);
export const attributeOf = (hero: number, attribute: number): number => at(at(values, hero), attribute);

export interface Ability extends AbilityRow {
  readonly program: number;
}

/** The ability of a hero at a timing, if he has one. No hero has two at the same timing. */
export function abilityAt(hero: number, timing: Timing): Ability | undefined {
  return at(abilities, hero).get(timing);
}

const abilities: readonly ReadonlyMap<Timing, Ability>[] = heroTable.map(
  (row) =>
    new Map(
      row.abilities.map((ability) => [ability.timing, { ...ability, program: programOf(ability.effect) }]),
    ),
);

const find = <K extends Effect['op']>(card: Card, op: K): EffectOf<K> | undefined =>
  card.effect.find((effect): effect is EffectOf<K> => effect.op === op);

/** The stored ability of a Loot card or rune. */
export const useOf: readonly (EffectOf<'use'> | undefined)[] = cards.map((card) => find(card, 'use'));
export const useProgram: readonly number[] = cards.map((card) => {
  const use = find(card, 'use');
  return use === undefined ? -1 : programOf(use.do);
});
/** The end-of-game effect of a Loot card (DQ-WIN-02). */
export const endProgram: readonly number[] = cards.map((card) => {
  const end = find(card, 'atGameEnd');
  return end === undefined ? -1 : programOf(end.do);
});

/** A card's `keep`, wherever in its text it stands. */
function keepIn(list: readonly Effect[]): EffectOf<'keep'> | undefined {
  for (const effect of list) {
    if (effect.op === 'keep') return effect;
    if (effect.op === 'test') {
      const inner = keepIn(effect.onFail);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

export const keepOf: readonly (EffectOf<'keep'> | undefined)[] = cards.map((card) => keepIn(card.effect));
export const keepProgram: readonly number[] = keepOf.map((keep) =>
  keep === undefined ? -1 : programOf(keep.startOfTurn),
);

export const usableAt = (card: number, timing: Timing): boolean => useOf[card]?.timing === timing;

/** Does a deck hold cards that can be used at that time? With Secrets that is all the others can tell from the backs. */
export const hasUseAt = (deck: number, timing: Timing): boolean =>
  decksWithUse.get(timing)?.has(deck) ?? false;

const decksWithUse = new Map<Timing, Set<number>>();
for (const card of cards) {
  const timing = useOf[card.index]?.timing;
  if (timing !== undefined) decksWithUse.set(timing, (decksWithUse.get(timing) ?? new Set()).add(card.deck));
}
