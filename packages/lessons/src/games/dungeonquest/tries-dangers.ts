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
      en: 'A Sorcerer. To escape, both sides turn up a power card: if your escape value is equal or higher, you get away.',
      es: 'Un Hechicero. Para escapar, cada uno muestra una carta de Poder: si tu valor de escape es igual o mayor, escapas.',
    },
    offers: ['escape', 'attack'],
    answers: {
      attack: { en: 'The combat begins.', es: 'Empieza el combate.' },
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
      en: 'Somebody escaped from the Skeleton to the east. Whoever enters meets it before anything else.',
      es: 'Alguien escapó del Esqueleto que hay al este. Quien entre se topará con él antes que con nada.',
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
      en: 'Both of you choose a card in secret; the higher number wins, and its card is a wound for the other side.',
      es: 'Los dos elegís una carta en secreto; gana el número más alto, y su carta es una Herida para el otro.',
    },
    offers: ['card:combat-heart-strike', 'card:combat-bolt'],
    answers: {
      'card:combat-heart-strike': {
        en: '4 against 2: one wound for the Skeleton.',
        es: '4 contra 2: una Herida para el Esqueleto.',
      },
      'card:combat-bolt': {
        en: 'The same card: a stalemate, and both go to the combat stack.',
        es: 'La misma carta: punto muerto, y las dos van al montón de combate.',
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
      en: 'Your 2 is below the 3, but “Lunge” can counterattack magic: add a card with the same sign.',
      es: 'Tu 2 no llega al 3, pero «Estocada» puede contraatacar la magia: añade una carta con el mismo signo.',
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
        es: 'Pierdes la ronda, y la Herida es para ti.',
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
      en: 'There are two magic cards in the combat stack. Win a round with magic and they strike along with it.',
      es: 'En el montón de combate hay dos cartas mágicas. Gana una ronda con magia y golpearán con ella.',
    },
    offers: ['card:combat-inferno', 'card:combat-bolt'],
    lit: ['option:card:combat-inferno'],
    answers: {
      'card:combat-inferno': {
        en: 'Three cards at once: the Golem is dead.',
        es: 'Tres cartas a la vez: el Gólem cae.',
      },
      'card:combat-bolt': {
        en: 'Three cards at once: the Golem is dead.',
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
      en: '{1} has met a Demon, and you play it. One more wound kills Tatianna.',
      es: '{1} se ha topado con un Demonio, y lo llevas tú. Una Herida más matará a Tatianna.',
    },
    offers: ['card:combat-inferno', 'card:combat-slash'],
    answers: {
      'card:combat-inferno': {
        en: 'Tatianna is dead, and the Demon waits for the next hero.',
        es: 'Tatianna ha muerto, y el Demonio espera al siguiente héroe.',
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
      en: 'The Treasure Chamber lies to the east. A dragon card says whether the dragon sleeps on.',
      es: 'La Sala del Tesoro está al este. Una carta de Dragón dice si el dragón sigue dormido.',
    },
    offers: ['move:6-4'],
    lit: ['option:move:6-4'],
    answers: {
      'move:6-4': {
        en: 'He sleeps on: two treasure cards, 1340 gold.',
        es: 'Sigue dormido: dos cartas de Tesoro, 1340 de oro.',
      },
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
      en: 'You have two treasure cards. Draw another dragon card, or leave the chamber with what you have?',
      es: 'Llevas dos cartas de Tesoro. ¿Robas otra carta de Dragón o sales de la sala con lo que tienes?',
    },
    offers: ['draw-dragon', 'move:5-4'],
    answers: {
      'draw-dragon': {
        en: 'Dragon Rage: the treasure cards are gone, 7 wounds, and you must retreat.',
        es: 'Furia del dragón: adiós a las cartas de Tesoro, 7 Heridas, y tienes que retirarte.',
      },
      'move:*': {
        en: 'Out with the gold. The next card was Dragon Rage.',
        es: 'Fuera con el oro. La carta siguiente era la Furia del dragón.',
      },
    },
  },
];
