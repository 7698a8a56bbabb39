import type { Position } from '@mazmorra/dungeonquest/position';
import type { Try } from '../../lesson.ts';
import { before, HUGO, inRoom, NEIGHBOUR, standingIn } from './people.ts';

/** Doors, portcullises, searches, the catacombs, towers and the sun. */
export const ways: readonly Try<Position>[] = [
  {
    id: 'door',
    title: { en: 'A door', es: 'Una puerta' },
    rules: ['DQ-DOOR-01', 'DQ-DOOR-02', 'DQ-DOOR-05'],
    position: standingIn('tile-chamber-46', { door: ['door-opens'] }),
    say: {
      en: 'A door lies to the east. Whether it opens is said by a door card.',
      es: 'Al este hay una puerta. Si se abre, lo dice una carta de Puerta.',
    },
    offers: ['move:4-3', 'move:2-3'],
    lit: ['option:move:4-3'],
    answers: { 'move:4-3': { en: 'It opened.', es: 'Se ha abierto.' } },
  },
  {
    id: 'spear-trap',
    title: { en: 'A door with a trap', es: 'Una puerta con trampa' },
    rules: ['DQ-DOOR-03', 'DQ-DOOR-04'],
    position: standingIn('tile-chamber-46', { door: ['door-spear-trap'] }),
    dice: [6],
    say: {
      en: 'Doors jam, and some are trapped. Try this one.',
      es: 'Hay puertas atascadas, y algunas tienen trampa. Prueba esta.',
    },
    offers: ['move:4-3'],
    lit: ['option:move:4-3'],
    answers: {
      'move:4-3': {
        en: 'A spear trap: a die less your Luck of 4, so 2 wounds, and the door stays shut.',
        es: 'Una trampa de lanzas: un dado menos tu Suerte de 4, o sea 2 Heridas, y la puerta sigue cerrada.',
      },
    },
  },
  {
    id: 'portcullis',
    title: { en: 'A portcullis', es: 'Un Rastrillo' },
    rules: ['DQ-PORT-01', 'DQ-PORT-02'],
    position: standingIn('tile-portcullis-01'),
    dice: [5, 4],
    say: {
      en: 'Behind you to the west the portcullis came down. Lifting it takes a Strength test of 7.',
      es: 'Detrás de ti, al oeste, ha caído el Rastrillo. Levantarlo exige una tirada de Fuerza de 7.',
    },
    offers: ['move:2-3', 'move:4-3'],
    lit: ['option:move:2-3'],
    answers: {
      'move:2-3': {
        en: '9 against 7: it did not move. You get a determination token for the next try.',
        es: '9 contra 7: no se ha movido. Recibes una ficha de determinación para el próximo intento.',
      },
    },
  },
  {
    id: 'determination',
    title: { en: 'Determination', es: 'Determinación' },
    rules: ['DQ-DET-01', 'DQ-DET-02', 'DQ-PORT-07'],
    position: standingIn('tile-portcullis-01'),
    before: ['0 move:2-3', '1 move:12-8'],
    dice: [5, 4, 4, 4],
    say: {
      en: 'The first try failed. Your token makes the Strength 8 at the second one: try again.',
      es: 'El primer intento ha fallado. Con la ficha, la Fuerza es 8 en el segundo: inténtalo otra vez.',
    },
    offers: ['move:2-3'],
    lit: ['option:move:2-3'],
    answers: {
      'move:2-3': {
        en: '8 against 8: without the token it would have failed.',
        es: '8 contra 8: sin la ficha habría fallado.',
      },
    },
  },
  {
    id: 'search',
    title: { en: 'Searching a room', es: 'Registrar una sala' },
    rules: ['DQ-SEARCH-01', 'DQ-SEARCH-02', 'DQ-SEARCH-03'],
    position: inRoom({ search: ['search-gold-60'] }),
    say: {
      en: 'Instead of moving you may search a room, twice in a row at most.',
      es: 'En lugar de moverte puedes registrar la sala, como mucho dos veces seguidas.',
    },
    offers: ['search'],
    lit: ['option:search'],
    answers: { search: { en: '60 gold under a stone.', es: '60 de oro bajo una piedra.' } },
  },
  {
    id: 'secret-door',
    title: { en: 'A secret door', es: 'Una puerta secreta' },
    rules: ['DQ-CARD-12', 'DQ-CARD-10'],
    position: inRoom({ search: ['search-secret-door'], tiles: ['tile-chamber-05'] }),
    before: ['0 search'],
    say: {
      en: 'You have found a secret door: you may go to any adjacent space, through walls too.',
      es: 'Has encontrado una puerta secreta: puedes ir a cualquier espacio contiguo, también a través de muros.',
    },
    offers: ['yes', 'no'],
    answers: { yes: { en: 'Choose where it leads.', es: 'Elige adónde lleva.' } },
  },
  {
    id: 'crypt',
    title: { en: 'A crypt', es: 'Una cripta' },
    rules: ['DQ-CARD-02', 'DQ-CARD-10'],
    position: before('tile-chamber-03', { dungeon: ['dungeon-crypt', 'dungeon-empty'] }),
    before: ['0 move:4-3'],
    say: {
      en: 'A crypt. You may open it: gold or something that wakes up. You decide before you see the card.',
      es: 'Una cripta. Puedes abrirla: oro, o algo que despierta. Decides antes de ver la carta.',
    },
    offers: ['yes', 'no'],
  },
  {
    id: 'into-the-catacombs',
    title: { en: 'Down to the catacombs', es: 'Bajar a las catacumbas' },
    rules: ['DQ-ROOM-02', 'DQ-CAT-01', 'DQ-CAT-02'],
    position: standingIn('tile-catacomb-entrance-01'),
    say: {
      en: 'From an entrance you may go down instead of moving, and say which way you walk below.',
      es: 'Desde una entrada puedes bajar en lugar de moverte, y dices hacia dónde caminas abajo.',
    },
    offers: ['enter-catacombs', 'search'],
    lit: ['option:enter-catacombs'],
    answers: {
      'enter-catacombs': {
        en: 'Choose a direction for your marker.',
        es: 'Elige hacia dónde apunta tu marcador.',
      },
    },
  },
  {
    id: 'out-of-the-catacombs',
    title: { en: 'Up again', es: 'Subir de nuevo' },
    rules: ['DQ-CAT-05', 'DQ-CAT-08', 'DQ-CAT-09'],
    position: {
      ...standingIn('tile-catacomb-entrance-01', { catacomb: ['catacomb-exit'] }),
    },
    before: ['0 enter-catacombs', '0 face:east', '1 move:12-8'],
    say: {
      en: 'You drew an exit. You come up as many spaces along your arrow as you drew cards, then a die to the side you choose.',
      es: 'Has robado una salida. Subes a tantos espacios en tu dirección como cartas has robado, y luego un dado hacia el lado que elijas.',
    },
    offers: ['yes', 'no'],
    answers: {
      yes: { en: 'Left or right?', es: '¿Izquierda o derecha?' },
      no: { en: 'You stay below.', es: 'Te quedas abajo.' },
    },
  },
  {
    id: 'tower',
    title: { en: 'Leaving the dungeon', es: 'Salir de la mazmorra' },
    rules: ['DQ-ROOM-06', 'DQ-ROOM-07'],
    position: {
      heroes: [{ hero: HUGO, at: [1, 0], from: [2, 0], loot: ['treasure-ruby-ring'] }, NEIGHBOUR],
      rooms: [{ at: [1, 0], tile: 'tile-chamber-01', entry: 'west' }],
      sun: 18,
    },
    before: ['0 move:0-0'],
    say: {
      en: 'In a tower with at least one piece of loot you may leave. Or go back in for more.',
      es: 'En una torre, y con al menos un Botín, puedes salir. O volver a entrar a por más.',
    },
    offers: ['leave', 'go-on'],
    answers: {
      leave: { en: 'Safe, with 140 gold.', es: 'A salvo, con 140 de oro.' },
      'go-on': { en: 'Back in: you move on at once.', es: 'De vuelta dentro: te mueves enseguida.' },
    },
  },
  {
    id: 'sunset',
    title: { en: 'The sun sets', es: 'Se pone el sol' },
    rules: ['DQ-SUN-02', 'DQ-SUN-03'],
    position: inRoom({ search: ['search-empty'] }, { sun: 27 }),
    others: { 1: ['move:12-8'] },
    dice: [2],
    say: {
      en: 'The sun stands on 27 and moves on before your next turn. You are far from any tower. Do anything and see.',
      es: 'El sol está en el espacio 27 y avanza antes de tu próximo turno. Ninguna torre está cerca. Haz lo que sea y mira.',
    },
    offers: ['search', 'move:4-3'],
    answers: {
      '*': {
        en: 'On space 28 the towers close on 1 to 3, and a 2 was rolled: everybody inside is dead.',
        es: 'En el espacio 28 las torres se cierran con 1 a 3, y ha salido un 2: mueren todos los que están dentro.',
      },
    },
  },
];
