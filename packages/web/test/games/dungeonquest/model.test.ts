import {
  type CombatView,
  cellAt,
  dungeonquest,
  type HeroView,
  tiles,
  type View,
} from '@mazmorra/dungeonquest';
import { at, FastRng } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { floorPath } from '../../../src/games/dungeonquest/art/tile.ts';
import { neverKey, setMode, setNever, unasked } from '../../../src/games/dungeonquest/ask.ts';
import { cardTotal } from '../../../src/games/dungeonquest/Design.tsx';
import { deathblowTypes, typesIn } from '../../../src/games/dungeonquest/fight/fighters.ts';
import {
  boxAround,
  cellName,
  chanceAtMost,
  hourOf,
  isOnMap,
  lifeLeft,
  targetOf,
  trailOf,
  waysOut,
} from '../../../src/games/dungeonquest/model.ts';

const hero = (part: Partial<HeroView>): HeroView => {
  const view = dungeonquest.view(started(), 'spectator');
  return { ...at(view.heroes, 0), ...part };
};
const started = () => dungeonquest.setup(2, defaults(), new FastRng('box'));
const defaults = () => Object.fromEntries(dungeonquest.variants.map(({ id, default: value }) => [id, value]));

describe('options on the map', () => {
  test.each([
    ['move:6-3', { kind: 'move', cell: cellAt(6, 3) }],
    ['teleport:0-9', { kind: 'teleport', cell: cellAt(0, 9) }],
    ['tower:tower-se', { kind: 'tower', cell: cellAt(12, 9) }],
    ['servant:2-2:west', { kind: 'servant', cell: cellAt(2, 2), direction: 3 }],
    ['face:south', { kind: 'face', cell: 40, direction: 2 }],
    ['half:1', { kind: 'half', cell: 40, half: 1 }],
  ])('%s is drawn where it lies', (name, target) => {
    expect(targetOf(name, 40)).toEqual({ name, ...target });
    expect(isOnMap(name)).toBe(true);
  });
  test.each(['search', 'card:combat-bolt', 'loot:corpse-rope'])('%s is not on the map', (name) => {
    expect(targetOf(name, 40)).toBeUndefined();
    expect(isOnMap(name)).toBe(false);
  });
  test('cells are named as on a map', () => expect(cellName(cellAt(6, 4))).toBe('G5'));
  test('a box holds all its cells', () => {
    expect(boxAround([cellAt(1, 1), cellAt(3, 2)], 0)).toEqual({
      left: 100,
      top: 100,
      width: 300,
      height: 200,
    });
  });
});

describe('ways out of the catacombs', () => {
  const below = { facing: 0, travelled: 2, pile: [], mayTestHole: false };
  test('ahead as many as cards, then to the side, no farther than the wall (DQ-CAT-09, DQ-CAT-10)', () => {
    const ways = waysOut(hero({ cell: cellAt(3, 5), below }));
    expect(ways?.ahead).toBe(cellAt(3, 3));
    expect(ways?.left).toEqual([2, 1, 0, 0, 0, 0].map((column) => cellAt(column, 3)));
    expect(ways?.right).toEqual([4, 5, 6, 7, 8, 9].map((column) => cellAt(column, 3)));
  });
  test('above ground there are none', () =>
    expect(waysOut(hero({ cell: 5, below: undefined }))).toBeUndefined());
});

describe('numbers', () => {
  test.each([
    [2, 0, 1 / 36],
    [7, 0, 21 / 36],
    [12, 0, 1],
    [7, 1, 15 / 36],
    [1, 0, 0],
  ])('two dice are at most %i with %i added: %f', (target, bonus, share) => {
    expect(chanceAtMost(target, bonus)).toBeCloseTo(share);
  });
  test.each([
    [1, 'morning'],
    [12, 'noon'],
    [20, 'evening'],
    [25, 'evening'],
    [26, 'dusk'],
    [30, 'dusk'],
  ])('the sun on %i is %s', (sun, hour) => expect(hourOf(sun)).toBe(hour));
  test('the design page shows the whole box', () => {
    expect(cardTotal).toBe(336);
    expect(tiles.length).toBe(117);
  });
});

