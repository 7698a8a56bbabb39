import type { Position } from '@mazmorra/dungeonquest/position';
import type { Chapter } from '../../lesson.ts';
import { HUGO, NEIGHBOUR } from './people.ts';

/** A tower, a room, a door and a test. */
export const first: Chapter<Position> = {
  title: { en: 'Into the dungeon', es: 'Dentro de la mazmorra' },
  position: {
    heroes: [{ hero: HUGO }, NEIGHBOUR],
    sun: 2,
    next: {
      tiles: [
        'tile-chamber-46',
        'tile-chamber-01',
        'tile-spider-web-01',
        'tile-chamber-02',
        'tile-chamber-03',
      ],
      dungeon: ['dungeon-empty', 'dungeon-empty', 'dungeon-empty', 'dungeon-empty'],
      door: ['door-opens'],
    },
  },
  others: { 1: ['move:12-8', 'move:12-7'] },
  dice: [3, 4],
  steps: [
    {
      say: {
        en: 'Find gold and leave alive by any of the four corner towers: whoever brings out the most wins. The great treasure lies in the middle; there are smaller finds everywhere.',
        es: 'Encuentra oro y sal con vida por cualquiera de las cuatro torres: gana quien saque más. El gran tesoro está en el centro; por todas partes hay hallazgos menores.',
      },
      lit: ['.top-aim'],
    },
    {
      say: {
        en: 'Whenever all have had a turn, the sun moves one space. When it sets, the towers close, and whoever is still inside dies.',
        es: 'Cada vez que han jugado todos, el sol avanza un espacio. Cuando se pone, las torres se cierran y muere quien siga dentro.',
      },
      lit: ['.dq-sun'],
    },
    {
      say: {
        en: 'On your turn you go one space further or search the room you are in. The board is still empty: on every new space a room is drawn at random. Go to a space beside the tower.',
        es: 'En tu turno avanzas un espacio o registras la sala en la que estás. El tablero aún está vacío: en cada espacio nuevo se roba una sala. Ve a un espacio junto a la torre.',
      },
      lit: ['option:move:1-0', 'option:move:0-1'],
      answers: {
        'move:*': {
          en: 'A Chamber. There you draw a dungeon card: a monster, a trap, a find or, as now, nothing. Then {1} had a turn.',
          es: 'Una Sala de la Mazmorra. En ella robas una carta de Mazmorra: un Monstruo, una Trampa, un hallazgo o, como ahora, nada. Después ha jugado {1}.',
        },
      },
    },
    {
      say: {
        en: 'Straight ahead is a door. A door card will tell whether it opens: go through it.',
        es: 'Al frente hay una puerta. Una carta de Puerta dirá si se abre: crúzala.',
      },
      lit: ['option:move:2-0', 'option:move:0-2'],
      answers: {
        'move:2-0': {
          en: 'It opened. Jammed, it would have cost you the turn.',
          es: 'Se ha abierto. Atascada, te habría costado el turno.',
        },
        'move:0-2': {
          en: 'It opened. Jammed, it would have cost you the turn.',
          es: 'Se ha abierto. Atascada, te habría costado el turno.',
        },
      },
      wrong: {
        search: {
          en: 'You may search a room for secret doors and gold. Here, try the door.',
          es: 'Puedes registrar la sala en busca de puertas secretas y oro. Aquí, prueba la puerta.',
        },
        'move:*': {
          en: 'That way is open too, but the lesson leads through the door ahead.',
          es: 'Por ahí también se puede, pero la lección sigue por la puerta de enfrente.',
        },
      },
    },
    {
      say: {
        en: 'A Spider Web. To cross it you make a Strength test: two dice, and their sum must not be above your Strength of 7. That works 21 times in 36. Cross it.',
        es: 'Una Tela de araña. Para cruzarla haces una tirada de Fuerza: dos dados, y la suma no debe pasar de tu Fuerza, que es 7. Sale bien 21 veces de cada 36. Crúzala.',
      },
      lit: ['option:cross'],
      answers: {
        cross: {
          en: '3 and 4 make 7: just enough, and you move on at once. If you fail, you are stuck there, with a determination token that makes the next try easier.',
          es: '3 y 4 suman 7: justo lo necesario, y sigues adelante. Si fallas, te quedas ahí, con una ficha de Determinación que facilita el siguiente intento.',
        },
      },
      wrong: {
        withdraw: {
          en: 'You may turn back, but turns are scarce: the sun does not wait.',
          es: 'Puedes volver atrás, pero los turnos son pocos: el sol no espera.',
        },
      },
    },
  ],
};

