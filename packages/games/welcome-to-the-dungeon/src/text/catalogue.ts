import type { ComponentText, Names } from '@mazmorra/kernel';
import type { AdventurerId } from '../data/adventurers.ts';
import { TILES, type TileId } from '../data/equipment.ts';
import type { MonsterId, SymbolId } from '../data/monsters.ts';
import type { Event } from '../events.ts';

/** Every component of the game that has a name; one missing in a language does not compile. */
export type ComponentId =
  | MonsterId
  | AdventurerId
  | TileId
  | `symbol-${SymbolId}`
  | 'success-card'
  | 'player-aid'
  | 'monster-deck'
  | 'dungeon-pile';

export type Components = Readonly<Record<ComponentId, ComponentText>>;

/** Every kind of decision of the specification. */
export type DecisionId =
  | 'WD-DEC-01'
  | 'WD-DEC-02'
  | 'WD-DEC-03'
  | 'WD-DEC-04'
  | 'WD-DEC-05'
  | 'WD-DEC-06'
  | 'WD-DEC-07';

/** The words of the options that name no component. */
export type PlainOption = 'draw' | 'pass' | 'add' | 'keep' | 'polymorph' | 'take-damage' | 'use-axe';

/** Reads a table by a key that comes from outside; a key it lacks is a bug of the caller. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T {
  const found = Object.hasOwn(table, key) ? table[key] : undefined;
  if (found === undefined) throw new RangeError(`no text for ${key}`);
  return found;
}

/** `choose:mage` as `choose` and `mage`. */
export function splitOption(name: string): readonly [verb: string, what: string] {
  const colon = name.indexOf(':');
  return colon < 0 ? [name, ''] : [name.slice(0, colon), name.slice(colon + 1)];
}

/** A sentence for every event; a missing one does not compile. */
export type Sentences = {
  readonly [K in Event['type']]: (event: Extract<Event, { type: K }>, names: Names) => string;
};

/** Chooses the sentence of an event. */
export const tell = (sentences: Sentences, event: Event, names: Names): string =>
  (sentences[event.type] as (event: Event, names: Names) => string)(event, names);

/** The piece of equipment of an option such as `sacrifice:warrior-torch`. */
export function requireTile(id: string): TileId {
  const tile = TILES.find((one) => one.id === id);
  if (tile === undefined) throw new RangeError(`no text for ${id}`);
  return tile.id;
}
