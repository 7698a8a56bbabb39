import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routesIn } from '../build/links.ts';

test('the build finds every route of the app', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/app/App.tsx'), 'utf8');
  const routes = routesIn(source);
  // The one without a path is the page for everything else.
  expect(routes).toHaveLength([...source.matchAll(/<Route\b/g)].length - 1);
  expect(routes).toEqual(expect.arrayContaining(['/', '/play/:game', '/t/:table', '/r/:table?']));
});
