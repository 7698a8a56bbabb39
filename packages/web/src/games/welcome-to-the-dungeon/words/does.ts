import { ADVENTURERS, MONSTERS, type MonsterId, TILES, type TileId } from '@mazmorra/welcome-to-the-dungeon';
import type { Words } from './words.ts';

/* What each piece of equipment does, as short as it can be read on its tile. The tool tips have the full sentences of the game. */

const tileOf = (id: TileId): (typeof TILES)[number] => {
  const found = TILES.find((tile) => tile.id === id);
  if (!found) throw new RangeError(`no tile ${id}`);
  return found;
};

/** What a potion gives back: the hit points on the adventurer's own tile. */
const ownHp = (id: TileId): number => ADVENTURERS.find((hero) => hero.id === tileOf(id).adventurer)?.hp ?? 0;

const isOnly = (id: MonsterId): boolean => MONSTERS.find((monster) => monster.id === id)?.copies === 1;

export const doesEn: Words['does'] = (id, called, kind, variants) => {
  const { effect } = tileOf(id);
  switch (effect.type) {
    case 'hp':
      return `Adds ${effect.amount} hit points.`;
    case 'defeat-kind':
      return `Defeats ${isOnly(effect.kind) ? 'the' : 'every'} ${called(effect.kind)}.`;
    case 'defeat-kind-and-next':
      return `Defeats the ${called(effect.kind)} and whoever comes next.`;
    case 'defeat-even-strength':
      return 'Defeats monsters of strength 2, 4 and 6.';
    case 'defeat-up-to':
      return `Defeats monsters of strength ${effect.strength} or less.`;
    case 'defeat-up-to-and-heal':
      return `Defeats strength ${effect.strength} or less and heals you by as much.`;
    case 'defeat-from':
      return `Defeats monsters of strength ${effect.strength} or more.`;
    case 'defeat-named-kind':
      return kind === undefined ? 'Defeats the kind you name at the gate.' : `Defeats every ${called(kind)}.`;
    case 'defeat-turned-up':
      if (variants.vorpalAxeScope === 'single') return 'Once: defeats one monster.';
      return kind === undefined
        ? 'Once: defeats a monster and its whole kind.'
        : `Defeats every ${called(kind)}.`;
    case 'revive':
      return `Once: if you die, you are back with ${ownHp(id)} hit points.`;
    case 'exchange-turned-up':
      return 'Once: swaps a monster for the top of the deck.';
    case 'succeed-if-all-different':
      return 'If you die and no kind came twice, you survive.';
  }
};

export const doesEs: Words['does'] = (id, name, kind, variants) => {
  const { effect } = tileOf(id);
  const called = (monster: MonsterId): string => name(monster).toLocaleLowerCase('es');
  switch (effect.type) {
    case 'hp':
      return `Suma ${effect.amount} puntos de vida.`;
    case 'defeat-kind':
      return isOnly(effect.kind)
        ? `Derrota al ${called(effect.kind)}.`
        : `Derrota a cualquier ${called(effect.kind)}.`;
    case 'defeat-kind-and-next':
      return `Derrota al ${called(effect.kind)} y a quien salga después.`;
    case 'defeat-even-strength':
      return 'Derrota a los monstruos de fuerza 2, 4 y 6.';
    case 'defeat-up-to':
      return `Derrota a los monstruos de fuerza ${effect.strength} o menos.`;
    case 'defeat-up-to-and-heal':
      return `Derrota a los de fuerza ${effect.strength} o menos y te cura otro tanto.`;
    case 'defeat-from':
      return `Derrota a los monstruos de fuerza ${effect.strength} o más.`;
    case 'defeat-named-kind':
      return kind === undefined
        ? 'Derrota al tipo que elijas al entrar.'
        : `Derrota a cualquier ${called(kind)}.`;
    case 'defeat-turned-up':
      if (variants.vorpalAxeScope === 'single') return 'Una vez: derrota a un monstruo.';
      return kind === undefined
        ? 'Una vez: derrota a un monstruo y a su tipo.'
        : `Derrota a cualquier ${called(kind)}.`;
    case 'revive':
      return `Una vez: si mueres, vuelves con ${ownHp(id)} PV.`;
    case 'exchange-turned-up':
      return 'Una vez: cambia un monstruo por el primero del mazo.';
    case 'succeed-if-all-different':
      return 'Si mueres y no se repitió ningún tipo, sobrevives.';
  }
};
