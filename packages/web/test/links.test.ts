import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesIn, routesIn } from '../build/links.ts';

test('the build finds every route of the app', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/app/App.tsx'), 'utf8');
  const routes = routesIn(source);
  // The one without a path is the page for everything else.
  expect(routes).toHaveLength([...source.matchAll(/<Route\b/g)].length - 1);
  expect(routes).toEqual(expect.arrayContaining(['/', '/play/:game', '/t/:table', '/r/:table?']));
});

test('the build finds the page of every route but the first, which is in the first load', () => {
  const source = readFileSync(join(import.meta.dirname, '../src/app/App.tsx'), 'utf8');
  const pages = pagesIn(source);
  expect(Object.keys(pages)).toEqual(routesIn(source).filter((route) => route !== '/'));
  expect(pages).toMatchObject({
    '/table/:id': './TablePage.tsx',
    '/t/:table': '../online/RemotePage.tsx',
    '/:language/rules/:game': './RulesPage.tsx',
    '/privacy': './legal/LegalPage.tsx',
  });
});
