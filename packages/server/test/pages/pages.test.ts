import { createHook } from 'node:async_hooks';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames } from '@mazmorra/catalogue/loaded';
import { LANGUAGES } from '@mazmorra/kernel';
import { afterAll, expect, test } from 'vitest';
import { onDatabases } from '../places.ts';
import { keeper, ORIGIN } from '../ratings/people.ts';
import { Tab } from '../tab.ts';
import { withServer } from '../test-server.ts';

const web = mkdtempSync(join(tmpdir(), 'mazmorra-links-'));
mkdirSync(join(web, 'links'));
mkdirSync(join(web, 'share'));
writeFileSync(
  join(web, 'index.html'),
  '<html lang="en"><head><title>Mazmorra</title><link rel="stylesheet" crossorigin href="/app.css"></head><div class="boot">wait</div>',
);
writeFileSync(
  join(web, 'links', 'preloads.json'),
  JSON.stringify({
    '/t/:table': ['assets/table.js', 'assets/table.css'],
    saboteur: ['assets/saboteur.js'],
    '@es': ['assets/es/words.js'],
    'saboteur@es': ['assets/es/saboteur.js'],
    'saboteur@en': ['assets/en/saboteur.js'],
    'saboteur/rules': ['assets/worker.js'],
  }),
);
writeFileSync(
  join(web, 'links', 'routes.json'),
  JSON.stringify([
    '/',
    '/table/:id',
    '/t/:table',
    '/r/:table?',
    '/rules/:game',
    '/tournament/:id',
    '/p/:name',
  ]),
);
writeFileSync(join(web, 'links', 'rules.json'), JSON.stringify({ 'en/saboteur': '<main>Dig.</main>' }));
writeFileSync(join(web, 'links', 'first.json'), JSON.stringify({ '@en': '<p>Boxes</p>' }));
writeFileSync(join(web, 'share', 'saboteur.png'), 'png');
writeFileSync(join(web, 'favicon.ico'), 'ico');
writeFileSync(join(web, 'app.css'), 'p { color: red; }\n');
afterAll(() => rmSync(web, { recursive: true, force: true }));

