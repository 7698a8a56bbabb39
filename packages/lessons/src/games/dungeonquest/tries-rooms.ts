import type { Position } from '@mazmorra/dungeonquest/position';
import type { Try } from '../../lesson.ts';
import { before, standingIn } from './people.ts';

const EAST = 'move:4-3';

/** What the kinds of rooms do. */
export const rooms: readonly Try<Position>[] = [
  {
    id: 'chamber',
    title: { en: 'A chamber', es: 'Una Sala de la Mazmorra' },
    rules: ['DQ-ROOM-01', 'DQ-TILE-01', 'DQ-TILE-02'],
    position: before('tile-chamber-03'),
    say: {
      en: 'Go to a space that nobody has seen: a tile is drawn, and in a chamber a dungeon card too.',
      es: 'Ve a un espacio que nadie ha visto: se roba una sala y, si es una Sala de la Mazmorra, también una carta de Mazmorra.',
    },
    offers: [EAST, 'search'],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': { en: 'A chamber, and this time it is empty.', es: 'Una Sala, y esta vez está vacía.' },
    },
  },
  {
    id: 'corridor',
    title: { en: 'A corridor', es: 'Un Corredor' },
    rules: ['DQ-ROOM-08', 'DQ-ROOM-09'],
    position: before('tile-corridor-01'),
    say: {
      en: 'To the east lies a corridor: whoever enters it must move again at once. Go there.',
      es: 'Al este hay un Corredor: quien entra debe moverse otra vez enseguida. Ve hacia allí.',
    },
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: { 'move:4-3': { en: 'No card, and on you go.', es: 'No hay carta, y sigues andando.' } },
  },
  {
    id: 'trap-chamber',
    title: { en: 'A trap chamber', es: 'Una Sala con Trampa' },
    rules: ['DQ-ROOM-03', 'DQ-TEST-01', 'DQ-CARD-19'],
    position: before('tile-trap-01', { trap: ['trap-crossfire'] }),
    dice: [4, 3],
    say: {
      en: 'The room to the east holds a trap card. Hugo has armour of 9: a test fails only above that.',
      es: 'La sala del este guarda una carta de Trampa. Hugo tiene Armadura 9: la tirada solo falla por encima.',
    },
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': {
        en: 'A crossfire, and 7 against 9: nothing got through.',
        es: 'Fuego cruzado, y 7 contra 9: no ha pasado nada.',
      },
    },
  },
  {
    id: 'darkness',
    title: { en: 'Darkness', es: 'Oscuridad' },
    rules: ['DQ-ROOM-16', 'DQ-ROOM-17'],
    position: before('tile-darkness-01'),
    say: {
      en: 'In a dark room a die decides which way you stumble on. Go in.',
      es: 'A oscuras, un dado decide por dónde sigues a trompicones. Entra.',
    },
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': { en: 'The die has shown you the way.', es: 'El dado te ha enseñado el camino.' },
    },
  },
  {
    id: 'rotating-room',
    title: { en: 'The room that turns', es: 'La Sala Rotatoria' },
    rules: ['DQ-ROOM-12', 'DQ-ROOM-13'],
    position: before('tile-rotating-room-01'),
    say: {
      en: 'This room turns by half when it is entered for the first time, and the way back is gone.',
      es: 'Esta sala gira media vuelta la primera vez que se entra, y el camino de vuelta desaparece.',
    },
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': {
        en: 'Its only passage now points away from where you came.',
        es: 'Su único pasadizo mira ahora hacia el otro lado.',
      },
    },
  },
  {
    id: 'pit',
    title: { en: 'A bottomless pit', es: 'Un Pozo sin fondo' },
    rules: ['DQ-ROOM-11', 'DQ-TEST-01'],
    position: before('tile-bottomless-pit-01'),
    dice: [1, 2],
    say: {
      en: 'A pit tests Luck, and Hugo has only 4: it goes well 6 times in 36. Today the dice are kind.',
      es: 'Un Pozo exige una tirada de Suerte, y Hugo solo tiene 4: sale bien 6 veces de cada 36. Hoy los dados son benévolos.',
    },
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': {
        en: '3 against 4: you stand at the edge, alive.',
        es: '3 contra 4: estás al borde, con vida.',
      },
    },
  },
  {
    id: 'chasm',
    title: { en: 'A chasm', es: 'Un Abismo' },
    rules: ['DQ-ROOM-19', 'DQ-MOVE-05'],
    position: standingIn('tile-chasm-01', {}, { half: 0 }),
    say: {
      en: 'A chasm parts this room. You can only leave through the passages of your own half.',
      es: 'Un Abismo parte esta sala. Solo puedes salir por las pasadizos de tu mitad.',
    },
    offers: ['move:2-3'],
    answers: { 'move:*': { en: 'Only that side could be reached.', es: 'Solo se podía ir por ese lado.' } },
  },
  {
    id: 'cave-in',
    title: { en: 'A cave-in', es: 'Un Derrumbe' },
    rules: ['DQ-ROOM-22', 'DQ-ROOM-23'],
    position: standingIn('tile-cave-in-01'),
    dice: [1, 3],
    say: {
      en: 'Rubble. Climb over it with an Agility test, go back, or search the room.',
      es: 'Escombros. Trépalos con una tirada de Agilidad, vuelve atrás o registra la sala.',
    },
    offers: ['cross', 'retreat', 'search'],
    answers: {
      cross: { en: '4 against 4: you are over, and move on.', es: '4 contra 4: has pasado, y sigues.' },
    },
  },
  {
    id: 'bridge',
    title: { en: 'A bridge', es: 'Un Puente' },
    rules: ['DQ-ROOM-26', 'DQ-ROOM-27', 'DQ-ROOM-28'],
    position: before('tile-bridge-01'),
    before: ['0 move:4-3'],
    dice: [1, 2],
    say: {
      en: 'Crossing needs an Agility test, and each piece of loot makes it harder. Who falls lands in the catacombs.',
      es: 'Para cruzar hace falta una tirada de Agilidad, y cada Botín la hace más difícil. Quien cae acaba en las catacumbas.',
    },
    offers: ['cross', 'stay'],
    answers: {
      cross: { en: '3 against 4: across.', es: '3 contra 4: al otro lado.' },
      stay: { en: 'Next turn you must go back.', es: 'El próximo turno tendrás que volver.' },
    },
  },
  {
    id: 'spider-web',
    title: { en: 'A spider web', es: 'Una Tela de araña' },
    rules: ['DQ-ROOM-33', 'DQ-ROOM-34', 'DQ-ROOM-35'],
    position: before('tile-spider-web-01'),
    before: ['0 move:4-3'],
    say: {
      en: 'Tear through the web with a Strength test of 7, or withdraw. Whoever fails is stuck.',
      es: 'Rompe la tela con una tirada de Fuerza de 7 o retírate. Quien falla queda atrapado.',
    },
    offers: ['cross', 'withdraw'],
    answers: {
      withdraw: {
        en: 'Next turn you must go back the way you came.',
        es: 'El próximo turno tendrás que volver por donde viniste.',
      },
    },
  },
];
