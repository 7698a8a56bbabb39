import { capital, type Names, type Seat, spanish } from '@mazmorra/kernel';
import { LEVEL_COUNT } from '../data/constants.ts';
import type { Event } from '../events.ts';
import { gift, outfit } from './components-es.ts';
import { aCard, aRoom, coins, ITEMS, roomNoun, rowOfRooms, theRoom, toTheRoom, wounds } from './things-es.ts';
import type { Sentences } from './vocabulary.ts';

const { bySeat, bySubject, byObject, un } = spanish;

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

function chest({ seats, coins: held, each, value }: Of<'chest-opened'>, names: Names): string {
  const what = `el cofre de ${coins(held)}`;
  const alone = {
    // A key has the value of a 5 here without being one.
    you: `Te llevas ${what} con una carta que vale ${value}.`,
    one: (ana: string) => `${ana} se lleva ${what} con una carta que vale ${value}.`,
  };
  if (each === 0)
    return bySubject(seats, names, {
      ...alone,
      youAll: (all) => `${all} empatáis a ${value}: ${what} no da para repartir y nadie recibe nada.`,
      they: (all) => `${all} empatan a ${value}: ${what} no da para repartir y nadie recibe nada.`,
    });
  return bySubject(seats, names, {
    ...alone,
    youAll: (all) => `${all} empatáis a ${value} y os repartís ${what}: ${each} por cabeza.`,
    they: (all) => `${all} empatan a ${value} y se reparten ${what}: ${each} por cabeza.`,
  });
}

function fight({ room, total, strength, defeated }: Of<'fought'>): string {
  if (strength === undefined) return `No hay quien derrote ${toTheRoom(room)}.`;
  const sum = `Las cartas suman ${total} contra una fuerza de ${strength}`;
  const falls = spanish.agree(roomNoun(room), 'cae derrotado', 'cae derrotada');
  return defeated ? `${sum}: ${theRoom(room)} ${falls}.` : `${sum}: no basta.`;
}

function attack({ room, value, seats }: Of<'attacked'>, names: Names): string {
  const monster = capital(theRoom(room));
  // The value is what the card counts here, which need not be what is printed on it.
  const card = `la carta más ${room === 'mummy' ? 'alta' : 'baja'} (vale ${value})`;
  return byObject(seats, names, {
    you: `${monster} te ataca: tienes ${card}.`,
    one: (ana) => `${monster} ataca ${ana}, que tiene ${card}.`,
    youAll: (all) => `${monster} os ataca ${all}: tenéis ${card}.`,
    they: (all) => `${monster} ataca ${all}, que tienen ${card}.`,
    nobody: 'Todos han escapado: nadie recibe el ataque.',
  });
}

function reward({ room, value, seats, each }: Of<'highest-rewarded'>, names: Names): string {
  const monster = theRoom(room);
  return bySubject(seats, names, {
    you: `Tienes la carta más alta (vale ${value}): ${monster} te deja ${coins(each)}.`,
    one: (ana) => `${ana} tiene la carta más alta (vale ${value}): ${monster} le deja ${coins(each)}.`,
    youAll: (all) =>
      `${all} tenéis la carta más alta (vale ${value}): ${monster} os deja ${coins(each)} por cabeza.`,
    they: (all) =>
      `${all} tienen la carta más alta (vale ${value}): ${monster} les deja ${coins(each)} por cabeza.`,
  });
}

function pileTooSmall({ item, pile, seats }: Of<'pile-too-small'>, names: Names): string {
  const one = un(ITEMS[item]);
  const supply =
    pile === 0
      ? 'en la reserva no queda ninguna'
      : pile === 1
        ? 'en la reserva solo queda 1: nadie se la lleva'
        : `en la reserva solo quedan ${pile}: nadie se lleva ninguna`;
  return bySubject(seats, names, {
    you: `Querías ${one}, pero ${supply}.`,
    one: (ana) => `${ana} quería ${one}, pero ${supply}.`,
    youAll: (all) => `${all} queríais ${one}, pero ${supply}.`,
    they: (all) => `${all} querían ${one}, pero ${supply}.`,
  });
}

/** Whom the trap hits; how much it costs stands in the line about the coins or wounds of each. */
function trap({ highest, penalty, target, seats }: Of<'trap-sprung'>, names: Names): string {
  const card = `La carta más alta es un ${highest}`;
  if (penalty === 0)
    return seats.length === 0 ? `${card}: no pasa nada.` : `${card}, pero nadie tiene monedas que perder.`;
  if (target === 'most-coins')
    return byObject(seats, names, {
      you: `${card}: la trampa te alcanza por ser tú quien más monedas tiene.`,
      one: (ana) => `${card}: la trampa alcanza ${ana}, que es quien más monedas tiene.`,
      youAll: (all) => `${card}: la trampa os alcanza ${all}, que sois quienes más monedas tenéis.`,
      they: (all) => `${card}: la trampa alcanza ${all}, que son quienes más monedas tienen.`,
    });
  return byObject(seats, names, {
    you: `${card}: la trampa te alcanza por ser tú quien menos heridas tiene.`,
    one: (ana) => `${card}: la trampa alcanza ${ana}, que es quien menos heridas tiene.`,
    youAll: (all) => `${card}: la trampa os alcanza ${all}, que sois quienes menos heridas tenéis.`,
    they: (all) => `${card}: la trampa alcanza ${all}, que son quienes menos heridas tienen.`,
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
      : `Fin del nivel ${level}: todos recuperan sus cartas de poder.`,
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
      : `Las ${spanish.count(count, ITEMS[item])} vuelven a la reserva.`,
  'chest-opened': chest,
  'chest-left': ({ coins: held }) =>
    `Todas las cartas son iguales: nadie se lleva el segundo cofre, de ${coins(held)}.`,
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
  'reward-withheld': ({ room }) => `Todas las cartas son iguales: ${theRoom(room)} no deja monedas.`,
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
  'map-passed': ({ from, to, value }, names) =>
    from === to
      ? bySeat(to, names, { you: 'Conservas el mapa.', one: (ana) => `${ana} conserva el mapa.` })
      : bySeat(to, names, {
          you: `Coges el mapa por tener la carta más alta (vale ${value}).`,
          one: (ana) => `${ana} coge el mapa por tener la carta más alta (vale ${value}).`,
        }),
  collapsed: ({ seats, wounds: held }, names) =>
    bySubject(seats, names, {
      you: `Te desmayas con ${wounds(held)}: no puedes ganar.`,
      one: (ana) => `${ana} se desmaya con ${wounds(held)}: no puede ganar.`,
      youAll: (all) => `${all} os desmayáis con ${wounds(held)} cada cual: no podéis ganar.`,
      they: (all) => `${all} se desmayan con ${wounds(held)} cada cual: no pueden ganar.`,
    }),
  'nobody-collapsed': () => 'Nadie se desmaya.',
  'game-won': ({ seats, coins: held }, names) =>
    bySubject(seats, names, {
      you: `¡Ganas la partida con ${coins(held)}!`,
      one: (ana) => `¡${ana} gana la partida con ${coins(held)}!`,
      youAll: (all) => `¡${all} compartís la victoria con ${coins(held)} por cabeza!`,
      they: (all) => `¡${all} comparten la victoria con ${coins(held)} por cabeza!`,
    }),
  'everyone-lost': () => 'Medusa ha acabado con todo el grupo: no gana nadie.',
};
