import { components } from '@mazmorra/dungeonquest/origins';
import type { About, AboutWords } from '../../origins/about.ts';

interface Editions {
  readonly of2014: string;
  readonly of1985: string;
  readonly review: string;
  readonly program: string;
}
const sources = ({ of2014, of1985, review, program }: Editions): AboutWords['from'] => ({
  REV: of2014,
  LTP: of2014,
  JDQ: of1985,
  SJ: of1985,
  NAF: of1985,
  OZV: of1985,
  ANA: review,
  CSH: program,
});

const en: AboutWords = {
  rulebook:
    'The rulebook of the third edition (2010) gives the size of every deck, shows or describes part of the encounter cards, of the combat cards and of the power cards, names the rooms, and tells the abilities of all heroes but Hugo. A few attributes stand in its examples and pictures.',
  published:
    'Where it is silent we follow the Revised Edition of 2014, whose decks have the same sizes, and the edition of 1985, whose tiles and traps are known. That proves nothing for 2010: of 23 cards that are printed in the rulebook and in the edition of 2014, eleven differ. Swinging Blade, Lingering Shade, Poisonous Gas, Explosion, Poisonous Snakes, Vampire Bite, Giant Naga, Spider’s Venom, Bottle Imp, Ferrox, Artifact Eater and Forbidden Tome are probably different in the box.',
  design:
    'Most power cards are ours, because every hero and every kind of monster needs four of them and the rulebook shows few. Also ours are some of the combat cards and the number of each, the monsters of the dungeon deck, the Sneak Attacks other than the Demon’s, four runes, the die tables of the Chambers of Darkness and the ability of Hugo. Half of the tiles were added to make 117: other editions have their shapes, but not in this number. Where the rulebook only lets something be inferred, such as the attack type of a card, we count our reading as design.',
  groups: {
    dungeon: 'Dungeon cards',
    dragon: 'Dragon cards',
    treasure: 'Treasure cards',
    trap: 'Trap cards',
    door: 'Door cards',
    crypt: 'Crypt cards',
    corpse: 'Corpse cards',
    search: 'Search cards',
    catacomb: 'Catacomb cards',
    rune: 'Rune cards',
    combat: 'Combat cards',
    power: 'Power cards',
    heroes: 'Heroes',
    monsters: 'Monster tokens',
    markers: 'Markers and determination tokens',
    board: 'Board',
    tiles: 'Room tiles',
  },
  from: sources({
    of2014: 'the 2014 edition',
    of1985: 'the 1985 edition',
    review: 'a review of the 2010 edition',
    program: 'a public program',
  }),
};

const es: AboutWords = {
  rulebook:
    'El reglamento de la tercera edición (2010) da el tamaño de cada mazo, muestra o describe parte de las cartas de encuentro, de Combate y de Poder, nombra las salas y explica las capacidades de todos los héroes menos Hugo. Algunos atributos aparecen en sus ejemplos y dibujos.',
  published:
    'Donde no dice nada, seguimos la edición revisada de 2014, cuyos mazos tienen el mismo tamaño, y la edición de 1985, de la que se conocen las salas y las trampas. Eso no demuestra nada sobre 2010: de 23 cartas que están impresas en el reglamento y en la edición de 2014, once son distintas. La Cuchilla oscilante, el Alma en pena, el Gas venenoso, la Explosión, las Serpientes venenosas, el Mordisco de vampiro, la Naga gigante, el Veneno de araña, el Diablillo embotellado, el Férrox, el Devorador de artefactos y el Tomo prohibido probablemente sean distintos en la caja.',
  design:
    'La mayoría de las cartas de Poder son nuestras, porque cada héroe y cada tipo de Monstruo necesita cuatro y el reglamento muestra pocas. También son nuestras algunas cartas de Combate y el número de copias de todas ellas, los Monstruos del mazo de Mazmorra, los Ataques sorpresa menos el del Demonio, cuatro runas, las tablas del dado de las Salas de Oscuridad y la capacidad de Hugo. La mitad de las salas se añadieron para llegar a 117: otras ediciones tienen esas formas, pero no en esa cantidad. Cuando el reglamento solo permite deducir algo, como el tipo de ataque de una carta, contamos nuestra lectura como diseño.',
  groups: {
    dungeon: 'Cartas de Mazmorra',
    dragon: 'Cartas de Dragón',
    treasure: 'Cartas de Tesoro',
    trap: 'Cartas de Trampa',
    door: 'Cartas de Puerta',
    crypt: 'Cartas de Cripta',
    corpse: 'Cartas de Cadáver',
    search: 'Cartas de Búsqueda',
    catacomb: 'Cartas de Catacumbas',
    rune: 'Cartas de Runa',
    combat: 'Cartas de Combate',
    power: 'Cartas de Poder',
    heroes: 'Héroes',
    monsters: 'Fichas de Monstruo',
    markers: 'Indicadores y fichas de Determinación',
    board: 'Tablero',
    tiles: 'Salas',
  },
  from: sources({
    of2014: 'la edición de 2014',
    of1985: 'la edición de 1985',
    review: 'una reseña de la edición de 2010',
    program: 'un programa público',
  }),
};

export const about: About = {
  components,
  nameId: (component) => component.replace(/^tile-(.*)-\d\d$/, '$1'),
  words: { en, es },
};
