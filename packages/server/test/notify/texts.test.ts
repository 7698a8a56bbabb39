import { expect, test } from 'vitest';
import { callText } from '../../src/notify/texts.ts';

test('texts are whole sentences in both languages', () => {
  const call = { kind: 'invited', table: 't', game: 'saboteur', from: 'Ana' } as const;
  expect(callText(call, 'en')).toBe('Ana invites you to a game of Saboteur');
  expect(callText(call, 'es')).toBe('Ana te invita a una partida de Saboteur');
  expect(callText({ kind: 'turn', game: 'saboteur' }, 'es')).toBe('Te toca: Saboteur');
  const games = ['saboteur', 'dungeonquest', 'saboteur'];
  expect(callText({ kind: 'turn', game: 'saboteur', games }, 'en')).toBe(
    '3 tables wait for you: Saboteur and DungeonQuest',
  );
  expect(callText({ kind: 'turn', game: 'saboteur', games: ['saboteur'] }, 'en')).toBe(
    'It is your turn: Saboteur',
  );
});
