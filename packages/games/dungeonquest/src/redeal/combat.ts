import { at, type Option, type Rng, type Viewer } from '@mazmorra/kernel';
import { POWER_CARDS_EACH } from '../data/limits.ts';
import { CARD } from '../options.ts';
import { handOf, playedBy } from '../rules/combat/opening.ts';
import { cardOptions } from '../rules/combat/rounds.ts';
import type { Combat, Side, State } from '../state.ts';
import { firstPower } from '../view/combat.ts';
import { reshuffle } from './shuffle.ts';

/**
 * Hands the viewer cannot see are dealt anew with the combat deck; a power card nobody has seen may be any of those
 * left in its owner's pile; a card chosen face down may be any he might have chosen.
 */
export function redealCombat(world: State, viewer: Viewer, rng: Rng): void {
  const { combat } = world;
  if (combat.on === 0) {
    reshuffle(combat.deck, rng);
    return;
  }
  const hidden = ([0, 1] as const).filter((side) => viewer !== combat.players[side]);
  const hands = hidden.map((side) => splitHand(combat, side, viewer));
  for (const { plain } of hands) combat.deck.push(...plain);
  reshuffle(combat.deck, rng);
  hands.forEach(({ known, plain, powers }, index) => {
    const side = hidden[index] === 1 ? 1 : 0;
    const dealt = combat.deck.splice(combat.deck.length - plain.length, plain.length);
    combat.hands[side] = [...known, ...dealt, ...powers.map((owner) => otherPower(world, owner, rng))];
  });
  for (const side of hidden) rechoose(world, side, rng);
}

interface Hand {
  /** Seen by the viewer. */
  readonly known: readonly number[];
  /** From the common deck. */
  readonly plain: readonly number[];
  /** Sides whose unseen power card lies in this hand. */
  readonly powers: readonly Side[];
}

function splitHand(combat: Combat, side: Side, viewer: Viewer): Hand {
  const rest = handOf(combat, side).toSorted((a, b) => a - b);
  const seen = typeof viewer === 'number' && combat.players.includes(viewer) ? at(combat.seen, side) : [];
  const known = seen.toSorted((a, b) => a - b);
  for (const card of known) rest.splice(rest.indexOf(card), 1);
  const powers = ([0, 1] as const).filter((owner) => rest.includes(at(combat.drawn, owner)));
  return { known, plain: rest.filter((card) => !combat.drawn.includes(card)), powers };
}

/** Exchanges an unseen power card with one still in its owner's pile. */
function otherPower(world: State, owner: Side, rng: Rng): number {
  const { combat } = world;
  const first = firstPower(world, owner);
  let bits = at(combat.powers, owner) | (1 << (at(combat.drawn, owner) - first));
  const indices: number[] = [];
  for (let index = 0; index < POWER_CARDS_EACH; index++) if ((bits & (1 << index)) !== 0) indices.push(index);
  const index = rng.pick(indices);
  bits &= ~(1 << index);
  combat.powers[owner] = bits;
  combat.drawn[owner] = first + index;
  return first + index;
}

function rechoose(world: State, side: Side, rng: Rng): void {
  const { combat } = world;
  if (at(combat.chosen, side) < 0 || playedBy(combat, side).length > 0 || combat.winner >= 0) return;
  const options: Option[] = [];
  cardOptions(world, at(combat.players, side), options);
  options.sort((a, b) => a - b);
  combat.chosen[side] = rng.pick(options) - CARD;
}
