/**
 * How a table is laid out: pure arithmetic from the size of the window to the sizes of everything around the board. The board gets
 * what is left, so that its share of the window can be checked without a browser (`test/table/layout.test.ts`).
 */

import { shapeOf } from '../parts/shape.ts';

/** What a game says about the sizes of its regions; `GameScreen.regions` has the components as well. */
export interface RegionSizes {
  readonly board: {
    /** The narrowest and the widest shape of the playing surface, width by height; without it the surface fills its place. */
    readonly ratio?: readonly [narrowest: number, widest: number];
    /** The smallest place in which the board can be played, in pixels: a smaller window scrolls. */
    readonly least: readonly [width: number, height: number];
    /** The place that its style sheet is drawn for; in a larger one it is enlarged. Absent for boards that fit themselves. */
    readonly drawn?: readonly [width: number, height: number];
    /** The board shows the seats itself (`Players`): there is neither a strip nor a column for them. */
    readonly seats?: boolean;
  };
  /** A line above the board, so many pixels high. */
  readonly track?: { readonly line: number };
  /** How many cards one usually holds. */
  readonly hand?: { readonly cards: number };
  readonly sheet?: object;
  readonly scene?: object;
  /** Something of the page stands with the choices: a coach, the controls of a replay. */
  readonly coach?: object;
}

/**
 * - `tall`: everything in rows, the choices at the thumb.
 * - `mid`: the same with more room.
 * - `short`: the board has the whole height, all else stands in one column.
 * - `wide`: a column beside the board, the hand below the board.
 * - `stage`: as wide, for a board with the seats on it: it has the whole width, hand and words stand side by side below it.
 * - `room`: the big screen for everybody.
 * - `own`: a phone as the hand.
 */
export type LayoutName = 'tall' | 'mid' | 'short' | 'wide' | 'stage' | 'room' | 'own';

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** All lengths in pixels of the window. */
export interface Layout {
  readonly name: LayoutName;
  /** The height of the whole table: more than the window's where that is too low to play in. */
  readonly height: number;
  /** How much larger than usual everything but the board is drawn. */
  readonly furniture: number;
  readonly head: number;
  /** Where the head says what one plays for: beside whose turn it is, below that in small letters, or behind its sign where text is large. */
  readonly aim: 'beside' | 'below' | 'behind';
  /** The strip of seats; 0 where they stand in the column. */
  readonly seats: number;
  /** The column beside the board, and the one on its other side; 0 where there is none. */
  readonly side: number;
  readonly left: number;
  readonly track: number;
  readonly hand: number;
  /** In how many rows its cards lie. */
  readonly handRows: number;
  /** One's own sheet as a line; 0 where the whole sheet is in view or there is none. */
  readonly line: number;
  /** A row below the board with the own sheet and the scene; 0 where they stand beside the board or are drawers. */
  readonly below: number;
  /** The place of words and choices; 0 where they take what the column leaves. */
  readonly foot: number;
  /** What opens over the board instead of standing beside it. */
  readonly drawers: readonly ('sheet' | 'scene')[];
  /** The place of the board. */
  readonly board: Place;
  /** How much larger than its style sheet says the board is drawn. */
  readonly zoom: number;
}

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Furniture is drawn for a window of this size and grows with larger ones, by a fifth at the most. */
const USUAL = [1600, 900] as const;
const MOST_FURNITURE = 1.2;
/** The height of the head, before text grows: on a phone as high as a finger, beside a low board with three lines of what one plays for. */
const HEAD = 40;
const TALL_HEAD = 44;
const SHORT_HEAD = 56;
/** The columns beside a board of a fixed shape: the own sheet, and seats, scene and choices. */
const SHEET_COLUMN = 190;
const SIDE_COLUMN = 240;
/** A second column stands where the board's shape leaves room for it, or where the board keeps this share of the window. */
const WIDE_SHARE = 0.58;
/** A row with sheet and scene is worth having from this height on, and needs no more than that. */
const BELOW = [150, 320] as const;
/** Of the height of a tablet held upright, the board keeps this much. */
const MID_SHARE = 0.56;
/** A row of seats with names; more than five stand in two rows without. */
const SEAT_ROW = 52;
const SEAT_ROWS = 56;
const ROW_OF_SEATS = 5;
/** As wide as a card must show of itself to be hit by a finger. */
const FINGER = 48;
/** Beside a low board the foot has at least the height of a question explained and answered. */
const SHORT_FOOT = 132;

/** What the sizes of one window are computed from. */
interface Window {
  readonly width: number;
  readonly height: number;
  readonly seats: number;
  readonly regions: RegionSizes;
  /** By how much larger text makes a line higher. */
  readonly grown: number;
}

