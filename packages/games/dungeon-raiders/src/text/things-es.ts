import { type SpanishNoun, spanish } from '@mazmorra/kernel';
import type { CardId, ItemId } from '../data/cards.ts';
import { ROOMS, type RoomId } from '../data/rooms.ts';
import type { FaceDown } from '../events.ts';
import { dealtRow } from './vocabulary.ts';

const COIN: SpanishNoun = { one: 'moneda', many: 'monedas', gender: 'f' };
const WOUND: SpanishNoun = { one: 'herida', many: 'heridas', gender: 'f' };

export const coins = (amount: number): string => spanish.count(amount, COIN);
export const wounds = (amount: number): string => spanish.count(amount, WOUND);

export const ITEMS: Readonly<Record<ItemId, SpanishNoun>> = {
  torch: { one: 'antorcha', many: 'antorchas', gender: 'f' },
  'crystal-ball': { one: 'bola de cristal', many: 'bolas de cristal', gender: 'f' },
  key: { one: 'llave', many: 'llaves', gender: 'f' },
  sword: { one: 'espada', many: 'espadas', gender: 'f' },
};

const isItem = (card: CardId): card is ItemId => card in ITEMS;
const powerOf = (card: CardId): string => card.slice('power-'.length);

/** `un 4`, `una llave`. */
export const aCard = (card: CardId): string =>
  isItem(card) ? spanish.un(ITEMS[card]) : `un ${powerOf(card)}`;
/** As a choice: `el 4`, `una llave`. */
export const chosenCard = (card: CardId): string =>
  isItem(card) ? spanish.un(ITEMS[card]) : `el ${powerOf(card)}`;

const he = (one: string, many = one): SpanishNoun => ({ one, many, gender: 'm' });
const she = (one: string, many = one): SpanishNoun => ({ one, many, gender: 'f' });

/** What fights or lies in a room. Rooms without a monster are never the subject of a sentence. */
const ROOM_NOUNS: Readonly<Record<RoomId, SpanishNoun>> = {
  snake: she('Serpiente'),
  zombie: he('Zombi', 'Zombis'),
  goblin: he('Goblin', 'Goblins'),
  skeleton: he('Esqueleto'),
  'the-thing': { one: 'La cosa', gender: 'f', proper: true },
  troll: he('Troll', 'Trolls'),
  dragon: he('Dragón', 'Dragones'),
  'treasure-1': he('tesoro de 1 moneda'),
  'treasure-2': he('tesoro de 2 monedas'),
  'treasure-3': he('tesoro de 3 monedas'),
  'treasure-4': he('tesoro de 4 monedas'),
  'treasure-2-1': he(
    'tesoro con un cofre de 2 monedas y otro de 1',
    'tesoros con un cofre de 2 monedas y otro de 1',
  ),
  'treasure-3-2': he('tesoro con cofres de 3 y 2 monedas', 'tesoros con cofres de 3 y 2 monedas'),
  'treasure-4-2': he('tesoro con cofres de 4 y 2 monedas', 'tesoros con cofres de 4 y 2 monedas'),
  'vault-items': she('cámara con objetos', 'cámaras con objetos'),
  'vault-riches': she('cámara con riquezas', 'cámaras con riquezas'),
  'lava-trap': he('Caldero de lava'),
  'magnet-trap': he('Atrapamonedas'),
  'spike-trap': she('Trampa de pinchos'),
  'boulder-trap': she('Roca gigante'),
  'tax-collector': he('Recaudador'),
  medusa: { one: 'Medusa', gender: 'f', proper: true },
  vampire: he('Vampiro'),
  sphinx: she('Esfinge'),
  minotaur: he('Minotauro'),
  'wolf-pack': she('Manada de lobos'),
  necromancer: he('Nigromante'),
  'mega-dragon': he('Megadragón'),
  golem: he('Gólem'),
  mummy: she('Momia'),
};

export const roomNoun = (id: RoomId): SpanishNoun => ROOM_NOUNS[id];
/** `el Troll`, `la Momia`, `Medusa`; `La cosa` brings its article along, and has its capital like the others. */
export const theRoom = (id: RoomId): string => (id === 'the-thing' ? 'la Cosa' : spanish.el(ROOM_NOUNS[id]));
export const toTheRoom = (id: RoomId): string =>
  id === 'the-thing' ? 'a la Cosa' : spanish.al(ROOM_NOUNS[id]);
/** What a torch shows: `un Goblin`, `la Esfinge`, `un tesoro de 3 monedas`. */
export const aRoom = (id: RoomId): string =>
  ROOMS[id].kind === 'boss' || ROOM_NOUNS[id].proper ? theRoom(id) : spanish.un(ROOM_NOUNS[id]);

const DARK = she('habitación a oscuras', 'habitaciones a oscuras');
const NUMBERS = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** `Goblin`, `dos Goblins`. */
export const some = (count: number, noun: SpanishNoun): string =>
  count === 1 ? noun.one : `${NUMBERS[count] ?? count} ${noun.many}`;

/** The rooms of a level in their order, equal neighbours counted together. */
export const rowOfRooms = (row: readonly (RoomId | FaceDown)[]): string =>
  dealtRow(row, {
    room: (id, count) => some(count, ROOM_NOUNS[id]),
    dark: (count) => some(count, DARK),
    boss: 'monstruo final boca abajo',
  }).join(', ');
