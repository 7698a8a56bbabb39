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
        en: 'A Vampire. Now you have to do something with it: you can no longer pass this turn.',
        es: 'Un vampiro. Ahora tienes que hacer algo con él: en este turno ya no puedes pasar.',
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
      en: 'The Lich, strength 6. The Holy Grail defeats even strengths. Put it in, or set it aside and sacrifice a piece of equipment.',
      es: 'El liche, de fuerza 6. El cáliz sagrado derrota a los de fuerza par. Mételo, o apártalo y sacrifica un objeto.',
    },
    offers: ['add', 'sacrifice:warrior-torch', 'sacrifice:warrior-holy-grail'],
    answers: {
      add: {
        en: 'It is in there. The others have no idea.',
        es: 'Está dentro. Los demás no tienen ni idea.',
      },
      'sacrifice:*': {
        en: 'Both are out of the round, and everybody saw which piece is gone.',
        es: 'Los dos quedan fuera de la ronda, y todos han visto qué objeto falta.',
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
      es: 'Ya no queda ninguno de los seis objetos. Lo que has robado solo puede ir a la mazmorra.',
    },
    offers: ['add'],
    answers: {
      add: {
        en: 'A Golem in there, and 3 hit points to face it: whoever goes in is dead.',
        es: 'Un gólem dentro y 3 puntos de vida para enfrentarse a él: quien entre, muere.',
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
      en: '{1} has passed. If you pass too, {2} must go in at once; if you draw, the bidding goes on.',
      es: '{1} ha pasado. Si pasas tú también, {2} tiene que entrar ya; si robas, la puja sigue.',
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
    title: { en: 'Naming a monster', es: 'Elegir un tipo de monstruo' },
    rules: ['WD-DGN-03', 'WD-DGN-07'],
    position: inside('warrior', ['vorpal-sword', 'torch'], ['golem', 'orc', 'golem']),
    say: {
      en: 'You have 3 hit points, the Torch and the Vorpal Sword. Name a kind: every monster of that kind is defeated.',
      es: 'Tienes 3 puntos de vida, la antorcha y la espada vorpalina. Elige un tipo de monstruo: caerán todos los de ese tipo.',
    },
    offers: ['name:golem', 'name:dragon'],
    answers: {
      'name:golem': {
        en: 'The sword defeated both Golems and the Torch the Orc: out without a scratch.',
        es: 'La espada ha derrotado a los dos gólems y la antorcha, al orco: sales sin un rasguño.',
      },
      'name:*': {
        en: 'The first card was a Golem, which cost you 5: dead.',
        es: 'La primera carta era un gólem, que quita 5: has muerto.',
      },
    },
  },
  {
    id: 'zero-is-dead',
    title: { en: 'Zero hit points', es: 'Cero puntos de vida' },
    rules: ['WD-DGN-11', 'WD-DGN-13'],
    position: inside('warrior', ['vorpal-sword'], ['goblin', 'skeleton']),
    say: {
      en: '3 hit points against a Goblin and a Skeleton. You put both of them in: which kind do you name?',
      es: '3 puntos de vida contra un trasgo y un esqueleto. Los has metido tú: ¿qué tipo eliges?',
    },
    offers: ['name:skeleton', 'name:goblin', 'name:dragon'],
    answers: {
      'name:skeleton': { en: 'You get out with 2 hit points.', es: 'Sales con 2 puntos de vida.' },
      'name:goblin': { en: 'You get out with 1 hit point.', es: 'Sales con 1 punto de vida.' },
      'name:*': {
        en: '3 less 1 less 2 is 0, and 0 is dead.',
        es: '3 menos 1 menos 2 son 0, y 0 es la muerte.',
      },
    },
  },
  {
    id: 'axe',
    title: { en: 'The Vorpal Axe', es: 'El hacha vorpalina' },
    rules: ['WD-DGN-10', 'WD-RULING-06'],
    position: inside('barbarian', ['vorpal-axe', 'leather-shield'], ['vampire', 'demon', 'goblin']),
    say: {
      en: 'A Vampire of strength 4, and 7 hit points. The axe works once: now, or for something worse?',
      es: 'Un vampiro de fuerza 4 y 7 puntos de vida. El hacha sirve una vez: ¿ahora o para algo peor?',
    },
    offers: ['use-axe', 'take-damage'],
    answers: {
      'use-axe': {
        en: 'The Vampire is defeated, but then came the Demon of strength 7: dead.',
        es: 'El vampiro ha caído, pero después ha salido el demonio, de fuerza 7: has muerto.',
      },
      'take-damage': {
        en: 'You have 3 hit points left, and here comes the Demon: now the axe is worth it.',
        es: 'Te quedan 3 puntos de vida, y aquí viene el demonio: ahora sí merece la pena el hacha.',
      },
    },
  },
  {
    id: 'potion',
    title: { en: 'The Healing Potion', es: 'La poción de curación' },
    rules: ['WD-DGN-12', 'WD-RULING-03'],
    position: inside('barbarian', ['vorpal-axe', 'healing-potion'], ['lich', 'demon', 'orc']),
    say: {
      en: 'The Lich, strength 6, against 4 hit points, but you have the potion: the first time you would die, you go on with 4.',
      es: 'El liche, de fuerza 6, contra 4 puntos de vida; pero llevas la poción: la primera vez que vayas a morir, sigues con 4.',
    },
    offers: ['use-axe', 'take-damage'],
    answers: {
      'take-damage': {
        en: 'The potion saved you, and you still have the axe for the Demon.',
        es: 'La poción te ha salvado, y aún tienes el hacha para el demonio.',
      },
      'use-axe': {
        en: 'The Demon cost you the potion, and the Orc 3 of your 4 hit points: alive.',
        es: 'El demonio te ha costado la poción y el orco, 3 de los 4 puntos de vida: sigues con vida.',
      },
    },
  },
  {
    id: 'polymorph',
    title: { en: 'Polymorph', es: 'Polimorfismo' },
    rules: ['WD-DGN-06', 'WD-RULING-04'],
    position: inside('mage', ['polymorph', 'wall-of-fire'], ['dragon', 'goblin'], ['skeleton']),
    say: {
      en: 'The Dragon, and 8 hit points. Polymorph exchanges it, once, for the top card of the deck.',
      es: 'El dragón y 8 puntos de vida. El polimorfismo lo cambia, una sola vez, por la primera carta del mazo.',
    },
    offers: ['polymorph', 'keep'],
    answers: {
      polymorph: {
        en: 'A Skeleton instead of the Dragon. You never know beforehand.',
        es: 'Un esqueleto en vez del dragón. Nunca se sabe de antemano.',
      },
      keep: { en: '9 is more than 8: dead.', es: '9 es más que 8: has muerto.' },
    },
  },
  {
    id: 'pact',
    title: { en: 'The Demonic Pact', es: 'El pacto demoníaco' },
    rules: ['WD-DGN-08', 'WD-RULING-08'],
    position: inside('mage', ['polymorph', 'demonic-pact'], ['demon', 'dragon', 'goblin'], ['orc']),
    say: {
      en: 'The Demon: the pact defeats it, and whatever you face next as well. Do you want to exchange it?',
      es: 'El demonio: el pacto lo derrota, y también a lo que venga justo después. ¿Quieres cambiarlo?',
    },
    offers: ['polymorph', 'keep'],
    answers: {
      keep: {
        en: 'The Demon is defeated, and next comes the Dragon: the pact takes care of that one too.',
        es: 'El demonio ha caído, y ahora viene el dragón: el pacto también se encarga de él.',
      },
      polymorph: {
        en: 'Without the Demon the pact does nothing: an Orc against 2 hit points is death.',
        es: 'Sin el demonio, el pacto no hace nada: un orco contra 2 puntos de vida es la muerte.',
      },
    },
  },
  {
    id: 'omnipotence',
    title: { en: 'Omnipotence', es: 'Omnipotencia' },
    rules: ['WD-DGN-14', 'WD-RES-02'],
    position: inside('mage', ['polymorph', 'omnipotence'], ['golem', 'vampire', 'orc'], ['orc', 'lich']),
    say: {
      en: 'A Golem, and 2 hit points: you will die. With Omnipotence it is a success all the same, if all monsters are of different kinds.',
      es: 'Un gólem y 2 puntos de vida: morirás. Con la omnipotencia es un éxito igualmente, si todos los monstruos son de tipos distintos.',
    },
    offers: ['keep', 'polymorph'],
    answers: {
      keep: {
        en: 'So far a Golem. You put in a Vampire and an Orc: leave the cards as they are.',
        es: 'De momento, un gólem. Tú has metido un vampiro y un orco: deja las cartas como están.',
      },
      polymorph: {
        en: 'An Orc came in its place, and there is one more below: two of a kind, a failure.',
        es: 'En su lugar ha salido un orco, y abajo hay otro: dos iguales, fracaso.',
      },
    },
  },
  {
    id: 'ring',
    title: { en: 'The Ring of Power', es: 'El anillo de poder' },
    rules: ['WD-DGN-07', 'WD-RULING-09'],
    position: inside('rogue', ['ring-of-power', 'vorpal-dagger'], ['goblin', 'skeleton', 'golem']),
    say: {
      en: 'The ring defeats monsters of strength 1 and 2 and adds that strength to your 3 hit points. Which kind do you name for the dagger?',
      es: 'El anillo derrota a los de fuerza 1 y 2 y suma esa fuerza a tus 3 puntos de vida. ¿Qué tipo eliges para la daga?',
    },
    offers: ['name:golem', 'name:goblin'],
    answers: {
      'name:golem': {
        en: 'You get out with 6 hit points, more than you came with.',
        es: 'Sales con 6 puntos de vida, más de los que traías.',
      },
      'name:*': {
        en: '3 and 1 and 2 make 6, and the Golem cost you 5: still alive.',
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
      en: '{1} passed at once, so you went into an empty dungeon: a success. Whoever went in chooses the next adventurer and begins.',
      es: '{1} ha pasado a la primera, así que has entrado en una mazmorra vacía: un éxito. Quien ha entrado elige al siguiente aventurero y empieza.',
    },
    offers: ['choose:warrior', 'choose:mage'],
    answers: {
      'choose:*': {
        en: 'A new round, with all the equipment back and all the monsters shuffled.',
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
      es: 'Los dos tenéis un éxito. Sal de aquí y habrás ganado: 8 puntos de vida contra dos monstruos.',
    },
    offers: ['name:lich', 'name:demon'],
    answers: {
      'name:*': { en: 'Two successes: the game is yours.', es: 'Dos éxitos: la partida es tuya.' },
    },
  },
];
