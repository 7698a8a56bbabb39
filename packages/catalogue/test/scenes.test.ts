import {
  type AnyGame,
  fastSource,
  filmOf,
  SCENE,
  type Seat,
  svgOf,
  Table,
  type Viewer,
} from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { allGames } from '../src/loaded.ts';

/** A random game, and what each viewer is shown on its way. */
function played(game: AnyGame, seats: number, look: (table: Table<unknown, unknown, unknown>) => void): void {
  const table = Table.open(game, { seats, random: fastSource(`scenes ${seats}`) });
  for (let number = 0; number < 120; number++) {
    const [first] = table.decisions;
    if (!first) return;
    table.answer(first.seat, first.options[(number * 7) % first.options.length] ?? 0);
    look(table);
  }
}

// A new game has none yet.
const drawn = allGames.filter(({ scene }) => scene !== undefined);

describe.each(drawn.map((game) => [game.id, game] as const))('pictures of %s', (_, game) => {
  const { min, max } = game.seats;
  test.each([...new Set([min, max])])(
    'with %i seats: every shape lies on the field, for every viewer',
    (seats) => {
      const viewers: Viewer[] = [
        'spectator',
        'all',
        ...Array.from({ length: seats }, (_, seat): Seat => seat),
      ];
      played(game, seats, (table) => {
        for (const viewer of viewers) {
          const scene = game.scene?.(game.view(table.state, viewer)) ?? [];
          expect(scene.length).toBeGreaterThan(seats * 3);
          for (const shape of scene) {
            expect([viewer, svgOf(shape)]).not.toEqual([
              viewer,
              expect.stringMatching(/NaN|undefined|><\/text>/),
            ]);
            expect(shape[1]).toBeGreaterThanOrEqual(0);
            expect(shape[1]).toBeLessThanOrEqual(SCENE.width);
            expect(shape[2]).toBeGreaterThanOrEqual(0);
            expect(shape[2]).toBeLessThanOrEqual(SCENE.height);
          }
        }
      });
    },
  );

  test('a film is made of few shapes and gives each picture back', () => {
    const scenes: ReturnType<NonNullable<AnyGame['scene']>>[] = [];
    played(game, max, (table) => scenes.push(game.scene?.(game.view(table.state, 'spectator')) ?? []));
    const { shapes, frames } = filmOf(scenes);
    expect(frames.map((frame) => frame.map((number) => shapes[number]))).toEqual(
      scenes.map((scene) => scene.map(svgOf)),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
