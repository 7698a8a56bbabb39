import { describe, expect, test } from 'vitest';
import { headOf, pageHtml } from '../../src/pages/html.ts';
import { languageOf, matchRoute, pageAt, type SharedTable, type Site } from '../../src/pages/page.ts';

const ROUTES = [
  '/',
  '/play/:game',
  '/learn/:game',
  '/settings',
  '/t/:table',
  '/r/:table?',
  '/rules/:game',
  '/:language/rules/:game',
  '/daily/:day?',
  '/quick',
  '/online',
  '/tournaments',
  '/tournament/:id',
  '/p/:name',
  '/table/:id',
  '/ratings/:game',
  '/balance/:game',
  '/dilemmas/:game',
];
const table: SharedTable = {
  game: 'saboteur',
  over: false,
  picture: undefined,
  host: 'Ana <b>',
  seats: 5,
  free: 3,
  names: ['Ana <b>', 'Ben'],
  language: undefined,
};

const OVER = { game: 'saboteur', inviter: '' };

const siteWith = (shared?: SharedTable): Site => ({
  routes: ROUTES,
  rules: (game, language) => `<main>${language} ${game}</main>`,
  first: (language, game?) => `<div>${language} ${game ?? 'home'}</div>`,
  legal: (page: string, language: string) => `<main>${page} ${language}</main>`,
  table: async (id) => (id === 'known-table' ? shared : undefined),
  tournament: async (id) =>
    id === 'known-cup' ? { game: 'saboteur', inviter: 'Ana' } : id === 'over-cup' ? OVER : undefined,
  keptName: async (name) => (name.toLowerCase() === 'ana la roja' ? 'Ana la Roja' : undefined),
});

test('the home page and a table of this device are seen before the script runs; other pages are not guessed', async () => {
  const body = async (path: string) => (await pageAt(siteWith(table), path, 'es')).body;
  expect(await body('/')).toBe('<div>es home</div>');
  expect(await body('/table/saboteur-1')).toBe('<div>es saboteur</div>');
  expect(await body('/settings')).toBeUndefined();
});

