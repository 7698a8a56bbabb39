import { capital, type Names, type Seat, spanish } from '@mazmorra/kernel';
import { LEVEL_COUNT } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { gift, outfit } from './components-es.ts';
import { attack, chest, fight, pileTooSmall, reward, trap } from './rooms-es.ts';
import { aCard, aRoom, coins, ITEMS, roomNoun, rowOfRooms, some, theRoom, wounds } from './things-es.ts';
import type { Sentences } from './vocabulary.ts';

const { bySeat, bySubject, byObject } = spanish;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const CHARACTER_NAMES = {
  explorer: 'la Exploradora',
  knight: 'el Caballero',
  thief: 'la Ladrona',
  warrior: 'el Guerrero',
  wizard: 'el Hechicero',
} as const;

function torch({ seat, positions, rooms }: Of<'torch-used'>, names: Names): string {
  if (rooms === undefined) {
    const where =
      positions.length === 1
        ? `la habitación ${positions[0]}`
        : `las habitaciones ${spanish.y(positions.map(String))}`;
    return bySeat(seat, names, {
      you: `Usas una antorcha y miras ${where}.`,
      one: (ana) => `${ana} usa una antorcha y mira ${where}.`,
    });
  }
  const [only] = rooms;
  const seen =
    rooms.length === 1 && only
      ? ` en la habitación ${only.position}: ${aRoom(only.room)}`
      : `: ${rooms.map(({ position, room }, i) => `en la ${i === 0 ? 'habitación ' : ''}${position}, ${aRoom(room)}`).join('; ')}`;
  return bySeat(seat, names, {
    you: `Usas una antorcha y ves lo que hay${seen}.`,
    one: (ana) => `${ana} usa una antorcha y ve lo que hay${seen}.`,
  });
}

/** What remains of coins or wounds: `te quedan 3`. */
function left(whom: 'te' | 'le', count: number): string {
  if (count === 0) return `no ${whom} queda ninguna`;
  return count === 1 ? `${whom} queda 1` : `${whom} quedan ${count}`;
}

function coinsChanged({ seat, from, to, lost }: Of<'coins-changed'>, names: Names): string {
  if (to < from) {
    const less = coins(from - to);
    return bySeat(seat, names, {
      you: `Pierdes ${less}: ${left('te', to)}.`,
      one: (ana) => `${ana} pierde ${less}: ${left('le', to)}.`,
    });
  }
  const wasted =
    lost === 0
      ? ''
      : lost === 1
        ? ', el máximo; 1 moneda se pierde'
        : `, el máximo; ${lost} monedas se pierden`;
  if (to === 0)
    return bySeat(seat, names, {
      you: 'No tienes monedas que perder.',
      one: (ana) => `${ana} no tiene monedas que perder.`,
    });
  if (to === from)
    return bySeat(seat, names, {
      you: `Ya tienes ${to} monedas${wasted}.`,
      one: (ana) => `${ana} ya tiene ${to} monedas${wasted}.`,
    });
  const more = coins(to - from);
  return bySeat(seat, names, {
    you: `Ganas ${more}: ahora tienes ${to}${wasted}.`,
    one: (ana) => `${ana} gana ${more}: ahora tiene ${to}${wasted}.`,
  });
}

function woundsChanged({ seat, from, to }: Of<'wounds-changed'>, names: Names): string {
  if (to > from)
    return bySeat(seat, names, {
      you: `Recibes ${wounds(to - from)}: ahora tienes ${to}.`,
      one: (ana) => `${ana} recibe ${wounds(to - from)}: ahora tiene ${to}.`,
    });
  if (to === from)
    return bySeat(seat, names, {
      you: 'No tienes heridas que curar.',
      one: (ana) => `${ana} no tiene heridas que curar.`,
    });
  const healed = wounds(from - to);
  return bySeat(seat, names, {
    you: `Te curas ${healed}: ${left('te', to)}.`,
    one: (ana) => `${ana} se cura ${healed}: ${left('le', to)}.`,
  });
}

