import type { GameText, Names, Seat } from '@mazmorra/kernel';
import type { CardId, ItemId } from '../data/cards.ts';
import type { RoomId } from '../data/rooms.ts';
import type { Event, FaceDown } from '../events.ts';
import { coins, components, gift, outfit, wounds } from './components-es.ts';
import { capital, type DecisionKind, inPoliteOrder, listed, wordFor } from './vocabulary.ts';

const DECISIONS: Readonly<Record<DecisionKind, string>> = {
  'DR-DEC-PLAY': 'Elige una carta para esta habitación',
  'DR-DEC-CRYSTAL': 'Las cartas están a la vista: elige otra',
  'DR-DEC-TORCH': 'Puedes usar una antorcha',
  'DR-DEC-TACT': 'Te toca: juega una carta',
};

const ITEMS: Readonly<Record<ItemId, { readonly one: string; readonly many: string }>> = {
  torch: { one: 'antorcha', many: 'antorchas' },
  'crystal-ball': { one: 'bola de cristal', many: 'bolas de cristal' },
  key: { one: 'llave', many: 'llaves' },
  sword: { one: 'espada', many: 'espadas' },
};

const FEMININE: ReadonlySet<RoomId> = new Set(['snake', 'sphinx', 'wolf-pack', 'mummy']);

const cardName = (card: CardId): string => components[card].name;

/** The room with its article; Medusa has none and La cosa brings its own. */
function theRoom(id: RoomId): string {
  const { name } = components[id];
  if (id === 'medusa') return name;
  if (id === 'the-thing') return 'la cosa';
  return `${FEMININE.has(id) ? 'la' : 'el'} ${name}`;
}

/** After the preposition `a`. */
const toTheRoom = (id: RoomId): string => `a ${theRoom(id)}`.replace(/^a el /, 'al ');

const roomName = (room: RoomId | FaceDown): string =>
  room === 'dark-room'
    ? 'una habitación a oscuras'
    : room === 'dark-boss'
      ? 'un monstruo final a oscuras'
      : components[room].name;

const who = (seat: Seat, names: Names): string => (seat === names.own ? 'tú' : names.seat(seat));

/** `Ana y Bea`, but `Ana e Inés`: `y` gives way before the sound of an i. */
const and = (words: readonly string[]): string =>
  listed(words, /^h?i(?![ae])/i.test(words.at(-1) ?? '') ? 'e' : 'y');

const all = (seats: readonly Seat[], names: Names): string =>
  and(inPoliteOrder(seats, names).map((seat) => who(seat, names)));

/** A verb in the persons of a table: tú, él o ella, vosotros, ellos. */
type Verb = readonly [you: string, one: string, youAll: string, they: string];

/** Regular verbs in -ar. */
const ar = (stem: string): Verb => [`${stem}as`, `${stem}a`, `${stem}áis`, `${stem}an`];

const VERB = {
  be: ['eres', 'es', 'sois', 'son'],
  take: ['te llevas', 'se lleva', 'os lleváis', 'se llevan'],
  split: ['te repartes', 'se reparte', 'os repartís', 'se reparten'],
  share: ['compartes', 'comparte', 'compartís', 'comparten'],
  use: ar('us'),
  look: ar('mir'),
  play: ['juegas', 'juega', 'jugáis', 'juegan'],
  choose: ['eliges', 'elige', 'elegís', 'eligen'],
  haveChosen: ['has elegido', 'ha elegido', 'habéis elegido', 'han elegido'],
  escape: ar('escap'),
  win: ar('gan'),
  tie: ar('empat'),
  receive: ['recibes', 'recibe', 'recibís', 'reciben'],
  want: ['quieres', 'quiere', 'queréis', 'quieren'],
  have: ['tienes', 'tiene', 'tenéis', 'tienen'],
  keep: ['conservas', 'conserva', 'conserváis', 'conservan'],
  grab: ['coges', 'coge', 'cogéis', 'cogen'],
  faint: ['te desmayas', 'se desmaya', 'os desmayáis', 'se desmayan'],
} satisfies Record<string, Verb>;

