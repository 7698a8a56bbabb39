import { gameIds } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { FastRng, fastSource, type Json, seenBy, Table } from '@mazmorra/kernel';
import type { PlayView, RoomView, ServerMessage } from '@mazmorra/protocol';
import { type Link, type RemoteChange, RemoteTable } from '@mazmorra/protocol/client';
import { expect, test } from 'vitest';
import { filmOf } from '../../../server/src/table/film.ts';
import { Feed, playView, StepText } from '../../../server/src/table/updates.ts';
import { filmed } from '../../src/local/filmed.ts';

const ANSWERS = 150;

/** A connection at whose other end the test speaks. */
function opened(play: PlayView, listen: (change: RemoteChange) => void) {
  const link = {
    online: true,
    addChannel: () => 1,
    removeChannel: () => undefined,
    ask: (_: string, __: object, { resolve }: { resolve(reply: unknown): void }) =>
      queueMicrotask(() => resolve({ room: {} as RoomView, play, chat: [] })),
  } as unknown as Link;
  return new RemoteTable(link, { table: 't', listen });
}

test.each(gameIds)('%s: online every event is shown with the view that it has at home', async (id) => {
  const game = gameOf(id);
  const start = { seats: Math.min(4, game.seats.max), random: fastSource(`film ${id}`) };
  // biome-ignore lint/suspicious/noExplicitAny: tables of any game
  const server: Table<any, any, any> = Table.open(game, start);
  const film = filmed(game, 0);
  const home = Table.open(film.game, start);
  const changes: RemoteChange[] = [];
  const remote = opened(playView(server, 0), (change) => changes.push(change));
  await Promise.resolve();
  const feed = new Feed(server, 0);
  const chance = new FastRng('answers');
  let between = 0;
  for (let answer = 0; answer < ANSWERS && server.decisions.length > 0; answer++) {
    const { seat, options } = chance.pick(server.decisions);
    const option = chance.pick(options);
    const before = server.state;
    const step = server.answer(seat, option);
    home.answer(seat, option);
    const said = new StepText(step, server, () => filmOf(server, step, before));
    const tail = feed.update(server, said, before, '');
    remote.receive(JSON.parse(`{"c":1,${tail}`) as ServerMessage & { readonly c: number });
    const told = home.last.events.flatMap((event, place) => {
      const seen = seenBy(event, 0);
      return seen ? [{ event: seen.event, view: film.views[place] }] : [];
    });
    const shown = changes.at(-1);
    if (shown?.type !== 'step') throw new Error('an update is no step');
    expect(shown.events.map(([, event]) => event)).toEqual(plain(told.map(({ event }) => event)));
    // The last event comes with the view after the answer.
    const views = [...told.slice(0, -1).map(({ view }) => view), ...(told.length > 0 ? [home.view(0)] : [])];
    expect(shown.views).toEqual(plain(views));
    between += Math.max(0, told.length - 1);
  }
  expect(between, 'views between').toBeGreaterThan(10);
});

/** As JSON has it: a member without a value is none. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));
