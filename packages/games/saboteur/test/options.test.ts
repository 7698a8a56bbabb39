import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, HIDDEN_DISCARD, PATH_CARDS, saboteur } from '../src/index.ts';

/** Every option there is, by name. */
function everyName(): string[] {
  const names = ['pass', 'discard', 'take:1', 'take:2', 'take:3', 'map:top', 'map:middle', 'map:bottom'];
  for (const { id } of [...PATH_CARDS, ...ACTION_CARDS]) names.push(`discard:${id}`);
  for (const x of [-63, -1, 0, 8, 63]) {
    for (const y of [-63, 0, 63]) {
      names.push(`rockfall:${x}:${y}`);
      for (const { id } of PATH_CARDS) names.push(`path:${id}:${x}:${y}:0`, `path:${id}:${x}:${y}:180`);
    }
  }
  for (let seat = 0; seat < 10; seat++) {
    for (const { id, kind } of ACTION_CARDS) {
      if (kind === 'break') names.push(`break:${id}:${seat}`);
      if (kind === 'repair')
        for (const tool of ['pickaxe', 'lantern', 'cart']) names.push(`repair:${id}:${seat}:${tool}`);
    }
  }
  return names;
}

describe('names of options', () => {
  test('every name leads to a number of its own and back', () => {
    const names = everyName();
    const numbers = names.map((name) => saboteur.optionNamed(name) ?? Number.NaN);
    expect(numbers.every(Number.isInteger)).toBe(true);
    expect(new Set(numbers).size).toBe(names.length);
    expect(numbers.map((number) => saboteur.nameOf(number))).toEqual(names);
    expect(saboteur.nameOf(HIDDEN_DISCARD)).toBe('discard');
  });

  test.each([
    '',
    'dig',
    'path',
    'path:path-cross',
    'path:path-cross:1:0',
    'path:path-cross:1:0:90',
    'path:path-cross:01:0:0',
    'path:path-cross:-0:0:0',
    'path:path-cross:64:0:0',
    'path:path-cross:1:0:0:0',
    'path:map:1:0:0',
    'path:start:1:0:0',
    'break:repair-cart:1',
    'break:break-cart:10',
    'break:break-cart:-1',
    'break:break-cart:1:cart',
    'repair:break-cart:1:cart',
    'repair:repair-cart:1:hat',
    'rockfall:1',
    'rockfall:a:0',
    'map:left',
    'discard:start',
    'discard:goal-treasure',
    'take:0',
    'take:4',
    'pass:now',
    'toString',
    '__proto__',
  ])('%j is no name', (name) => {
    expect(saboteur.optionNamed(name)).toBeUndefined();
  });
});