function revealed({ cards }: Of<'cards-revealed'>, names: Names): string {
  const [first] = cards;
  if (cards.length === 1 && first)
    return bySeat(first.seat, names, {
      you: `Se descubre tu carta: ${aCard(first.card)}.`,
      one: (ana) => `Se descubre la carta de ${ana}: ${aCard(first.card)}.`,
    });
  const who = (seat: Seat): string => bySeat(seat, names, { you: 'tú', one: (ana) => ana });
  return `Se descubren las cartas: ${cards.map(({ seat, card }) => `${who(seat)}, ${aCard(card)}`).join('; ')}.`;
}

function mapPassed({ from, to, value, tied }: Of<'map-passed'>, names: Names): string {
  if (tied) {
    const tie = `Las cartas más altas empatan a ${value}`;
    if (from === to)
      return bySeat(to, names, {
        you: `${tie}: ya tienes el mapa y lo conservas.`,
        one: (ana) => `${tie}: ${ana} ya tiene el mapa y lo conserva.`,
      });
    const after = bySeat(from, names, { you: 'ti', one: (ana) => ana });
    return bySeat(to, names, {
      you: `${tie}: en sentido horario desde ${after}, vas antes y coges el mapa.`,
      one: (ana) => `${tie}: en sentido horario desde ${after}, ${ana} va antes y coge el mapa.`,
    });
  }
  const card = `por tener la carta más alta (vale ${value})`;
  return from === to
    ? bySeat(to, names, {
        you: `Conservas el mapa ${card}.`,
        one: (ana) => `${ana} conserva el mapa ${card}.`,
      })
    : bySeat(to, names, { you: `Coges el mapa ${card}.`, one: (ana) => `${ana} coge el mapa ${card}.` });
}

const NOBODY_COLLAPSED = {
  equal: 'Nadie se desmaya: todos los que siguen en la partida tienen las mismas heridas.',
  'tie-of-three':
    'Nadie se desmaya: dos jugadores empatan con el mayor número de heridas y, en una partida de tres, eso los salva.',
  alone: 'Nadie se desmaya: solo queda un jugador.',
  untold: 'Nadie se desmaya.',
} as const;

function won({ seats, coins: held, wounds: own, beaten }: Of<'game-won'>, names: Names): string {
  // Wounds are told where they decide: against those with as many coins, and among those who share the victory.
  const decisive = own !== undefined && (beaten !== undefined || seats.length > 1);
  const what = decisive ? `${coins(held)} y ${own === 0 ? 'ninguna herida' : wounds(own)}` : coins(held);
  const winner = bySubject(seats, names, {
    you: `¡Ganas la partida con ${what}!`,
    one: (ana) => `¡${ana} gana la partida con ${what}!`,
    youAll: (all) => `¡${all} compartís la victoria con ${what} cada cual!`,
    they: (all) => `¡${all} comparten la victoria con ${what} cada cual!`,
  });
  if (beaten === undefined) return winner;
  return `${winner} ${bySubject(beaten, names, {
    you: 'Empatas a monedas, pero tienes más heridas.',
    one: (ana) => `${ana} empata a monedas, pero tiene más heridas.`,
    youAll: (all) => `${all} empatáis a monedas, pero tenéis más heridas.`,
    they: (all) => `${all} empatan a monedas, pero tienen más heridas.`,
  })}`;
}

