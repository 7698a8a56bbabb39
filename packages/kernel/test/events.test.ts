import { expect, test } from 'vitest';
import { type GameEvent, seenBy, type Viewer } from '../src/index.ts';

const viewers: readonly Viewer[] = [0, 1, 'spectator', 'all'];
const forms = (event: Omit<GameEvent<string>, 'rule'>) =>
  viewers.map((viewer) => seenBy({ rule: 'TOY-01', ...event }, viewer)?.event);

test('a private form is for its seat, and for the finished game laid open', () => {
  expect(forms({ public: 'a card', private: { 1: 'the orc' } })).toEqual([
    'a card',
    'the orc',
    'a card',
    'the orc',
  ]);
});

test('an event without a public form reaches nobody else', () => {
  expect(forms({ private: { 0: 'the orc' } })).toEqual(['the orc', undefined, undefined, 'the orc']);
});

test('an open form is for the finished game alone', () => {
  expect(forms({ public: 'a card', open: 'the orc' })).toEqual(['a card', 'a card', 'a card', 'the orc']);
  expect(forms({ private: { 0: 'a card' }, open: 'the orc' })).toEqual([
    'a card',
    undefined,
    undefined,
    'the orc',
  ]);
});