describe('questions that need not be asked', () => {
  const info = { id: 'cellar', game: 'dungeonquest', variants: {}, seats: [] } as const;
  const answered = (kind: string, doing: View['doing'] = [], wounds = 0): string | undefined => {
    const view = { ...dungeonquest.view(started(), 0), doing, heroes: [hero({ life: 10, wounds })] };
    return unasked({ seat: 0, kind, number: 1, options: [], optional: false }, view, info);
  };
  const test1 = { kind: 'test', seat: 0, attribute: 'luck', needs: 12, bonus: 0, dice: [] } as const;
  const hit = { kind: 'wounds', seat: 0, amount: 1, cause: 'card', dice: [] } as const;
  test.each([
    ['penance before a test that cannot fail', 'DEC-PENANCE', [test1], 0, 'no'],
    ['penance before a real test', 'DEC-PENANCE', [{ ...test1, needs: 7 }], 0, undefined],
    ['protection from one wound', 'DEC-WOUND-RUNE', [hit], 0, 'no'],
    ['protection from the last wound', 'DEC-WOUND-RUNE', [hit], 9, undefined],
    ['protection from many', 'DEC-WOUND-RUNE', [{ ...hit, amount: 5 }], 0, undefined],
    ['a sixth card', 'DEC-HAND6', [], 0, 'six'],
    ['a reroll', 'DEC-REROLL-TEST', [], 0, undefined],
    ['a move', 'DEC-TURN', [], 0, undefined],
  ] as const)('only when it matters: %s', (_, kind, doing, wounds, answer) => {
    expect(answered(kind, doing, wounds)).toBe(answer);
  });
  test('always: even a sixth card', () => {
    setMode('always');
    expect(answered('DEC-HAND6')).toBeUndefined();
    setMode('matters');
  });
  test('never this one, at this table alone, until asked for again', () => {
    setNever(neverKey('cellar', 'DEC-REROLL-TEST'), true);
    setNever(neverKey('attic', 'DEC-SLUMBER'), true);
    expect([answered('DEC-REROLL-TEST'), answered('DEC-SLUMBER')]).toEqual(['no', undefined]);
    setNever(neverKey('cellar', 'DEC-REROLL-TEST'), false);
    expect(answered('DEC-REROLL-TEST')).toBeUndefined();
  });
});

describe('tiles', () => {
  test('an opening reaches the edge at the same place on every tile, a wall does not', () => {
    for (const { id, sides, type } of tiles) {
      const path = floorPath(id, sides, type === 'corridor');
      expect(path.includes('34.0 -0.5'), `${id} north`).toBe(sides[0] !== 1);
      expect(path.includes('66.0 100.5'), `${id} south`).toBe(sides[2] !== 1);
    }
  });
});

test('hearts do not go below none, and who fell into the pit unhurt has none left either', () => {
  const hearts = (part: Partial<HeroView>) =>
    lifeLeft(hero({ life: 16, wounds: 0, fate: 'inside', ...part }));
  expect([hearts({}), hearts({ wounds: 5 }), hearts({ wounds: 20 })]).toEqual([16, 11, 0]);
  expect([hearts({ fate: 'dead' }), hearts({ fate: 'dead', wounds: 3 })]).toEqual([0, 0]);
  expect(hearts({ fate: 'left', wounds: 3 })).toBe(13);
});

describe('the way that brought a hero where he stands', () => {
  const open = [0, 0, 0, 0];
  const room = (column: number, row: number, entry: number, sides = open) => ({
    cell: cellAt(column, row),
    tile: at(tiles, 0).id,
    type: 'chamber',
    entry,
    sides,
    search: false,
  });
  const [NORTH, EAST, WEST] = [0, 1, 3];

  test('goes back along the arrows to the tower', () => {
    const rooms = [room(1, 0, WEST), room(1, 1, NORTH), room(2, 1, WEST)];
    const trail = trailOf({ rooms }, hero({ cell: cellAt(2, 1) }));
    expect(trail).toEqual([cellAt(0, 0), cellAt(1, 0), cellAt(1, 1), cellAt(2, 1)]);
  });

  test('is none where a wall stands in it, where nobody has been, where it goes round, or for who is below or dead', () => {
    const walled = [room(1, 0, WEST, [0, 0, 0, 1])];
    expect(trailOf({ rooms: walled }, hero({ cell: cellAt(1, 0) }))).toEqual([]);
    expect(trailOf({ rooms: [room(5, 5, WEST)] }, hero({ cell: cellAt(5, 5) }))).toEqual([]);
    const round = [room(5, 5, EAST), room(6, 5, WEST)].map((one, index) => ({
      ...one,
      cell: cellAt(2 + index, 5),
    }));
    expect(trailOf({ rooms: round }, hero({ cell: cellAt(2, 5) }))).toEqual([]);
    const rooms = [room(1, 0, WEST)];
    const below = { facing: 0, travelled: 0, pile: [], mayTestHole: false };
    expect(trailOf({ rooms }, hero({ cell: cellAt(1, 0), below }))).toEqual([]);
    expect(trailOf({ rooms }, hero({ cell: cellAt(1, 0), fate: 'dead' }))).toEqual([]);
  });
});

test('DQ-CMB-16 a deathblow brings down the types of the pile that the winner has played', () => {
  const stack = ['combat-bolt', 'combat-slash', 'combat-slash'];
  const combat = { stack } as unknown as CombatView;
  expect(typesIn(stack)).toEqual([
    ['melee', 2],
    ['ranged', 0],
    ['magic', 1],
  ]);
  expect(deathblowTypes(combat, ['combat-slash'])).toEqual(['melee']);
  expect(deathblowTypes(combat, ['combat-volley'])).toEqual([]);
  expect(deathblowTypes(combat, ['combat-volley', 'combat-bolt'])).toEqual(['magic']);
});
