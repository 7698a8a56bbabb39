import { isGameId } from '@mazmorra/catalogue';
import { loadTexts } from '@mazmorra/catalogue/texts';
import type { AnyGame, GameRecord } from '@mazmorra/kernel';
import { usableLanguages } from '@mazmorra/languages/node';
import type { FastifyInstance } from 'fastify';
import type { Instance } from '../instance.ts';
import { languageOf } from '../pages/page.ts';
import { findRecord } from '../retention/records.ts';
import { clipOf, type Part, partOf, sceneAt } from './clip.ts';
import { embedHtml, goneHtml } from './embed.ts';
import { pngOf } from './picture.ts';
import { PLAYER } from './player.ts';

/** The addresses that other sites may show in a frame. */
export const isEmbed = (path: string): boolean => path.startsWith('/embed/');

/** An embedded page loads its own player and nothing else, has no connection, and may stand in any page. */
export const EMBED_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

const ID = /^[A-Za-z0-9_-]{8,64}$/;

interface Asked {
  Params: { table: string };
  Querystring: Record<string, unknown>;
}

interface Found {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly part: Part;
}

/** Pictures of positions, and embedded replays, of games that are over: of everything that has a record, and nothing else. */
export function serveClips(http: FastifyInstance, server: Instance): void {
  const { core } = server;
  const found = async (id: string, query: Asked['Querystring']): Promise<Found | undefined> => {
    const record = ID.test(id) ? await findRecord(core.storage, core.gameList, id, core.now()) : undefined;
    const game = record && core.game(record.game);
    return game && { game, record, part: partOf(query, record.seats) };
  };
  http.get('/embed/player.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(PLAYER),
  );
  http.get<Asked>('/embed/:table', async (request, reply) => {
    const { table } = request.params;
    const language =
      usableLanguages().find((one) => one === request.query['language']) ??
      languageOf(request.headers['accept-language']);
    reply.type('text/html; charset=utf-8').header('vary', 'Accept-Language');
    if (!server.mayTry(request.raw, 'records')) return reply.code(429).send(goneHtml(language));
    const one = await found(table, request.query);
    const texts = one && isGameId(one.game.id) ? await loadTexts(one.game.id) : undefined;
    const clip = one && texts && clipOf(one.game, one.record, texts[language], one.part);
    if (!clip) return reply.code(404).header('cache-control', 'no-store').send(goneHtml(language));
    const { eyes } = one.part;
    const link = `/r/${table}?at=${clip.at}&to=${clip.to}&eyes=${eyes}&play=1`;
    return reply
      .header('cache-control', 'public, max-age=300')
      .send(embedHtml(one.record, clip, language, link));
  });
  http.get<Asked>('/api/pictures/:table', async (request, reply) => {
    if (!server.mayTry(request.raw, 'records')) return reply.code(429).send({ error: 'rate' });
    const one = await found(request.params.table.replace(/\.png$/, ''), request.query);
    const scene = one && sceneAt(one.game, one.record, one.part);
    if (!scene) return reply.code(404).header('cache-control', 'no-store').send({ error: 'no-record' });
    return reply.type('image/png').header('cache-control', 'public, max-age=300').send(pngOf(scene));
  });
}
