import type { Position } from '@mazmorra/dungeonquest/position';
import type { Chapter } from '../../lesson.ts';
import { HUGO, NEIGHBOUR } from './people.ts';

const combat = '.dq-fight';

/** A fight of three rounds: attack, counterattack, deathblow. */
export const fight: Chapter<Position> = {
  title: { en: 'A fight', es: 'Un combate' },
  position: {
    heroes: [{ hero: HUGO, at: [4, 3] }, NEIGHBOUR],
    rooms: [{ at: [4, 3], tile: 'tile-chamber-01', entry: 'west' }],
    sun: 4,
    combat: {
      hero: 0,
      monster: 'troll',
      life: 5,
      hand: ['heart-strike', 'lunge', 'deep-blow', 'bolt', 'true-shot'],
      monsterHand: ['bolt', 'arcane-blast', 'quick-shot', 'slash', 'lunge'],
      next: ['quick-shot', 'slash', 'true-shot', 'lunge', 'slash'],
    },
  },
  others: { 1: ['card:combat-bolt', 'card:combat-arcane-blast', 'card:combat-quick-shot'] },
  steps: [
    {
      say: {
        en: 'A troll. You fight it with cards, and your neighbour {1} plays the troll. Each card in a damage pile is one wound; only {1} knows how many the troll can take.',
        es: 'Un troll. Se pelea con cartas, y al troll lo lleva {1}. Cada carta en la pila de daño es una Herida; solo {1} sabe cuántas aguanta.',
      },
      lit: [combat],
    },
    {
      say: {
        en: 'Both choose a card in secret, and the higher number wins the round. Attack with Heart Strike, a 4.',
        es: 'Ambos elegís una carta en secreto, y el número más alto gana la ronda. Ataca con el Ataque al corazón, un 4.',
      },
      lit: ['option:card:combat-heart-strike'],
      answers: {
        'card:combat-heart-strike': {
          en: '4 against 2: your card goes to the troll’s damage pile. The losing card goes to the stack in the middle.',
          es: '4 contra 2: tu carta va a la pila de daño del troll. La carta perdedora va al montón del centro.',
        },
      },
      wrong: {
        'card:*': {
          en: 'Begin with your highest card: Heart Strike.',
          es: 'Empieza con tu carta más alta: el Ataque al corazón.',
        },
      },
    },
    {
      say: {
        en: 'Cards are melee, ranged or magic, and the small sign on a card says which kind it can answer. Your Lunge answers magic: play it.',
        es: 'Las cartas son cuerpo a cuerpo, a distancia o mágicas, y el signo pequeño dice a cuál puede responder. Tu Estocada responde a la magia: juégala.',
      },
      lit: ['option:card:combat-lunge'],
      answers: {
        'card:combat-lunge': {
          en: 'The troll played magic with a 3, and your 2 is lower. But Lunge answers magic, so you may counterattack.',
          es: 'El troll ha jugado magia con un 3 y tu 2 es más bajo. Pero la Estocada responde a la magia, así que puedes contraatacar.',
        },
      },
      wrong: {
        'card:*': {
          en: 'Play “Lunge”: it shows what a counterattack is.',
          es: 'Juega la Estocada: con ella verás qué es un contraataque.',
        },
      },
    },
    {
      say: {
        en: 'Add a card with the same sign: its number counts on top. Deep Blow brings you to 5.',
        es: 'Añade una carta con el mismo signo: su número se suma. Con el Golpe profundo llegas a 5.',
      },
      lit: ['option:card:combat-deep-blow'],
      answers: {
        'card:combat-deep-blow': {
          en: '5 against 3: the round is yours, and both your cards are damage. The troll has 3 wounds.',
          es: '5 contra 3: la ronda es tuya y tus dos cartas son daño. El troll lleva 3 Heridas.',
        },
      },
      wrong: {
        stop: {
          en: 'Then you would lose this round and take the wound yourself. Counterattack.',
          es: 'Entonces perderías la ronda y la Herida sería tuya. Contraataca.',
        },
      },
    },
    {
      say: {
        en: 'In the stack lie two magic cards. If you win a round with a card of that kind, they go along with it: a deathblow. Play your magic Bolt.',
        es: 'En el montón hay dos cartas mágicas. Si ganas una ronda con una carta de esa clase, van con ella: es un golpe mortal. Juega tu Rayo, que es mágico.',
      },
      lit: ['option:card:combat-bolt'],
      answers: {
        'card:combat-bolt': {
          en: 'Your 2 beat the 1, and three cards hit the troll at once. It is dead, and you are unhurt.',
          es: 'Tu 2 ha superado al 1 y tres cartas han caído a la vez sobre el troll. Está muerto, y tú, sin un rasguño.',
        },
      },
      wrong: {
        'card:*': {
          en: 'That card is not magic. Only a magic card takes those from the stack along.',
          es: 'Esa carta no es mágica. Solo una carta mágica se lleva las del montón.',
        },
      },
    },
  ],
};

