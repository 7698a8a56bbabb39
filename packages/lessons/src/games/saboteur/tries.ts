import type { Position } from '@mazmorra/saboteur/position';
import type { Try } from '../../lesson.ts';

const corridor = (length: number): string[] =>
  [
    'path-cross(1,0,0)',
    'path-straight-ew(2,0,0)',
    'path-cross(3,0,0)',
    'path-straight-ew(4,0,0)',
    'path-cross(5,0,0)',
    'path-tee-new(6,0,0)',
  ].slice(0, length);

/** Three players, a tunnel of this length, and the reader on turn. */
const mine = (length: number, more: Partial<Position> = {}): Position => ({
  seats: 3,
  saboteurs: [2],
  maze: corridor(length),
  ...more,
});

export const tries: readonly Try<Position>[] = [
  {
    id: 'fitting',
    title: { en: 'Tunnel to tunnel, rock to rock', es: 'Túnel con túnel, roca con roca' },
    rules: ['SB-PATH-02', 'SB-PATH-03', 'SB-PATH-05'],
    position: mine(2, {
      hands: {
        0: [
          'path-straight-ns',
          'path-straight-ew',
          'path-cross',
          'path-tee-nes',
          'path-curve-ne',
          'path-curve-nw',
        ],
      },
    }),
    say: {
      en: 'The tunnel ends open on the right. Pick a card and see where it fits: all touching sides must match.',
      es: 'El túnel acaba abierto por la derecha. Elige una carta y mira dónde encaja: todos los lados que se tocan deben coincidir.',
    },
    offers: ['path:path-straight-ew:3:0:0', 'path:path-cross:3:0:0'],
    answers: {
      'path:*': {
        en: 'It fits, so it stays: a laid card is never moved.',
        es: 'Encaja, así que se queda: una carta puesta no se mueve nunca.',
      },
    },
  },
  {
    id: 'turned',
    title: { en: 'A card turned round', es: 'Una carta girada' },
    rules: ['SB-PATH-02', 'SB-PATH-09'],
    position: mine(2, {
      hands: { 0: ['path-curve-nw', 'path-tee-nes', 'map', 'map', 'rockfall', 'break-cart'] },
    }),
    say: {
      en: 'Path cards may be turned half round. At the end of the tunnel your curve fits as it is, but your T fits only turned round.',
      es: 'Las cartas de recorrido se pueden girar media vuelta. Al final del túnel, tu curva encaja como viene, pero tu T solo encaja girada.',
    },
    offers: ['path:path-curve-nw:3:0:0', 'path:path-tee-nes:3:0:180'],
    answers: {
      'path:*': { en: 'Now the tunnel goes on from there.', es: 'Ahora el túnel sigue desde ahí.' },
    },
  },
  {
    id: 'dead-end',
    title: { en: 'A dead end', es: 'Un callejón sin salida' },
    rules: ['SB-PATH-06', 'SB-PATH-07'],
    position: mine(3, { hands: { 0: ['dead-ew', 'dead-nesw', 'map', 'map', 'rockfall', 'break-cart'] } }),
    say: {
      en: 'A dead end fits like a tunnel, but its openings do not meet inside: nothing can be joined to the start through it.',
      es: 'Un callejón encaja como un túnel, pero sus bocas no se comunican: a través de él no se une nada con el inicio.',
    },
    offers: ['path:dead-ew:4:0:0', 'path:dead-nesw:4:0:0'],
    answers: {
      'path:*': {
        en: 'The tunnel ends there. Now the others wonder about you.',
        es: 'El túnel acaba ahí. Ahora los demás sospechan de ti.',
      },
    },
  },
  {
    id: 'broken-tool',
    title: { en: 'A broken tool', es: 'Una herramienta rota' },
    rules: ['SB-PATH-01', 'SB-BREAK-03', 'SB-REPAIR-01'],
    position: mine(3, {
      broken: { 0: ['lantern'] },
      hands: { 0: ['path-cross', 'path-straight-ew', 'repair-lantern', 'map', 'rockfall', 'break-cart'] },
    }),
    say: {
      en: 'Your lantern is broken: no path card can be played. A repair card helps, and you may still play actions.',
      es: 'Tienes la linterna rota: no puedes jugar cartas de recorrido. Una carta de reparación lo arregla, y las acciones sí se pueden jugar.',
    },
    offers: ['repair:repair-lantern:0:lantern', 'map:top', 'discard:path-cross'],
    answers: {
      'repair:*': {
        en: 'From your next turn on you can dig again.',
        es: 'Desde tu próximo turno puedes volver a cavar.',
      },
    },
  },
  {
    id: 'repair-one-of-two',
    title: { en: 'One card, two tools', es: 'Una carta, dos herramientas' },
    rules: ['SB-REPAIR-02', 'SB-REPAIR-03'],
    position: mine(3, {
      broken: { 0: ['lantern', 'cart'] },
      hands: { 0: ['repair-lantern-cart', 'path-cross', 'map', 'map', 'rockfall', 'break-pickaxe'] },
    }),
    say: {
      en: 'The card shows two tools and repairs one of them: you choose which.',
      es: 'La carta muestra dos herramientas y repara una de ellas: eliges cuál.',
    },
    offers: ['repair:repair-lantern-cart:0:lantern', 'repair:repair-lantern-cart:0:cart'],
    answers: {
      'repair:*': {
        en: 'One is repaired, the other is still broken.',
        es: 'Una ya está reparada, la otra sigue rota.',
      },
    },
  },
  {
    id: 'break',
    title: { en: 'Breaking a tool', es: 'Romper una herramienta' },
    rules: ['SB-BREAK-01', 'SB-BREAK-02'],
    position: mine(5, {
      saboteurs: [0],
      broken: { 1: ['cart'] },
      hands: { 0: ['break-cart', 'break-lantern', 'map', 'map', 'rockfall', 'path-cross'] },
    }),
    say: {
      en: 'You are the saboteur, and the treasure is close. {1}’s cart is broken already: whom do you stop?',
      es: 'Eres el saboteador y el tesoro está cerca. El carrito de {1} ya está roto: ¿a quién paras?',
    },
    offers: ['break:break-cart:2', 'break:break-lantern:1', 'break:break-lantern:2'],
    answers: {
      'break:break-cart:0': { en: 'A bluff at your own cost.', es: 'Un engaño a tu costa.' },
      'break:break-lantern:0': { en: 'A bluff at your own cost.', es: 'Un engaño a tu costa.' },
      'break:break-lantern:1': {
        en: '{1} could not dig anyway: now there are two tools to repair.',
        es: '{1} no podía cavar de todos modos: ahora hay dos herramientas que reparar.',
      },
      'break:*': {
        en: '{2} cannot dig until somebody repairs the tool.',
        es: '{2} no podrá cavar hasta que alguien le repare la herramienta.',
      },
    },
  },
  {
    id: 'rockfall',
    title: { en: 'Rockfall', es: 'Desprendimiento de rocas' },
    rules: ['SB-ROCK-01', 'SB-ROCK-02', 'SB-ROCK-05'],
    position: mine(5, {
      hands: { 0: ['rockfall', 'path-cross', 'map', 'map', 'break-cart', 'break-lantern'] },
    }),
    say: {
      en: 'A rockfall takes any path card away, but neither the start nor a goal. What lies behind the gap stays, cut off.',
      es: 'Un desprendimiento quita cualquier carta de recorrido, pero no el inicio ni un objetivo. Lo que queda detrás del hueco sigue ahí, aislado.',
    },
    offers: ['rockfall:1:0', 'rockfall:5:0'],
    answers: {
      'rockfall:5:0': { en: 'The tunnel is one card shorter.', es: 'El túnel tiene una carta menos.' },
      'rockfall:*': {
        en: 'Everything behind the gap is cut off until it is filled.',
        es: 'Todo lo de detrás queda aislado hasta que se rellene el hueco.',
      },
    },
  },
  {
    id: 'fill-a-gap',
    title: { en: 'Filling a gap', es: 'Rellenar un hueco' },
    rules: ['SB-ROCK-04', 'SB-ROCK-05'],
    position: mine(5, {
      turn: 1,
      hands: {
        0: ['path-cross', 'path-straight-ew', 'map', 'map', 'break-cart', 'break-lantern'],
        1: ['rockfall'],
        2: ['map'],
      },
    }),
    before: ['1 rockfall:2:0', '2 map:top'],
    say: {
      en: '{1} has torn a hole in the tunnel. A card that fits on both sides joins everything again.',
      es: '{1} ha abierto un hueco en el túnel. Una carta que encaje por ambos lados lo vuelve a unir todo.',
    },
    offers: ['path:path-straight-ew:2:0:0', 'path:path-cross:2:0:0'],
    answers: {
      'path:path-straight-ew:2:0:0': {
        en: 'Joined again, all the way.',
        es: 'Unido otra vez, hasta el final.',
      },
      'path:path-cross:2:0:0': { en: 'Joined again, all the way.', es: 'Unido otra vez, hasta el final.' },
    },
  },
  {
    id: 'map',
    title: { en: 'A map', es: 'Un mapa' },
    rules: ['SB-MAP-01', 'SB-MAP-02'],
    position: mine(4, {
      hands: { 0: ['map', 'path-cross', 'path-straight-ew', 'rockfall', 'break-cart', 'break-lantern'] },
    }),
    say: {
      en: 'A map shows one goal to you alone. What you tell the others about it is up to you.',
      es: 'Un mapa te enseña un objetivo solo a ti. Lo que les cuentes a los demás es cosa tuya.',
    },
    offers: ['map:top', 'map:middle', 'map:bottom'],
    answers: {
      'map:top': {
        en: 'The treasure. Now you know where to dig.',
        es: 'El tesoro. Ya sabes hacia dónde cavar.',
      },
      'map:*': { en: 'A stone: one goal less to reach.', es: 'Una piedra: un objetivo menos al que llegar.' },
    },
  },
  {
    id: 'stone',
    title: { en: 'Reaching a stone', es: 'Llegar a una piedra' },
    rules: ['SB-GOAL-01', 'SB-GOAL-03', 'SB-GOAL-05'],
    position: mine(6, {
      hands: { 0: ['path-straight-ew', 'path-cross', 'dead-ew', 'map', 'map', 'rockfall'] },
    }),
    say: {
      en: 'One more card reaches the middle goal. A tunnel turns it up; a dead end does not.',
      es: 'Con una carta más se llega al objetivo del medio. Un túnel lo descubre; un callejón, no.',
    },
    offers: ['path:path-straight-ew:7:0:0', 'path:path-cross:7:0:0', 'path:dead-ew:7:0:0'],
    answers: {
      'path:dead-ew:7:0:0': { en: 'The goal stays face down.', es: 'El objetivo sigue boca abajo.' },
      'path:path-straight-ew:7:0:0': {
        en: 'A stone. It is turned so that it fits, and tunnels may go on from it.',
        es: 'Una piedra. Se gira para que encaje, y los túneles pueden seguir desde ella.',
      },
      'path:path-cross:7:0:0': {
        en: 'A stone. It is turned so that it fits, and tunnels may go on from it.',
        es: 'Una piedra. Se gira para que encaje, y los túneles pueden seguir desde ella.',
      },
    },
  },
  {
    id: 'treasure',
    title: { en: 'Reaching the treasure', es: 'Llegar al tesoro' },
    rules: ['SB-GOAL-06', 'SB-END-01', 'SB-GOLD-01', 'SB-GOLD-02'],
    position: mine(6, {
      goals: ['goal-stone-ne', 'goal-treasure', 'goal-stone-nw'],
      hands: { 0: ['path-straight-ew', 'path-cross', 'map', 'map', 'rockfall', 'break-cart'] },
      gold: [2, 3],
    }),
    say: {
      en: 'You know that the treasure is the middle goal. One path card ends the round, and whoever reaches the treasure chooses first.',
      es: 'Sabes que el tesoro está en el medio. Con una carta de recorrido se acaba la ronda, y quien llega al tesoro elige primero.',
    },
    offers: ['path:path-straight-ew:7:0:0', 'path:path-cross:7:0:0'],
    answers: {
      'path:path-straight-ew:7:0:0': {
        en: 'The treasure! Two miners share two gold cards, and you choose first.',
        es: '¡El tesoro! Dos mineros se reparten dos cartas de oro, y tú eliges primero.',
      },
      'path:path-cross:7:0:0': {
        en: 'The treasure! Two miners share two gold cards, and you choose first.',
        es: '¡El tesoro! Dos mineros se reparten dos cartas de oro, y tú eliges primero.',
      },
    },
  },
  {
    id: 'discard',
    title: { en: 'Passing', es: 'Pasar' },
    rules: ['SB-TURN-02', 'SB-TURN-03', 'SB-PASS-01'],
    position: mine(3, { hands: { 0: ['dead-ns', 'dead-n', 'path-cross', 'map', 'rockfall', 'break-cart'] } }),
    say: {
      en: 'You may discard a card face down, even if you could play one. A miner has no use for dead ends.',
      es: 'Puedes descartar una carta boca abajo aunque puedas jugar otra. A un minero no le sirven los callejones.',
    },
    offers: ['discard:dead-ns', 'discard:path-cross'],
    answers: {
      'discard:*': {
        en: 'Nobody sees what it was. That is why discarding looks suspicious.',
        es: 'Nadie ve qué era. Por eso descartar resulta sospechoso.',
      },
    },
  },
  {
    id: 'last-card',
    title: { en: 'The saboteurs win', es: 'Ganan los saboteadores' },
    rules: ['SB-END-02', 'SB-END-03', 'SB-GOLD-05'],
    position: mine(4, {
      saboteurs: [0],
      lastCards: true,
      hands: { 0: ['break-lantern'], 1: ['path-straight-ew'], 2: ['path-cross'] },
      broken: { 1: ['cart'] },
    }),
    say: {
      en: 'The draw pile is empty, and {1} cannot dig. If {2} cannot either, the round is over and you win it.',
      es: 'El mazo está vacío y {1} no puede cavar. Si {2} tampoco puede, la ronda se acaba y la ganas tú.',
    },
    offers: ['break:break-lantern:2', 'discard:break-lantern'],
    answers: {
      'break:break-lantern:2': {
        en: 'Nobody holds a card that can be played: 4 nuggets for the only saboteur.',
        es: 'Nadie tiene una carta que pueda jugar: 4 pepitas para el único saboteador.',
      },
    },
  },
  {
    id: 'draft',
    title: { en: 'Sharing the gold', es: 'El reparto del oro' },
    rules: ['SB-GOLD-01', 'SB-GOLD-03', 'SB-GOLD-04'],
    position: mine(6, {
      goals: ['goal-stone-ne', 'goal-treasure', 'goal-stone-nw'],
      hands: { 0: ['path-straight-ew'] },
      gold: [1, 3],
    }),
    before: ['0 path:path-straight-ew:7:0:0'],
    say: {
      en: 'You have reached the treasure. You see the gold cards, keep one and pass on the rest; saboteurs get nothing.',
      es: 'Has llegado al tesoro. Ves las cartas de oro, te quedas con una y pasas las demás; los saboteadores no reciben nada.',
    },
    offers: ['take:1', 'take:3'],
    answers: {
      'take:3': { en: 'The best one. {1} gets what is left.', es: 'La mejor. {1} recibe lo que queda.' },
      'take:1': { en: 'Generous: {1} gets the 3.', es: 'Qué generosidad: {1} recibe la de 3.' },
    },
  },
];