describe('what an address is', () => {
  test.each([
    ['/', 200],
    ['/settings/', 200],
    ['/play/saboteur', 200],
    ['/play/chess', 404],
    ['/learn/saboteur', 200],
    ['/rules/dungeonquest', 200],
    ['/es/rules/saboteur', 200],
    ['/sv/rules/saboteur', 404],
    ['/r', 200],
    ['/r/unknown', 404],
    ['/t/unknown', 404],
    ['/t', 404],
    ['/t/known-table', 200],
    // A game under way has no replay yet.
    ['/r/known-table', 404],
    ['/nothing/of/the/kind', 404],
    ['/wp-login', 404],
    ['/daily', 200],
    ['/ratings/saboteur', 200],
    ['/balance/chess', 404],
    ['/tournament/known-cup', 200],
    ['/tournament/no-cup', 404],
    ['/p/Ana%20la%20Roja', 200],
    ['/p/%E0%A4%A', 404],
    ['/p/Nobody', 404],
  ] as const)('%s: %i', async (path, status) => {
    expect((await pageAt(siteWith(table), path, 'en')).status).toBe(status);
  });

  test('an invitation says the game and who invites, in the language of the table', async () => {
    const spanish = await pageAt(siteWith({ ...table, language: 'es' }), '/t/known-table', 'en');
    expect(spanish).toMatchObject({ language: 'es', title: 'Ana <b> te invita a Saboteur', hidden: true });
    const english = await pageAt(siteWith({ ...table, host: undefined }), '/t/known-table', 'en');
    expect(english.title).toBe('A table of Saboteur');
  });

  test('a game that is over is a replay, and says who played', async () => {
    const page = await pageAt(siteWith({ ...table, over: true }), '/r/known-table', 'es');
    expect(page.description).toBe('Mira la partida de Ana <b> y Ben, jugada a jugada.');
  });

  test.each([
    ['/', 'Mazmorra'],
    ['/play/saboteur', 'Jugar a Saboteur'],
    ['/learn/saboteur', 'Aprender Saboteur'],
    ['/daily/2026-11-17', 'Mazmorra diaria'],
    ['/quick', 'Jugar con gente ahora'],
    ['/online', 'Con amigos en línea'],
    ['/tournaments', 'Torneos'],
    ['/ratings/saboteur', 'Saboteur: clasificación'],
    ['/balance/saboteur', 'Saboteur: equilibrio'],
    ['/dilemmas/saboteur', 'Saboteur: dilemas'],
  ])('%s has a preview of its own, for search engines too: %s', async (path, title) => {
    const page = await pageAt(siteWith(), path, 'es');
    expect(page).toMatchObject({ title, description: expect.stringMatching(/\w{3}/) });
    expect(page.hidden).toBeUndefined();
  });

  test('a tournament says who invites as long as one can join; a profile has the name alone', async () => {
    const open = await pageAt(siteWith(), '/tournament/known-cup', 'en');
    expect(open).toMatchObject({ title: 'Ana invites you to a tournament of Saboteur', hidden: true });
    const over = await pageAt(siteWith(), '/tournament/over-cup', 'es');
    expect(over).toMatchObject({ title: 'Torneo de Saboteur', hidden: true });
    const person = await pageAt(siteWith(), '/p/ana%20la%20roja', 'es');
    expect(person).toMatchObject({
      title: 'Ana la Roja',
      description: 'A qué ha jugado aquí Ana la Roja y cómo le ha ido.',
      hidden: true,
    });
  });

  test('a rulebook has an address in each language, and its text', async () => {
    const page = await pageAt(siteWith(), '/es/rules/saboteur', 'en');
    expect(page).toMatchObject({
      language: 'es',
      alternates: { en: '/en/rules/saboteur', es: '/es/rules/saboteur' },
      body: '<main>es saboteur</main>',
    });
    expect((await pageAt(siteWith(), '/rules/saboteur', 'es')).body).toBe('<main>es saboteur</main>');
  });
});

test.each([
  [undefined, 'en'],
  ['sv-SE,sv;q=0.9', 'en'],
  ['fr-CA,fr;q=0.9', 'fr'],
  ['sv, es-MX;q=0.8, en;q=0.5', 'es'],
  ['EN-gb', 'en'],
])('the language of %s is %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test.each([
  ['/t/:table', '/t/abc', { table: 'abc' }],
  ['/r/:table?', '/r', {}],
  ['/t/:table', '/t/a/b', undefined],
  ['/', '/', {}],
])('%s and %s', (route, path, found) => {
  expect(matchRoute(route, path)).toEqual(found);
});

describe('the head of a page', () => {
  const page = {
    status: 200,
    language: 'es',
    title: 'Ana "<script>" te invita',
    description: 'a & b',
  } as const;

  test('what people wrote stays text', () => {
    const head = headOf(page, 'https://play.example', '/t/x', '/share/mazmorra.png');
    expect(head).toContain('<title>Ana &quot;&lt;script&gt;&quot; te invita · Mazmorra</title>');
    expect(head).toContain('<meta property="og:description" content="a &amp; b" />');
    expect(head).toContain('content="https://play.example/share/mazmorra.png"');
    expect(head).not.toContain('<script>');
  });

  test('takes the place of the one that the build wrote; a name with $& is left as it is', () => {
    const index =
      '<html lang="en"><head><meta name="description" content="old" /><title>Mazmorra</title></head><body><div id="app"><div class="boot"><p>Mazmorra</p></div></div>';
    const html = pageHtml(index, { ...page, title: '$& $1', body: '<p>book</p>' }, 'http://x', '/', '/p.png');
    expect(html).toContain('<html lang="es" data-server>');
    expect(html).toContain('<title>$&amp; $1 · Mazmorra</title>');
    expect(html).toContain('<div id="app"><p>book</p></div>');
    expect(html).not.toContain('old');
  });
});
