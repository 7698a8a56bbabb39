import type { Names } from '@mazmorra/kernel';
import type { Noun, Who } from '@mazmorra/languages';
import type { EventOf } from '../events.ts';
import { ATTACKS, fighterOf, oneOf, thing, type Words } from './things.ts';

/**
 * What the power cards do. A card whose effect lasts, binds somebody or is seen by its player alone says so, because no line after it
 * does; a card whose effect is told at once only takes effect.
 */

type Powers = Words['powers'];
type Deed = (powers: Powers, ...facts: readonly [card: Noun, who: Who, fighter: Noun]) => string;

/** The sentences that need nothing but the card and whom it is about. */
type Plain = {
  [K in keyof Powers]: Powers[K] extends (card: Noun, who: Who, fighter: Noun) => string ? K : never;
}[keyof Powers];
const plain =
  (name: Plain): Deed =>
  (powers, ...facts) =>
    powers[name](...facts);
const adds =
  (amount: number): Deed =>
  (powers, ...facts) =>
    powers.adds(...facts, amount);
const draws =
  (count: number): Deed =>
  (powers, ...facts) =>
    powers.draws(...facts, count);
const discards =
  (count: number): Deed =>
  (powers, ...facts) =>
    powers.discards(...facts, count);
const takesFewer =
  (count: number): Deed =>
  (powers, ...facts) =>
    powers['takes-fewer'](...facts, count);

/** For whoever plays the card. */
const own: Readonly<Record<string, Deed>> = {
  'power-guided-shot': plain('plays-another'),
  'power-evasive-step': plain('takes-at-most'),
  'power-hunters-patience': adds(3),
  'power-prayer-of-kellos': discards(1),
  'power-penance': plain('penance'),
  'power-unleashed-rage': plain('rage'),
  'power-reckless-charge': draws(1),
  'power-tribal-cunning': draws(2),
  'power-sisterhood': plain('chooses'),
  'power-shield-wall': takesFewer(1),
  'power-heroic-stand': adds(1),
  'power-poisoned-arrow': plain('names-other'),
  'power-deadly-shot': plain('names-own'),
  'power-infernal-pact': draws(2),
  'power-hammer-blow': adds(1),
  'power-wild-swing': plain('weakens'),
  'power-thick-hide': takesFewer(1),
  'power-natural-armor': discards(2),
  'power-iron-skin': takesFewer(2),
};

/** For the opponent. */
const against: Readonly<Record<string, Deed>> = {
  'power-blessed-ward': plain('no-deathblow'),
  'power-swift-strike': plain('no-counter'),
  'power-knights-challenge': plain('must-melee'),
  'power-brightblaze-dive': plain('one-more'),
  'power-bone-splinters': plain('one-more'),
  'power-agony-of-remembrance': plain('cancels'),
  'power-dark-bolt': plain('no-counter'),
  'power-crushing-grip': plain('no-counter-next'),
  'power-aura-of-terror': plain('terror'),
  'power-burning-whip': plain('one-more'),
};

/** `With “Hammer Blow”, the Troll will add 1 to its attack next round.` */
export function powerSentence(e: EventOf<'power'>, names: Names, words: Words): string {
  const { powers } = words;
  const card = thing(e.card, words);
  const played = [...fighterOf(e.fighter, names, words), card] as const;
  if (e.lacks === 'combat-stack') return powers['no-stack'](...played);
  if (e.lacks === 'damage-pile') return powers['no-damage'](...played);
  const opponent = e.opponent && fighterOf(e.opponent, names, words);
  if (opponent && e.lacks !== undefined)
    return powers['other-type'](...played, ...opponent, oneOf(ATTACKS, e.lacks));
  const deed = own[e.card];
  if (deed) return deed(powers, card, ...fighterOf(e.fighter, names, words));
  const harm = against[e.card];
  return harm && opponent ? harm(powers, card, ...opponent) : powers.effect(...played);
}
