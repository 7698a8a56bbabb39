import type { Position } from '@mazmorra/dungeonquest/position';
import type { Try } from '../../lesson.ts';
import { before, standingIn } from './people.ts';

const EAST = 'move:4-3';

/** What the kinds of rooms do. */
export const rooms: readonly Try<Position>[] = [
  {
    id: 'chamber',
    title: { en: 'A Chamber', es: 'Una Sala de la Mazmorra' },
    rules: ['DQ-ROOM-01', 'DQ-TILE-01', 'DQ-TILE-02'],
    position: before('tile-chamber-03'),
    say: {
      en: 'Go to a space that nobody has seen: you draw a tile, and in a Chamber a dungeon card too.',
      es: 'Ve a un espacio que nadie haya visto: se roba una sala y, si es una Sala de la Mazmorra, también una carta de Mazmorra.',
    },
    offers: [EAST, 'search'],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': {
        en: 'A Chamber, and this time it is empty.',
        es: 'Una Sala de la Mazmorra, y esta vez está vacía.',
      },
    },
  },
  {
    id: 'corridor',
    title: { en: 'A Corridor', es: 'Un Corredor' },
    rules: ['DQ-ROOM-08', 'DQ-ROOM-09'],
    position: before('tile-corridor-01'),
    say: {
      en: 'To the east lies a Corridor: whoever enters it must move again at once. Go there.',
      es: 'Al este hay un Corredor: quien entra debe moverse otra vez enseguida. Ve hacia allí.',
    },
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: { 'move:4-3': { en: 'No card, and on you go.', es: 'No hay carta, y sigues andando.' } },
  },
  {
    id: 'trap-chamber',
    title: { en: 'A Trap Chamber', es: 'Una Sala con Trampa' },
    rules: ['DQ-ROOM-03', 'DQ-TEST-01', 'DQ-CARD-19'],
    position: before('tile-trap-01', { trap: ['trap-crossfire'] }),
    dice: [4, 3],
    say: {
      en: 'In the room to the east you draw a trap card. Hugo has Armor 9: the test fails only above that.',
      es: 'En la sala del este robas una carta de Trampa. Hugo tiene Armadura 9: la tirada solo falla si sale más.',
    },
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': {
        en: 'A Crossfire Trap, and 7 against 9: you are unhurt.',
        es: 'Una Trampa de proyectiles, y 7 contra 9: sales sin Heridas.',
      },
    },
  },
  {
    id: 'darkness',
    title: { en: 'Darkness', es: 'Oscuridad' },
    rules: ['DQ-ROOM-16', 'DQ-ROOM-17'],
    position: before('tile-darkness-01'),
    say: {
      en: 'In a Chamber of Darkness a die decides which way you stumble on. Go in.',
      es: 'En una Sala de Oscuridad, un dado decide por dónde sigues a tientas. Entra.',
    },
    offers: [EAST],
    lit: [`option:${EAST}`],
    answers: {
      'move:4-3': { en: 'The die has shown you the way.', es: 'El dado te ha enseñado el camino.' },
    },
  },
  {
    id: 'rotating-room',
    title: { en: 'The Rotating Room', es: 'La Sala Rotatoria' },
    rules: ['DQ-ROOM-12', 'DQ-ROOM-13'],
    position: before('tile-rotating-room-01'),
    say: {
      en: 'This room turns half round when it is entered for the first time, and the way back is gone.',
      es: 'Esta sala da media vuelta la primera vez que alguien entra, y el camino de vuelta desaparece.',
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
    title: { en: 'A Bottomless Pit', es: 'Un Pozo sin fondo' },
    rules: ['DQ-ROOM-11', 'DQ-TEST-01'],
    position: before('tile-bottomless-pit-01'),
    dice: [1, 2],
    say: {
      en: 'A Bottomless Pit demands a Luck test, and Hugo has only 4: he passes 6 times in 36. Today the dice are kind.',
      es: 'Un Pozo sin fondo exige una tirada de Suerte, y Hugo solo tiene 4: sale bien 6 veces de cada 36. Hoy los dados son benévolos.',
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
    title: { en: 'A Chasm', es: 'Un Abismo' },
    rules: ['DQ-ROOM-19', 'DQ-MOVE-05'],
    position: standingIn('tile-chasm-01', {}, { half: 0 }),
    say: {
      en: 'A Chasm splits this room. You can leave only through the passages of your own half.',
      es: 'Un Abismo parte esta sala. Solo puedes salir por los pasadizos de tu mitad.',
    },
    offers: ['move:2-3'],
    answers: { 'move:*': { en: 'You could only go that way.', es: 'Solo se podía ir por ese lado.' } },
  },
  {
    id: 'cave-in',
    title: { en: 'A Cave-in', es: 'Un Derrumbe' },
    rules: ['DQ-ROOM-22', 'DQ-ROOM-23'],
    position: standingIn('tile-cave-in-01'),
    dice: [1, 3],
    say: {
      en: 'Rubble. Cross it with an Agility test, go back, or search the room.',
      es: 'Escombros. Crúzalos con una tirada de Agilidad, vuelve atrás o registra la sala.',
    },
    offers: ['cross', 'retreat', 'search'],
    answers: {
      cross: { en: '4 against 4: you are over, and move on.', es: '4 contra 4: has pasado, y sigues.' },
    },
  },
  {
    id: 'bridge',
    title: { en: 'A Bridge', es: 'Un Puente' },
    rules: ['DQ-ROOM-26', 'DQ-ROOM-27', 'DQ-ROOM-28'],
    position: before('tile-bridge-01'),
    before: ['0 move:4-3'],
    dice: [1, 2],
    say: {
      en: 'Crossing takes an Agility test, and each Loot card makes it harder. If you fall, you end up in the catacombs.',
      es: 'Para cruzar hace falta una tirada de Agilidad, y cada carta de Botín la hace más difícil. Si te caes, acabas en las catacumbas.',
    },
    offers: ['cross', 'stay'],
    answers: {
      cross: { en: '3 against 4: across.', es: '3 contra 4: al otro lado.' },
      stay: { en: 'Next turn you must go back.', es: 'El próximo turno tendrás que volver.' },
    },
  },
  {
    id: 'spider-web',
    title: { en: 'A Spider Web', es: 'Una Tela de araña' },
    rules: ['DQ-ROOM-33', 'DQ-ROOM-34', 'DQ-ROOM-35'],
    position: before('tile-spider-web-01'),
    before: ['0 move:4-3'],
    say: {
      en: 'Cross the web with a Strength test against 7, or withdraw. If you fail, the web holds you fast.',
      es: 'Cruza la tela con una tirada de Fuerza, con tu 7, o retírate. Si fallas, la tela no te suelta.',
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
