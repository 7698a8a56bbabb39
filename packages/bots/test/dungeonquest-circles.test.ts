import { cards, cellAt, dungeonquest, type State, sideNames, tiles } from '@mazmorra/dungeonquest';
import { at, completeVariants, FastRng } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { dungeonquestWits } from '../src/games/dungeonquest/expert.ts';
import { goalOf } from '../src/games/dungeonquest/plan.ts';
import { Quest } from '../src/games/dungeonquest/quest.ts';

// Each of these positions made adventurers visit the same rooms again and again without gaining anything.

const expert = dungeonquestWits.expert();
const treasure = cards.findIndex(({ id }) => id === 'treasure-ruby-ring');

const quest = (seats: number): State =>
  dungeonquest.setup(seats, completeVariants(dungeonquest, seats, {}), new FastRng('circles'));

/**
 * Lays a room with these sides, north, east, south and west (`o` open, `W` wall, `P` portcullis). In a chasm `edges`
 * has the same letter for sides on the same edge.
 */
function lay(s: State, cell: number, type: string, sides: string, edges = '    '): void {
  const wanted = [...sides].map((letter) => 'oWDP'.indexOf(letter));
  for (const tile of tiles) {
    if (tile.type !== type) continue;
    for (let arrow = 0; arrow < 4; arrow++) {
      const turned = [0, 1, 2, 3].map((direction) => (direction - arrow + 4) & 3);
      const halves = turned.map((side) => tile.halfOfSide[side]);
      if (turned.some((side, direction) => tile.sides[side] !== wanted[direction])) continue;
      if (halves.some((half, side) => (half === halves[0]) !== (edges[side] === edges[0])) && edges.trim())
        continue;
      s.board[cell] = tile.index * 4 + arrow;
      return;
    }
  }
  throw new Error(`there is no ${type} with ${wanted.map((side) => sideNames[side]).join(', ')}`);
}

/** The answers that a hero chooses in thirty tries, in the position that is laid. */
function chosen(s: State, decision: 'DEC-ACT' | 'DEC-BRIDGE', answers: readonly string[]): string[] {
  s.frames = [{ kind: 'ask', decision, seats: 1 }];
  const options = answers.map((name) => dungeonquest.optionNamed(name) ?? -1);
  const found = new Set<string>();
  for (let i = 0; i < 30; i++)
    found.add(dungeonquest.nameOf(expert.advise(s, 0, options, new FastRng(`try ${i}`))));
  return [...found];
}

test('a hero who came to a bridge because it is the shortest way crosses it, instead of coming back to it', () => {
  const s = quest(1);
  const hero = at(s.heroes, 0);
  lay(s, cellAt(4, 5), 'chamber', 'oooo');
  lay(s, cellAt(5, 5), 'bridge', 'WoWo');
  [hero.cell, hero.from, hero.half, hero.wounds] = [cellAt(5, 5), cellAt(4, 5), 0, 12];
  expect(chosen(s, 'DEC-BRIDGE', ['stay', 'cross'])).toEqual(['cross']);
});

test('back on the edge of a chasm there is no way round by its other edge', () => {
  const s = quest(1);
  const hero = at(s.heroes, 0);
  lay(s, cellAt(5, 5), 'chasm', 'oooo', 'abba');
  lay(s, cellAt(5, 6), 'bridge', 'oWoW');
  hero.loot = [treasure];
  hero.lootGold = [140];
  [hero.cell, hero.from, hero.half, hero.wounds] = [cellAt(5, 6), cellAt(5, 5), 0, 12];
  expect(chosen(s, 'DEC-BRIDGE', ['stay', 'cross'])).toEqual(['cross']);
});

test('a hero between two bridges crosses one of them', () => {
  const s = quest(1);
  const hero = at(s.heroes, 0);
  lay(s, cellAt(12, 3), 'chamber', 'oooo');
  for (const row of [4, 5]) lay(s, cellAt(12, row), 'bridge', 'oWoW');
  [hero.cell, hero.from, hero.half, hero.wounds] = [cellAt(12, 5), cellAt(12, 4), 0, 12];
  expect(chosen(s, 'DEC-BRIDGE', ['stay', 'cross'])).toEqual(['cross']);
});

