/**
 * Where something of a game comes from, as the tags of `docs/rules` say: printed in the rulebook `[S]`, published elsewhere
 * about this or another edition `[P]`, or decided by us `[D]`.
 */
export type Source = 'rulebook' | 'published' | 'design';

/** What of a component can come from somewhere else than the rest of it. */
export type OriginPart =
  | 'ability'
  | 'agility'
  | 'armor'
  | 'attack'
  | 'chests'
  | 'closingRolls'
  | 'count'
  | 'counter'
  | 'damage'
  | 'dice'
  | 'effect'
  | 'englishName'
  | 'equipment'
  | 'heroStrength'
  | 'hitPoints'
  | 'life'
  | 'luck'
  | 'name'
  | 'owner'
  | 'place'
  | 'shape'
  | 'spanishName'
  | 'strength'
  | 'strengthWithFive'
  | 'symbols'
  | 'type'
  | 'value'
  | 'wounds';

export interface Origin {
  /** Of all that `parts` does not name. */
  readonly source: Source;
  readonly parts?: Readonly<Partial<Record<OriginPart, Source>>>;
  /** The published sources, by their short names in `docs/rules/<game>.md`. */
  readonly from?: readonly string[];
}

/** One kind of card, tile or figure with where it comes from. */
export interface Component {
  /** As in `GameText.components`. */
  readonly id: string;
  /** What it is counted with on the page about the cards. */
  readonly group: string;
  readonly copies: number;
  readonly origin: Origin;
}

/** Whether its face shows anything that the rulebook does not print. How many copies there are stands on no card. */
export const differsFromRulebook = ({ source, parts = {} }: Origin): boolean =>
  source !== 'rulebook' ||
  Object.entries(parts).some(([part, from]) => part !== 'count' && from !== 'rulebook');
