import { spanish } from '@mazmorra/kernel';
import type { ItemId } from '../data/cards.ts';
import { CHARACTERS, type CharacterId } from '../data/characters.ts';
import { LEVELS, type LevelId } from '../data/levels.ts';
import { type Gift, ROOMS, type RoomCardId } from '../data/rooms.ts';
import { coins, ITEMS, wounds } from './things-es.ts';
import type { Components } from './vocabulary.ts';

export function gift(given: Gift): string {
  switch (given.type) {
    case 'coins':
      return coins(given.amount);
    case 'potion':
      return `una poción que cura ${wounds(given.amount)}`;
    case 'item':
      return spanish.un(ITEMS[given.item]);
  }
}

/** What a room card does, from its numbers. Traps have sentences of their own. */
function roomText(id: RoomCardId): string {
  const card = ROOMS[id];
  switch (card.kind) {
    case 'monster':
      return `Fuerza ${card.strength.join(' / ')} con 3 / 4 / 5 jugadores. Si las cartas no la alcanzan, quien ha jugado la más baja recibe ${wounds(card.wounds)}.`;
    case 'treasure':
      if (card.chests.length === 1)
        return card.chests[0] === 1
          ? 'La carta más alta gana 1 moneda; en caso de empate, nadie se la lleva.'
          : `La carta más alta gana ${coins(card.chests[0])}; en caso de empate se reparten.`;
      return `La carta más alta gana ${coins(card.chests[0])} y la segunda más alta, ${coins(card.chests[1])}; en caso de empate se reparten.`;
    case 'vault':
      return `Recibes según tu carta: ${card.gifts.map((given, i) => `con un ${i + 1}, ${gift(given)}`).join('; ')}.`;
    case 'trap':
      return '';
  }
}

const room = (name: string, id: RoomCardId) => ({ name, text: roomText(id) });

/** What somebody begins with, as the end of a sentence: `con 2 monedas y sin heridas`. */
export function outfit(coinCount: number, woundCount: number, items: readonly ItemId[]): string {
  const things = items.length === 2 ? ['dos bolas de cristal'] : items.map((item) => spanish.un(ITEMS[item]));
  const has = [
    ...(coinCount > 0 ? [coins(coinCount)] : []),
    ...(woundCount > 0 ? [wounds(woundCount)] : []),
    ...things,
  ];
  const lacks = [...(coinCount === 0 ? ['monedas'] : []), ...(woundCount === 0 ? ['heridas'] : [])];
  const without = lacks.length === 0 ? '' : `sin ${lacks.join(' ni ')}`;
  if (has.length === 0) return without;
  return without === '' ? `con ${spanish.y(has)}` : `con ${has.join(', ')} y ${without}`;
}

function character(name: string, id: CharacterId) {
  const card = CHARACTERS[id];
  return { name, text: `Empieza ${outfit(card.coins, card.wounds, card.items)}.` };
}

function level(number: number, id: LevelId) {
  const dark = [...LEVELS[id]].flatMap((side, i) => (side === 'D' ? [String(i + 1)] : []));
  const rooms =
    dark.length === 1 ? `la habitación ${dark[0]} está` : `las habitaciones ${spanish.y(dark)} están`;
  return { name: `Carta de nivel ${number}`, text: `En este nivel ${rooms} boca abajo.` };
}

const power = (value: number) => ({
  name: `Poder ${value}`,
  text: `Vale ${value}. Vuelve a tu mano al acabar el nivel.`,
});