test('the edge of a chasm beside a tower, with no other way out, is no nearer to the hoard than the tower', () => {
  const s = quest(4);
  const hero = at(s.heroes, 0);
  // The edge towards the tower has no other side than the one at which the board ends.
  lay(s, cellAt(1, 9), 'chasm', 'oooo', 'aabb');
  const placed = s.board[cellAt(1, 9)] as number;
  const edge = tiles[placed >> 2]?.halfOfSide[(3 - (placed & 3) + 4) & 3] ?? -1;
  const goals = Array.from({ length: 20 }, (_, sun) => {
    s.sun = sun + 1;
    [hero.cell, hero.from, hero.half] = [cellAt(0, 9), cellAt(1, 9), -1];
    const inTower = goalOf(s, 0, new Quest());
    [hero.cell, hero.from, hero.half] = [cellAt(1, 9), cellAt(0, 9), edge];
    return [inTower, goalOf(s, 0, new Quest())];
  });
  expect(goals.map(([inTower]) => inTower)).toContain('dragon');
  expect(goals.filter(([inTower, onEdge]) => onEdge === 'dragon' && inTower !== 'dragon')).toEqual([]);
});

test('a hero who looks for loot far from a tower explores on, instead of walking up and down corridors', () => {
  const s = quest(4);
  const hero = at(s.heroes, 0);
  lay(s, cellAt(3, 3), 'corridor', 'ooWo');
  lay(s, cellAt(2, 3), 'corridor', 'ooWW');
  [hero.cell, hero.from, hero.wounds] = [cellAt(2, 3), cellAt(3, 3), 12];
  expect(goalOf(s, 0, new Quest())).toBe('loot');
  expect(chosen(s, 'DEC-ACT', ['move:2-2', 'move:3-3'])).toEqual(['move:2-2']);
});

test('a hero who looks for loot does not walk into a corridor that leads nowhere, not even to avoid a pit', () => {
  const s = quest(4);
  const hero = at(s.heroes, 0);
  lay(s, cellAt(12, 8), 'corridor', 'WooW');
  lay(s, cellAt(11, 9), 'bottomless-pit', 'WoWo');
  [hero.cell, hero.from, hero.wounds] = [cellAt(12, 9), cellAt(12, 8), 12];
  expect(goalOf(s, 0, new Quest())).toBe('loot');
  expect(chosen(s, 'DEC-ACT', ['move:12-8', 'move:11-9'])).toEqual(['move:11-9']);
});

test('a hero whose way is barred by another hero takes another one, instead of walking to and fro before it', () => {
  const s = quest(2);
  const [hero, other] = [at(s.heroes, 0), at(s.heroes, 1)];
  hero.loot = [treasure];
  hero.lootGold = [140];
  // A short way along the upper row to the tower, and the same one a row below, one room longer.
  for (const column of [1, 2, 3]) lay(s, cellAt(column, 0), 'corridor', column === 3 ? 'WWoo' : 'WoWo');
  lay(s, cellAt(3, 1), 'chamber', 'oooo');
  for (const column of [1, 2]) lay(s, cellAt(column, 1), column === 1 ? 'corridor' : 'chamber', 'WoWo');
  lay(s, cellAt(0, 1), 'corridor', 'ooWW');
  [hero.cell, hero.from] = [cellAt(3, 1), cellAt(4, 1)];
  const answers = ['move:2-1', 'move:4-1', 'move:3-2', 'search'];
  other.cell = cellAt(8, 8);
  expect(chosen(s, 'DEC-ACT', ['move:3-0', ...answers])).toEqual(['move:3-0']);
  other.cell = cellAt(3, 0);
  expect(chosen(s, 'DEC-ACT', answers)).toEqual(['move:2-1']);
  // Before the room that is barred, the way along the other row is the shorter one.
  other.cell = cellAt(2, 0);
  expect(chosen(s, 'DEC-ACT', ['move:3-0', ...answers])).toEqual(['move:2-1']);
});

test('a lone hero who is walled in goes where a secret door would lead on, and searches there', () => {
  const s = quest(1);
  const hero = at(s.heroes, 0);
  lay(s, cellAt(0, 1), 'darkness', 'oWWo');
  lay(s, cellAt(1, 0), 'portcullis', 'WooP');
  lay(s, cellAt(1, 1), 'corridor', 'oWWo');
  lay(s, cellAt(2, 0), 'chamber', 'oWWo');
  [hero.cell, hero.from] = [cellAt(1, 0), cellAt(1, 1)];
  expect(chosen(s, 'DEC-ACT', ['move:2-0', 'move:1-1', 'move:0-0', 'search'])).toEqual(['move:2-0']);
  [hero.cell, hero.from] = [cellAt(2, 0), cellAt(1, 0)];
  expect(chosen(s, 'DEC-ACT', ['move:1-0', 'search'])).toEqual(['search']);
});