/** The log in Spanish. */
export const sentences: Sentences = {
  'character-dealt': ({ seat, character, coins, wounds, items }, names) => {
    const has = outfit(coins, wounds, items);
    const who = CHARACTER_NAMES[character];
    return bySeat(seat, names, {
      you: `Eres ${who} y empiezas ${has}.`,
      one: (ana) => `${ana} es ${who} y empieza ${has}.`,
    });
  },
  'map-dealt': ({ seat }, names) =>
    bySeat(seat, names, {
      you: 'Coges el mapa: juegas primero.',
      one: (ana) => `${ana} coge el mapa: juega primero.`,
    }),
  'level-built': ({ level, row }) => `Nivel ${level}: ${rowOfRooms(row)}.`,
  'room-entered': ({ position, room, turnedUp }) =>
    turnedUp
      ? `Se descubre la habitación ${position}: ${roomNoun(room).one}.`
      : `Habitación ${position}: ${roomNoun(room).one}.`,
  'level-ended': ({ level }) =>
    level === LEVEL_COUNT
      ? `Fin del nivel ${level}: llega el recuento final.`
      : `Fin del nivel ${level}: cada cual recupera sus cartas de poder.`,
  'card-committed': ({ seat, card }, names) =>
    card === undefined
      ? bySeat(seat, names, { you: 'Ya has elegido carta.', one: (ana) => `${ana} ya ha elegido carta.` })
      : bySeat(seat, names, {
          you: `Eliges ${aCard(card)}.`,
          one: (ana) => `${ana} elige ${aCard(card)}.`,
        }),
  'cards-revealed': revealed,
  'card-played': ({ seat, card }, names) =>
    bySeat(seat, names, { you: `Juegas ${aCard(card)}.`, one: (ana) => `${ana} juega ${aCard(card)}.` }),
  'torch-used': torch,
  'further-card-owed': ({ seats }, names) =>
    capital(
      byObject(seats, names, {
        you: 'Te toca jugar otra carta.',
        one: (ana) => `${ana} le toca jugar otra carta.`,
        youAll: (all) => `${all} os toca jugar otra carta.`,
        they: (all) => `${all} les toca jugar otra carta.`,
      }),
    ),
  'items-returned': ({ item, count }) =>
    count === 1
      ? `La ${ITEMS[item].one} vuelve a la reserva.`
      : `Las ${some(count, ITEMS[item])} vuelven a la reserva.`,
  'chest-opened': chest,
  'chest-left': ({ coins: held }) =>
    `Todas las cartas valen lo mismo, así que no hay segunda más alta: nadie se lleva el cofre de ${coins(held)}.`,
  escaped: ({ seat, item }, names) =>
    bySeat(seat, names, {
      you: `Escapas gracias a tu ${ITEMS[item].one}.`,
      one: (ana) => `${ana} escapa gracias a su ${ITEMS[item].one}.`,
    }),
  fought: fight,
  attacked: attack,
  eliminated: ({ seat }, names) =>
    bySeat(seat, names, {
      you: 'Medusa te convierte en piedra: quedas fuera de la partida.',
      one: (ana) => `Medusa convierte en piedra a ${ana}, que queda fuera de la partida.`,
    }),
  'highest-rewarded': reward,
  'reward-withheld': ({ room }) =>
    `${capital(theRoom(room))} sigue en pie y todas las cartas valen lo mismo: no deja monedas.`,
  'gift-given': ({ seat, value, gift: given }, names) =>
    given.type === 'coins'
      ? // How many stands in the next line, with what they make together.
        bySeat(seat, names, {
          you: `Con tu ${value} vas a por las monedas.`,
          one: (ana) => `Con su ${value}, ${ana} va a por las monedas.`,
        })
      : bySeat(seat, names, {
          you: `Con tu ${value} recibes ${gift(given)}.`,
          one: (ana) => `Con su ${value}, ${ana} recibe ${gift(given)}.`,
        }),
  'pile-too-small': pileTooSmall,
  'trap-sprung': trap,
  'coins-changed': coinsChanged,
  'wounds-changed': woundsChanged,
  'map-passed': mapPassed,
  collapsed: ({ seats, wounds: held }, names) =>
    bySubject(seats, names, {
      you: `Te desmayas por tener el mayor número de heridas (${held}): no puedes ganar.`,
      one: (ana) => `${ana} se desmaya por tener el mayor número de heridas (${held}): no puede ganar.`,
      youAll: (all) =>
        `${all} os desmayáis por tener el mayor número de heridas (${held} cada cual): no podéis ganar.`,
      they: (all) =>
        `${all} se desmayan por tener el mayor número de heridas (${held} cada cual): no pueden ganar.`,
    }),
  'nobody-collapsed': ({ why }) => NOBODY_COLLAPSED[why ?? 'untold'],
  'game-won': won,
  'everyone-lost': () => 'Medusa ha acabado con todo el grupo: no gana nadie.',
};