/** The layout of a table in a window. `textSize` is how much larger than 16 pixels the page's text is; `as` is a layout that was chosen. */
export function layoutFor(
  width: number,
  height: number,
  seats: number,
  regions: RegionSizes,
  textSize = 1,
  as?: 'room' | 'own',
): Layout {
  const grown = 1 + (Math.max(1, textSize) - 1) * 0.75;
  const window = { width, height, seats, regions, grown };
  if (as !== undefined) return chosen(as, window);
  const shape = shapeOf(width, height);
  if (shape === 'short') return short(window);
  if (shape === 'wide') return regions.board.seats ? stage(window) : wide(window);
  return rows(shape, window);
}

const strip = ({ seats, regions }: Window): number =>
  regions.board.seats ? 0 : seats <= ROW_OF_SEATS ? SEAT_ROW : SEAT_ROWS;

/** Rows from head to foot. None but the board may take more than its share of the height, however large the text is. */
function rows(name: 'tall' | 'mid', window: Window): Layout {
  const { width, height: given, regions, grown } = window;
  const height = Math.max(given, 520);
  const head = Math.round(Math.min((name === 'mid' ? HEAD : TALL_HEAD) * grown, height * 0.1));
  const aim = name === 'mid' ? ('beside' as const) : aimBelow(grown);
  const row = Math.round(Math.min(strip(window) * grown, height * 0.1));
  const hand = regions.hand ? Math.round(within(84, height * 0.14 * Math.min(grown, 1.15), 136)) : 0;
  const sheet = regions.sheet ? Math.round(44 * Math.min(grown, 1.2)) : 0;
  const track = regions.track ? Math.round(regions.track.line * Math.min(grown, 1.2)) : 0;
  const top = head + row + track;
  // Two fifths are the board's: words that do not fit grow upwards over the hand.
  const rest = Math.floor(height * 0.6) - top - sheet - hand - 1;
  const coach = regions.coach ? 1.9 : 1;
  const foot = Math.round(Math.min((regions.hand ? 100 : 116) * grown, height * 0.2, rest) * coach);
  const tall = height - top - hand - foot;
  const below = name === 'mid' ? belowOf(window, tall) : 0;
  const line = below > 0 ? 0 : sheet;
  const board = { left: 0, top, width, height: tall - line - below };
  const drawers = below > 0 ? [] : drawersOf(regions);
  const base = {
    name,
    height,
    furniture: 1,
    head,
    aim,
    seats: row,
    side: 0,
    left: 0,
    track,
    hand,
    foot,
  } as const;
  return { ...base, handRows: 1, line, below, drawers, board, zoom: zoomFor(board, regions) };
}

/** The height that a board of a fixed shape leaves for sheet and scene, with the board's share kept; 0 where it is too little. */
function belowOf({ width, height, regions, grown }: Window, tall: number): number {
  const { board, sheet, scene } = regions;
  if (!board.ratio || !(sheet || scene)) return 0;
  const spare = Math.floor(tall - Math.max(width / board.ratio[1], height * MID_SHARE));
  return spare >= BELOW[0] * grown ? Math.min(spare, Math.round(BELOW[1] * grown)) : 0;
}

/** The board over the whole height; head, seats, hand and choices in a column beside it. */
function short(window: Window): Layout {
  const { width, height: given, regions, grown } = window;
  const height = Math.max(given, 320);
  const side = Math.round(within(240, width * 0.375, 340) * Math.min(grown, 1.15));
  const aim = side < 280 ? 'behind' : aimBelow(grown);
  const head = Math.round((aim === 'below' ? SHORT_HEAD : TALL_HEAD) * Math.min(grown, 1.2));
  const row = Math.round(Math.min(strip(window) * grown, height * 0.16));
  const sheet = regions.sheet ? 44 : 0;
  const cards = regions.hand?.cards ?? 0;
  const twoRows = cards * FINGER > side;
  // One row is as high as its cards are while each shows enough of itself to be hit.
  const fan = twoRows ? 2 * 90 : (side - (cards - 1) * FINGER - 16) * 1.4 + 24;
  const spare = height - head - row - sheet - SHORT_FOOT * Math.min(grown, 1.3);
  const hand = regions.hand ? Math.round(within(84, Math.min(fan, spare), 176)) : 0;
  const track = regions.track?.line ?? 0;
  const board = { left: 0, top: track, width: width - side, height: height - track };
  const drawers = drawersOf(regions);
  const base = { name: 'short', height, furniture: 1, head, aim, seats: row, side, left: 0, track } as const;
  return {
    ...base,
    hand,
    handRows: twoRows ? 2 : 1,
    foot: 0,
    line: sheet,
    below: 0,
    drawers,
    board,
    zoom: zoomFor(board, regions),
  };
}