function verb(seats: readonly Seat[], names: Names, [you, one, youAll, they]: Verb): string {
  const own = names.own !== undefined && seats.includes(names.own);
  if (seats.length === 1) return own ? you : one;
  return own ? youAll : they;
}

/** The reader alone needs no pronoun: `Juegas`, but `Ana juega`, `Ana y tú jugáis`. */
function does(seats: readonly Seat[], names: Names, forms: Verb): string {
  const action = verb(seats, names, forms);
  return seats.length === 1 && seats[0] === names.own ? action : `${all(seats, names)} ${action}`;
}

const one = (seat: Seat, names: Names, forms: Verb): string => does([seat], names, forms);

/** Those to whom something is done: `a Ana y a ti`. */
const toAll = (seats: readonly Seat[], names: Names): string =>
  listed(
    inPoliteOrder(seats, names).map((seat) => (seat === names.own ? 'a ti' : `a ${names.seat(seat)}`)),
    'y',
  );

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function chest({ seats, coins: held, each, value }: Of<'chest-opened'>, names: Names): string {
  if (seats.length === 1)
    return `${does(seats, names, VERB.take)} el cofre de ${coins(held)} con un ${value}`;
  const tied = `${does(seats, names, VERB.tie)} con ${value}`;
  if (each === 0) return `${tied}: el cofre de ${coins(held)} no da para todos y nadie recibe nada`;
  return `${tied} y ${verb(seats, names, VERB.split)} el cofre de ${coins(held)}: ${each} por cabeza`;
}

function fight({ room, total, strength, defeated }: Of<'fought'>): string {
  if (strength === undefined) return `no se puede derrotar ${toTheRoom(room)}`;
  return defeated
    ? `${total} contra fuerza ${strength}: derrotáis ${toTheRoom(room)}`
    : `${total} contra fuerza ${strength}: no basta`;
}

function torch({ seat, positions, rooms }: Of<'torch-used'>, names: Names): string {
  const used = `${one(seat, names, VERB.use)} una antorcha`;
  if (!rooms) {
    const where =
      positions.length === 1
        ? `la habitación ${positions[0]}`
        : `las habitaciones ${listed(positions.map(String), 'y')}`;
    return `${used} y ${verb([seat], names, VERB.look)} ${where}`;
  }
  return `${used}: ${rooms.map(({ position, room }) => `habitación ${position}, ${roomName(room)}`).join('; ')}`;
}

function trap({ highest, penalty, target, seats }: Of<'trap-sprung'>, names: Names): string {
  if (penalty === 0) return `la carta más alta es un ${highest}: no pasa nada`;
  const many = seats.length > 1;
  const suffers =
    target === 'most-coins'
      ? `${many ? 'los más ricos pierden' : 'quien más monedas tiene pierde'} ${coins(penalty)}`
      : `${many ? 'los que tienen menos heridas reciben' : 'quien menos heridas tiene recibe'} ${wounds(penalty)}`;
  return `la carta más alta es un ${highest}: ${suffers} (${all(seats, names)})`;
}

function dealt(event: Of<'character-dealt'>, names: Names): string {
  const has = outfit(event.coins, event.wounds, event.items);
  const article = event.character === 'explorer' || event.character === 'thief' ? 'la' : 'el';
  return `${one(event.seat, names, VERB.be)} ${article} ${components[event.character].name}: ${has}`;
}

function coinsNow({ seat, to, lost }: Of<'coins-changed'>, names: Names): string {
  const rest =
    lost > 0 ? `; ${lost === 1 ? 'se pierde' : 'se pierden'} ${coins(lost)} por encima del límite` : '';
  return `ahora ${one(seat, names, VERB.have)} ${coins(to)}${rest}`;
}

function won({ seats, coins: held }: Of<'game-won'>, names: Names): string {
  return seats.length === 1
    ? `${does(seats, names, VERB.win)} la partida con ${coins(held)}`
    : `${does(seats, names, VERB.share)} la victoria con ${coins(held)} por cabeza`;
}