/** The reader plays the monster that the neighbour meets. */
export const monster: Chapter<Position> = {
  title: { en: 'You are the monster', es: 'El Monstruo eres tú' },
  position: {
    heroes: [
      { hero: HUGO, at: [9, 8] },
      { hero: 'tatianna', at: [4, 3], with: { wounds: 12 } },
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
      hand: ['agony-bolt', 'bolt', 'agony-bolt', 'bolt', 'slash'],
      monsterHand: ['heart-strike', 'inferno', 'lunge', 'deep-blow', 'true-shot'],
      next: ['quick-shot', 'slash'],
    },
  },
  others: { 1: ['card:combat-agony-bolt', 'card:combat-bolt'] },
  steps: [
    {
      say: {
        en: 'When your neighbour meets a monster, you play it. You are the demon now, and two more wounds kill Tatianna.',
        es: 'Cuando quien juega a tu lado se topa con un Monstruo, lo llevas tú. Ahora eres el demonio y dos Heridas más matan a Tatianna.',
      },
      lit: ['.top-aim', combat],
    },
    {
      say: {
        en: 'It works as before, only on the other side. Play one of your 4s.',
        es: 'Funciona igual que antes, solo que desde el otro lado. Juega uno de tus 4.',
      },
      lit: ['option:card:combat-heart-strike', 'option:card:combat-inferno'],
      answers: {
        'card:combat-heart-strike': {
          en: '4 against 1: one wound for Tatianna, one more to go.',
          es: '4 contra 1: una Herida para Tatianna, y falta otra.',
        },
        'card:combat-inferno': {
          en: '4 against 1: one wound for Tatianna, one more to go.',
          es: '4 contra 1: una Herida para Tatianna, y falta otra.',
        },
      },
      wrong: {
        'card:*': {
          en: 'You hold two cards with a 4: nothing beats those easily.',
          es: 'Tienes dos cartas con un 4: difícil que algo las supere.',
        },
      },
    },
    {
      say: {
        en: 'Strike again with the other 4.',
        es: 'Golpea otra vez con el otro 4.',
      },
      lit: ['option:card:combat-heart-strike', 'option:card:combat-inferno'],
      answers: {
        'card:combat-heart-strike': {
          en: 'Tatianna is dead. {1} plays on without a hero, and the demon lies in wait where it struck.',
          es: 'Tatianna ha muerto. {1} se queda sin héroe y el demonio acecha donde la ha matado.',
        },
        'card:combat-inferno': {
          en: 'Tatianna is dead. {1} plays on without a hero, and the demon lies in wait where it struck.',
          es: 'Tatianna ha muerto. {1} se queda sin héroe y el demonio acecha donde la ha matado.',
        },
      },
      wrong: {
        'card:*': {
          en: 'Take the other 4, to be sure.',
          es: 'Juega el otro 4, por si acaso.',
        },
      },
    },
  ],
};

/** The treasure chamber: take two and go, or try the dragon’s sleep again. */
export const dragon: Chapter<Position> = {
  title: { en: 'The dragon’s treasure', es: 'El tesoro del dragón' },
  position: {
    heroes: [{ hero: HUGO, at: [5, 4] }, NEIGHBOUR],
    rooms: [{ at: [5, 4], tile: 'tile-chamber-01', entry: 'west' }],
    sun: 14,
    next: {
      tiles: ['tile-chamber-02', 'tile-chamber-03', 'tile-chamber-04'],
      dungeon: ['dungeon-empty', 'dungeon-empty', 'dungeon-empty'],
      dragon: ['dragon-sleeping', 'dragon-rage'],
      treasure: ['treasure-ruby-ring', 'treasure-bag-of-gems'],
    },
  },
  others: { 1: ['move:12-8', 'move:12-7'] },
  dice: [2, 3],
  steps: [
    {
      say: {
        en: 'In the middle of the dungeon lies the treasure, and the dragon sleeps on it. Go in.',
        es: 'En el centro de la mazmorra está el tesoro, y encima duerme el dragón. Entra.',
      },
      lit: ['option:move:6-4'],
      answers: {
        'move:6-4': {
          en: 'The dragon card said “Sleeping”, so you took two treasures, worth 1340 gold together.',
          es: 'La carta del dragón decía que duerme, así que has cogido dos tesoros, que valen 1340 de oro en total.',
        },
      },
      wrong: {
        '*': {
          en: 'The treasure is one space to the east: go in.',
          es: 'El tesoro está a un espacio al este: entra.',
        },
      },
    },
    {
      say: {
        en: 'Seven of the eight dragon cards are “Sleeping”, one is “Dragon Rage”, and drawn ones stay out. Draw again, or leave with what you have: you decide.',
        es: 'Siete de las ocho cartas de dragón son de sueño y una de furia, y las robadas quedan fuera. Roba otra vez o vete con lo que tienes: decides tú.',
      },
      lit: ['option:draw-dragon', 'option:move:5-4'],
      answers: {
        'draw-dragon': {
          en: 'Dragon Rage: all treasures are lost, two dice of wounds, and you must flee. This time the dice were kind, with 5.',
          es: 'Furia del dragón: se pierden todos los tesoros, Heridas por dos dados y hay que huir. Esta vez los dados han sido benévolos: 5.',
        },
        'move:*': {
          en: 'Wise. The next card would have been Dragon Rage: all treasures lost and two dice of wounds.',
          es: 'Prudente. La carta siguiente era la furia del dragón: todos los tesoros perdidos y Heridas por dos dados.',
        },
      },
    },
  ],
};
