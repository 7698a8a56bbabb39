import type { Position } from '@mazmorra/welcome-to-the-dungeon/position';
import type { Chapter, Lesson, Said } from '../../lesson.ts';

const torch = '[data-tile="warrior-torch"]';
const pile = '.wd-dungeon';

/** A round that somebody else must enter. */
const bidding: Chapter<Position> = {
  title: { en: 'Dare or pass', es: 'Atreverse o pasar' },
  position: {
    seats: 3,
    adventurer: 'warrior',
    deck: ['goblin', 'orc', 'golem', 'dragon', 'demon', 'golem'],
  },
  others: {
    1: ['draw', 'sacrifice:warrior-torch', 'draw', 'add', 'pass'],
    2: ['draw', 'add', 'draw', 'add', 'name:orc'],
  },
  steps: [
    {
      say: {
        en: 'Come out of the dungeon alive twice and you win; fail twice and you are out. Everybody shares one adventurer, and only one player ends up going in.',
        es: 'Sal con vida de la mazmorra dos veces y ganas; fracasa dos veces y quedas fuera. El aventurero es de todos, y al final solo entra una persona.',
      },
      lit: ['.top-aim'],
    },
    {
      say: {
        en: 'On your turn you draw a monster or pass. Whoever passes is safe, but out of the round; the last one left goes in. Draw.',
        es: 'En tu turno robas un monstruo o pasas. Quien pasa está a salvo, pero fuera de la ronda; entra quien se quede sin pasar. Roba.',
      },
      lit: ['option:draw'],
      answers: {
        draw: {
          en: 'A Goblin, and only you have seen it.',
          es: 'Un trasgo, y solo lo has visto tú.',
        },
      },
      wrong: {
        pass: {
          en: 'You may pass, but then you would only watch this round. Draw a monster first.',
          es: 'Puedes pasar, pero entonces solo mirarías esta ronda. Roba antes un monstruo.',
        },
      },
    },
    {
      say: {
        en: 'Put it into the dungeon, or set it aside and sacrifice a piece of equipment. The Torch defeats everything up to strength 3, so a Goblin would not hurt you in there: put it in.',
        es: 'Mételo en la mazmorra, o apártalo y sacrifica un objeto. La antorcha derrota a todo lo que tenga fuerza 3 o menos, así que un trasgo no te haría nada ahí dentro: mételo.',
      },
      lit: ['option:add'],
      answers: {
        add: {
          en: '{1} drew a monster, set it aside and sacrificed the Torch: now even a Goblin hurts. {2} put one more into the dungeon.',
          es: '{1} ha robado un monstruo, lo ha apartado y ha sacrificado la antorcha: ahora hasta un trasgo hace daño. {2} ha metido otro en la mazmorra.',
        },
      },
      wrong: {
        'sacrifice:*': {
          en: 'That works, but a piece of equipment is a high price for a Goblin.',
          es: 'Se puede, pero un objeto es un precio muy alto por un trasgo.',
        },
      },
    },
    {
      say: {
        en: 'Nobody has passed. You know one of the two monsters in there. Draw again.',
        es: 'Nadie ha pasado. Conoces uno de los dos monstruos de dentro. Roba otra vez.',
      },
      lit: ['option:draw'],
      answers: {
        draw: {
          en: 'The Dragon, with strength 9: the worst of all.',
          es: 'El dragón, con fuerza 9: lo peor que hay.',
        },
      },
      wrong: {
        pass: {
          en: 'Not yet: there is something you should see.',
          es: 'Todavía no: hay algo que deberías ver.',
        },
      },
    },
    {
      say: {
        en: 'The Dragon Spear defeats it. Put it in and trust that nobody sacrifices the spear, or set it aside and sacrifice a piece of equipment: you decide.',
        es: 'La lanza de dragón lo derrota. Mételo y confía en que nadie sacrifique la lanza, o apártalo y sacrifica un objeto: decides tú.',
      },
      lit: ['option:add', 'option:sacrifice:warrior-dragon-spear'],
      answers: {
        add: {
          en: 'It is in there, and only you know. As long as the spear stays, it cannot hurt whoever goes in.',
          es: 'Está dentro, y solo lo sabes tú. Mientras quede la lanza, no le hará nada a quien entre.',
        },
        'sacrifice:warrior-dragon-spear': {
          en: 'Well done: the Dragon is out of the round, and the spear was good for nothing else. The others do not know that.',
          es: 'Bien visto: el dragón queda fuera de la ronda, y la lanza no servía para nada más. Los demás no lo saben.',
        },
        'sacrifice:*': {
          en: 'The Dragon is out of the round. So is that piece: whoever goes in will be weaker.',
          es: 'El dragón queda fuera de la ronda. Ese objeto también: quien entre irá con menos.',
        },
      },
    },
    {
      say: {
        en: 'Both have put in another monster. The last player who has not passed must go in, and by now it looks deadly. Pass.',
        es: 'Cada uno de los demás ha metido otro monstruo. Quien quede sin pasar tendrá que entrar, y esto ya tiene muy mala pinta. Pasa.',
      },
      lit: ['option:pass', pile],
      answers: {
        pass: {
          en: '{1} passed too, so {2} had to go in, and did not come out. For {2} that is a first failure; a second one would be the end.',
          es: '{1} también ha pasado, así que {2} ha tenido que entrar y no ha salido. Es el primer fracaso de {2}; el segundo sería el final.',
        },
      },
      wrong: {
        draw: {
          en: 'Whoever draws cannot pass on that turn. Too many monsters of strength 5 or more are still about: let somebody else go in.',
          es: 'Quien roba ya no puede pasar en ese turno. Quedan demasiados monstruos de fuerza 5 o más: que entre otra persona.',
        },
      },
    },
    {
      say: {
        en: 'In there, each monster that no equipment defeats costs as many hit points as its strength. The heart on the adventurer’s card counts them, armour and shield included: at 0 the adventurer is dead.',
        es: 'Dentro, cada monstruo al que ningún objeto derrota quita tantos puntos de vida como su fuerza. El corazón de la carta del aventurero los cuenta, con armadura y escudo incluidos: con 0, muere.',
      },
    },
  ],
};