/** How many texts are compressed during some work, on whatever thread. */
async function compressions(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ZLIB') count++;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

onDatabases('shared links', (places) => {
  test('an invitation names the game and the host and gives nothing away; an unknown one is 404', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const ana = await Tab.enter(port, { name: 'Ana' });
        const { table, invite } = await ana.ask('create', { game: 'saboteur', seats: 3 });
        await ana.ask('open', { table, c: 1 });
        await ana.ask('sit', { c: 1, contribution: 'abcdef0123456789' });
        const reply = await fetch(`http://127.0.0.1:${port}/t/${table}`);
        const html = await reply.text();
        expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
        expect(html).toContain('<meta property="og:title" content="Ana invites you to Saboteur" />');
        expect(html).toContain(`content="http://127.0.0.1:${port}/share/saboteur.png"`);
        expect(html).toContain('<meta name="robots" content="noindex" />');
        expect(html).toContain('<style>p { color: red; }</style>');
        for (const file of ['table.js', 'table.css', 'saboteur.js'])
          expect(html).toMatch(new RegExp(`<link rel="(module)?preload"[^>]*href="/assets/${file}"`));
        expect(html).not.toContain('assets/worker.js');
        // Words are sent ahead in the reader's language alone.
        const spanish = await fetch(reply.url, { headers: { 'accept-language': 'es-AR, en;q=0.5' } });
        const read = await spanish.text();
        for (const file of ['words.js', 'saboteur.js'])
          expect(read).toContain(`<link rel="modulepreload" crossorigin href="/assets/es/${file}">`);
        expect(read).not.toContain('/assets/en/');
        for (const secret of [invite, ana.secret ?? '', ana.room().commitment, 'abcdef0123456789'])
          expect(html).not.toContain(secret);
        expect((await fetch(`http://127.0.0.1:${port}/t/nobody-knows-this`)).status).toBe(404);
        expect((await fetch(`http://127.0.0.1:${port}/r/${table}`)).status).toBe(404);
      },
      { web, games: allGames },
    ));

  test('the preview of a table is in the language of the table, whatever the browser asks for', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const ana = await Tab.enter(port, { name: 'Ana' });
        const titles = new Set<string>();
        for (const language of LANGUAGES) {
          const { table } = await ana.ask('create', { game: 'saboteur', seats: 3, listed: true, language });
          const headers = { 'accept-language': language === 'en' ? 'es' : 'en' };
          const html = await (await fetch(`http://127.0.0.1:${port}/t/${table}`, { headers })).text();
          expect(html).toContain(`<html lang="${language}"`);
          titles.add(/og:title" content="([^"]*)"/.exec(html)?.[1] ?? '');
        }
        expect(titles.size).toBe(LANGUAGES.length);
      },
      { web, games: allGames },
    ));

  test('a tournament and a profile are shown by their links; unknown ones are 404', () =>
    withServer(
      places.fresh(),
      async ({ port }) => {
        const ana = await keeper(port, 'Ana la Roja');
        const { tournament } = await ana.ask('open-tournament', {
          game: 'saboteur',
          seats: 3,
          rounds: 2,
          clock: { kind: 'live', seconds: 45, reserve: 60 },
        });
        const get = async (path: string) => {
          const reply = await fetch(`http://127.0.0.1:${port}${path}`);
          const title = /og:title" content="([^"]*)"/.exec(await reply.text())?.[1];
          return [reply.status, title];
        };
        expect(await get(`/tournament/${tournament}`)).toEqual([
          200,
          'Ana la Roja invites you to a tournament of Saboteur',
        ]);
        expect(await get('/tournament/nobody-knows-this')).toEqual([404, 'There is nothing here']);
        expect(await get('/p/ana%20la%20roja')).toEqual([200, 'Ana la Roja']);
        expect(await get(`/p/${'a'.repeat(5000)}`)).toEqual([404, 'There is nothing here']);
        await ana.ask('forget', {});
        expect(await get('/p/Ana%20la%20Roja')).toEqual([404, 'There is nothing here']);
      },
      { web, games: allGames, origins: [ORIGIN] },
    ));
});

test('the public address stands in links, robots.txt and the sitemap', () =>
  withServer(
    Promise.resolve({ data: join(web, 'data') }),
    async ({ port }) => {
      const get = async (path: string, headers: Record<string, string> = {}) => {
        const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
        return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
      };
      expect(await get('/robots.txt')).toMatchObject({
        status: 200,
        text: expect.stringContaining('Sitemap: https://play.example/sitemap.xml'),
      });
      const sitemap = await get('/sitemap.xml');
      expect(sitemap.type).toBe('application/xml; charset=utf-8');
      expect(sitemap.text).toContain('<loc>https://play.example/es/rules/saboteur</loc>');
      const rules = await get('/rules/saboteur', { 'accept-language': 'en' });
      expect(rules.text).toContain('<main>Dig.</main>');
      expect(rules.text).toContain('hreflang="es" href="https://play.example/es/rules/saboteur"');
      const own = await get('/table/saboteur-k3x9');
      expect(own.text).toContain('<link rel="modulepreload" crossorigin href="/assets/saboteur.js">');
      expect(own.text).toContain('<link rel="prefetch" href="/assets/worker.js">');
      expect((await get('/table/k3x9')).text).not.toContain('prefetch');
      expect((await get('/favicon.ico')).type).toBe('image/x-icon');
      expect((await get('/no-such-page')).status).toBe(404);
      // The same page at every such address, so that it is compressed once.
      expect((await get('/no-such-page')).text).toBe((await get('/nor/this')).text);
      const plain = { 'accept-encoding': 'identity' };
      expect(await compressions(() => get('/nor/that', plain))).toBe(0);
      expect(await compressions(() => get('/', plain))).toBeGreaterThan(0);
      // A service worker keeps the page for all addresses: nothing of the home page stands in it.
      expect((await get('/')).text).toContain('<p>Boxes</p>');
      expect((await get('/index.html')).text).toContain('<div class="boot">wait</div>');
      expect((await get('/api/none')).text).toBe('{"error":"not-found"}');
    },
    { web, origins: ['https://play.example'] },
  ));
