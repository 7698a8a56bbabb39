import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, type GameId, gameIds } from '@mazmorra/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadScreen } from '../../src/games/registry.ts';
import { type Layout, layoutFor, type RegionSizes, surfaceIn } from '../../src/table/layout.ts';
import { promisedTo, sharedAt } from '../support/shares.ts';

const regionsOf = new Map<string, RegionSizes>();

/** The regions that `mazmorra new-game` gives a new game. */
function templateRegions(): RegionSizes {
  const file = join(import.meta.dirname, '../../../cli/template/web/index.tsx.tmpl');
  const text = /regions: (\{.*\}),\n/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return JSON.parse(text.replaceAll(/View: \w+, /g, '').replaceAll(/(\w+):/g, '"$1":'));
}

beforeAll(async () => {
  for (const id of gameIds) regionsOf.set(id, (await loadScreen(id)).regions);
  regionsOf.set('a new game', templateRegions());
});

const names = [...gameIds, 'a new game'] as const;
const seatsOf = (name: string): readonly number[] => {
  const { min, max } = name === 'a new game' ? { min: 2, max: 10 } : factsOf(name as GameId).seats;
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
};
const given = (name: string): RegionSizes => {
  const regions = regionsOf.get(name);
  if (!regions) throw new Error(`${name} has no regions`);
  return regions;
};

/** 20 widths and 15 heights, from a small phone to a large desktop. */
const widths = [
  320, 360, 375, 390, 412, 480, 560, 640, 700, 768, 820, 844, 900, 1024, 1180, 1280, 1440, 1600, 1920, 2560,
];
const heights = [320, 360, 390, 430, 480, 560, 561, 640, 720, 780, 844, 900, 1080, 1180, 1440];
const sizes = widths.flatMap((width) => heights.map((height) => [width, height] as const));
const textSizes = [1, 1.3, 2];

/** The part of the window that the playing surface has. */
function share(layout: Layout, { board }: RegionSizes, width: number): number {
  const surface = surfaceIn(layout.board, board.ratio);
  return (surface.width * surface.height) / (width * layout.height);
}

describe.each(names)('%s', (name) => {
  test('the board has the promised share at every number of seats', () => {
    const shares = promisedTo(name);
    for (const seats of seatsOf(name))
      for (const [place, [width, height]] of sharedAt.entries()) {
        const layout = layoutFor(width, height, seats, given(name));
        const found = share(layout, given(name), width) * 100;
        expect(found, `${width} x ${height}, ${seats} seats`).toBeGreaterThanOrEqual(shares[place] ?? 100);
      }
  });

  test('in 300 sizes and three sizes of text the place of the board is two fifths of the window, and lies within it', () => {
    expect(sizes).toHaveLength(300);
    for (const seats of seatsOf(name))
      for (const [width, height] of sizes)
        for (const text of textSizes) {
          const layout = layoutFor(width, height, seats, given(name), text);
          const { board } = layout;
          const told = `${width} x ${height}, ${seats} seats, text ${text}: ${layout.name}`;
          const part = (board.width * board.height) / (width * layout.height);
          expect(part, told).toBeGreaterThanOrEqual(0.4);
          expect(board.left + board.width, told).toBeLessThanOrEqual(width);
          expect(board.top + board.height, told).toBeLessThanOrEqual(layout.height);
          expect(layout.height, told).toBeGreaterThanOrEqual(height);
        }
  });
});

describe('any game', () => {
  const regions: RegionSizes = { board: { least: [320, 240] }, hand: { cards: 5 }, sheet: {}, scene: {} };

  test('furniture grows by a fifth at the most, and the head is 40 pixels, on a phone as high as a finger', () => {
    for (const [width, height] of sizes) {
      const layout = layoutFor(width, height, 4, regions);
      expect(layout.furniture).toBeLessThanOrEqual(1.2);
      const head = { tall: 44, short: 56 }[layout.name as string] ?? Math.round(40 * layout.furniture);
      expect(layout.head).toBeLessThanOrEqual(head);
      expect(layout.seats).toBeLessThanOrEqual(56);
    }
  });

  test('a column is between 180 and 250 pixels wide, before it grows with a large screen', () => {
    for (const [width, height] of sizes) {
      const { name, side, left, furniture } = layoutFor(width, height, 4, regions);
      if (name !== 'wide') continue;
      for (const column of [side, left].filter((one) => one > 0)) {
        expect(column / furniture).toBeGreaterThanOrEqual(180);
        expect(column / furniture).toBeLessThanOrEqual(251);
      }
    }
  });

  test('a narrow window has rows, a low one a column, and a wide one the hand below the board', () => {
    expect(layoutFor(360, 640, 4, regions).name).toBe('tall');
    expect(layoutFor(768, 1024, 4, regions).name).toBe('mid');
    expect(layoutFor(844, 390, 4, regions).name).toBe('short');
    expect(layoutFor(1280, 720, 4, regions).name).toBe('wide');
    expect(layoutFor(1280, 720, 4, regions, 1, 'room').name).toBe('room');
    expect(layoutFor(360, 640, 4, regions, 1, 'own').name).toBe('own');
  });

  test('a board with the seats on it has the whole width, and no strip is kept for them', () => {
    const seated = { ...regions, board: { least: [320, 240] as const, seats: true } };
    for (const [width, height] of sizes) {
      const layout = layoutFor(width, height, 5, seated);
      expect(layout.seats).toBe(0);
      if (layout.name === 'stage') expect(layout.board.width).toBe(width);
    }
    expect(layoutFor(1280, 720, 5, seated).name).toBe('stage');
    const { hand: _, ...watched } = seated;
    expect(layoutFor(1280, 720, 5, watched).side, 'words below the whole board').toBe(1280);
  });

  test('the own sheet is a drawer unless there is room for a second column or a row below', () => {
    const { hand: _, ...handless } = regions;
    const shaped = { ...regions, board: { least: [320, 240] as const, ratio: [1.3, 1.3] as const } };
    expect(layoutFor(360, 640, 4, regions).drawers).toEqual(['sheet', 'scene']);
    expect(layoutFor(1280, 720, 4, regions).drawers).toEqual(['sheet']);
    expect(layoutFor(1280, 720, 4, shaped).drawers).toEqual([]);
    expect(layoutFor(1280, 720, 4, shaped).left).toBeGreaterThan(180);
    expect(layoutFor(1280, 720, 4, handless).left).toBeGreaterThan(180);
    expect(layoutFor(1024, 720, 4, handless).drawers).toEqual(['sheet']);
    expect(layoutFor(820, 1180, 4, shaped)).toMatchObject({ drawers: [], line: 0 });
    expect(layoutFor(820, 1180, 4, shaped).below).toBeGreaterThanOrEqual(150);
    expect(layoutFor(820, 1180, 4, regions).drawers).toEqual(['sheet', 'scene']);
  });

  test('a board that is drawn for one place is enlarged in a larger one and never made smaller', () => {
    const drawn = { board: { least: [320, 240] as const, drawn: [1000, 600] as const } };
    expect(layoutFor(360, 640, 4, drawn).zoom).toBe(1);
    expect(layoutFor(2560, 1440, 4, drawn).zoom).toBeGreaterThan(1.9);
  });
});
