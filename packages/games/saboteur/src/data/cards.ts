import { at } from '@mazmorra/kernel';

/** Sides as bits, in the order of the specification: N, E, S, W. */
export const N = 1;
export const E = 2;
export const S = 4;
export const W = 8;
/** A set of sides, 0 to 15. */
export type Sides = number;

export const TOOLS = ['pickaxe', 'lantern', 'cart'] as const;
export type Tool = (typeof TOOLS)[number];

export type PathCard = {
  readonly id: string;
  /** `connected`: all open sides meet in the middle; `dead-end`: no two of them do. */
  readonly kind: 'connected' | 'dead-end';
  /** The open sides at rotation 0. */
  readonly open: Sides;
  /** Copies in the play deck. */
  readonly count: number;
};

/** The 40 path cards of the play deck (table 2.3; four vertical straights, SB-RULING-01). Their place in this list is their number. */
export const PATH_CARDS = [
  { id: 'path-straight-ns', kind: 'connected', open: N | S, count: 4 },
  { id: 'path-straight-ew', kind: 'connected', open: E | W, count: 3 },
  { id: 'path-cross', kind: 'connected', open: N | E | S | W, count: 5 },
  { id: 'path-tee-nes', kind: 'connected', open: N | E | S, count: 5 },
  { id: 'path-tee-new', kind: 'connected', open: N | E | W, count: 5 },
  { id: 'path-curve-ne', kind: 'connected', open: N | E, count: 5 },
  { id: 'path-curve-nw', kind: 'connected', open: N | W, count: 4 },
  { id: 'dead-n', kind: 'dead-end', open: N, count: 1 },
  { id: 'dead-e', kind: 'dead-end', open: E, count: 1 },
  { id: 'dead-ns', kind: 'dead-end', open: N | S, count: 1 },
  { id: 'dead-ew', kind: 'dead-end', open: E | W, count: 1 },
  { id: 'dead-ne', kind: 'dead-end', open: N | E, count: 1 },
  { id: 'dead-nw', kind: 'dead-end', open: N | W, count: 1 },
  { id: 'dead-nes', kind: 'dead-end', open: N | E | S, count: 1 },
  { id: 'dead-new', kind: 'dead-end', open: N | E | W, count: 1 },
  { id: 'dead-nesw', kind: 'dead-end', open: N | E | S | W, count: 1 },
] as const satisfies readonly PathCard[];

export type ActionCard = {
  readonly id: string;
  readonly kind: 'break' | 'repair' | 'rockfall' | 'map';
  /** The tools it breaks, or of which it repairs one. */
  readonly tools: readonly Tool[];
  readonly count: number;
};

/** The 27 action cards (table 2.4). Their numbers go on where the path cards' end. */
export const ACTION_CARDS = [
  { id: 'break-pickaxe', kind: 'break', tools: ['pickaxe'], count: 3 },
  { id: 'break-lantern', kind: 'break', tools: ['lantern'], count: 3 },
  { id: 'break-cart', kind: 'break', tools: ['cart'], count: 3 },
  { id: 'repair-pickaxe', kind: 'repair', tools: ['pickaxe'], count: 2 },
  { id: 'repair-lantern', kind: 'repair', tools: ['lantern'], count: 2 },
  { id: 'repair-cart', kind: 'repair', tools: ['cart'], count: 2 },
  { id: 'repair-pickaxe-lantern', kind: 'repair', tools: ['pickaxe', 'lantern'], count: 1 },
  { id: 'repair-pickaxe-cart', kind: 'repair', tools: ['pickaxe', 'cart'], count: 1 },
  { id: 'repair-lantern-cart', kind: 'repair', tools: ['lantern', 'cart'], count: 1 },
  { id: 'rockfall', kind: 'rockfall', tools: [], count: 3 },
  { id: 'map', kind: 'map', tools: [], count: 6 },
] as const satisfies readonly ActionCard[];

/** The four fixed cards (table 2.2): the start lies open, one of the goals is the treasure. */
export const FIXED_CARDS = [
  { id: 'start', kind: 'connected', open: N | E | S | W, count: 1 },
  { id: 'goal-treasure', kind: 'connected', open: N | E | S | W, count: 1 },
  { id: 'goal-stone-ne', kind: 'connected', open: N | E, count: 1 },
  { id: 'goal-stone-nw', kind: 'connected', open: N | W, count: 1 },
] as const satisfies readonly PathCard[];

