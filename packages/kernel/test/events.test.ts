import { expect, test } from 'vitest';
import { allSeenBy, type GameEvent, seenBy, type Viewer } from '../src/index.ts';

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

test('what a viewer gets of an event names its rule', () => {
  expect(seenBy({ rule: 'TOY-01', public: 'a card' }, 'spectator')).toEqual({
    rule: 'TOY-01',
    event: 'a card',
  });
});

test('who gets no form of an event gets nothing of it, not even its rule', () => {
  const event = { rule: 'TOY-01', private: { 0: 'the orc' } };
  expect(seenBy(event, 1)).toBeUndefined();
  expect(seenBy({ rule: 'TOY-01' }, 'all')).toBeUndefined();
  const drawn = { rule: 'TOY-02', public: 'a card' };
  expect(allSeenBy([event, drawn, event], 1)).toEqual([{ rule: 'TOY-02', event: 'a card' }]);
  expect(allSeenBy([event], 'spectator')).toEqual([]);
});
