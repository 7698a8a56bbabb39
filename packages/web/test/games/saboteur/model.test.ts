import {
  breakOption,
  cellAt,
  discardOption,
  type GoalView,
  kindOf,
  type MazeView,
  mapOption,
  pathOption,
  repairOption,
  rockfallOption,
} from '@mazmorra/saboteur';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  boxAround,
  cardIn,
  deedsOf,
  isTurnable,
  offerOf,
  placesFor,
  reached,
  usesOf,
  wayOf,
  wholeCells,
  wouldCutOff,
  wouldReach,
  wouldRejoin,
} from '../../../src/games/saboteur/model.ts';

const options = [
  'path:path-curve-ne:1:0:180',
  'path:path-curve-ne:0:1:0',
  'path:path-tee-nes:-1:0:0',
  'path:path-tee-nes:0:1:0',
  'path:path-tee-nes:0:1:180',
  'break:break-cart:2',
  'repair:repair-pickaxe-cart:1:cart',
  'rockfall:1:0',
  'map:top',
  'discard:path-curve-ne',
  'discard:dead-n',
];

describe('what a card of the hand can do', () => {
  test('an option names the card it uses', () => {
    expect(options.map(cardIn)).toEqual([
      'path-curve-ne',
      'path-curve-ne',
      'path-tee-nes',
      'path-tee-nes',
      'path-tee-nes',
      'break-cart',
      'repair-pickaxe-cart',
      'rockfall',
      'map',
      'path-curve-ne',
      'dead-n',
    ]);
    expect(cardIn('take:3')).toBeUndefined();
    expect(cardIn('pass')).toBeUndefined();
    expect(offerOf('path:path-cross:-3:2:180')).toEqual({
      verb: 'path',
      card: 'path-cross',
      x: -3,
      y: 2,
      rotation: 180,
    });
  });

  test('one place for each cell, with every way the card fits there', () => {
    expect(placesFor(options, 'path-tee-nes')).toEqual([
      { x: -1, y: 0, ways: { 0: 'path:path-tee-nes:-1:0:0' } },
      { x: 0, y: 1, ways: { 0: 'path:path-tee-nes:0:1:0', 180: 'path:path-tee-nes:0:1:180' } },
    ]);
  });

  test('a ghost lies as the card is held where that fits, else the other way', () => {
    const [left, below] = placesFor(options, 'path-tee-nes');
    expect(left && wayOf(left, 180)).toEqual({ name: 'path:path-tee-nes:-1:0:0', rotation: 0 });
    expect(below && wayOf(below, 180)).toEqual({ name: 'path:path-tee-nes:0:1:180', rotation: 180 });
    expect(wayOf({ x: 0, y: 0, ways: {} }, 0)).toBeUndefined();
  });

  test('discarding is no use of a card', () => {
    expect(usesOf(options, 'path-curve-ne')).toBe(2);
    expect(usesOf(options, 'dead-n')).toBe(0);
  });

  test.each([
    ['path-curve-ne', true],
    ['dead-n', true],
    ['path-cross', false],
    ['path-straight-ns', false],
    ['map', false],
  ] as const)('%s can be turned: %s', (card, turnable) => {
    expect(isTurnable(card)).toBe(turnable);
  });
});

const laid = (
  card: MazeView['card'],
  x: number,
  y: number,
  joined = true,
  rotation: 0 | 180 = 0,
): MazeView => ({
  card,
  x,
  y,
  rotation,
  joined,
});
const row = [
  laid('start', 0, 0),
  laid('path-straight-ew', 1, 0),
  laid('path-cross', 2, 0),
  laid('path-straight-ew', 3, 0),
];
const goal = (slot: GoalView['slot'], x: number, y: number): GoalView => ({
  slot,
  x,
  y,
  card: 'hidden',
  known: 'hidden',
  lookedBy: [],
});
const goals = [goal('top', 8, -2), goal('middle', 8, 0), goal('bottom', 8, 2)];

