import type { Option } from '@mazmorra/kernel';
import { ADVENTURER_IDS } from './data/adventurers.ts';
import { TILE_IDS } from './data/equipment.ts';
import { MONSTER_IDS } from './data/monsters.ts';

/** WD-DEC-01: `CHOOSE + adventurer`. */
export const CHOOSE = 0;
/** WD-DEC-02. */
export const DRAW = 4;
/** WD-DEC-02, WD-DEC-03. */
export const PASS = 5;
/** WD-DEC-04. */
export const ADD = 6;
/** WD-DEC-06. */
export const KEEP = 7;
export const EXCHANGE = 8;
/** WD-DEC-07. */
export const TAKE_DAMAGE = 9;
export const USE_AXE = 10;
/** WD-DEC-05: `NAME + kind`. */
export const NAME = 11;
/** WD-DEC-04: `SACRIFICE + tile`. */
export const SACRIFICE = 19;

const NAMES: readonly string[] = [
  ...ADVENTURER_IDS.map((id) => `choose:${id}`),
  'draw',
  'pass',
  'add',
  'keep',
  'polymorph',
  'take-damage',
  'use-axe',
  ...MONSTER_IDS.map((id) => `name:${id}`),
  ...TILE_IDS.map((id) => `sacrifice:${id}`),
];
const BY_NAME: ReadonlyMap<string, Option> = new Map(NAMES.map((name, option) => [name, option]));

/** Every option there is, by name, in the order of their numbers. */
export const OPTION_NAMES = NAMES;

export function nameOf(option: Option): string {
  const name = NAMES[option];
  if (name === undefined) throw new RangeError(`no option ${option}`);
  return name;
}

export const optionNamed = (name: string): Option | undefined => BY_NAME.get(name);