/** Every event in one sentence, without its capital letter and full stop. */
function sentence(event: Event, names: Names): string {
  switch (event.type) {
    case 'character-dealt':
      return dealt(event, names);
    case 'map-dealt':
      return `${one(event.seat, names, VERB.grab)} el mapa y ${verb([event.seat], names, VERB.play)} primero`;
    case 'level-built':
      return `nivel ${event.level}: ${event.row.map(roomName).join(', ')}`;
    case 'room-entered':
      return `habitación ${event.position}${event.turnedUp ? ', que sale a la luz' : ''}: ${roomName(event.room)}`;
    case 'level-ended':
      return `fin del nivel ${event.level}: las cartas de poder vuelven a la mano`;
    case 'card-committed':
      return event.card === undefined
        ? `${one(event.seat, names, VERB.haveChosen)} carta`
        : `${one(event.seat, names, VERB.choose)} ${cardName(event.card)}`;
    case 'cards-revealed':
      return `las cartas: ${event.cards.map(({ seat, card }) => `${who(seat, names)}, ${cardName(card)}`).join('; ')}`;
    case 'card-played':
      return `${one(event.seat, names, VERB.play)} ${cardName(event.card)}`;
    case 'torch-used':
      return torch(event, names);
    case 'further-card-owed':
      return `${does(event.seats, names, VERB.play)} otra carta`;
    case 'items-returned': {
      const { one: single, many } = ITEMS[event.item];
      return `${event.count === 1 ? `la ${single} vuelve` : `${event.count} ${many} vuelven`} a la reserva`;
    }
    case 'chest-opened':
      return chest(event, names);
    case 'chest-left':
      return `todas las cartas son iguales: nadie se lleva el segundo cofre, de ${coins(event.coins)}`;
    case 'escaped':
      return `${one(event.seat, names, VERB.escape)} con una ${ITEMS[event.item].one}`;
    case 'fought':
      return fight(event);
    case 'attacked':
      return event.value === undefined
        ? 'todos han escapado: nadie recibe el ataque'
        : `${theRoom(event.room)} ataca ${toAll(event.seats, names)} (carta ${event.value})`;
    case 'eliminated':
      return `Medusa elimina ${toAll([event.seat], names)}`;
    case 'highest-rewarded':
      return `${does(event.seats, names, VERB.win)} ${coins(event.each)} por la carta más alta (${event.value})`;
    case 'reward-withheld':
      return `todas las cartas son iguales: ${theRoom(event.room)} no deja monedas`;
    case 'gift-given':
      return `${one(event.seat, names, VERB.receive)} ${gift(event.gift)}`;
    case 'pile-too-small':
      return `${does(event.seats, names, VERB.want)} una ${ITEMS[event.item].one}, pero en la reserva hay ${event.pile}: nadie la consigue`;
    case 'trap-sprung':
      return trap(event, names);
    case 'coins-changed':
      return coinsNow(event, names);
    case 'wounds-changed':
      return `ahora ${one(event.seat, names, VERB.have)} ${wounds(event.to)}`;
    case 'map-passed':
      return event.from === event.to
        ? `${one(event.to, names, VERB.keep)} el mapa`
        : `${one(event.to, names, VERB.grab)} el mapa por la carta más alta (${event.value})`;
    case 'collapsed':
      return `${does(event.seats, names, VERB.faint)} con ${wounds(event.wounds)}`;
    case 'nobody-collapsed':
      return 'nadie se desmaya';
    case 'game-won':
      return won(event, names);
    case 'everyone-lost':
      return 'Medusa ha acabado con todos: nadie gana';
  }
}

export const es: GameText<Event> = {
  name: 'Dungeon Raiders',
  tagline: 'Llévate las monedas, esquiva las heridas y que no seas tú quien se desmaye',
  variants: {
    tactical: {
      name: 'Variante táctica',
      sentence:
        'Las cartas se juegan a la vista y por turnos; la carta más alta empieza la siguiente habitación.',
    },
  },
  components,
  decision: (kind) => wordFor(DECISIONS, kind),
  option: (name) =>
    name === 'torch'
      ? 'Usar una antorcha y mirar las habitaciones a oscuras'
      : `Jugar ${wordFor(components, name.replace('play:', '')).name}`,
  event: ({ event }, names) => `${capital(sentence(event, names))}.`,
  scores: { coins: 'Monedas', wounds: 'Heridas', collapsed: 'Desmayado', eliminated: 'Eliminado' },
};
