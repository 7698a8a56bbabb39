import { expect, test } from 'vitest';
import { screen as dungeonquest } from '../../src/games/dungeonquest/index.tsx';
import { screen as saboteur } from '../../src/games/saboteur/index.tsx';
import type { OfferedDecision } from '../../src/table/client.ts';
import type { GameScreen } from '../../src/table/contract.ts';

/** Whether a decision with this one option is asked, as this screen sees it. */
const asks = <V, E>(screen: GameScreen<V, E>, name: string, view: object = {}): boolean | undefined =>
  screen.asksSingle?.({ options: [name] } as unknown as OfferedDecision, view as V);

test('Saboteur: a last card is asked for, since an answer at once would tell that it could not be played', () => {
  expect(asks(saboteur, 'discard:map')).toBe(true);
  expect(asks(saboteur, 'pass')).toBe(false);
});

test('DungeonQuest: a single card is asked for in a fight, where hands are secret, and nowhere else', () => {
  expect(asks(dungeonquest, 'card:attack', { combat: {} })).toBe(true);
  expect(asks(dungeonquest, 'move:n')).toBe(false);
});
