import { inflateSync } from 'node:zlib';
import { FastRng } from '@mazmorra/kernel';
import { saboteur } from '@mazmorra/saboteur';
import { expect, test } from 'vitest';
import { onDatabases } from '../places.ts';
import { playedGame } from '../played-game.ts';
import { withServer } from '../test-server.ts';

const games = [saboteur];
const limits = { records: { burst: 1000, perSecond: 1000 } };
const names = ['Ana', '<b>Ben', 'Cleo'];

const sabotage = (id: string, most = 1000) =>
  playedGame(id, most, saboteur, { names, rng: new FastRng('clips') });

onDatabases('moments to show', (places) => {
  test('an embedded replay may stand anywhere, is small, keeps nothing and loads nothing but its player', () =>
    withServer(
      places.fresh(),
      async (server) => {
        await server.tables.storage.commit(sabotage('finished1').writes);
        const root = `http://127.0.0.1:${server.port}`;
        const reply = await fetch(`${root}/embed/finished1?at=5&to=60&eyes=1&language=en`);
        const html = await reply.text();
        expect(reply.status).toBe(200);
        expect(reply.headers.get('content-security-policy')).toContain('frame-ancestors *');
        expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(reply.headers.get('x-frame-options')).toBeNull();
        expect(reply.headers.get('set-cookie')).toBeNull();
        expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
          '/r/finished1?at=5&amp;to=60&amp;eyes=1&amp;play=1',
          '/embed/player.js',
        ]);
        expect(html).toContain('&lt;b&gt;Ben');
        expect(html).not.toContain('<b>');
        const [, json = ''] = /id="clip">(.*?)<\/script>/.exec(html) ?? [];
        const { film, lines } = JSON.parse(json);
        expect([film.frames.length, lines.length]).toEqual([56, 56]);
        expect(lines.flat().join(' ')).toMatch(/Ana|Cleo/);
        const script = await fetch(`${root}/embed/player.js`);
        expect(await script.text()).toMatch(/^\(function player\(/);
        // The whole of the longest part, uncompressed and compressed.
        const whole = await (await fetch(`${root}/embed/finished1`)).text();
        const { brotliCompressSync } = await import('node:zlib');
        expect(brotliCompressSync(whole).length).toBeLessThan(60_000);
        // All other pages still refuse to be framed.
        const other = await fetch(`${root}/healthz`);
        expect(other.headers.get('x-frame-options')).toBe('DENY');
        expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      },
      { games, limits },
    ));

  test('a picture is a PNG of the position at the end of the part', () =>
    withServer(
      places.fresh(),
      async (server) => {
        await server.tables.storage.commit(sabotage('finished1').writes);
        const picture = async (search: string): Promise<Buffer> => {
          const reply = await fetch(`http://127.0.0.1:${server.port}/api/pictures/finished1.png${search}`);
          expect(reply.headers.get('content-type')).toBe('image/png');
          return Buffer.from(await reply.arrayBuffer());
        };
        const early = await picture('?at=3');
        expect(early.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
        expect([early.readUInt32BE(16), early.readUInt32BE(20)]).toEqual([1200, 630]);
        const at = early.indexOf('IDAT');
        const pixels = inflateSync(early.subarray(at + 4, at + 4 + early.readUInt32BE(at - 4)));
        expect(pixels.length).toBe(1201 * 630);
        expect(await picture('?at=1&to=3')).toEqual(early);
        expect(await picture('?at=40')).not.toEqual(early);
        // What makes no sense is as if it were absent.
        expect(await picture('?at=nonsense&eyes=77')).toEqual(await picture(''));
      },
      { games, limits },
    ));

  test('nothing of a game that runs, that was deleted, that never was, or of a daily game on its day', () =>
    withServer(
      places.fresh(),
      async (server) => {
        const { storage } = server.tables;
        await storage.commit(sabotage('running12', 30).writes);
        const daily = sabotage('daily1234');
        const day = new Date().toISOString().slice(0, 10);
        const room = JSON.stringify({ ...daily.room, daily: { day, iterations: 1 } });
        await storage.commit(
          daily.writes.map((write) =>
            write.kind === 'new-table' ? { ...write, row: { ...write.row, room } } : write,
          ),
        );
        const root = `http://127.0.0.1:${server.port}`;
        const said = new Set<string>();
        for (const id of ['running12', 'daily1234', 'never1234']) {
          const embed = await fetch(`${root}/embed/${id}?language=en`);
          expect([id, embed.status]).toEqual([id, 404]);
          expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
          said.add(await embed.text());
          const picture = await fetch(`${root}/api/pictures/${id}.png`);
          expect([id, picture.status, await picture.json()]).toEqual([id, 404, { error: 'no-record' }]);
        }
        // The same answer for all of them, to the byte.
        expect([...said]).toEqual([
          expect.stringContaining('still being played, was deleted, or never existed'),
        ]);
      },
      { games, limits },
    ));
});
