import { capital, type Names } from '@mazmorra/kernel';
import type { EventOf, Fighter } from '../events.ts';
import { fighterName, isReader, ofFighter } from './fighters-es.ts';
import { card, nameOf } from './nouns-es.ts';

/**
 * What the power cards do, in Spanish. A card whose effect lasts, binds somebody or is seen by its player alone says so here, because no
 * line after it does; a card whose effect is told at once only takes effect.
 */

type Deed = readonly [you: string, one: (name: string) => string];

const adds = (amount: number): Deed => [
  `sumarás ${amount} a tu ataque en la ronda siguiente`,
  (name) => `${name} sumará ${amount} a su ataque en la ronda siguiente`,
];
const draws = (cards: string): Deed => [
  `robas ${cards} de Combate`,
  (name) => `${name} roba ${cards} de Combate`,
];
const discards = (cards: string): Deed => [
  `puedes descartar ${cards} de tu montón de daño`,
  (name) => `${name} puede descartar ${cards} de su montón de daño`,
];
const takes = (cards: string): Deed => [
  `recibes ${cards} si pierdes esta ronda`,
  (name) => `${name} recibe ${cards} si pierde esta ronda`,
];

/** For whoever plays the card. */
const own: Readonly<Record<string, Deed>> = {
  'power-guided-shot': [
    'puedes jugar en su lugar otra carta de tu mano',
    (name) => `${name} puede jugar en su lugar otra carta de su mano`,
  ],
  'power-evasive-step': takes('como mucho 1 carta de daño'),
  'power-hunters-patience': adds(3),
  'power-prayer-of-kellos': discards('1 carta'),
  'power-penance': [
    'puedes pasar 1 carta de tu mano a tu montón de daño para sumar 3 a tu ataque',
    (name) => `${name} puede pasar 1 carta de su mano a su montón de daño para sumar 3 a su ataque`,
  ],
  'power-unleashed-rage': [
    'puedes descartar de tu mano cartas de valor 1, y cada una suma 1 a tu ataque',
    (name) => `${name} puede descartar de su mano cartas de valor 1, y cada una suma 1 a su ataque`,
  ],
  'power-reckless-charge': draws('1 carta'),
  'power-tribal-cunning': draws('2 cartas'),
  'power-sisterhood': [
    'eliges 1 carta del montón de combate para tu mano',
    (name) => `${name} elige 1 carta del montón de combate para su mano`,
  ],
  'power-shield-wall': takes('1 carta de daño menos'),
  'power-heroic-stand': adds(1),
  'power-poisoned-arrow': [
    'sumarás 4 a tu ataque en la ronda siguiente si el ataque contrario es del tipo que nombres',
    (name) =>
      `${name} sumará 4 a su ataque en la ronda siguiente si el ataque contrario es del tipo que nombre`,
  ],
  'power-deadly-shot': [
    'sumarás 2 a tu ataque en la ronda siguiente si es del tipo que nombres',
    (name) => `${name} sumará 2 a su ataque en la ronda siguiente si es del tipo que nombre`,
  ],
  'power-infernal-pact': draws('2 cartas'),
  'power-hammer-blow': adds(1),
  'power-wild-swing': [
    'restarás 2 a tu ataque en la ronda siguiente',
    (name) => `${name} restará 2 a su ataque en la ronda siguiente`,
  ],
  'power-thick-hide': takes('1 carta de daño menos'),
  'power-natural-armor': discards('hasta 2 cartas'),
  'power-iron-skin': takes('2 cartas de daño menos'),
};

const ONE_MORE = takes('1 carta de daño más');
const NO_COUNTER: Deed = [
  'no puedes contraatacar en esta ronda',
  (name) => `${name} no puede contraatacar en esta ronda`,
];

/** For the opponent. */
const against: Readonly<Record<string, Deed>> = {
  'power-blessed-ward': [
    'no podrás dar un golpe mortal en la ronda siguiente',
    (name) => `${name} no podrá dar un golpe mortal en la ronda siguiente`,
  ],
  'power-swift-strike': NO_COUNTER,
  'power-knights-challenge': [
    'tendrás que jugar una carta cuerpo a cuerpo en la ronda siguiente, si tienes alguna',
    (name) => `${name} tendrá que jugar una carta cuerpo a cuerpo en la ronda siguiente, si tiene alguna`,
  ],
  'power-brightblaze-dive': ONE_MORE,
  'power-bone-splinters': ONE_MORE,
  'power-agony-of-remembrance': [
    'la carta que juegues en la ronda siguiente quedará cancelada si su valor de ataque es 3 o más',
    (name) =>
      `la carta que juegue ${name} en la ronda siguiente quedará cancelada si su valor de ataque es 3 o más`,
  ],
  'power-dark-bolt': NO_COUNTER,
  'power-crushing-grip': [
    'no podrás contraatacar en la ronda siguiente',
    (name) => `${name} no podrá contraatacar en la ronda siguiente`,
  ],
  'power-aura-of-terror': [
    'si pierdes esta ronda, a tu daño se le puede añadir 1 carta del montón de combate',
    (name) => `si ${name} pierde esta ronda, a su daño se le puede añadir 1 carta del montón de combate`,
  ],
  'power-burning-whip': ONE_MORE,
};

const say = ([you, one]: Deed, fighter: Fighter, names: Names): string =>
  isReader(fighter, names) ? you : one(fighterName(fighter, names));

/** «Con «Martillazo», el Troll sumará 1 a su ataque en la ronda siguiente.» */
export function powerSentence(e: EventOf<'power'>, names: Names): string {
  const { fighter, opponent, lacks } = e;
  const played = capital(ofFighter([`la carta ${card(e.card)}`, `tu carta ${card(e.card)}`], fighter, names));
  if (lacks === 'combat-stack') return `${played} no surte efecto: el montón de combate está vacío.`;
  if (lacks === 'damage-pile') return `${played} no surte efecto: no hay daño que descartar.`;
  if (opponent !== undefined && lacks !== undefined)
    return `${played} no surte efecto: ${ofFighter(['el ataque', 'tu ataque'], opponent, names)} no es ${nameOf(lacks)}.`;
  const deed = own[e.card];
  if (deed !== undefined) return `Con ${card(e.card)}, ${say(deed, fighter, names)}.`;
  const harm = against[e.card];
  if (harm !== undefined && opponent !== undefined)
    return `Por ${card(e.card)}, ${say(harm, opponent, names)}.`;
  return `${played} surte efecto.`;
}