/** The board with one column beside it, and a second one for one's own sheet where there is room for it. */
function wide({ width, height, regions, grown }: Window): Layout {
  const furniture = furnitureIn(width, height);
  const size = (length: number): number => Math.round(length * furniture);
  const head = size(HEAD * Math.min(grown, 1.4));
  const track = regions.track ? size(regions.track.line * Math.min(grown, 1.2)) : 0;
  const hand = regions.hand ? size(within(96, height * 0.155, 116)) : 0;
  const tall = height - head - track - hand;
  const column = Math.min(size(within(200, width * 0.19, 250) * grown), width * 0.34);
  const columns = [size(SHEET_COLUMN * grown), size(SIDE_COLUMN * grown)] as const;
  // A board of a fixed shape cannot use more width than this: the columns have the rest.
  const rest = regions.board.ratio ? width - tall * regions.board.ratio[1] : 0;
  const both = columns[0] + columns[1];
  const narrowed = surfaceIn({ left: 0, top: 0, width: width - both, height: tall }, regions.board.ratio);
  const spared = rest >= 0.9 * both || narrowed.width * narrowed.height >= WIDE_SHARE * width * height;
  const beside = regions.sheet !== undefined && spared;
  const least = Math.min(size(200 * grown), width * 0.34);
  const side = beside ? columns[1] : Math.round(regions.board.ratio ? within(least, rest, column) : column);
  const left = beside ? columns[0] : 0;
  const board = { left, top: head + track, width: width - side - left, height: tall };
  const drawers = beside || !regions.sheet ? [] : (['sheet'] as const);
  const base = { name: 'wide', height, furniture, head, aim: 'beside', seats: 0, side, left, track } as const;
  const line = regions.sheet && !beside ? size(44) : 0;
  return {
    ...base,
    hand,
    handRows: 1,
    foot: 0,
    line,
    below: 0,
    drawers,
    board,
    zoom: zoomFor(board, regions),
  };
}

/** The board from side to side with the seats on it; below it the hand, and beside that the words and choices. */
function stage({ width, height, regions, grown }: Window): Layout {
  const furniture = furnitureIn(width, height);
  const size = (length: number): number => Math.round(length * furniture);
  const head = size(HEAD * Math.min(grown, 1.4));
  const track = regions.track ? size(regions.track.line * Math.min(grown, 1.2)) : 0;
  const line = regions.sheet ? size(44 * Math.min(grown, 1.2)) : 0;
  const coach = regions.coach ? 1.25 : 1;
  const foot = Math.round(Math.min(size(within(116, height * 0.2, 144) * grown * coach), height * 0.34));
  const side = regions.hand ? Math.round(Math.min(size(400 * grown), width * 0.44)) : width;
  const top = head + track;
  const board = { left: 0, top, width, height: height - top - line - foot };
  const base = {
    name: 'stage',
    height,
    furniture,
    head,
    aim: 'beside',
    seats: 0,
    side,
    left: 0,
    track,
  } as const;
  const hand = regions.hand ? foot : 0;
  const drawers = drawersOf(regions);
  return { ...base, hand, handRows: 1, foot, line, below: 0, drawers, board, zoom: zoomFor(board, regions) };
}

/** Three lines of the smallest letters are as high as the head. */
const aimBelow = (grown: number): 'below' | 'behind' => (grown <= 1.25 ? 'below' : 'behind');

const furnitureIn = (width: number, height: number): number =>
  within(1, Math.min(width / USUAL[0], height / USUAL[1]), MOST_FURNITURE);

/** The big screen and the phone as a hand lay themselves out; only their name is computed. The big screen has a column for the scene. */
function chosen(name: 'room' | 'own', { width, height }: Window): Layout {
  const board = { left: 0, top: 0, width, height };
  const none = { head: 0, seats: 0, side: 0, left: 0, track: 0, hand: 0, line: 0, below: 0, foot: 0 };
  return {
    name,
    height,
    furniture: 1,
    aim: name === 'room' ? 'beside' : 'below',
    ...none,
    handRows: 1,
    drawers: [],
    board,
    zoom: 1,
  };
}

const drawersOf = ({ sheet, scene }: RegionSizes): Layout['drawers'] => [
  ...(sheet ? (['sheet'] as const) : []),
  ...(scene ? (['scene'] as const) : []),
];

/** How much a board that is drawn for one place is enlarged in another; never made smaller. */
function zoomFor({ width, height }: Place, { board: { drawn } }: RegionSizes): number {
  if (!drawn) return 1;
  const zoom = Math.max(1, Math.min(width / drawn[0], height / drawn[1]));
  return Math.round(zoom * 100) / 100;
}

/** The playing surface in its place: as large as its shape allows. */
export function surfaceIn({ width, height }: Place, ratio: RegionSizes['board']['ratio']) {
  if (!ratio) return { width, height };
  const [narrowest, widest] = ratio;
  return { width: Math.min(width, height * widest), height: Math.min(height, width / narrowest) };
}
