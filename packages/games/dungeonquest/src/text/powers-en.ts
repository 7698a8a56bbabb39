import { capital, type Names } from '@mazmorra/kernel';
import type { EventOf, Fighter } from '../events.ts';
import { fighterName, isReader, its, ofFighter } from './fighters-en.ts';
import { card, nameOf } from './nouns-en.ts';

/**
 * What the power cards do, in English. A card whose effect lasts, binds somebody or is seen by its player alone says so here, because no
 * line after it does; a card whose effect is told at once only takes effect.
 */

type Deed = readonly [you: string, one: (name: string, its: string) => string];

const adds = (amount: number): Deed => [
  `you will add ${amount} to your attack next round`,
  (name, its) => `${name} will add ${amount} to ${its} attack next round`,
];
const draws = (cards: string): Deed => [`you draw ${cards}`, (name) => `${name} draws ${cards}`];
const discards = (cards: string): Deed => [
  `you may discard ${cards} from your damage pile`,
  (name, its) => `${name} may discard ${cards} from ${its} damage pile`,
];
const takes = (cards: string): Deed => [
  `you take ${cards} if you lose this round`,
  (name) => `${name} takes ${cards} if beaten this round`,
];

/** For whoever plays the card. */
const own: Readonly<Record<string, Deed>> = {
  'power-guided-shot': [
    'you may play another card from your hand instead',
    (name, its) => `${name} may play another card from ${its} hand instead`,
  ],
  'power-evasive-step': takes('at most 1 damage card'),
  'power-hunters-patience': adds(3),
  'power-prayer-of-kellos': discards('1 card'),
  'power-penance': [
    'you may move 1 card from your hand to your damage pile to add 3 to your attack',
    (name, its) => `${name} may move 1 card from ${its} hand to ${its} damage pile to add 3 to ${its} attack`,
  ],
  'power-unleashed-rage': [
    'you may discard cards of value 1 from your hand, each adding 1 to your attack',
    (name, its) => `${name} may discard cards of value 1 from ${its} hand, each adding 1 to ${its} attack`,
  ],
  'power-reckless-charge': draws('1 combat card'),
  'power-tribal-cunning': draws('2 combat cards'),
  'power-sisterhood': [
    'you choose 1 card from the combat stack for your hand',
    (name, its) => `${name} chooses 1 card from the combat stack for ${its} hand`,
  ],
  'power-shield-wall': takes('1 damage card fewer'),
  'power-heroic-stand': adds(1),
  'power-poisoned-arrow': [
    'you will add 4 to your attack next round if the other attack is of the type that you name',
    (name, its) =>
      `${name} will add 4 to ${its} attack next round if the other attack is of the type now named`,
  ],
  'power-deadly-shot': [
    'you will add 2 to your attack next round if it is of the type that you name',
    (name, its) => `${name} will add 2 to ${its} attack next round if it is of the type now named`,
  ],
  'power-infernal-pact': draws('2 combat cards'),
  'power-hammer-blow': adds(1),
  'power-wild-swing': [
    'you will take 2 off your attack next round',
    (name, its) => `${name} will take 2 off ${its} attack next round`,
  ],
  'power-thick-hide': takes('1 damage card fewer'),
  'power-natural-armor': discards('up to 2 cards'),
  'power-iron-skin': takes('2 damage cards fewer'),
};

const ONE_MORE = takes('1 more damage card');
const NO_COUNTER: Deed = [
  'you cannot counterattack this round',
  (name) => `${name} cannot counterattack this round`,
];

/** For the opponent. */
const against: Readonly<Record<string, Deed>> = {
  'power-blessed-ward': [
    'you cannot score a deathblow next round',
    (name) => `${name} cannot score a deathblow next round`,
  ],
  'power-swift-strike': NO_COUNTER,
  'power-knights-challenge': [
    'you must play a melee card next round, if you can',
    (name) => `${name} must play a melee card next round, if possible`,
  ],
  'power-brightblaze-dive': ONE_MORE,
  'power-bone-splinters': ONE_MORE,
  'power-agony-of-remembrance': [
    'the card that you play next round will be cancelled if its attack value is 3 or more',
    (name) => `the card that ${name} plays next round will be cancelled if its attack value is 3 or more`,
  ],
  'power-dark-bolt': NO_COUNTER,
  'power-crushing-grip': [
    'you cannot counterattack next round',
    (name) => `${name} cannot counterattack next round`,
  ],
  'power-aura-of-terror': [
    'if you lose this round, 1 card of the combat stack may be added to your damage',
    (name, its) =>
      `if ${name} is beaten this round, 1 card of the combat stack may be added to ${its} damage`,
  ],
  'power-burning-whip': ONE_MORE,
};

const say = ([you, one]: Deed, fighter: Fighter, names: Names): string =>
  isReader(fighter, names) ? you : one(fighterName(fighter, names), its(fighter));

/** `With “Hammer Blow”, the Troll will add 1 to its attack next round.` */
export function powerSentence(e: EventOf<'power'>, names: Names): string {
  const { fighter, opponent, lacks } = e;
  const played = `${capital(ofFighter('card', fighter, names))} ${card(e.card)}`;
  if (lacks === 'combat-stack') return `${played} has no effect: the combat stack is empty.`;
  if (lacks === 'damage-pile') return `${played} has no effect: there is no damage to discard.`;
  if (opponent !== undefined && lacks !== undefined)
    return `${played} has no effect: ${ofFighter('attack', opponent, names)} is not ${nameOf(lacks)}.`;
  const deed = own[e.card];
  if (deed !== undefined) return `With ${card(e.card)}, ${say(deed, fighter, names)}.`;
  const harm = against[e.card];
  if (harm !== undefined && opponent !== undefined)
    return `Because of ${card(e.card)}, ${say(harm, opponent, names)}.`;
  return `${played} takes effect.`;
}
