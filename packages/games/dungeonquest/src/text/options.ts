import type { Names } from '@mazmorra/kernel';
import { ATTACKS, COMPASS, cellOfLabel, deck, keyOf, oneOf, place, thing, type Words } from './things.ts';

/** What is done with a Loot card, by the decision. */
const LOOT = {
  'DEC-BRIDGE-LOOT': 'throw',
  'DEC-BRIBE': 'offer',
  'DEC-WAIT-LOOT': 'lose',
  'DEC-HVH-LOOT': 'take',
} as const;
/** What is done with a combat card. */
const CARD = { 'DEC-CARD': 'play', 'DEC-COUNTER': 'counter', 'DEC-HUGO': 'discard' } as const;

const verbOf = <V extends string>(verbs: Readonly<Record<string, V>>, decision: string): V | 'choose' =>
  (Object.hasOwn(verbs, decision) ? verbs[decision] : undefined) ?? 'choose';

type Pointing = (what: string, words: Words, decision: string, names: Names) => string;

/** Options that point at something, by what stands before the colon. */
const pointing: Readonly<Record<string, Pointing>> = {
  move: (cell, words) => words.pointing.move(place(cellOfLabel(cell), words)),
  teleport: (cell, words) => words.pointing.teleport(place(cellOfLabel(cell), words)),
  to: (cell, words) => words.pointing.to(place(cellOfLabel(cell), words)),
  token: (cell, words) => words.pointing.token(place(cellOfLabel(cell), words)),
  servant: (what, words) => {
    const [cell = '', way = ''] = what.split(':');
    return words.pointing.servant(place(cellOfLabel(cell), words), oneOf(COMPASS, way));
  },
  effect: (id, words) => words.pointing.effect(thing(id, words)),
  item: (id, words) => words.pointing.item(thing(id, words)),
  decline: (id, words) => words.pointing.decline(thing(id, words)),
  loot: (id, words, decision) => words.pointing.loot(thing(id, words), verbOf(LOOT, decision)),
  back: (id, words) => words.pointing.back(deck(id, words)),
  card: (id, words, decision) => words.pointing.card(thing(id, words), verbOf(CARD, decision)),
  type: (type, words) => words.pointing.type(oneOf(ATTACKS, type)),
  tile: (tile, words) => words.pointing.tile(thing(tile, words)),
  face: (way, words) => words.pointing.face(oneOf(COMPASS, way)),
  half: (half, words) => words.pointing.half(half === '0' ? 'arrow' : 'opposite'),
  hero: (hero, words) => thing(hero, words).name,
  tower: (tower, words, decision) =>
    words.pointing[decision === 'DEC-TOWER-POWER' ? 'tower-power' : 'tower'](thing(tower, words)),
  seat: (seat, words, _, names) => words.pointing.seat(names.seat(Number(seat))),
};

/** The decision of `DEC-CARD-MAY:loot-body`. */
const plainKind = (kind: string): string => kind.split(':')[0] ?? kind;

const found = <T>(group: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(group, key) ? group[key] : undefined;

/** What a player is asked. */
export const decisionText = (kind: string, { questions, decisions }: Words): string =>
  found<string>(questions, keyOf(kind)) ?? found<string>(decisions, plainKind(kind)) ?? kind;

/** What a button says, from the name of the option and the decision it answers. */
export function optionText(option: string, names: Names, kind: string, words: Words): string {
  type Answers = Readonly<Record<string, string>>;
  const answers =
    found<Answers>(words.answers, keyOf(kind)) ?? found<Answers>(words.answers, plainKind(kind)) ?? {};
  const plain = found(answers, option) ?? found<string>(words.options, option);
  if (plain !== undefined) return plain;
  const colon = option.indexOf(':');
  const write = found(pointing, option.slice(0, colon));
  return write === undefined ? option : write(option.slice(colon + 1), words, plainKind(kind), names);
}
