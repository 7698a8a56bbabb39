import { at, type Outcome } from '@mazmorra/kernel';
import { TREASURE } from '../data/cards.ts';
import type { Hero, State } from '../state.ts';
import { SOLO } from '../variants.ts';
import { lootFrom } from './heroes.ts';

/** Who wins. */

/** DQ-WIN-03: what a hero who left brought out; the dead hold no Loot (DQ-DIE-03). */
export const goldOf = (hero: Hero): number => hero.lootGold.reduce((sum, gold) => sum + gold, 0);

const bestCard = (hero: Hero): number => Math.max(0, ...hero.lootGold);

/**
 * DQ-WIN-04: gold, then the best single card, then the number of cards. Heroes who did not get out come last: whoever got out has a card
 * (DQ-EXIT-02), and no end-of-game effect takes the last one.
 */
function compare(a: Hero, b: Hero): number {
  return goldOf(b) - goldOf(a) || bestCard(b) - bestCard(a) || b.loot.length - a.loot.length;
}

/** What decided between the winners and others who brought out as much gold; nothing where there is none of these. */
export function decider(
  { heroes }: State,
  { winners }: Outcome,
): { readonly by?: 'best' | 'loot'; readonly amount?: number } {
  const [winner] = winners;
  if (winner === undefined) return {};
  const first = at(heroes, winner);
  const level = heroes.filter(
    (hero, seat) => hero.fate === 'left' && !winners.includes(seat) && goldOf(hero) === goldOf(first),
  );
  if (level.length === 0) return {};
  return level.some((hero) => bestCard(hero) === bestCard(first))
    ? { by: 'loot', amount: first.loot.length }
    : { by: 'best', amount: bestCard(first) };
}

/** DQ-WIN-05: nobody wins where nobody got out. */
export function outcome(state: State): Outcome | undefined {
  if (state.over === 0) return undefined;
  const { heroes } = state;
  const places = heroes.map((hero) => 1 + heroes.filter((other) => compare(other, hero) < 0).length);
  const winners = places.flatMap((place, seat) =>
    place === 1 && wins(state, at(heroes, seat)) ? [seat] : [],
  );
  return {
    places,
    winners,
    rule: ruleOf(state, winners),
    scores: heroes.map((hero) => ({
      out: hero.fate === 'left' ? 1 : 0,
      gold: goldOf(hero),
      best: bestCard(hero),
      loot: hero.loot.length,
    })),
  };
}

/** Alone he must bring out a treasure card (DQ-SOLO-05). */
function wins(state: State, hero: Hero): boolean {
  if (hero.fate !== 'left') return false;
  return (state.optional & SOLO) === 0 || lootFrom(hero, TREASURE) > 0;
}

function ruleOf(state: State, winners: readonly number[]): string {
  if ((state.optional & SOLO) !== 0) return 'DQ-SOLO-05';
  return winners.length > 0 ? 'DQ-WIN-04' : 'DQ-WIN-05';
}
