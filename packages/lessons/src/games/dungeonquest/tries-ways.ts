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
      en: 'There is a door to the east. A door card says whether it opens.',
      es: 'Al este hay una puerta. Una carta de Puerta dice si se abre.',
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
        en: 'A Spear Trap: a die minus your Luck of 4, so 2 wounds, and the door stays shut.',
        es: 'Una Trampa de lanzas: un dado menos tu Suerte, que es 4, o sea, 2 Heridas; y la puerta sigue cerrada.',
      },
    },
  },
  {
    id: 'portcullis',
    title: { en: 'A portcullis', es: 'Un rastrillo' },
    rules: ['DQ-PORT-01', 'DQ-PORT-02'],
    position: standingIn('tile-portcullis-01'),
    dice: [5, 4],
    say: {
      en: 'The portcullis has dropped behind you, to the west. Lifting it takes a Strength test against 7.',
      es: 'Detrás de ti, al oeste, ha caído el rastrillo. Para levantarlo hace falta una tirada de Fuerza, con tu 7.',
    },
    offers: ['move:2-3', 'move:4-3'],
    lit: ['option:move:2-3'],
    answers: {
      'move:2-3': {
        en: '9 against 7: it did not move. You gain a determination token for the next try.',
        es: '9 contra 7: no se ha movido. Ganas una ficha de Determinación para el próximo intento.',
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
      en: 'The first try failed. Your token raises your Strength to 8 for the second one: try again.',
      es: 'El primer intento ha fallado. Con la ficha, tu Fuerza es 8 en el segundo: inténtalo otra vez.',
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
      es: 'En vez de moverte puedes registrar la sala, como mucho dos veces seguidas.',
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
      en: 'A Crypt. You may open it: gold, or something that wakes up. You decide before you see the card.',
      es: 'Una Cripta. Puedes registrarla: hay oro, o algo que despierta. Decides antes de ver la carta.',
    },
    offers: ['yes', 'no'],
  },
  {
    id: 'into-the-catacombs',
    title: { en: 'Down to the catacombs', es: 'Bajar a las catacumbas' },
    rules: ['DQ-ROOM-02', 'DQ-CAT-01', 'DQ-CAT-02'],
    position: standingIn('tile-catacomb-entrance-01'),
    say: {
      en: 'From an entrance you may go down instead of moving, and you say which way you walk below.',
      es: 'Desde una entrada puedes bajar en lugar de moverte, y dices hacia dónde caminas abajo.',
    },
    offers: ['enter-catacombs', 'search'],
    lit: ['option:enter-catacombs'],
    answers: {
      'enter-catacombs': {
        en: 'Choose a direction for your travel marker.',
        es: 'Elige hacia dónde apunta tu indicador de viaje.',
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
      en: 'You have drawn an Exit. You come up as many spaces ahead as you have drawn cards, and then as many to the side you choose as a die shows.',
      es: 'Has robado una Salida. Avanzas en tu dirección tantos espacios como cartas has robado y, luego, tantos como diga un dado hacia el lado que elijas.',
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
      en: 'In a tower, with at least one Loot card, you may leave. Or go back in for more.',
      es: 'En una torre, y con al menos una carta de Botín, puedes salir. O volver a entrar a por más.',
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
      en: 'The sun is on space 27 and moves on before your next turn. You are far from any tower. Do anything and see.',
      es: 'El sol está en el espacio 27 y avanza antes de tu próximo turno. Ninguna torre está cerca. Haz lo que sea y mira.',
    },
    offers: ['search', 'move:4-3'],
    answers: {
      '*': {
        en: 'On space 28 the towers close on anything from 1 to 3, and the roll was a 2: everybody inside is dead.',
        es: 'En el espacio 28 las torres se cierran con un número del 1 al 3, y ha salido un 2: mueren todos los que están dentro.',
      },
    },
  },
];