/** The reader named a monster that is in the dungeon and that the Torch defeats anyway. */
const WASTED: Said = {
  en: 'It was in there, but the Torch defeats it anyway, so the sword was wasted. The Golem and the Vampire cost you 9 hit points, and you came out with 2. Your first success.',
  es: 'Estaba, pero la antorcha ya podía con él, así que la espada no ha servido de nada. El gólem y el vampiro te han costado 9 puntos de vida, y has salido con 2. Tu primer éxito.',
};

/** A round that the reader enters. */
const entering: Chapter<Position> = {
  title: { en: 'Into the dungeon', es: 'A la mazmorra' },
  position: {
    seats: 3,
    adventurer: 'warrior',
    starter: 1,
    deck: ['demon', 'vampire', 'skeleton', 'golem', 'orc'],
    failures: [0, 0, 1],
  },
  before: ['1 draw', '1 sacrifice:warrior-holy-grail', '2 draw', '2 add'],
  others: { 1: ['draw', 'add', 'pass'], 2: ['pass'] },
  steps: [
    {
      say: {
        en: 'At another table: {1} has sacrificed the Holy Grail, which defeats monsters of even strength, and {2} has put a monster in. This time you will go in. Draw.',
        es: 'En otra mesa: {1} ha sacrificado el cáliz sagrado, que derrota a los monstruos de fuerza par, y {2} ha metido un monstruo. Esta vez entrarás tú. Roba.',
      },
      lit: ['option:draw'],
      answers: { draw: { en: 'A Skeleton, strength 2.', es: 'Un esqueleto, fuerza 2.' } },
      wrong: {
        pass: {
          en: 'Safe, but then you depend on the others failing. Be brave this time.',
          es: 'Es lo seguro, pero así dependes de que fracasen los demás. Esta vez, atrévete.',
        },
      },
    },
    {
      say: {
        en: 'The Torch is still there and takes care of it: put it in.',
        es: 'La antorcha sigue ahí y se ocupa de él: mételo.',
      },
      lit: ['option:add', torch],
      answers: {
        add: {
          en: '{1} put in another monster and {2} passed. Only you and {1} are left.',
          es: '{1} ha metido otro monstruo y {2} ha pasado. Solo quedáis {1} y tú.',
        },
      },
      wrong: {
        'sacrifice:*': {
          en: 'You want to go in yourself: keep the equipment together.',
          es: 'Quieres entrar tú: no te quedes sin equipo.',
        },
      },
    },
    {
      say: {
        en: 'Three monsters, one of them yours. You would enter with 11 hit points. Draw once more and see who gives in.',
        es: 'Tres monstruos, uno de ellos tuyo. Entrarías con 11 puntos de vida. Roba una vez más y veremos quién cede.',
      },
      lit: ['option:draw', pile],
      answers: { draw: { en: 'An Orc, strength 3.', es: 'Un orco, fuerza 3.' } },
      wrong: {
        pass: {
          en: 'With the Torch and 11 hit points you can survive this dungeon. Draw.',
          es: 'Con la antorcha y 11 puntos de vida puedes superar esta mazmorra. Roba.',
        },
      },
    },
    {
      say: {
        en: 'The Torch handles an Orc as well: put it in.',
        es: 'La antorcha también puede con un orco: mételo.',
      },
      lit: ['option:add', torch],
      answers: {
        add: {
          en: '{1} has passed: you are the last one, so you go in.',
          es: '{1} ha pasado: solo quedas tú, así que entras.',
        },
      },
      wrong: {
        'sacrifice:*': {
          en: 'You want to go in yourself: keep the equipment together.',
          es: 'Quieres entrar tú: no te quedes sin equipo.',
        },
      },
    },
    {
      say: {
        en: 'First you name a kind of monster: the Vorpal Sword defeats all of that kind. Name one that the Torch and the Dragon Spear do not defeat.',
        es: 'Primero eliges un tipo de monstruo: la espada vorpalina derrota a todos los de ese tipo. Elige uno al que no derroten ni la antorcha ni la lanza.',
      },
      lit: ['option:name:golem'],
      answers: {
        'name:golem': {
          en: 'A good guess: the sword defeated the Golem, the Torch the Orc and the Skeleton, and only the Vampire cost you 4 hit points. Your first success.',
          es: 'Buena elección: el gólem ha caído ante la espada, la antorcha ha derrotado al orco y al esqueleto, y solo el vampiro te ha costado 4 puntos de vida. Tu primer éxito.',
        },
        'name:vampire': {
          en: 'A good guess: the sword defeated the Vampire, the Torch the Orc and the Skeleton, and only the Golem cost you 5 hit points. Your first success.',
          es: 'Buena elección: el vampiro ha caído ante la espada, la antorcha ha derrotado al orco y al esqueleto, y solo el gólem te ha costado 5 puntos de vida. Tu primer éxito.',
        },
        'name:orc': WASTED,
        'name:skeleton': WASTED,
        'name:*': {
          en: 'That one was not in there. The Torch defeated the Orc and the Skeleton, the Golem and the Vampire cost you 9 hit points, and you came out with 2. Your first success.',
          es: 'Ese no estaba. La antorcha ha derrotado al orco y al esqueleto, el gólem y el vampiro te han costado 9 puntos de vida, y has salido con 2. Tu primer éxito.',
        },
      },
    },
    {
      say: {
        en: 'One question before you play on: how do you win this game?',
        es: 'Una pregunta antes de seguir: ¿cómo se gana este juego?',
      },
      quiz: [
        {
          choice: { en: 'Survive twice', es: 'Sobreviviendo dos veces' },
          right: true,
          reply: {
            en: 'Yes, or by being the last one who has not failed twice.',
            es: 'Sí, o siendo la última persona que no ha fracasado dos veces.',
          },
        },
        {
          choice: { en: 'Defeat the most monsters', es: 'Derrotando a más monstruos que nadie' },
          right: false,
          reply: {
            en: 'Nobody counts monsters: it only matters who comes out alive.',
            es: 'Nadie cuenta monstruos: solo importa quién sale con vida.',
          },
        },
        {
          choice: { en: 'Never go in', es: 'No entrando nunca' },
          right: false,
          reply: {
            en: 'That works only as long as the others fail. Two successes win the game at once.',
            es: 'Eso solo vale mientras los demás fracasen. Con dos éxitos se gana al momento.',
          },
        },
      ],
    },
  ],
};

export const lesson: Lesson<Position> = {
  chapters: [bidding, entering],
  end: {
    en: 'You know the game: draw and make the dungeon worse, or pass in time. You went in, so now you choose the next adventurer.',
    es: 'Ya conoces el juego: roba y empeora la mazmorra, o pasa a tiempo. Como has entrado tú, ahora eliges al siguiente aventurero.',
  },
};
