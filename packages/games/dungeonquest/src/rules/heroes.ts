import { at, type Seat } from '@mazmorra/kernel';
import { type Ability, abilityAt, lifeOf, useProgram } from '../data/abilities.ts';
import { type CardId, cardIndex, cards } from '../data/cards.ts';
import type { Timing } from '../data/effect.ts';
import { told } from '../events.ts';
import { heroOf, type Run, runEffects } from '../run.ts';
import type { Hero, State } from '../state.ts';

/** Life, abilities and runes of a hero (2.4, 3.21). */

export const lifeOfHero = (hero: Hero): number => at(lifeOf, hero.hero);

export const abilityOf = (hero: Hero, timing: Timing): Ability | undefined => abilityAt(hero.hero, timing);

const runeNumbers = {
  healing: cardIndex('rune-healing'),
  teleportation: cardIndex('rune-teleportation'),
  deathTouch: cardIndex('rune-death-touch'),
  stasis: cardIndex('rune-stasis'),
  warning: cardIndex('rune-warning'),
  opening: cardIndex('rune-opening'),
  lightning: cardIndex('rune-lightning'),
  protection: cardIndex('rune-protection'),
  levitation: cardIndex('rune-levitation'),
  fortune: cardIndex('rune-fortune'),
  sight: cardIndex('rune-sight'),
  slumber: cardIndex('rune-slumber'),
} as const satisfies Record<string, ReturnType<typeof cardIndex>>;

export type Rune = keyof typeof runeNumbers;
export const runeNumber = (rune: Rune): number => runeNumbers[rune];

export const hasRune = (hero: Hero, rune: Rune): boolean =>
  hero.runes.length > 0 && hero.runes.includes(runeNumbers[rune]);

/** DQ-RUNE-01: used once, then out of the game. */
export function spendRune(run: Run, seat: Seat, rune: Rune): void {
  const hero = heroOf(run.state, seat);
  const number = runeNumbers[rune];
  hero.runes.splice(hero.runes.indexOf(number), 1);
  run.state.runesAway.push(number);
  run.emit?.(told('DQ-RUNE-01', { type: 'rune-used', seat, card: at(cards, number).id }));
}

/** Spends a rune and runs its text, which acts on the frame that is innermost now. */
export function useRune(run: Run, seat: Seat, rune: Rune): void {
  spendRune(run, seat, rune);
  const number = runeNumbers[rune];
  runEffects(run, seat, at(useProgram, number), 'rune', number);
}

/** Runs the text of a hero's ability, which acts on the frame that is innermost now. */
export function useAbility(run: Run, seat: Seat, ability: Ability): void {
  run.emit?.(told('DQ-TERM-09', { type: 'ability-used', seat, ability: ability.id }));
  runEffects(run, seat, ability.program, 'ability', heroOf(run.state, seat).hero);
}

export const cardIdOf = (card: number): CardId => at(cards, card).id;

/** DQ-EXIT-02; with No Glory without Courage only with a treasure card (DQ-VAR-90). */
export const lootFrom = (hero: Hero, deck: number): number => {
  let count = 0;
  for (const card of hero.loot) if (at(cards, card).deck === deck) count++;
  return count;
};

/**
 * DQ-MON-02: the next seat clockwise plays the monsters, even if its hero has died (DQ-ELIM-01) or left (DQ-ELIM-02, DQ-RULING-12).
 */
export const monsterPlayerOf = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;
