import {
  attackTypes,
  combatCards,
  combatKinds,
  does,
  dungeonquest,
  powerCards,
  type State,
} from '@mazmorra/dungeonquest';
import type { FastRng, Option, Seat } from '@mazmorra/kernel';

/**
 * The cards of a combat. A bot plays the hero's side, or the monster's side against its right neighbour (DQ-BOT-04,
 * DQ-BOT-05).
 */
const rows: readonly { readonly type: string; readonly attack: number; readonly counter?: string }[] = [
  ...combatCards,
  ...powerCards,
];
const attack = rows.map((row) => row.attack);
const type = rows.map((row) => attackTypes.indexOf(row.type as (typeof attackTypes)[number]));
const counter = rows.map((row) => attackTypes.indexOf(row.counter as (typeof attackTypes)[number]));
const hasText = combatKinds.map((kind) => kind.effect.length > 0);

const startOf = (name: string): Option => dungeonquest.optionNamed(name) ?? -1;
const firstCard = startOf(`card:${combatKinds[0]?.id}`);
const lastCard = firstCard + combatKinds.length - 1;
const firstType = startOf(`type:${attackTypes[0]}`);

const isCard = (option: Option): boolean => option >= firstCard && option <= lastCard;

/** The side that a seat plays; 0 is the hero's. */
const sideOf = (s: State, seat: Seat): number => (s.combat.players[0] === seat ? 0 : 1);

/** The card to play: the hero's side evaluates the whole round, the monster's follows DQ-BOT-04. */
export function adviseCard(s: State, seat: Seat, options: readonly Option[], rng: FastRng): Option {
  const side = sideOf(s, seat);
  let best = options[0] as Option;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const card = option - firstCard;
    const score =
      (side === 0 || s.combat.duel === 1 ? prospect(s, side, card) : strength(s, side, card)) +
      0.01 * rng.unit();
    if (score > bestScore) {
      bestScore = score;
      best = option;
    }
  }
  return best;
}

/**
 * The strength of a card: attack, cards in hand for a counterattack, cards of its type in the stack, and its own text
 * (DQ-BOT-04).
 */
function strength({ combat }: State, side: number, card: number): number {
  let score = (attack[card] as number) + (hasText[card] ? 1 : 0);
  if ((counter[card] as number) >= 0) {
    for (const other of combat.hands[side] ?? [])
      if (counter[other] === counter[card]) score += (attack[other] as number) / 2;
    score -= (attack[card] as number) / 2;
  }
  for (const waiting of combat.stack) if (type[waiting] === type[card]) score += 1;
  return score;
}

/** The number of copies of each combat card: what the other side may play. */
const deck: readonly number[] = combatCards.map(({ count }) => count);

/**
 * Expected wounds dealt minus wounds taken in the round that a card begins, over all cards the other side may answer
 * with.
 */
function prospect({ combat }: State, side: number, card: number): number {
  const own = (attack[card] as number) + (combat.bonus[side] ?? 0);
  const waiting = [0, 0, 0];
  for (const each of combat.stack) (waiting[type[each] as number] as number)++;
  let reach = own;
  if ((counter[card] as number) >= 0)
    for (const other of combat.hands[side] ?? [])
      if (counter[other] === counter[card]) reach += attack[other] as number;
  if ((counter[card] as number) >= 0) reach -= attack[card] as number;
  const deals = 1 + (waiting[type[card] as number] as number);
  let sum = 0;
  let all = 0;
  for (let other = 0; other < deck.length; other++) {
    const weight = (deck[other] as number) * (combat.automaton === 1 ? 1 : (attack[other] as number));
    all += weight;
    sum += weight * roundWith(card, own, reach, deals, other, 1 + (waiting[type[other] as number] as number));
  }
  return sum / all + (hasText[card] ? 0.25 : 0);
}

function roundWith(
  card: number,
  own: number,
  reach: number,
  deals: number,
  other: number,
  takes: number,
): number {
  const theirs = attack[other] as number;
  if (own > theirs) {
    // The other side may counter a card of the type that its icon beats, with a probability that falls with the
    // difference to make up.
    const countered = counter[other] === type[card] ? answered / (own - theirs + 1) : 0;
    return deals - countered * (deals + takes + 1);
  }
  if (own === theirs && type[card] === type[other]) return 0;
  if (counter[card] === type[other] && reach > theirs) return deals + 0.7;
  if (own === theirs) return counter[other] === type[card] ? -answered * takes : 0;
  return -takes;
}
const answered = 0.7;

const total = (s: State, side: number): number => {
  if (s.combat.cancelled[side] === 1) return 0;
  let sum = s.combat.bonus[side] ?? 0;
  for (const card of s.combat.played[side] ?? []) sum += attack[card] as number;
  return sum;
};

/** Counterattacks if the total can exceed that of the other side, with the lowest cards first. */
export function adviseCounter(s: State, seat: Seat, options: readonly Option[]): Option {
  const side = sideOf(s, seat);
  const target = total(s, 1 - side);
  let reach = total(s, side);
  let lowest = does.stop;
  for (const card of s.combat.hands[side] ?? []) {
    const option = firstCard + card;
    if (!options.includes(option)) continue;
    reach += attack[card] as number;
    if (lowest === does.stop || (attack[card] as number) < (attack[lowest - firstCard] as number))
      lowest = option;
  }
  return reach > target ? lowest : does.stop;
}

/** Accepts what costs nothing, names the type that the other side plays most, and takes the strongest card. */
export function advisePower(s: State, options: readonly Option[], rng: FastRng): Option {
  if (options.includes(does.yes)) return does.yes;
  let best = options[0] as Option;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    let score = 0.01 * rng.unit();
    if (isCard(option)) score += attack[option - firstCard] as number;
    else if (option >= firstType && option < firstType + attackTypes.length)
      score += s.combat.shown[option - firstType] as number;
    if (score > bestScore) {
      bestScore = score;
      best = option;
    }
  }
  return best;
}
