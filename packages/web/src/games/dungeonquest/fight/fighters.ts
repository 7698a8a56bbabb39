import { type AttackType, attackTypes, type CombatView, type HeroView } from '@mazmorra/dungeonquest';
import { at } from '@mazmorra/kernel';
import { combatRow, nameOf } from '../art/cards.tsx';
import { type Drawing, heroDrawing, monsterDrawing } from '../art/pictures.ts';
import { fighterOf, lifeLeft } from '../model.ts';
import type { Play } from '../play.ts';

export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
export const sideOf = ({ sides }: CombatView, side: Side) => at(sides, side);

export interface Fighter {
  readonly name: string;
  readonly drawing: Drawing;
  readonly hero: HeroView | undefined;
  /** The cards in the damage pile that end the fight for this side. */
  readonly life: number | 'hidden';
}

/** Who fights on a side, by name and picture. */
export function fighterAt(
  { view, text }: Pick<Play, 'view' | 'text'>,
  combat: CombatView,
  side: Side,
): Fighter {
  const hero = view.heroes[fighterOf(view, side)];
  if (hero?.hero !== undefined) {
    const life = combat.duel ? 4 : lifeLeft(hero);
    return { name: nameOf(text, hero.hero), drawing: heroDrawing(hero.hero), hero, life };
  }
  const { monster, life } = combat;
  return {
    name: monster === undefined ? '' : nameOf(text, monster),
    drawing: monsterDrawing(monster),
    hero: undefined,
    life: combat.duel ? 4 : life,
  };
}

/** How many cards of each type of attack lie in the pile of the fight. */
export const typesIn = (cards: readonly string[]): readonly (readonly [type: AttackType, count: number])[] =>
  attackTypes.map((type) => [type, cards.filter((card) => combatRow(card)?.type === type).length] as const);

/** The types of what the winner of a round has played that lie in the pile too: their cards strike as well (DQ-CMB-16). */
export const deathblowTypes = ({ stack }: CombatView, played: readonly string[]): readonly AttackType[] =>
  typesIn(stack).flatMap(([type, count]) =>
    count > 0 && played.some((card) => combatRow(card)?.type === type) ? [type] : [],
  );
