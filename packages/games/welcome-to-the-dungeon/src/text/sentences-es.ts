import { capital, isOwn, type Names, spanish } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import type { Sentences } from './catalogue.ts';
import {
  aMonster,
  monsterList,
  theAdventurer,
  theMonster,
  theTile,
  toTheAdventurer,
  toTheKind,
  toTheMonster,
} from './things-es.ts';

const { bySeat } = spanish;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const cards = (number: number): string =>
  spanish.count(number, { one: 'carta', many: 'cartas', gender: 'f' });

function adventurer({ adventurer, by, seat, out }: Of<'adventurer'>, names: Names): string {
  if (out && seat !== undefined)
    return bySeat(seat, names, {
      you: `Aunque quedas fuera, aún eliges al siguiente aventurero: ${theAdventurer(adventurer)}.`,
      one: (ana) =>
        `Aunque queda fuera, ${ana} aún elige al siguiente aventurero: ${theAdventurer(adventurer)}.`,
    });
  if (by === 'choice' && seat !== undefined)
    return bySeat(seat, names, {
      you: `Eliges ${toTheAdventurer(adventurer)} como aventurero.`,
      one: (ana) => `${ana} elige ${toTheAdventurer(adventurer)} como aventurero.`,
    });
  return by === 'chance'
    ? `El azar elige ${toTheAdventurer(adventurer)} como aventurero.`
    : `El primer aventurero es ${theAdventurer(adventurer)}.`;
}

function round({ round: number, adventurer, deck, starter, after }: Of<'round'>, names: Names): string {
  const ready = `Ronda ${number}: ${theAdventurer(adventurer)} lleva sus seis objetos y el mazo tiene ${cards(deck)}.`;
  // Who starts the first round has just been told.
  if (number === 1) return ready;
  if (after !== undefined) {
    const whom = bySeat(after, names, { you: 'ti', one: (ana) => ana });
    return bySeat(starter, names, {
      you: `${ready} Empiezas tú, que vas después de ${whom}.`,
      one: (ana) => `${ready} Empieza ${ana}, que va después de ${whom}.`,
    });
  }
  return bySeat(starter, names, {
    you: `${ready} Empiezas tú.`,
    one: (ana) => `${ready} Empieza ${ana}.`,
  });
}

function pass({ seat, forced, left }: Of<'pass'>, names: Names): string {
  if (forced)
    return bySeat(seat, names, {
      you: 'El mazo está vacío: tienes que pasar.',
      one: (ana) => `El mazo está vacío: ${ana} tiene que pasar.`,
    });
  const rest = left === 1 ? 'solo queda 1 jugador en la puja' : `quedan ${left} jugadores en la puja`;
  return bySeat(seat, names, { you: `Pasas: ${rest}.`, one: (ana) => `${ana} pasa: ${rest}.` });
}

function add({ seat, monster, pile }: Of<'add'>, names: Names): string {
  const what = monster === undefined ? 'un monstruo' : toTheMonster(monster);
  const there = pile === 1 ? 'es la primera carta' : `ya hay ${cards(pile)}`;
  return bySeat(seat, names, {
    you: `Metes ${what} en la mazmorra: ${there}.`,
    one: (ana) => `${ana} mete ${what} en la mazmorra: ${there}.`,
  });
}

function enter({ seat, adventurer, hp, tiles, pile }: Of<'enter'>, names: Names): string {
  const objects =
    tiles.length === 0
      ? 'ningún objeto'
      : spanish.count(tiles.length, { one: 'objeto', many: 'objetos', gender: 'm' });
  const waiting = pile === 0 ? 'ni una carta' : cards(pile);
  const facts = `${hp} PV, ${objects} y ${waiting} por descubrir`;
  return bySeat(seat, names, {
    you: `Entras en la mazmorra con ${theAdventurer(adventurer)}: ${facts}.`,
    one: (ana) => `${ana} entra en la mazmorra con ${theAdventurer(adventurer)}: ${facts}.`,
  });
}