export type PathCardId = (typeof PATH_CARDS)[number]['id'];
export type ActionCardId = (typeof ACTION_CARDS)[number]['id'];
/** A card of the play deck. */
export type CardId = PathCardId | ActionCardId;
export type FixedCardId = (typeof FIXED_CARDS)[number]['id'];
export type GoalCardId = Exclude<FixedCardId, 'start'>;

/** The number of a card kind: 0 to 15 path cards, 16 to 26 action cards, 27 to 30 fixed cards. Fits in five bits. */
export type Kind = number;

export const PATH_KINDS = PATH_CARDS.length;
export const CONNECTED_KINDS = PATH_CARDS.filter((card) => card.kind === 'connected').length;
export const PLAY_KINDS = PATH_KINDS + ACTION_CARDS.length;
/** No card: an empty place in a hand, and in an option a card that the reader does not know. Sorts after every card. */
export const NO_CARD: Kind = 31;

const IDS: readonly string[] = [...PATH_CARDS, ...ACTION_CARDS, ...FIXED_CARDS].map((card) => card.id);
const NUMBERS: ReadonlyMap<string, Kind> = new Map(IDS.map((id, kind) => [id, kind]));

export const kindOf = (id: CardId | FixedCardId): Kind => NUMBERS.get(id) ?? NO_CARD;
export const kindNamed = (id: string): Kind | undefined => NUMBERS.get(id);
export const pathCardId = (kind: Kind): PathCardId => at(PATH_CARDS, kind).id;
/** The id of a card of the play deck. */
export const cardId = (kind: Kind): CardId =>
  kind < PATH_KINDS ? pathCardId(kind) : at(ACTION_CARDS, kind - PATH_KINDS).id;
/** The id of a card that lies in the maze: the start, a path card or a goal. */
export const mazeCardId = (kind: Kind): PathCardId | FixedCardId =>
  kind < PATH_KINDS ? pathCardId(kind) : at(FIXED_CARDS, kind - PLAY_KINDS).id;
export const goalCardId = (kind: Kind): GoalCardId => at(GOAL_CARDS, kind - TREASURE);

export const BREAK_FIRST = kindOf('break-pickaxe');
export const REPAIR_FIRST = kindOf('repair-pickaxe');
export const ROCKFALL = kindOf('rockfall');
export const MAP = kindOf('map');
export const START = kindOf('start');
export const TREASURE = kindOf('goal-treasure');
export const GOAL_CARDS = ['goal-treasure', 'goal-stone-ne', 'goal-stone-nw'] as const;

/** Only half turns exist: N changes with S and E with W. */
export const turned = (sides: Sides): Sides => ((sides << 2) | (sides >> 2)) & 15;

/** The open sides of a maze card by `kind * 2 + (1 when turned by 180)`; 0 for cards that do not lie in the maze. */
export const OPEN: readonly Sides[] = Array.from({ length: 32 }, (_, kind) => {
  const card = kind < PATH_KINDS ? PATH_CARDS[kind] : FIXED_CARDS[kind - PLAY_KINDS];
  const open = card?.open ?? 0;
  return [open, turned(open)];
}).flat();

/** Whether all open sides of the card meet in its middle (so that it can join tunnels). */
export const isConnected = (kind: Kind): boolean => kind < CONNECTED_KINDS || kind >= PLAY_KINDS;
/** SB-PATH-09: a card that looks the same upside down is only offered upright. */
export const isSymmetric = (kind: Kind): boolean => OPEN[kind * 2] === OPEN[kind * 2 + 1];

/** The tools of a break or repair card as bits (1 pickaxe, 2 lantern, 4 cart), by kind. */
export const TOOL_BITS: readonly number[] = Array.from({ length: PLAY_KINDS }, (_, kind) => {
  const tools: readonly Tool[] = kind < PATH_KINDS ? [] : at(ACTION_CARDS, kind - PATH_KINDS).tools;
  return tools.reduce((bits, tool) => bits | (1 << TOOLS.indexOf(tool)), 0);
});

/** The 67 cards of the play deck, in the order of their numbers. */
export const PLAY_DECK: readonly Kind[] = [...PATH_CARDS, ...ACTION_CARDS].flatMap((card, kind) =>
  Array.from({ length: card.count }, () => kind),
);
