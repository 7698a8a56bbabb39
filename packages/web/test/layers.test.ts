import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layerOf } from '../build/layers.ts';

test('every layer of a folder is in the order that is declared first', () => {
  const layers = readFileSync(join(import.meta.dirname, '../src/look/css/layers.css'), 'utf8');
  const order = /@layer ([^;]*);/.exec(layers)?.[1]?.split(', ') ?? [];
  const files = [
    'look/css/tokens.css',
    'look/css/base.css',
    'parts/sheet.css',
    'app/home/home.css',
    'table/layout.css',
    'games/saboteur/board/board.css',
    'look/css/state.css',
  ];
  expect(files.map(layerOf)).toEqual(order.filter((layer) => layer !== 'reset'));
  const main = readFileSync(join(import.meta.dirname, '../src/main.tsx'), 'utf8');
  expect(main.split('\n')[0]).toBe("import './look/css/layers.css';");
});
