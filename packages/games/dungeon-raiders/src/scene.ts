import { PAINT, type Scene, type Shape, sceneOf } from '@mazmorra/kernel';
import { ROOMS } from './data/rooms.ts';
import type { View } from './view.ts';

const COLOURS = {
  monster: PAINT.red,
  treasure: PAINT.gold,
  vault: PAINT.blue,
  trap: PAINT.violet,
  boss: PAINT.dark,
} as const;

const kindOf = (room: string): keyof typeof COLOURS | undefined =>
  room in ROOMS ? ROOMS[room as keyof typeof ROOMS].kind : undefined;

/** The five rooms of the level, what the current one asks for, and coins, wounds and cards of each seat. */
export function scene(view: View): Scene {
  const { challenge } = view;
  const board: Shape[] = [];
  for (let level = 0; level < 5; level++)
    board.push(['disc', 480 + level * 60, 34, 18, level <= view.level ? PAINT.gold : PAINT.stone]);
  view.row.forEach(({ place, room }, at) => {
    const x = 50 + at * 224;
    const kind = kindOf(room);
    if (place === 'current') board.push(['box', x - 8, 68, 216, 256, PAINT.light]);
    board.push(['box', x, 76, 200, 240, PAINT.stone]);
    board.push(['box', x + 12, 88, 176, 216, place === 'passed' ? PAINT.panel : PAINT.earth]);
    board.push(['disc', x + 100, 196, 62, kind ? COLOURS[kind] : PAINT.dark]);
    if (!kind) board.push(['text', x + 100, 196, 70, PAINT.pale, '?']);
  });
  if (challenge.kind === 'monster' || challenge.kind === 'boss') {
    const wanted = challenge.strength === 'none' ? '?' : challenge.strength;
    board.push(['text', 600, 390, 70, PAINT.light, `${challenge.total}/${wanted}`]);
  } else if (challenge.kind === 'treasure')
    board.push(['text', 600, 390, 70, PAINT.gold, challenge.chests.join('+')]);
  view.players.forEach(({ open }, seat) => {
    const value = /(\d)$/.exec(open)?.[1];
    if (value !== undefined)
      board.push(['text', ((seat + 0.5) * 1200) / view.seats, 460, 44, PAINT.pale, value]);
  });
  return sceneOf(
    board,
    view.players.map(({ seat, coins, wounds, handSize, eliminated }) => ({
      marks: [
        [PAINT.gold, coins],
        [PAINT.red, wounds],
        [PAINT.panel, handSize],
      ],
      isOut: eliminated,
      isActive: view.awaited.includes(seat),
    })),
  );
}
