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

/** Both sides of a combat: the hero's, and the monster's that a bot plays for its right neighbour (DQ-BOT-04, DQ-BOT-05). */
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

/** The side a seat plays, 0 the hero's. */
const sideOf = (s: State, seat: Seat): number => (s.combat.players[0] === seat ? 0 : 1);

/** Strength, company for a counterattack, cards of its type waiting in the stack, a text of its own. */
export function adviseCard(s: State, seat: Seat, options: readonly Option[], rng: FastRng): Option {
  const { combat } = s;
  const side = sideOf(s, seat);
  const hand = combat.hands[side] ?? [];
  let best = options[0] as Option;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const card = option - firstCard;
    let score = (attack[card] as number) + (hasText[card] ? 1 : 0) + 0.01 * rng.unit();
    if ((counter[card] as number) >= 0) {
      for (const other of hand) if (counter[other] === counter[card]) score += (attack[other] as number) / 2;
      score -= (attack[card] as number) / 2;
    }
    for (const waiting of combat.stack) if (type[waiting] === type[card]) score += 1;
    if (score > bestScore) {
      bestScore = score;
      best = option;
    }
  }
  return best;
}

const total = (s: State, side: number): number => {
  if (s.combat.cancelled[side] === 1) return 0;
  let sum = s.combat.bonus[side] ?? 0;
  for (const card of s.combat.played[side] ?? []) sum += attack[card] as number;
  return sum;
};

/** Counterattacks when it can go above the other side, the lowest cards first. */
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

/** Agrees to what costs nothing, names what the other side plays most, takes the strongest card. */
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
