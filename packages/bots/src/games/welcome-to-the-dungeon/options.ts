import type { Option } from '@mazmorra/kernel';
import { ADVENTURERS, welcomeToTheDungeon as game, MONSTERS, TILES } from '@mazmorra/welcome-to-the-dungeon';

const named = (name: string): Option => {
  const option = game.optionNamed(name);
  if (option === undefined) throw new Error(`no option ${name}`);
  return option;
};

export const draw = named('draw');
export const pass = named('pass');
export const add = named('add');
export const keep = named('keep');
export const exchange = named('polymorph');
export const useAxe = named('use-axe');
export const takeDamage = named('take-damage');
export const nameFirst = named(`name:${MONSTERS[0].id}`);
export const chooseFirst = named(`choose:${ADVENTURERS[0].id}`);
export const sacrificeFirst = named(`sacrifice:${TILES[0].id}`);
