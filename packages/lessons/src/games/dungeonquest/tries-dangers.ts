import type { Position } from '@mazmorra/dungeonquest/position';
import type { Try } from '../../lesson.ts';
import { before, fighting, HUGO, inRoom, NEIGHBOUR } from './people.ts';

const atTheChamber: Position = {
  heroes: [{ hero: HUGO, at: [5, 4] }, NEIGHBOUR],
  rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
  sun: 14,
  next: {
    dungeon: ['dungeon-empty', 'dungeon-empty'],
    dragon: ['dragon-sleeping', 'dragon-rage'],
    treasure: ['treasure-ruby-ring', 'treasure-bag-of-gems'],
  },
};

/** Monsters, combat and the dragon. */
export const dangers: readonly Try<Position>[] = [
  {
    id: 'escape-or-attack',
    title: { en: 'Escape or attack', es: 'Escapar o atacar' },
    rules: ['DQ-MON-07', 'DQ-ESC-01', 'DQ-ESC-02'],
    position: before('tile-chamber-03', { dungeon: ['dungeon-sorcerer', 'dungeon-empty'] }),
    before: ['0 move:4-3'],
    say: {
      en: 'A sorcerer. To escape, both sides turn up a power card: equal or higher, and you get away.',
      es: 'Un Hechicero. Para escapar, cada lado descubre una carta de poder: si la tuya es igual o más alta, escapas.',
    },
    offers: ['escape', 'attack'],
    answers: {
      attack: { en: 'The fight begins.', es: 'Empieza el combate.' },
    },
  },
  {
    id: 'token',
    title: { en: 'A monster that waits', es: 'Un Monstruo que espera' },
    rules: ['DQ-MON-01', 'DQ-MON-03', 'DQ-MON-10'],
    position: inRoom(
      {},
      {
        tokens: [{ monster: 'skeleton', life: 2, at: [4, 3] }],
        rooms: [
          { at: [3, 3], tile: 'tile-chamber-01', entry: 'west' },
          { at: [4, 3], tile: 'tile-chamber-02', entry: 'west' },
          { at: [2, 3], tile: 'tile-chamber-03', entry: 'west' },
        ],
      },
    ),
    say: {
      en: 'Somebody ran away from the skeleton to the east. Whoever enters meets it before anything else.',
      es: 'Alguien escapó del Esqueleto del este. Quien entra se topa con él antes que con nada.',
    },
    offers: ['move:4-3'],
    lit: ['option:move:4-3'],
    answers: { 'move:4-3': { en: 'There it is.', es: 'Ahí está.' } },
  },
  {
    id: 'attack',
    title: { en: 'A round of combat', es: 'Una ronda de combate' },
    rules: ['DQ-CMB-05', 'DQ-CMB-08', 'DQ-CMB-15'],
    position: fighting({
      monster: 'skeleton',
      life: 3,
      hand: ['heart-strike', 'lunge', 'bolt', 'true-shot', 'slash'],
      monsterHand: ['bolt', 'arcane-blast', 'agony-bolt', 'lunge', 'slash'],
    }),
    others: { 1: ['card:combat-bolt'] },
    say: {
      en: 'Both choose a card in secret; the higher number wins, and its card is a wound for the other.',
      es: 'Ambos elegís una carta en secreto; gana el número más alto, y su carta es una Herida para el otro.',
    },
    offers: ['card:combat-heart-strike', 'card:combat-bolt'],
    answers: {
      'card:combat-heart-strike': {
        en: '4 against 2: one wound for the skeleton.',
        es: '4 contra 2: una Herida para el Esqueleto.',
      },
      'card:combat-bolt': {
        en: 'The same card: a draw, and both go to the stack.',
        es: 'La misma carta: punto muerto, y ambas van al montón.',
      },
    },
  },
  {
    id: 'counterattack',
    title: { en: 'A counterattack', es: 'Un contraataque' },
    rules: ['DQ-CMB-09', 'DQ-CMB-10', 'DQ-CMB-13'],
    position: fighting({
      monster: 'skeleton',
      life: 3,
      hand: ['lunge', 'deep-blow', 'slash', 'true-shot', 'volley'],
      monsterHand: ['arcane-blast', 'bolt', 'agony-bolt', 'lunge', 'slash'],
    }),
    before: ['0 card:combat-lunge', '1 card:combat-arcane-blast'],
    say: {
      en: 'Your 2 is below the 3, but the sign of Lunge answers magic: add a card with the same sign.',
      es: 'Tu 2 no llega al 3, pero el signo de la Estocada responde a la magia: añade una carta con el mismo signo.',
    },
    offers: ['card:combat-deep-blow', 'card:combat-slash', 'stop'],
    answers: {
      'card:combat-deep-blow': {
        en: '5 against 3: two wounds at once.',
        es: '5 contra 3: dos Heridas de golpe.',
      },
      'card:combat-slash': {
        en: '3 against 3 is not enough yet: one more, or stop.',
        es: '3 contra 3 aún no basta: otra más, o lo dejas.',
      },
      stop: {
        en: 'The round is lost, and the wound is yours.',
        es: 'Pierdes la ronda, y la Herida es tuya.',
      },
    },
  },
  {
    id: 'deathblow',
    title: { en: 'A deathblow', es: 'Un golpe mortal' },
    rules: ['DQ-CMB-16', 'DQ-CMB-17', 'DQ-CMB-21'],
    position: fighting({
      monster: 'golem',
      life: 4,
      hand: ['heart-strike', 'heart-strike', 'inferno', 'bolt', 'true-shot'],
      monsterHand: ['bolt', 'agony-bolt', 'quick-shot', 'agony-bolt', 'slash'],
      next: ['lunge', 'slash', 'lunge', 'slash'],
    }),
    before: [
      '0 card:combat-heart-strike',
      '1 card:combat-bolt',
      '0 card:combat-heart-strike',
      '1 card:combat-agony-bolt',
    ],
    others: { 1: ['card:combat-quick-shot'] },
    say: {
      en: 'Two magic cards lie in the stack. Win a round with magic and they strike along with it.',
      es: 'En el montón hay dos cartas mágicas. Gana una ronda con magia y golpearán con ella.',
    },
    offers: ['card:combat-inferno', 'card:combat-bolt'],
    lit: ['option:card:combat-inferno'],
    answers: {
      'card:combat-inferno': {
        en: 'Three cards at once: the golem falls.',
        es: 'Tres cartas a la vez: el Gólem cae.',
      },
      'card:combat-bolt': {
        en: 'Three cards at once: the golem falls.',
        es: 'Tres cartas a la vez: el Gólem cae.',
      },
      'card:*': { en: 'No magic, no deathblow.', es: 'Sin magia no hay golpe mortal.' },
    },
  },
  {
    id: 'playing-the-monster',
    title: { en: 'Playing the monster', es: 'Llevar al Monstruo' },
    rules: ['DQ-MON-02', 'DQ-BOT-01', 'DQ-CMB-23'],
    position: {
      heroes: [
        { hero: HUGO, at: [9, 8] },
        { hero: 'tatianna', at: [4, 3], with: { wounds: 13 } },
      ],
      rooms: [
        { at: [4, 3], tile: 'tile-chamber-01', entry: 'west' },
        { at: [9, 8], tile: 'tile-chamber-02', entry: 'west' },
      ],
      sun: 6,
      combat: {
        hero: 1,
        monster: 'demon',
        life: 5,
        hand: ['agony-bolt', 'bolt', 'slash', 'lunge', 'bolt'],
        monsterHand: ['inferno', 'lunge', 'deep-blow', 'true-shot', 'slash'],
      },
    },
    others: { 1: ['card:combat-bolt'] },
    say: {
      en: '{1} has met a demon, and you play it. One more wound kills Tatianna.',
      es: '{1} se ha topado con un Demonio, y lo llevas tú. Una Herida más mata a Tatianna.',
    },
    offers: ['card:combat-inferno', 'card:combat-slash'],
    answers: {
      'card:combat-inferno': {
        en: 'Tatianna is dead, and the demon waits for the next one.',
        es: 'Tatianna ha muerto, y el Demonio espera al siguiente.',
      },
    },
  },
  {
    id: 'sleeping-dragon',
    title: { en: 'The dragon sleeps', es: 'El dragón duerme' },
    rules: ['DQ-ROOM-05', 'DQ-DRG-01', 'DQ-DRG-02'],
    position: atTheChamber,
    others: { 1: ['move:12-8'] },
    say: {
      en: 'The treasure chamber lies to the east. A dragon card says whether the dragon sleeps on.',
      es: 'La Sala del Tesoro está al este. Una carta de Dragón dice si el dragón sigue dormido.',
    },
    offers: ['move:6-4'],
    lit: ['option:move:6-4'],
    answers: {
      'move:6-4': { en: 'It sleeps: two treasures, 1340 gold.', es: 'Duerme: dos tesoros, 1340 de oro.' },
    },
  },
  {
    id: 'dragon-rage',
    title: { en: 'One card too many', es: 'Una carta de más' },
    rules: ['DQ-DRG-03', 'DQ-DRG-05', 'DQ-DRG-06'],
    position: atTheChamber,
    before: ['0 move:6-4', '1 move:12-8'],
    dice: [3, 4],
    say: {
      en: 'You hold two treasures. Draw another dragon card, or leave the chamber with what you have?',
      es: 'Llevas dos tesoros. ¿Robas otra carta de Dragón o sales de la sala con lo que tienes?',
    },
    offers: ['draw-dragon', 'move:5-4'],
    answers: {
      'draw-dragon': {
        en: 'Dragon Rage: the treasures are gone, 7 wounds, and you must flee.',
        es: 'Furia del dragón: adiós a los tesoros, 7 Heridas, y hay que huir.',
      },
      'move:*': {
        en: 'Out with the gold. The next card was the dragon’s rage.',
        es: 'Fuera con el oro. La carta siguiente era la furia del dragón.',
      },
    },
  },
];
