/** What a room does to those in it: treasures, monsters, vaults and traps, in Spanish. */

import { capital, type Names, spanish } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { coins, ITEMS, roomNoun, theRoom, toTheRoom } from './things-es.ts';

const { bySubject, byObject, un } = spanish;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function chest({ seats, coins: held, each, value }: Of<'chest-opened'>, names: Names): string {
  const what = `el cofre de ${coins(held)}`;
  const rest = held - each * seats.length;
  const lost = rest === 0 ? '' : rest === 1 ? '; sobra 1 y se pierde' : `; sobran ${rest} y se pierden`;
  const alone = {
    // A key has the value of a 5 here without being one.
    you: `Te llevas ${what} con una carta que vale ${value}.`,
    one: (ana: string) => `${ana} se lleva ${what} con una carta que vale ${value}.`,
  };
  if (each === 0)
    return bySubject(seats, names, {
      ...alone,
      youAll: (all) => `${all} empatáis a ${value}: ${what} no da para repartir y nadie se lo lleva.`,
      they: (all) => `${all} empatan a ${value}: ${what} no da para repartir y nadie se lo lleva.`,
    });
  return bySubject(seats, names, {
    ...alone,
    youAll: (all) => `${all} empatáis a ${value} y os repartís ${what}: ${each} por cabeza${lost}.`,
    they: (all) => `${all} empatan a ${value} y se reparten ${what}: ${each} por cabeza${lost}.`,
  });
}

export function pileTooSmall({ item, pile, seats }: Of<'pile-too-small'>, names: Names): string {
  const one = un(ITEMS[item]);
  const supply =
    pile === 0
      ? 'en la reserva no queda ninguna'
      : pile === 1
        ? 'en la reserva solo queda 1: nadie se la lleva'
        : `en la reserva solo quedan ${pile}: nadie se lleva ninguna`;
  return capital(
    byObject(seats, names, {
      you: `Te tocaba ${one}, pero ${supply}.`,
      one: (ana) => `${ana} le tocaba ${one}, pero ${supply}.`,
      youAll: (all) => `${all} os tocaba ${one} por cabeza, pero ${supply}.`,
      they: (all) => `${all} les tocaba ${one} por cabeza, pero ${supply}.`,
    }),
  );
}

/** Whom the trap hits; how much it costs stands in the line about the coins or wounds of each. */
export function trap(
  { highest, penalty, target, seats, all: level }: Of<'trap-sprung'>,
  names: Names,
): string {
  const card = `La carta más alta es un ${highest}`;
  if (penalty === 0)
    return seats.length === 0 ? `${card}: no pasa nada.` : `${card}, pero nadie tiene monedas que perder.`;
  if (level)
    return `${card}: la trampa alcanza a todo el grupo, porque hay empate a ${target === 'most-coins' ? 'monedas' : 'heridas'}.`;
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

export function fight({ room, total, strength, defeated }: Of<'fought'>): string {
  if (room === 'golem') return 'No hay quien derrote al Gólem, y contra él un 5 o una espada valen 1.';
  if (strength === undefined) return `No hay quien derrote ${toTheRoom(room)}.`;
  // All have escaped: there is no card to add up.
  if (total === 0) return `Nadie se enfrenta ${toTheRoom(room)}.`;
  const sum = `Las cartas suman ${total} contra una fuerza de ${strength}`;
  const falls = spanish.agree(roomNoun(room), 'cae derrotado', 'cae derrotada');
  return defeated ? `${sum}: ${theRoom(room)} ${falls}.` : `${sum}: no basta.`;
}

export function attack({ room, value, seats, spared }: Of<'attacked'>, names: Names): string {
  const monster = capital(theRoom(room));
  // The value is what the card counts here, which need not be what is printed on it.
  if (spared === 'nobody') return `${monster} ataca a todo el grupo: todas las cartas valen ${value}.`;
  if (spared === 'escaped')
    return byObject(seats, names, {
      you: `${monster} te ataca: eres la única persona que no ha escapado.`,
      one: (ana) => `${monster} ataca ${ana}, la única persona que no ha escapado.`,
      youAll: (all) => `${monster} os ataca ${all}, que no habéis escapado y empatáis a ${value}.`,
      they: (all) => `${monster} ataca ${all}, que no han escapado y empatan a ${value}.`,
    });
  const card = room === 'mummy' ? 'carta más alta' : 'carta más baja';
  const cards = room === 'mummy' ? 'cartas más altas' : 'cartas más bajas';
  return byObject(seats, names, {
    you: `${monster} te ataca: tienes la ${card} (vale ${value}).`,
    one: (ana) => `${monster} ataca ${ana}, que tiene la ${card} (vale ${value}).`,
    youAll: (all) => `${monster} os ataca ${all}: tenéis las ${cards} (valen ${value}).`,
    they: (all) => `${monster} ataca ${all}, que tienen las ${cards} (valen ${value}).`,
    nobody: 'Todos han escapado: nadie recibe el ataque.',
  });
}

export function reward(
  { room, value, seats, each, all: level }: Of<'highest-rewarded'>,
  names: Names,
): string {
  const monster = theRoom(room);
  if (level) return `Todas las cartas valen ${value}: ${monster} deja ${coins(each)} a cada cual.`;
  return bySubject(seats, names, {
    you: `Tienes la carta más alta (vale ${value}): ${monster} te deja ${coins(each)}.`,
    one: (ana) => `${ana} tiene la carta más alta (vale ${value}): ${monster} le deja ${coins(each)}.`,
    youAll: (all) =>
      `${all} tenéis las cartas más altas (valen ${value}): ${monster} os deja ${coins(each)} por cabeza.`,
    they: (all) =>
      `${all} tienen las cartas más altas (valen ${value}): ${monster} les deja ${coins(each)} por cabeza.`,
  });
}
