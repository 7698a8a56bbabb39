import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '../../packages/catalogue/src/loaded.ts';
import { OPERATIONS } from '../../packages/server/src/api/operations.ts';
import { playedGame } from '../../packages/server/test/played-game.ts';
import { Tab } from '../../packages/server/test/tab.ts';
import { openServer } from '../../packages/server/test/test-server.ts';
import { table } from './marks.ts';

/** The addresses of the public API, from the list that the server serves. */
export const apiTable = (): string =>
  table(
    ['request', 'what it tells', 'scope', 'answer'],
    OPERATIONS.map(({ method, path, summary, scope, answer, lines, live }) => [
      `\`${method} ${path.replace(/:(\w+)/g, '{$1}')}\``,
      summary,
      scope ?? '',
      `${answer}${live ? ', live lines' : lines ? ', lines' : ''}`,
    ]),
  );

const ORIGIN = 'https://mazmorra.example';

/** What changes with every server and every day stands for itself in the document. */
const settled = (text: string): string =>
  text
    .replace(/\b1[5-9]\d{11}\b/g, '1700000000000')
    .replace(/20\d\d-Q[1-4]/g, '2026-Q4')
    .replace(/"table":"[\w-]{22}"/g, '"table":"TABLE"')
    .replace(/\/t\/[\w-]{22}#[\w-]{22}/g, '/t/TABLE#INVITE');

/** Asks a real server and writes down what it answers. */
export async function apiAnswers(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'mazmorra-docs-'));
  const server = await openServer({ data }, { games: [gameOf('dungeon-raiders')], origins: [ORIGIN] });
  try {
    const game = playedGame('example-game', 1000, gameOf('dungeon-raiders'), {
      names: ['Ana', 'Bea', 'Caro'],
    });
    await server.tables.storage.commit(
      game.writes.map((write) =>
        write.kind === 'new-table' ? { ...write, row: { ...write.row, listed: true } } : write,
      ),
    );
    const ana = await Tab.enter(server.port, { name: 'Ana' });
    const { token } = await ana.ask('add-token', { name: 'docs', scopes: ['read', 'challenge'] });
    const said: string[] = [];
    const ask = async (request: string, path: string, init: RequestInit = {}): Promise<void> => {
      const reply = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        ...init,
        headers: { host: 'mazmorra.example', ...init.headers },
      });
      said.push('```', request, '', `${reply.status} ${reply.headers.get('content-type')}`);
      said.push(settled((await reply.text()).trim()), '```', '');
    };
    const bearer = { authorization: `Bearer ${token}` };
    await ask('GET /api/v1/games?limit=1', '/api/v1/games?limit=1');
    await ask('GET /api/v1/leaderboards/dungeon-raiders', '/api/v1/leaderboards/dungeon-raiders');
    await ask('GET /api/v1/me\nAuthorization: Bearer TOKEN', '/api/v1/me', { headers: bearer });
    const body = JSON.stringify({ game: 'dungeon-raiders', seats: 3, listed: true });
    await ask(`POST /api/v1/challenges\nAuthorization: Bearer TOKEN\n\n${body}`, '/api/v1/challenges', {
      method: 'POST',
      body,
      headers: { ...bearer, 'content-type': 'application/json' },
    });
    await ask('GET /api/v1/tables', '/api/v1/tables');
    await ask('GET /api/v1/me/tables\nAuthorization: Bearer TOKEN', '/api/v1/me/tables', { headers: bearer });
    await ask('GET /api/v1/people/Nobody/games', '/api/v1/people/Nobody/games');
    await ask('GET /api/v1/me', '/api/v1/me');
    await ana.close();
    return said.slice(0, -1).join('\n');
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