function turnUp({ monster, strength, by, pile }: Of<'turn-up'>, names: Names): string {
  const left = pile === 0 ? 'Era la última carta' : pile === 1 ? 'Queda 1 carta' : `Quedan ${pile} cartas`;
  return bySeat(by, names, {
    you: `Aparece ${aMonster(monster)} (fuerza ${strength}), que metiste tú. ${left}.`,
    one: (ana) => `Aparece ${aMonster(monster)} (fuerza ${strength}), que metió ${ana}. ${left}.`,
  });
}

function polymorph({ seat, from, to }: Of<'polymorph'>, names: Names): string {
  const change =
    from === to
      ? `${theMonster(from)} por… otro ${theMonster(to).slice('el '.length)}`
      : `${theMonster(from)} por ${aMonster(to)}`;
  return bySeat(seat, names, {
    you: `Usas el polimorfismo y cambias ${change}.`,
    one: (ana) => `${ana} usa el polimorfismo y cambia ${change}.`,
  });
}

function defeat({ seat, tile, monster, how, hp, healed }: Of<'defeat'>, names: Names): string {
  const what = capital(theTile(tile));
  if (healed > 0)
    return bySeat(seat, names, {
      you: `${what} derrota ${toTheMonster(monster)} y te da ${healed} PV: ahora tienes ${hp}.`,
      one: (ana) =>
        `${what} derrota ${toTheMonster(monster)} y le da ${healed} PV a ${ana}: ahora tiene ${hp}.`,
    });
  return how === 'pact-pending'
    ? `${what} derrota también ${toTheMonster(monster)}, que venía justo detrás del demonio.`
    : `${what} derrota ${toTheMonster(monster)}.`;
}

/** What is left of the hit points: `te quedan 3`. */
function left(whom: 'te' | 'le', hp: number): string {
  if (hp <= 0) return `ya no ${whom} queda ninguno`;
  return hp === 1 ? `${whom} queda 1` : `${whom} quedan ${hp}`;
}

/** `primera`, `segunda`: nobody gets further than two. */
const nth = (number: number): string => (number === 1 ? 'primera' : 'segunda');