/** The catacombs: one card below, then up again. */
export const below: Chapter<Position> = {
  title: { en: 'The catacombs', es: 'Las catacumbas' },
  position: {
    heroes: [{ hero: HUGO, at: [2, 2] }, NEIGHBOUR],
    rooms: [{ at: [2, 2], tile: 'tile-catacomb-entrance-01', entry: 'west' }],
    sun: 8,
    next: {
      tiles: ['tile-chamber-01', 'tile-chamber-02'],
      dungeon: ['dungeon-empty', 'dungeon-empty'],
      catacomb: ['catacomb-exit'],
    },
  },
  before: ['0 enter-catacombs', '0 face:east', '1 move:12-8'],
  others: { 1: ['move:12-7'] },
  dice: [3],
  steps: [
    {
      say: {
        en: 'Another game. Some rooms have stairs to the catacombs, a way below the rooms with finds and dangers of its own. You went down and are walking east.',
        es: 'Otra partida. En algunas salas hay una escalera a las catacumbas, un camino subterráneo con hallazgos y peligros propios. Has bajado y vas hacia el este.',
      },
      lit: ['[data-seat="0"]'],
    },
    {
      say: {
        en: 'Each turn below you draw a card and walk one space further. This card is an Exit: leave the catacombs.',
        es: 'Abajo, en cada turno robas una carta y avanzas un espacio. Esta es una Salida: sal de las catacumbas.',
      },
      lit: ['option:yes'],
      answers: {
        yes: {
          en: 'You have come one space east. A die decides how far to the side you come up.',
          es: 'Has avanzado un espacio hacia el este. Un dado decide cuánto te desvías hacia un lado al subir.',
        },
      },
      wrong: {
        no: {
          en: 'You could stay below for more cards, but that is enough for today: go up.',
          es: 'Podrías seguir abajo y robar más cartas, pero por hoy basta: sube.',
        },
      },
    },
    {
      say: {
        en: 'North is on your left, south on your right. Choose the side.',
        es: 'A tu izquierda queda el norte; a tu derecha, el sur. Elige el lado.',
      },
      answers: {
        right: {
          en: 'A 3: you come up three spaces further south.',
          es: 'Un 3: sales tres espacios más al sur.',
        },
        left: {
          en: 'A 3, but the outer wall stops you in the north: that is where you come up.',
          es: 'Un 3, pero al norte te para el muro exterior: ahí sales.',
        },
      },
    },
  ],
};

/** The sun, and the way out. */
export const out: Chapter<Position> = {
  title: { en: 'The way out', es: 'La salida' },
  position: {
    heroes: [
      { hero: HUGO, at: [2, 0], from: [3, 0], loot: ['treasure-ruby-ring', 'treasure-bag-of-gems'] },
      { hero: 'tatianna', at: [11, 9] },
    ],
    rooms: [
      { at: [2, 0], tile: 'tile-chamber-01', entry: 'west' },
      { at: [1, 0], tile: 'tile-chamber-02', entry: 'west' },
      { at: [11, 9], tile: 'tile-chamber-03', entry: 'east' },
    ],
    sun: 26,
    next: { dungeon: ['dungeon-empty', 'dungeon-empty'], search: ['search-empty', 'search-empty'] },
  },
  before: ['0 move:1-0', '1 search'],
  dice: [6],
  steps: [
    {
      say: {
        en: 'Another game: you have 1340 gold, and it is late. On the last spaces of the sun track a die is rolled every time; here a 1 or a 2 would have closed the towers. It was a 6.',
        es: 'Otra partida: llevas 1340 de oro, y es tarde. En los últimos espacios del medidor de sol se tira cada vez un dado; aquí, con un 1 o un 2 se habrían cerrado las torres. Ha salido un 6.',
      },
      lit: ['.dq-sun'],
    },
    {
      say: {
        en: 'The tower is one space to the west. Go there.',
        es: 'La torre está a un espacio al oeste. Ve hacia ella.',
      },
      lit: ['option:move:0-0'],
      answers: {
        'move:0-0': {
          en: 'In any tower you may leave the dungeon, if you carry some loot.',
          es: 'En cualquier torre puedes salir de la mazmorra, si llevas algún Botín.',
        },
      },
      wrong: {
        '*': {
          en: 'Any turn may be the last one now: into the tower.',
          es: 'Cualquier turno puede ser el último: a la torre.',
        },
      },
    },
    {
      say: {
        en: 'Leave with your gold.',
        es: 'Sal con tu oro.',
      },
      lit: ['option:leave'],
      answers: {
        leave: {
          en: 'You are out with 1340 gold. {1} is still inside and must bring out more to beat you.',
          es: 'Estás fuera con 1340 de oro. {1} sigue dentro y tendrá que sacar más para ganarte.',
        },
      },
      wrong: {
        'go-on': {
          en: 'Back in, with the sun so low? Leave.',
          es: '¿Volver a entrar, con lo bajo que está el sol? Sal.',
        },
      },
    },
  ],
};
