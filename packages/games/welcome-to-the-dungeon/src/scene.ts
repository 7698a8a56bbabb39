import { PAINT, type Scene, type Shape, sceneOf } from '@mazmorra/kernel';
import type { View } from './view.ts';

const TILES = { ready: PAINT.green, spent: PAINT.stone, sacrificed: PAINT.dark } as const;

/** Deck, dungeon and hit points, the tiles of the adventurer, the monsters of the run, and won and lost runs of each seat. */
export function scene(view: View): Scene {
  const { tiles, run } = view;
  const board: Shape[] = [
    ['box', 90, 40, 150, 200, PAINT.earth],
    ['text', 165, 140, 80, PAINT.light, String(view.deck)],
    ['box', 525, 40, 150, 200, PAINT.violet],
    ['text', 600, 140, 80, PAINT.light, String(view.pile.length)],
    ['disc', 1035, 140, 95, PAINT.red],
    ['text', 1035, 140, 80, PAINT.light, String(view.hp)],
  ];
  tiles.forEach(({ state }, at) => {
    const x = 600 + (at - (tiles.length - 1) / 2) * 150;
    board.push(['box', x - 60, 280, 120, 70, TILES[state]]);
  });
  run?.steps.forEach(({ monster, tile }, at) => {
    const strength = view.kinds.find(({ id }) => id === monster)?.strength ?? 0;
    const x = 600 + (at - (run.steps.length - 1) / 2) * 88;
    board.push(['disc', x, 420, 36, tile === undefined ? PAINT.red : PAINT.green]);
    board.push(['text', x, 420, 36, PAINT.light, String(strength)]);
  });
  return sceneOf(
    board,
    view.players.map(({ seat, successes, failures, eliminated, bidding }) => ({
      marks: [
        [PAINT.green, successes],
        [PAINT.red, failures],
      ],
      isOut: eliminated || !bidding,
      isActive: seat === (run?.runner ?? view.turn),
    })),
  );
}
