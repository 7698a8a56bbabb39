import type { Position } from '@mazmorra/saboteur/position';
import type { Chapter, Lesson, Said } from '../../lesson.ts';

/** A card in hand: a button while something is asked, otherwise its face alone. */
const card = (id: string): string => `.table-hand :is([data-card="${id}"], [data-face="${id}"])`;
const seat = (number: number): string => `[data-seat="${number}"]`;

const another: Said = {
  en: 'You may play that, but here the lesson wants something else: look at what is lit.',
  es: 'Eso se puede jugar, pero aquí la lección pide otra cosa: mira lo que está iluminado.',
};

/** A round as a miner, until the gold is shared. */
const mining: Chapter<Position> = {
  title: { en: 'A round as a miner', es: 'Una ronda como minero' },
  position: {
    seats: 3,
    saboteurs: [2],
    goals: ['goal-treasure', 'goal-stone-ne', 'goal-stone-nw'],
    maze: ['path-cross(1,0,0)', 'path-straight-ew(2,0,0)'],
    hands: {
      0: ['path-straight-ew', 'path-straight-ns', 'rockfall', 'repair-lantern', 'map', 'path-curve-nw'],
      1: ['path-tee-new', 'path-straight-ew', 'path-cross', 'path-tee-new', 'map', 'path-curve-ne'],
      2: ['dead-ew', 'break-lantern', 'dead-ns', 'dead-n', 'dead-e', 'break-cart'],
    },
    gold: [3, 1],
  },
  others: {
    1: [
      'path:path-tee-new:4:0:0',
      'path:path-straight-ew:5:0:0',
      'path:path-cross:6:0:0',
      'path:path-tee-new:7:0:0',
      'map:bottom',
      'take:1',
    ],
    2: ['path:dead-ew:5:0:0', 'break:break-lantern:0', 'discard:dead-ns', 'discard:dead-n', 'discard:dead-e'],
  },
  steps: [
    {
      say: {
        en: 'Everybody has a secret role. You are a miner: dig from the left to the treasure, one of the three goals on the right. Saboteurs, if there are any, want it never to be found.',
        es: 'Cada cual tiene un papel secreto. Tú eres minero: cava desde la izquierda hasta el tesoro, uno de los tres objetivos de la derecha. Los saboteadores, si los hay, quieren que nadie lo encuentre.',
      },
      lit: ['.top-aim'],
    },
    {
      say: {
        en: 'On your turn you play one card or discard one, and draw another. Your vertical tunnel cannot go at the end of the one on the table. Why not?',
        es: 'En tu turno juegas una carta o descartas una, y robas otra. Tu túnel vertical no se puede poner al final del que hay en la mesa. ¿Por qué?',
      },
      lit: [card('path-straight-ns')],
      quiz: [
        {
          choice: { en: 'Its sides do not fit', es: 'Sus lados no encajan' },
          right: true,
          reply: {
            en: 'Right: tunnel must meet tunnel and rock must meet rock, on all four sides. And a card must always join the tunnel that comes from the start.',
            es: 'Eso es: túnel con túnel y roca con roca, por los cuatro lados. Y la carta siempre tiene que unirse al túnel que viene del inicio.',
          },
        },
        {
          choice: { en: 'It is a dead end', es: 'Es un callejón sin salida' },
          right: false,
          reply: {
            en: 'It is a complete tunnel, but it runs up and down: on its left it has rock.',
            es: 'Es un túnel completo, pero va de arriba abajo: por la izquierda solo tiene roca.',
          },
        },
        {
          choice: { en: 'It is vertical', es: 'Es vertical' },
          right: false,
          reply: {
            en: 'Vertical tunnels are allowed where the sides fit: tunnel to tunnel, rock to rock.',
            es: 'Los túneles verticales valen donde encajen los lados: túnel con túnel, roca con roca.',
          },
        },
      ],
    },
    {
      say: {
        en: 'The horizontal tunnel does fit. Pick it from your hand and lay it at the end.',
        es: 'El túnel horizontal sí encaja. Elígelo en tu mano y ponlo al final.',
      },
      lit: [card('path-straight-ew')],
      answers: {
        'path:path-straight-ew:3:0:0': {
          en: '{1} dug on. {2} laid a dead end: the tunnel is blocked in the middle, and nothing can go on from it.',
          es: '{1} ha seguido cavando. {2} ha colocado un callejón sin salida: el túnel está cegado en el centro y de ahí no se pasa.',
        },
      },
      wrong: { '*': another },
    },
    {
      say: {
        en: 'Whoever lays a card like that is hardly a miner: watch {2}. A rockfall takes one card out of the mine. Use it on the dead end.',
        es: 'Quien pone una carta así difícilmente será minero: no pierdas de vista a {2}. Un desprendimiento quita una carta de la mina. Úsalo en el callejón.',
      },
      lit: [seat(2), card('rockfall')],
      answers: {
        'rockfall:5:0': {
          en: 'The way is open again, and {1} has dug on. But {2} has broken your lantern.',
          es: 'El paso vuelve a estar libre y {1} ha seguido cavando. Pero {2} te ha roto la linterna.',
        },
      },
      wrong: {
        'rockfall:*': {
          en: 'That is a good tunnel: take the dead end away, the last card on the right.',
          es: 'Ese túnel es bueno: quita el callejón, la última carta de la derecha.',
        },
        '*': another,
      },
    },
    {
      say: {
        en: 'With a broken tool you cannot dig. A repair card that shows the same tool repairs it, for you or for anybody else. Repair your lantern.',
        es: 'Con una herramienta rota no puedes cavar. Una carta de reparación con la misma herramienta la repara, sea tuya o de cualquiera. Repara tu linterna.',
      },
      lit: [seat(0), card('repair-lantern')],
      answers: {
        'repair:repair-lantern:0:lantern': {
          en: 'Your lantern shines again, and {1} is close to the goals.',
          es: 'Tu linterna vuelve a alumbrar y {1} ya está cerca de los objetivos.',
        },
      },
      wrong: { '*': another },
    },
    {
      say: {
        en: 'Which way now? A map shows one goal to you alone. Look at the middle one.',
        es: '¿Y ahora por dónde? Un mapa te enseña un objetivo solo a ti. Mira el del medio.',
      },
      lit: [card('map')],
      answers: {
        'map:middle': {
          en: 'A stone, and only you knew. {1} has just reached it: the stone is turned up so that it fits the tunnel, and the round goes on.',
          es: 'Una piedra, y solo lo sabías tú. {1} acaba de llegar a ella: la piedra se descubre de modo que encaje con el túnel, y la ronda sigue.',
        },
      },
      wrong: {
        'map:*': {
          en: 'The tunnel leads to the middle goal: that is the one to know about first.',
          es: 'El túnel lleva al objetivo del medio: es el que conviene conocer antes.',
        },
        '*': another,
      },
    },
    {
      say: {
        en: 'So the treasure is at the top or at the bottom. {1}’s last card, just before the stone, is open at the top: lay your vertical tunnel there, and we shall try the top.',
        es: 'Así que el tesoro está arriba o abajo. La última carta de {1}, justo antes de la piedra, está abierta por arriba: pon ahí tu túnel vertical y probaremos arriba.',
      },
      lit: [card('path-straight-ns')],
      answers: {
        'path:path-straight-ns:7:-1:0': {
          en: 'One more card, and you reach the top goal.',
          es: 'Falta una carta para llegar al objetivo de arriba.',
        },
      },
      wrong: {
        'path:path-straight-ns:8:1:0': {
          en: 'A good idea: below the stone you would reach the bottom goal at once. But this lesson goes up: lay it above {1}’s last card.',
          es: 'Buena idea: por debajo de la piedra llegarías enseguida al objetivo de abajo. Pero esta lección va hacia arriba: ponlo encima de la última carta de {1}.',
        },
        '*': another,
      },
    },
    {
      say: {
        en: 'Turned round, your curve leads to the right, to the goal. Lay it and see what is there.',
        es: 'Tu curva, girada, lleva a la derecha, hasta el objetivo. Ponla y mira qué hay.',
      },
      lit: [card('path-curve-nw')],
      answers: {
        'path:path-curve-nw:7:-2:180': {
          en: 'The treasure! The miners have won the round, and all roles are shown.',
          es: '¡El tesoro! Los mineros han ganado la ronda y se descubren todos los papeles.',
        },
      },
      wrong: { '*': another },
    },
    {
      say: {
        en: 'As many gold cards are drawn as there are miners. You reached the treasure, so you choose first: take the best.',
        es: 'Se sacan tantas cartas de oro como mineros hay. Has llegado tú al tesoro, así que eliges primero: quédate con la mejor.',
      },
      lit: ['option:take:3'],
      answers: {
        'take:3': {
          en: '3 nuggets for you, 1 for {1}, and nothing for {2}, who was the saboteur.',
          es: '3 pepitas para ti, 1 para {1} y nada para {2}, que era el saboteador.',
        },
      },
      wrong: {
        'take:1': {
          en: 'Gold decides the game after three rounds: take the 3.',
          es: 'El oro decide la partida tras tres rondas: quédate con la de 3.',
        },
      },
    },
  ],
};