export const components: Components = {
  'power-1': power(1),
  'power-2': power(2),
  'power-3': power(3),
  'power-4': power(4),
  'power-5': power(5),
  torch: {
    name: 'Antorcha',
    text: 'En cualquier momento en que alguien esté eligiendo carta: mira todas las habitaciones boca abajo de este nivel. Contra la Manada de lobos puedes jugarla como carta: escapas.',
  },
  'crystal-ball': {
    name: 'Bola de cristal',
    text: 'Juégala como tu carta: cuando se revelan todas, juegas otra conociéndolas. Contra el Nigromante, en cambio, escapas.',
  },
  key: { name: 'Llave', text: 'Solo en habitaciones con tesoro: vale 5. Contra el Megadragón: escapas.' },
  sword: {
    name: 'Espada',
    text: 'Solo contra monstruos y monstruos finales: vale 5 (contra el Gólem, 1).',
  },

  explorer: character('Exploradora', 'explorer'),
  knight: character('Caballero', 'knight'),
  thief: character('Ladrona', 'thief'),
  warrior: character('Guerrero', 'warrior'),
  wizard: character('Hechicero', 'wizard'),

  'level-1': level(1, 'level-1'),
  'level-2': level(2, 'level-2'),
  'level-3': level(3, 'level-3'),
  'level-4': level(4, 'level-4'),
  'level-5': level(5, 'level-5'),
  'level-6': level(6, 'level-6'),
  'level-7': level(7, 'level-7'),

  snake: room('Serpiente', 'snake'),
  zombie: room('Zombi', 'zombie'),
  goblin: room('Goblin', 'goblin'),
  skeleton: room('Esqueleto', 'skeleton'),
  'the-thing': room('La cosa', 'the-thing'),
  troll: room('Troll', 'troll'),
  dragon: room('Dragón', 'dragon'),
  'treasure-1': room('Tesoro (1)', 'treasure-1'),
  'treasure-2': room('Tesoro (2)', 'treasure-2'),
  'treasure-3': room('Tesoro (3)', 'treasure-3'),
  'treasure-4': room('Tesoro (4)', 'treasure-4'),
  'treasure-2-1': room('Tesoro (2 + 1)', 'treasure-2-1'),
  'treasure-3-2': room('Tesoro (3 + 2)', 'treasure-3-2'),
  'treasure-4-2': room('Tesoro (4 + 2)', 'treasure-4-2'),
  'vault-items': room('Cámara (objetos)', 'vault-items'),
  'vault-riches': room('Cámara (riquezas)', 'vault-riches'),
  'lava-trap': {
    name: 'Caldero de lava',
    text: 'Carta más alta 5 / 4 / 3: los más ricos pierden 3 / 2 / 1 monedas.',
  },
  'magnet-trap': {
    name: 'Atrapamonedas',
    text: 'Carta más alta 5 / 4 / 3 / 2: los más ricos pierden 2 / 2 / 1 / 1 monedas.',
  },
  'spike-trap': {
    name: 'Trampa de pinchos',
    text: 'Carta más alta 5 / 4 / 3: los que tienen menos heridas reciben 2 / 2 / 1 heridas.',
  },
  'boulder-trap': {
    name: 'Roca gigante',
    text: 'Carta más alta 5 / 4 / 3 / 2: los que tienen menos heridas reciben 2 / 1 / 1 / 1 heridas.',
  },

  'tax-collector': { name: 'Recaudador', text: 'Los atacados pierden 3 monedas.' },
  medusa: {
    name: 'Medusa',
    text: 'Los atacados quedan eliminados. Si todos son atacados, pierden todos.',
  },
  vampire: { name: 'Vampiro', text: 'Los atacados reciben 1 herida y pierden 2 monedas.' },
  sphinx: {
    name: 'Esfinge',
    text: 'Los atacados reciben 2 heridas. Derrotada o no, quien juega la carta más alta gana 2 monedas; nadie las gana si todas son iguales y la Esfinge sobrevive.',
  },
  minotaur: {
    name: 'Minotauro',
    text: 'Los atacados reciben 1 herida. Derrotado o no, quien juega la carta más alta gana 1 moneda; nadie la gana si todas son iguales y el Minotauro sobrevive.',
  },
  'wolf-pack': {
    name: 'Manada de lobos',
    text: 'Los atacados reciben 2 heridas. Juega una antorcha como carta para escapar.',
  },
  necromancer: {
    name: 'Nigromante',
    text: 'Los atacados reciben 2 heridas. Juega una bola de cristal como carta para escapar.',
  },
  'mega-dragon': {
    name: 'Megadragón',
    text: 'No se puede derrotar. Los atacados reciben 3 heridas. Juega una llave como carta para escapar.',
  },
  golem: {
    name: 'Gólem',
    text: 'No se puede derrotar. Los atacados reciben 2 heridas. Las cartas de poder 5 y las espadas valen 1.',
  },
  mummy: { name: 'Momia', text: 'No se puede derrotar. Ataca a la carta más alta: 2 heridas.' },

  'coin-1': { name: 'Moneda (1)' },
  'coin-5': { name: 'Moneda (5)' },
  'wound-1': { name: 'Herida (1)' },
  'wound-5': { name: 'Herida (5)' },
  map: { name: 'Mapa', text: 'Quien lo tiene juega primero. Solo en la variante táctica.' },

  treasure: { name: 'Habitación con tesoro' },
  monster: { name: 'Habitación con monstruo' },
  vault: { name: 'Cámara' },
  trap: { name: 'Trampa' },
  boss: { name: 'Monstruo final' },
  'room-card': { name: 'Carta de habitación' },
  'level-card': { name: 'Carta de nivel' },
  'power-card': { name: 'Carta de poder' },
  'item-card': { name: 'Carta de objeto' },
  'character-card': { name: 'Carta de personaje' },
  'boss-card': { name: 'Carta de monstruo final' },
  'map-card': { name: 'Carta de mapa' },
  level: { name: 'Nivel' },
  'level-row': { name: 'Fila de nivel' },
  coin: { name: 'Moneda' },
  wound: { name: 'Herida' },
  chest: { name: 'Cofre' },
  potion: { name: 'Poción' },
  strength: { name: 'Fuerza' },
  supply: { name: 'Reserva' },
  'start-player': { name: 'Jugador inicial' },
  'face-up': { name: 'Boca arriba' },
  'face-down': { name: 'Boca abajo (a oscuras)' },
  collapse: { name: 'Desmayarse' },
  eliminated: { name: 'Eliminado' },
  escape: { name: 'Escapar' },
  'shared-victory': { name: 'Victoria compartida' },
  room: { name: 'Habitación' },
  'room-pile': { name: 'Mazo de habitaciones' },
  'level-pile': { name: 'Mazo de niveles' },
  'item-supply': { name: 'Reserva de objetos' },
  hand: { name: 'Mano' },
  defeat: { name: 'Derrotar' },
  attack: { name: 'Atacar' },
  tie: { name: 'Empate' },
  'final-scoring': { name: 'Recuento final' },
  'tactical-variant': { name: 'Variante táctica' },
};
