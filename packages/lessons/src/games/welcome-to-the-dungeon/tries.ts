import type { Position } from '@mazmorra/welcome-to-the-dungeon/position';
import type { Try } from '../../lesson.ts';

type Run = NonNullable<Position['run']>;

/** The reader has just entered the dungeon with what is left of the equipment. */
const inside = (
  adventurer: Position['adventurer'],
  tiles: NonNullable<Run['tiles']>,
  pile: Run['pile'],
  deck: NonNullable<Position['deck']> = [],
): Position => ({ seats: 2, adventurer, deck, run: { tiles, pile } });

export const tries: readonly Try<Position>[] = [
  {
    id: 'draw-or-pass',
    title: { en: 'Draw or pass', es: 'Robar o pasar' },
    rules: ['WD-BID-02', 'WD-BID-04', 'WD-BID-05'],
    position: { seats: 3, adventurer: 'warrior', deck: ['vampire', 'goblin', 'orc'] },
    others: { 1: ['draw', 'add'], 2: ['draw', 'add'] },
    say: {
      en: 'The round has just begun. Draw a monster, or pass and watch the others.',
      es: 'La ronda acaba de empezar. Roba un monstruo, o pasa y mira a los demás.',
    },
    offers: ['draw', 'pass'],
    answers: {
      pass: {
        en: 'You are out of this round, whatever happens in the dungeon.',
        es: 'Quedas fuera de esta ronda, pase lo que pase en la mazmorra.',
      },
      draw: {
        en: 'A vampire. Now you must place it: there is no passing any more in this turn.',
        es: 'Un vampiro. Ahora tienes que colocarlo: en este turno ya no se puede pasar.',
      },
    },
  },
  {
    id: 'add-or-sacrifice',
    title: { en: 'Into the dungeon, or aside', es: 'A la mazmorra, o aparte' },
    rules: ['WD-BID-07', 'WD-BID-10'],
    position: { seats: 3, adventurer: 'warrior', deck: ['lich', 'goblin', 'orc'] },
    before: ['0 draw'],
    others: { 1: ['draw', 'add'], 2: ['draw', 'add'] },
    say: {
      en: 'A lich of strength 6. The Holy Grail defeats even strengths. Put it in, or set it aside with one piece.',
      es: 'Un liche de fuerza 6. El Cáliz sagrado derrota las fuerzas pares. Mételo, o apártalo con una pieza.',
    },
    offers: ['add', 'sacrifice:warrior-torch', 'sacrifice:warrior-holy-grail'],
    answers: {
      add: {
        en: 'It is in there. The others have no idea.',
        es: 'Está dentro. Los demás no tienen ni idea.',
      },
      'sacrifice:*': {
        en: 'Both are out of the round, and everybody saw which piece is gone.',
        es: 'Los dos quedan fuera de la ronda, y todos han visto qué pieza falta.',
      },
    },
  },
  {
    id: 'nothing-left',
    title: { en: 'No equipment left', es: 'Sin equipo' },
    rules: ['WD-BID-08', 'WD-BID-09'],
    position: {
      seats: 2,
      adventurer: 'warrior',
      deck: ['goblin', 'goblin', 'skeleton', 'skeleton', 'orc', 'orc', 'golem'],
    },
    before: [
      '0 draw',
      '0 sacrifice:warrior-torch',
      '1 draw',
      '1 sacrifice:warrior-holy-grail',
      '0 draw',
      '0 sacrifice:warrior-dragon-spear',
      '1 draw',
      '1 sacrifice:warrior-vorpal-sword',
      '0 draw',
      '0 sacrifice:warrior-knight-shield',
      '1 draw',
      '1 sacrifice:warrior-plate-armor',
      '0 draw',
    ],
    others: { 1: ['pass'] },
    say: {
      en: 'All six pieces are gone. What you have drawn can only go into the dungeon.',
      es: 'Las seis piezas ya no están. Lo que has robado solo puede ir a la mazmorra.',
    },
    offers: ['add'],
    answers: {
      add: {
        en: 'A golem in there, and 3 hit points to meet it: whoever goes in is dead.',
        es: 'Un gólem dentro y 3 puntos de vida para recibirlo: quien entre, muere.',
      },
    },
  },
  {
    id: 'last-one-enters',
    title: { en: 'The last one goes in', es: 'Entra quien queda' },
    rules: ['WD-BID-14', 'WD-DGN-01'],
    position: { seats: 3, adventurer: 'barbarian', starter: 1, deck: ['goblin', 'orc', 'skeleton', 'golem'] },
    before: ['1 draw', '1 add', '2 draw', '2 add', '0 draw', '0 add', '1 pass', '2 draw', '2 add'],
    others: { 2: ['take-damage', 'draw', 'add', 'pass'] },
    say: {
      en: '{1} has passed. If you pass too, {2} must go in at once; if you draw, it goes on.',
      es: '{1} ha pasado. Si pasas tú también, {2} tiene que entrar ya; si robas, se sigue.',
    },
    offers: ['draw', 'pass'],
    answers: {
      pass: {
        en: '{2} was the only one left and went in without another turn.',
        es: 'Solo quedaba {2}, que ha entrado sin jugar otro turno.',
      },
    },
  },
  {
    id: 'name-a-kind',
    title: { en: 'Naming a monster', es: 'Nombrar un monstruo' },
    rules: ['WD-DGN-03', 'WD-DGN-07'],
    position: inside('warrior', ['vorpal-sword', 'torch'], ['golem', 'orc', 'golem']),
    say: {
      en: 'You have 3 hit points, the torch and the Vorpal Sword. Name a kind: every monster of that kind falls.',
      es: 'Tienes 3 puntos de vida, la antorcha y la Espada vorpalina. Di un tipo de monstruo: todo monstruo de ese tipo cae.',
    },
    offers: ['name:golem', 'name:dragon'],
    answers: {
      'name:golem': {
        en: 'Both golems fell to the sword and the orc to the torch: out without a scratch.',
        es: 'Los dos gólems han caído por la espada y el orco por la antorcha: fuera sin un rasguño.',
      },
      'name:*': {
        en: 'The first card was a golem, which cost 5: dead.',
        es: 'La primera carta era un gólem, que quita 5: muerte.',
      },
    },
  },
  {
    id: 'zero-is-dead',
    title: { en: 'Zero hit points', es: 'Cero puntos de vida' },
    rules: ['WD-DGN-11', 'WD-DGN-13'],
    position: inside('warrior', ['vorpal-sword'], ['goblin', 'skeleton']),
    say: {
      en: '3 hit points against a goblin and a skeleton. You put both of them in: what do you name?',
      es: '3 puntos de vida contra un trasgo y un esqueleto. Los has metido tú: ¿qué dices?',
    },
    offers: ['name:skeleton', 'name:goblin', 'name:dragon'],
    answers: {
      'name:skeleton': { en: 'Out with 2 hit points.', es: 'Fuera con 2 puntos de vida.' },
      'name:goblin': { en: 'Out with 1 hit point.', es: 'Fuera con 1 punto de vida.' },
      'name:*': {
        en: '3 less 1 less 2 is 0, and 0 is dead.',
        es: '3 menos 1 menos 2 son 0, y 0 es la muerte.',
      },
    },
  },
  {
    id: 'axe',
    title: { en: 'The Vorpal Axe', es: 'El Hacha vorpalina' },
    rules: ['WD-DGN-10', 'WD-RULING-06'],
    position: inside('barbarian', ['vorpal-axe', 'leather-shield'], ['vampire', 'demon', 'goblin']),
    say: {
      en: 'A vampire of strength 4, and 7 hit points. The axe works once: now, or for something worse?',
      es: 'Un vampiro de fuerza 4 y 7 puntos de vida. El hacha sirve una vez: ¿ahora o para algo peor?',
    },
    offers: ['use-axe', 'take-damage'],
    answers: {
      'use-axe': {
        en: 'The vampire fell, and then came a demon of strength 7: dead.',
        es: 'El vampiro ha caído, y después ha venido un demonio de fuerza 7: muerte.',
      },
      'take-damage': {
        en: '3 hit points are left, and here comes a demon: now the axe is worth it.',
        es: 'Quedan 3 puntos de vida, y aquí viene un demonio: ahora sí vale el hacha.',
      },
    },
  },
  {
    id: 'potion',
    title: { en: 'The Healing Potion', es: 'La Poción de curación' },
    rules: ['WD-DGN-12', 'WD-RULING-03'],
    position: inside('barbarian', ['vorpal-axe', 'healing-potion'], ['lich', 'demon', 'orc']),
    say: {
      en: 'A lich of strength 6 and 4 hit points, but you have the potion: the first time you would die, you go on with 4.',
      es: 'Un liche de fuerza 6 y 4 puntos de vida, pero llevas la poción: la primera vez que fueras a morir, sigues con 4.',
    },
    offers: ['use-axe', 'take-damage'],
    answers: {
      'take-damage': {
        en: 'The potion saved you, and the axe is still there for the demon.',
        es: 'La poción te ha salvado, y aún tienes el hacha para el demonio.',
      },
      'use-axe': {
        en: 'The demon cost you the potion, the orc 3 of the 4 hit points: alive.',
        es: 'El demonio te ha costado la poción y el orco 3 de los 4 puntos de vida: con vida.',
      },
    },
  },
  {
    id: 'polymorph',
    title: { en: 'Polymorph', es: 'Polimorfia' },
    rules: ['WD-DGN-06', 'WD-RULING-04'],
    position: inside('mage', ['polymorph', 'wall-of-fire'], ['dragon', 'goblin'], ['skeleton']),
    say: {
      en: 'A dragon, and 8 hit points. Polymorph exchanges it, once, for the top card of the deck.',
      es: 'Un dragón y 8 puntos de vida. La Polimorfia lo cambia, una vez, por la carta de encima del mazo.',
    },
    offers: ['polymorph', 'keep'],
    answers: {
      polymorph: {
        en: 'A skeleton instead of a dragon. You never know beforehand.',
        es: 'Un esqueleto en vez de un dragón. Nunca se sabe de antemano.',
      },
      keep: { en: '9 is more than 8: dead.', es: '9 es más que 8: muerte.' },
    },
  },
  {
    id: 'pact',
    title: { en: 'The Demonic Pact', es: 'El Pacto demoníaco' },
    rules: ['WD-DGN-08', 'WD-RULING-08'],
    position: inside('mage', ['polymorph', 'demonic-pact'], ['demon', 'dragon', 'goblin'], ['orc']),
    say: {
      en: 'A demon: the pact defeats it, and whatever is faced next as well. Do you want to change it?',
      es: 'Un demonio: el pacto lo derrota, y también lo que venga después. ¿Quieres cambiarlo?',
    },
    offers: ['polymorph', 'keep'],
    answers: {
      keep: {
        en: 'The demon fell, and next is a dragon: the pact takes care of that one too.',
        es: 'El demonio ha caído, y ahora viene un dragón: el pacto también se encarga de él.',
      },
      polymorph: {
        en: 'Without the demon there is no pact: an orc against 2 hit points is death.',
        es: 'Sin demonio no hay pacto: un orco contra 2 puntos de vida es la muerte.',
      },
    },
  },
  {
    id: 'omnipotence',
    title: { en: 'Omnipotence', es: 'Omnipotencia' },
    rules: ['WD-DGN-14', 'WD-RES-02'],
    position: inside('mage', ['polymorph', 'omnipotence'], ['golem', 'vampire', 'orc'], ['orc', 'lich']),
    say: {
      en: 'A golem, and 2 hit points: you will die. With Omnipotence that is a success all the same, if all monsters are of different kinds.',
      es: 'Un gólem y 2 puntos de vida: morirás. Con la Omnipotencia es un éxito igualmente, si todos los monstruos son de tipos distintos.',
    },
    offers: ['keep', 'polymorph'],
    answers: {
      keep: {
        en: 'So far a golem. You put a vampire and an orc in: leave the cards as they are.',
        es: 'De momento, un gólem. Tú has metido un vampiro y un orco: deja las cartas como están.',
      },
      polymorph: {
        en: 'An orc came in its place, and one more lies below: two alike, a failure.',
        es: 'En su lugar ha salido un orco, y abajo hay otro: dos iguales, fracaso.',
      },
    },
  },
  {
    id: 'ring',
    title: { en: 'The Ring of Power', es: 'El Anillo de poder' },
    rules: ['WD-DGN-07', 'WD-RULING-09'],
    position: inside('rogue', ['ring-of-power', 'vorpal-dagger'], ['goblin', 'skeleton', 'golem']),
    say: {
      en: 'The ring defeats strength 1 and 2 and adds it to your 3 hit points. What does the dagger name?',
      es: 'El anillo derrota las fuerzas 1 y 2 y las suma a tus 3 puntos de vida. ¿Qué nombra la daga?',
    },
    offers: ['name:golem', 'name:goblin'],
    answers: {
      'name:golem': {
        en: 'Out with 6 hit points, more than you came with.',
        es: 'Fuera con 6 puntos de vida, más de los que traías.',
      },
      'name:*': {
        en: '3 and 1 and 2 make 6, and the golem took 5: still alive.',
        es: '3 y 1 y 2 suman 6, y el gólem ha quitado 5: sigues con vida.',
      },
    },
  },
  {
    id: 'empty-dungeon',
    title: { en: 'An empty dungeon', es: 'Una mazmorra vacía' },
    rules: ['WD-DGN-04', 'WD-NEXT-02', 'WD-NEXT-03'],
    position: { seats: 2, adventurer: 'warrior', run: { pile: [] } },
    say: {
      en: '{1} passed at once, so you went into an empty dungeon: a success. Who went in chooses the next adventurer and begins.',
      es: '{1} ha pasado a la primera, así que has entrado en una mazmorra vacía: un éxito. Quien entra elige al siguiente aventurero y empieza.',
    },
    offers: ['choose:warrior', 'choose:mage'],
    answers: {
      'choose:*': {
        en: 'A new round, with all equipment back and all monsters shuffled.',
        es: 'Otra ronda, con todo el equipo de vuelta y todos los monstruos barajados.',
      },
    },
  },
  {
    id: 'second-success',
    title: { en: 'The second success', es: 'El segundo éxito' },
    rules: ['WD-RES-04', 'WD-END-01'],
    position: {
      ...inside('warrior', ['vorpal-sword', 'plate-armor'], ['lich', 'goblin']),
      successes: [1, 1],
    },
    say: {
      en: 'Both of you have one success. Come out of here and you have won: 8 hit points against two monsters.',
      es: 'Cada cual tiene un éxito. Sal de aquí y has ganado: 8 puntos de vida contra dos monstruos.',
    },
    offers: ['name:lich', 'name:demon'],
    answers: {
      'name:*': { en: 'Two successes: the game is yours.', es: 'Dos éxitos: la partida es tuya.' },
    },
  },
];