/** The end of a round as a saboteur. */
const sabotage: Chapter<Position> = {
  title: { en: 'The end of a round as a saboteur', es: 'El final de una ronda como saboteador' },
  position: {
    seats: 3,
    saboteurs: [0],
    goals: ['goal-stone-ne', 'goal-treasure', 'goal-stone-nw'],
    maze: [
      'path-cross(1,0,0)',
      'path-straight-ew(2,0,0)',
      'path-cross(3,0,0)',
      'path-straight-ew(4,0,0)',
      'path-cross(5,0,0)',
      'path-tee-new(6,0,0)',
    ],
    hands: {
      0: ['dead-ew', 'break-cart', 'break-lantern'],
      1: ['path-straight-ns', 'path-cross', 'path-tee-nes'],
      2: ['path-curve-nw', 'path-straight-ew', 'path-tee-new'],
    },
    lastCards: true,
  },
  others: {
    1: ['path:path-straight-ns:5:-1:0', 'discard:path-tee-nes'],
    2: ['path:path-curve-nw:5:-2:180', 'path:path-straight-ew:6:-2:0'],
  },
  steps: [
    {
      say: {
        en: 'At another table you are the saboteur: if the cards run out before the treasure is found, the round is yours. The draw pile is empty, but one more tunnel would reach the middle goal.',
        es: 'En otra mesa eres el saboteador: si se acaban las cartas antes de que alguien dé con el tesoro, la ronda es tuya. El mazo ya está vacío, pero un túnel más llegaría al objetivo del medio.',
      },
      lit: ['.top-aim'],
    },
    {
      say: {
        en: 'Lay your dead end in front of the goal. It fits like a tunnel, but it reaches nothing.',
        es: 'Pon tu callejón sin salida delante del objetivo. Encaja como un túnel, pero no llega a nada.',
      },
      lit: [card('dead-ew')],
      answers: {
        'path:dead-ew:7:0:0': {
          en: 'The goal stays face down. Now the miners have to go a long way round.',
          es: 'El objetivo sigue boca abajo. Ahora los mineros tienen que dar un buen rodeo.',
        },
      },
      wrong: { '*': another },
    },
    {
      say: {
        en: 'Whoever has a broken tool cannot dig. Break {1}’s cart.',
        es: 'Quien tiene una herramienta rota no puede cavar. Rompe el carrito de {1}.',
      },
      lit: [seat(1), card('break-cart')],
      answers: {
        'break:break-cart:1': {
          en: '{1} could only discard. {2} dug on.',
          es: '{1} solo ha podido descartar. {2} ha seguido cavando.',
        },
      },
      wrong: { '*': another },
    },
    {
      say: {
        en: 'Only {2} can still dig. You have one card left: break {2}’s lantern.',
        es: 'Solo {2} puede cavar aún. Te queda una carta: rompe la linterna de {2}.',
      },
      lit: [seat(2), card('break-lantern')],
      answers: {
        'break:break-lantern:2': {
          en: 'Nobody can play a card any more, and there is none left to draw: the round ends without the treasure. You were the only saboteur and get 4 nuggets; {1} and {2} get nothing.',
          es: 'Ya nadie puede jugar una carta ni robar otra: la ronda acaba sin el tesoro. Como único saboteador recibes 4 pepitas; {1} y {2} no reciben nada.',
        },
      },
      wrong: {
        'break:*': {
          en: '{1} cannot dig any more anyway. {2} can.',
          es: '{1} ya no puede cavar de todos modos. {2} sí.',
        },
        '*': another,
      },
    },
    {
      say: {
        en: 'After three rounds, each with new roles, whoever has the most gold wins. Whom would you help as a miner?',
        es: 'Tras tres rondas, cada una con papeles nuevos, gana quien más oro tenga. ¿A quién ayudarías siendo minero?',
      },
      quiz: [
        {
          choice: { en: 'Whoever digs for the gold', es: 'A quien cave hacia el oro' },
          right: true,
          reply: {
            en: 'Yes. Nobody shows a role, so you judge by what the others play.',
            es: 'Sí. Nadie enseña su papel, así que juzgas por lo que juegan los demás.',
          },
        },
        {
          choice: { en: 'Nobody', es: 'A nadie' },
          right: false,
          reply: {
            en: 'A miner alone seldom reaches the treasure, and without it no miner gets any gold.',
            es: 'Un minero solo rara vez llega al tesoro, y si nadie llega, ningún minero cobra.',
          },
        },
      ],
    },
  ],
};

export const lesson: Lesson<Position> = {
  chapters: [mining, sabotage],
  end: {
    en: 'You know the game: look at your role, dig or stop the digging, and read what the others do. After three rounds the most gold wins.',
    es: 'Ya conoces el juego: mira tu papel, cava o impide que se cave y lee lo que hacen los demás. Tras tres rondas gana quien más oro tenga.',
  },
};
