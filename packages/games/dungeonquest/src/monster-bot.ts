import { at, type Option, type Rng, type Seat } from '@mazmorra/kernel';
import {
  attackOf,
  attackTypeOf,
  attackTypes,
  combatKinds,
  counterOf,
  isPower,
  NO_TYPE,
} from './data/combat.ts';
import { CARD, does, rangeOf, TYPE } from './options.ts';
import type { CombatView, SideView } from './view/combat.ts';
import type { View } from './view.ts';

/** The reference monster (DQ-BOT-04, DQ-BOT-05): what a seat's bot does on the monster's side, from its view alone. */

const kindByName = new Map(combatKinds.map(({ id }, kind) => [id, kind]));
const kindsOf = (ids: readonly string[]): number[] => ids.flatMap((id) => kindByName.get(id) ?? []);

/**
 * The option to take when this is a monster's decision; `undefined` when the seat decides for itself. DQ-BOT-02: it reads the view of
 * the seat, so it knows what a monster player knows.
 */
export function referenceMonster(
  view: View,
  seat: Seat,
  options: readonly Option[],
  rng: Rng,
): Option | undefined {
  const decision = view.asked?.decision;
  if (decision === 'DEC-TOKEN') return rng.pick(options);
  const { combat } = view;
  const side = combat?.sides[1];
  if (combat === undefined || combat.duel || side?.player !== seat) return undefined;
  switch (decision) {
    case 'DEC-CARD':
      return bestCard(combat, side, options, rng);
    case 'DEC-COUNTER':
      return counter(combat, side, options);
    case 'DEC-POWER':
      return powerChoice(combat, options, rng);
    default:
      return undefined;
  }
}

/** DQ-BOT-04: strength, company for a counterattack, cards waiting in the stack, a text of its own. */
function bestCard(combat: CombatView, side: SideView, options: readonly Option[], rng: Rng): Option {
  const hand = kindsOf(side.hand);
  const stack = kindsOf(combat.stack);
  return highest(options, rng, (option) => {
    const card = option - CARD;
    const icon = at(counterOf, card);
    const company = hand.reduce(
      (sum, other) => (counterOf[other] === icon ? sum + at(attackOf, other) : sum),
      -at(attackOf, card),
    );
    const waiting = stack.filter((other) => attackTypeOf[other] === attackTypeOf[card]).length;
    const text = isPower(card) && at(combatKinds, card).effect.length > 0 ? 1 : 0;
    return at(attackOf, card) + (icon === NO_TYPE ? 0 : company / 2) + waiting + text;
  });
}

function highest(options: readonly Option[], rng: Rng, score: (option: Option) => number): Option {
  const scores = options.map(score);
  const best = Math.max(...scores);
  return rng.pick(options.filter((_, index) => scores[index] === best));
}

/** DQ-BOT-05: exactly when it can go above the hero, the lowest cards first. */
function counter(combat: CombatView, side: SideView, options: readonly Option[]): Option {
  const target = combat.sides[0]?.total ?? 0;
  const hand = kindsOf(side.hand);
  const fitting = hand
    .filter((card) => options.includes(CARD + card))
    .sort((a, b) => at(attackOf, a) - at(attackOf, b));
  const reach = fitting.reduce((sum, card) => sum + at(attackOf, card), side.total);
  const lowest = fitting[0];
  return lowest !== undefined && reach > target ? CARD + lowest : does.stop;
}

/** Names the type the hero has played most, agrees to what costs nothing, and picks the strongest card. */
function powerChoice(combat: CombatView, options: readonly Option[], rng: Rng): Option {
  if (options.includes(does.yes)) return does.yes;
  if (options.some((option) => rangeOf(option)?.range === 'type')) {
    const types = attackTypes.map((_, type) => TYPE + type);
    return highest(types, rng, (option) => at(combat.shown, option - TYPE));
  }
  const picks = options.filter((option) => option !== does.stop);
  return highest(picks, rng, (option) => at(attackOf, option - CARD));
}