/** The log in Spanish. */
export const sentences: Sentences = {
  'starter-drawn': ({ seat }, names) =>
    bySeat(seat, names, {
      you: 'Se echa a suertes: empiezas tú.',
      one: (ana) => `Se echa a suertes: empieza ${ana}.`,
    }),
  adventurer,
  round,
  draw: ({ seat, monster }, names) =>
    monster === undefined
      ? bySeat(seat, names, {
          you: 'Robas una carta de monstruo.',
          one: (ana) => `${ana} roba una carta de monstruo.`,
        })
      : bySeat(seat, names, {
          you: `Robas ${aMonster(monster)}.`,
          one: (ana) => `${ana} roba ${aMonster(monster)}.`,
        }),
  pass,
  add,
  sacrifice: ({ seat, tile, monster, hp }, names) => {
    const what = monster === undefined ? 'un monstruo' : toTheMonster(monster);
    const rest = hp === undefined ? '' : `: quedan ${hp} PV`;
    return bySeat(seat, names, {
      you: `Apartas ${what} y sacrificas ${theTile(tile)}${rest}.`,
      one: (ana) => `${ana} aparta ${what} y sacrifica ${theTile(tile)}${rest}.`,
    });
  },
  enter,
  name: ({ seat, monster, tile }, names) =>
    isOwn(seat, names)
      ? `Tu ${theTile(tile).replace(/^(el|la) /, '')} derrotará ${toTheKind(monster)}.`
      : `${capital(theTile(tile))} de ${names.seat(seat)} derrotará ${toTheKind(monster)}.`,
  'turn-up': turnUp,
  keep: ({ seat, monster }, names) =>
    bySeat(seat, names, {
      you: `Ante ${theMonster(monster)} te guardas el polimorfismo.`,
      one: (ana) => `Ante ${theMonster(monster)}, ${ana} se guarda el polimorfismo.`,
    }),
  polymorph,
  defeat,
  'axe-saved': ({ seat, monster }, names) =>
    bySeat(seat, names, {
      you: `Ante ${theMonster(monster)} te guardas el hacha vorpalina.`,
      one: (ana) => `Ante ${theMonster(monster)}, ${ana} se guarda el hacha vorpalina.`,
    }),
  damage: ({ seat, monster, lost, hp }, names) => {
    const who = capital(theMonster(monster));
    // Dead already, and going on for Omnipotence alone.
    if (hp + lost <= 0) return `${who} ya no puede hacer más daño.`;
    return bySeat(seat, names, {
      you: `${who} te quita ${lost} PV: ${left('te', hp)}.`,
      one: (ana) => `${who} le quita ${lost} PV a ${ana}: ${left('le', hp)}.`,
    });
  },
  potion: ({ seat, tile, hp }, names) =>
    bySeat(seat, names, {
      you: `${capital(theTile(tile))} te devuelve las fuerzas: vuelves a tener ${hp} PV.`,
      one: (ana) => `${capital(theTile(tile))} le devuelve las fuerzas a ${ana}: vuelve a tener ${hp} PV.`,
    }),
  death: ({ seat, goesOn }, names) =>
    goesOn
      ? bySeat(seat, names, {
          you: 'Morirías aquí, pero aún puede salvarte la omnipotencia.',
          one: (ana) => `${ana} moriría aquí, pero aún le queda la omnipotencia.`,
        })
      : bySeat(seat, names, { you: 'Mueres en la mazmorra.', one: (ana) => `${ana} muere en la mazmorra.` }),
  omnipotence: ({ saved }) =>
    saved
      ? 'Omnipotencia: todos los monstruos eran de tipos distintos. ¡Mazmorra superada!'
      : 'La omnipotencia no sirve: había monstruos del mismo tipo.',
  result: ({ seat, success, successes, failures }, names) =>
    success
      ? bySeat(seat, names, {
          you: `Sobrevives a la mazmorra y coges tu ${nth(successes)} carta de éxito.`,
          one: (ana) => `${ana} sobrevive a la mazmorra y coge su ${nth(successes)} carta de éxito.`,
        })
      : bySeat(seat, names, {
          you: `Es tu ${failures === 1 ? 'primer' : 'segundo'} fracaso.`,
          one: (ana) => `Es el ${failures === 1 ? 'primer' : 'segundo'} fracaso de ${ana}.`,
        }),
  eliminated: ({ seat, gaveBack }, names) =>
    gaveBack
      ? bySeat(seat, names, {
          you: 'Quedas fuera de la partida y devuelves tu carta de éxito.',
          one: (ana) => `${ana} queda fuera de la partida y devuelve su carta de éxito.`,
        })
      : bySeat(seat, names, {
          you: 'Quedas fuera de la partida.',
          one: (ana) => `${ana} queda fuera de la partida.`,
        }),
  'turn-up-aside': ({ seat, tile, monster }, names) =>
    bySeat(seat, names, {
      you: `Bajo ${theTile(tile)}, que sacrificaste tú, se escondía ${aMonster(monster)}.`,
      one: (ana) => `Bajo ${theTile(tile)}, que sacrificó ${ana}, se escondía ${aMonster(monster)}.`,
    }),
  'turn-up-left': ({ monsters }) =>
    `En la mazmorra ${monsters.length === 1 ? 'aún esperaba' : 'aún esperaban'} ${monsterList(monsters)}.`,
  win: ({ seat, by }, names) =>
    by === 'successes'
      ? bySeat(seat, names, {
          you: 'Has sobrevivido a dos mazmorras: ¡ganas la partida!',
          one: (ana) => `${ana} ha sobrevivido a dos mazmorras: ¡gana la partida!`,
        })
      : bySeat(seat, names, {
          you: 'No queda nadie más: ¡ganas la partida!',
          one: (ana) => `No queda nadie más: ¡${ana} gana la partida!`,
        }),
};