describe('what a picked option would mean', () => {
  test('light goes through open sides that meet, and not through dead ends', () => {
    expect([...reached([...row, laid('path-straight-ns', 4, 0)])].sort()).toEqual([
      '0:0',
      '1:0',
      '2:0',
      '3:0',
    ]);
    expect([
      ...reached([laid('start', 0, 0), laid('dead-ew', 1, 0), laid('path-straight-ew', 2, 0)]),
    ]).toEqual(['0:0']);
  });

  test('a rockfall in the middle cuts off what lies behind, at the end nothing', () => {
    expect(wouldCutOff(row, 1, 0)).toBe(2);
    expect(wouldCutOff(row, 2, 0)).toBe(1);
    expect(wouldCutOff(row, 3, 0)).toBe(0);
  });

  test('a card that bridges a gap joins what was cut off', () => {
    const torn = [
      laid('start', 0, 0),
      laid('path-straight-ew', 2, 0, false),
      laid('path-straight-ew', 3, 0, false),
    ];
    expect(wouldRejoin(torn, laid('path-straight-ew', 1, 0))).toBe(2);
    expect(wouldRejoin(torn, laid('dead-ew', 1, 0))).toBe(0);
    expect(wouldRejoin(row, laid('path-straight-ew', 4, 0))).toBe(0);
  });

  test.each([
    ['a straight reaches the goal before it', laid('path-straight-ew', 7, 0), ['middle']],
    ['a vertical one turns its rock to it', laid('path-straight-ns', 7, 0), []],
    ['a crossing between two goals reaches both', laid('path-cross', 8, 1), ['middle', 'bottom']],
    ['a dead end reaches nothing', laid('dead-ew', 7, 0), []],
    ['from behind as well', laid('path-curve-ne', 9, 0, true, 180), ['middle']],
  ])('%s', (_, card, slots) => {
    expect(wouldReach(goals, card)).toEqual(slots);
  });

  test('a goal that lies open is not reached again', () => {
    const open = goals.map((each) => ({ ...each, rotation: 0 as const }));
    expect(wouldReach(open, laid('path-cross', 8, 1))).toEqual([]);
  });
});

test('the window holds start and goals from the beginning, and grows with the mine', () => {
  const first = boundsOf({ maze: [laid('start', 0, 0)], goals });
  expect([first.left, first.top, first.width, first.height]).toEqual([-100, -360, 1100, 840]);
  // A tunnel with a free cell beside it within that changes nothing; one at the edge does.
  expect(boundsOf({ maze: [laid('path-cross', 3, 2)], goals })).toEqual(first);
  const later = boundsOf({ maze: [laid('path-cross', -1, 3)], goals });
  expect([later.left, later.width, later.height]).toEqual([-200, 1200, 960]);
  expect(boxAround([{ x: 1, y: 0 }])).toEqual({ left: 50, top: -60, width: 200, height: 240 });
});

test('only whole cells of what is in view are drawn', () => {
  expect(wholeCells({ left: -150, top: -130, width: 460, height: 500 })).toEqual({
    left: -100,
    top: -120,
    width: 400,
    height: 480,
  });
});

test('the notebook counts what everybody saw a player do', () => {
  const turns = [
    { seat: 0, option: pathOption(kindOf('path-cross'), cellAt(1, 0), 0) },
    { seat: 1, option: discardOption(31) },
    { seat: 0, option: pathOption(kindOf('dead-ew'), cellAt(2, 0), 0) },
    { seat: 0, option: breakOption(kindOf('break-cart'), 2) },
    { seat: 0, option: repairOption(kindOf('repair-cart'), 1, 2) },
    { seat: 0, option: rockfallOption(cellAt(1, 0)) },
    { seat: 0, option: mapOption(1) },
  ];
  expect(deedsOf(turns, 0)).toEqual({
    tunnels: 1,
    deadEnds: 1,
    broke: [2],
    mended: [1],
    rockfalls: 1,
    maps: 1,
    discards: 0,
  });
  expect(deedsOf(turns, 1).discards).toBe(1);
});
