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
        en: 'You have met a Troll and attacked it instead of trying to escape. {1} plays the Troll. Each card in a damage pile is one wound; only {1} knows how many the Troll can take.',
        es: 'Te has topado con un Troll y lo has atacado en vez de intentar escapar. Lo lleva {1}. Cada carta de un montón de daño es una Herida; solo {1} sabe cuántas aguanta el Troll.',
      },
      lit: [combat],
    },
    {
      say: {
        en: 'Both of you choose a card in secret, and the higher number wins the round. Play “Heart Strike”, a 4.',
        es: 'Los dos elegís una carta en secreto, y el número más alto gana la ronda. Juega «Ataque al corazón», un 4.',
      },
      lit: ['option:card:combat-heart-strike'],
      answers: {
        'card:combat-heart-strike': {
          en: '4 against 2: your card goes to the Troll’s damage pile. The losing card goes to the combat stack in the middle.',
          es: '4 contra 2: tu carta va al montón de daño del Troll. La carta que pierde va al montón de combate, en el centro.',
        },
      },
      wrong: {
        'card:*': {
          en: 'Begin with your highest card: “Heart Strike”.',
          es: 'Empieza con tu carta más alta: «Ataque al corazón».',
        },
      },
    },
    {
      say: {
        en: 'Cards are melee, ranged or magic, and the small sign on a card says which type it can counterattack. Your “Lunge” can counterattack magic: play it.',
        es: 'Las cartas son cuerpo a cuerpo, a distancia o mágicas, y el signo pequeño dice qué tipo pueden contraatacar. Tu «Estocada» puede contraatacar la magia: juégala.',
      },
      lit: ['option:card:combat-lunge'],
      answers: {
        'card:combat-lunge': {
          en: 'The Troll played magic with a 3, and your 2 is lower. But “Lunge” can counterattack magic.',
          es: 'El Troll ha jugado magia con un 3 y tu 2 es más bajo. Pero con «Estocada» puedes contraatacar la magia.',
        },
      },
      wrong: {
        'card:*': {
          en: 'Play “Lunge”: it shows what a counterattack is.',
          es: 'Juega «Estocada»: con ella verás qué es un contraataque.',
        },
      },
    },
    {
      say: {
        en: 'Add a card with the same sign as “Lunge”: its number is added. “Deep Blow” brings you to 5.',
        es: 'Añade una carta con el mismo signo que «Estocada»: su número se suma. Con «Golpe profundo» llegas a 5.',
      },
      lit: ['option:card:combat-deep-blow'],
      answers: {
        'card:combat-deep-blow': {
          en: '5 against 3: the round is yours, and both your cards are damage. The Troll has 3 wounds.',
          es: '5 contra 3: ganas la ronda y tus dos cartas son daño. El Troll tiene 3 Heridas.',
        },
      },
      wrong: {
        stop: {
          en: 'Then you would lose this round and suffer the wound yourself. Counterattack.',
          es: 'Entonces perderías la ronda y la Herida sería para ti. Contraataca.',
        },
      },
    },
    {
      say: {
        en: 'There are two magic cards in the combat stack. If you win a round with a card of that type, they go along with it: a deathblow. Play “Bolt”, which is magic.',
        es: 'En el montón de combate hay dos cartas mágicas. Si ganas una ronda con una carta de ese tipo, van con ella: es un golpe mortal. Juega «Rayo», que es mágica.',
      },
      lit: ['option:card:combat-bolt'],
      answers: {
        'card:combat-bolt': {
          en: 'Your 2 beat the 1, and three cards hit the Troll at once. It is dead.',
          es: 'Tu 2 ha superado al 1 y tres cartas han caído a la vez sobre el Troll. Está muerto.',
        },
      },
      wrong: {
        'card:*': {
          en: 'That card is not magic. Only a magic card takes those in the combat stack along.',
          es: 'Esa carta no es mágica. Solo una carta mágica se lleva las del montón de combate.',
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
      hand: ['agony-bolt', 'bolt', 'agony-bolt', 'bolt', 'slash'],
      monsterHand: ['heart-strike', 'inferno', 'lunge', 'deep-blow', 'true-shot'],
      next: ['quick-shot', 'slash'],
    },
  },
  others: { 1: ['card:combat-agony-bolt'] },
  steps: [
    {
      say: {
        en: 'When the player to your right meets a monster, you play it. You are the Demon now, and one more wound kills Tatianna, {1}’s hero.',
        es: 'Cuando el jugador de tu derecha se topa con un Monstruo, lo llevas tú. Ahora eres el Demonio, y una Herida más matará a Tatianna, la heroína de {1}.',
      },
      lit: ['.top-aim', combat],
    },
    {
      say: {
        en: 'It works as before. Play one of your 4s.',
        es: 'Funciona igual que antes. Juega uno de tus 4.',
      },
      lit: ['option:card:combat-heart-strike', 'option:card:combat-inferno'],
      answers: {
        'card:combat-heart-strike': {
          en: '4 against 1: Tatianna is dead. {1} has lost and from now on only plays monsters. The Demon lies in wait where it struck.',
          es: '4 contra 1: Tatianna ha muerto. {1} ha perdido y ya solo llevará Monstruos. El Demonio acecha donde la ha matado.',
        },
        'card:combat-inferno': {
          en: '4 against 1: Tatianna is dead. {1} has lost and from now on only plays monsters. The Demon lies in wait where it struck.',
          es: '4 contra 1: Tatianna ha muerto. {1} ha perdido y ya solo llevará Monstruos. El Demonio acecha donde la ha matado.',
        },
      },
      wrong: {
        'card:*': {
          en: 'You hold two cards with a 4: nothing beats those easily.',
          es: 'Tienes dos cartas con un 4: es difícil que algo las supere.',
        },
      },
    },
  ],
};

/** The Treasure Chamber: take two cards and leave, or risk waking the dragon for another one. */
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
          en: 'The dragon card said “Sleeping”, so you took two treasure cards, worth 1340 gold together.',
          es: 'La carta de Dragón decía «Durmiendo», así que te llevas dos cartas de Tesoro, que valen 1340 de oro en total.',
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
        en: 'One of the eight dragon cards is “Dragon Rage”, and those already drawn stay out. Draw again, or leave with what you have: you decide.',
        es: 'Una de las ocho cartas de Dragón es la Furia del dragón; las ya robadas quedan fuera. Roba otra vez o vete con lo que tienes: decides tú.',
      },
      lit: ['option:draw-dragon', 'option:move:5-4'],
      answers: {
        'draw-dragon': {
          en: 'Dragon Rage: you lose all your treasure cards, suffer as many wounds as two dice show and must retreat. The dice showed 5.',
          es: 'Furia del dragón: pierdes todas tus cartas de Tesoro, sufres las Heridas que digan dos dados y tienes que retirarte. Los dados suman 5.',
        },
        'move:*': {
          en: 'Wise. The next card would have been Dragon Rage: all your treasure cards lost, and as many wounds as two dice show.',
          es: 'Bien hecho. La carta siguiente era la Furia del dragón: habrías perdido todas tus cartas de Tesoro y sufrido las Heridas que dijeran dos dados.',
        },
      },
    },
  ],
};
