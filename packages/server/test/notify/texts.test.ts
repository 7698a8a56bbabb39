import { expect, test } from 'vitest';
import { callText } from '../../src/notify/texts.ts';

test('texts are whole sentences in both languages', () => {
  const call = { kind: 'invited', table: 't', game: 'saboteur', from: 'Ana' } as const;
  expect(callText(call, 'en')).toBe('Ana invites you to a game of Saboteur');
  expect(callText(call, 'es')).toBe('Ana te invita a una partida de Saboteur');
  expect(callText({ kind: 'turn', game: 'saboteur' }, 'es')).toBe('Te toca: Saboteur');
});
